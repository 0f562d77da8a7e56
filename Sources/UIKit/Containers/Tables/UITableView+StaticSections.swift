/// Sections of a document's static table on a device.
extension UITableView {
  /// Heights of the headers and footers with titles, section by section; nil where there is none.
  package struct TitleHeights {
    package var header: CGFloat?
    package var footer: CGFloat?
  }

  /// What the titles take in the table's present width, at its text size.
  package var titleHeights: [TitleHeights] {
    sections.map {
      TitleHeights(
        header: height(of: SectionTitle($0.headerTitle, isFooter: false, in: self)),
        footer: height(of: SectionTitle($0.footerTitle, isFooter: true, in: self)))
    }
  }

  /// What stands between two rows of a static table: the footer of one section and the header of
  /// the next.
  private struct SectionGap {
    var length: CGFloat = 0
    /// What it is by the same rules on the document's canvas.
    var canvasLength: CGFloat = 0
    var hasTitle = false

    mutating func add(_ title: CGFloat?, onCanvas: CGFloat?, untitled: CGFloat) {
      length += title ?? untitled
      canvasLength += onCanvas ?? title ?? untitled
      hasTitle = hasTitle || title != nil
    }
  }

  /// Puts the sections below each other and returns where they end.
  ///
  /// Without titles grouped rows are as far apart as the table states, from iOS 13 on above the
  /// first section as well: so have it 22 tables in 15 documents of Xcode 11 to 26.
  func stackSections() -> CGFloat {
    let titles = titleHeights
    var y = tableHeaderView?.frame.maxY ?? 0
    var givenEnd = y
    var gap = SectionGap()
    for (index, section) in sections.enumerated() {
      add(header: index, titles, to: &gap)
      if let first = section.cells.first {
        let given = (first.givenFrame ?? first.frame).minY - givenEnd
        y += gap.length + roomAbove(gap, given: given, isFirst: index == 0)
        gap = SectionGap()
      }
      for cell in section.cells {
        place(cell, at: y)
        y = cell.frame.maxY
        givenEnd = cell.givenFrame?.maxY ?? y
      }
      add(footer: index, titles, to: &gap)
    }
    y += gap.length
    tableFooterView?.frame.origin.y = y
    return y
  }

  /// Room above a grouped table's title, beyond what the title takes by itself.
  ///
  /// On the canvas it is 17½ points above the first section and none above the others in most
  /// documents, 7⅓ in some and none in others, which nothing that they state explains: what the
  /// document has is kept, where it can be that.
  private func roomAbove(_ gap: SectionGap, given: CGFloat, isFirst: Bool) -> CGFloat {
    guard style != .plain, gap.hasTitle else { return 0 }
    let room = given - gap.canvasLength
    if room > -0.5, room < bareGap + 0.5 { return max(0, room) }
    return isFirst ? bareGap : 0
  }

  /// The empty strips that the canvas of Xcode 11 to 26 puts around the sections of a plain table are
  /// there with automatic heights as well, with which no app has them.
  private func add(header index: Int, _ titles: [TitleHeights], to gap: inout SectionGap) {
    let title = titles[index].header
    let padding = headerPadding(header: title ?? 0)
    gap.length += padding
    gap.canvasLength += padding
    gap.add(
      title, onCanvas: canvasTitleHeights?[index].header,
      untitled: untitledHeight(sectionHeaderHeight))
  }

  private func add(footer index: Int, _ titles: [TitleHeights], to gap: inout SectionGap) {
    gap.add(
      titles[index].footer, onCanvas: canvasTitleHeights?[index].footer,
      untitled: untitledHeight(sectionFooterHeight))
  }
}

extension UITableView {
  /// A section whose rows are known beforehand.
  package struct StaticSection {
    package var headerTitle: String?
    package var footerTitle: String?
    package var cells: [UITableViewCell]

    package init(headerTitle: String?, footerTitle: String?, cells: [UITableViewCell]) {
      self.headerTitle = headerTitle
      self.footerTitle = footerTitle
      self.cells = cells
    }
  }

  /// Whether the table shows what a document states instead of what a data source says.
  var followsDocument: Bool { nibElementName != nil && dataSource == nil }

  /// Lays the rows of a document out.
  func layOutDocument() {
    var shift = prototypeShift
    let rows = sections.flatMap(\.cells)
    for view in subviews {
      guard let cell = view as? UITableViewCell, rows.contains(where: { $0 === cell }) else {
        stretch(view)
        continue
      }
      place(cell, shift: &shift)
    }
    let end = rows.map(\.frame.maxY).max() ?? 0
    moveFooter(below: rows)
    contentSize = CGSize(width: frame.width, height: max(end, tableFooterView?.frame.maxY ?? 0))
  }

  /// Keeps the footer as far below the rows as the document has it, when they grew.
  private func moveFooter(below rows: [UITableViewCell]) {
    guard let footer = tableFooterView, let last = rows.max(by: { $0.frame.maxY < $1.frame.maxY }),
      last.followsContentHeight
    else { return }
    let gap = footerGap ?? footer.frame.minY - (last.givenFrame ?? last.frame).maxY
    footerGap = gap
    footer.frame.origin.y = last.frame.maxY + gap
  }

  /// How far the rows move up off Interface Builder's canvas, which puts a strip with the words
  /// “Prototype Cells” above those of a plain table.
  private var prototypeShift: CGFloat {
    guard showsPrototypes, style == .plain, let first = sections.first?.cells.first,
      first.followsContentHeight
    else { return 0 }
    return (tableHeaderView?.frame.maxY ?? 0) - (first.givenFrame ?? first.frame).minY
  }

  /// Gives a cell its width and height, and moves it by what the rows above grew.
  ///
  /// On Interface Builder's canvas the inset of a section is the one that the document gives.
  private func place(_ cell: UITableViewCell, shift: inout CGFloat) {
    let given = cell.givenFrame ?? cell.frame
    cell.frame = CGRect(
      x: given.minX, y: given.minY + shift, width: max(0, frame.width - 2 * given.minX),
      height: given.height)
    if cell.followsContentHeight { spread(cell) }
    if hasAutomaticHeight(cell), cell.followsContentHeight {
      let height = cell.fittingHeight
      shift += height - given.height
      cell.frame.size.height = height
    }
  }

  /// Gives a row the table's width; inset sections leave margins, the others keep their content
  /// clear of a cutout.
  private func spread(_ cell: UITableViewCell) {
    let (x, width) = rowSpan
    cell.frame.origin.x = x
    cell.frame.size.width = width
    cell.keepContent(within: style == .insetGrouped ? .zero : safeAreaInsets)
  }

  private func hasAutomaticHeight(_ cell: UITableViewCell) -> Bool {
    !cell.hasCustomRowHeight && rowHeight == Self.automaticDimension
  }

  /// Headers and footers take the table's width.
  private func stretch(_ view: UIView) {
    guard view === tableHeaderView || view === tableFooterView else { return }
    view.frame.size.width = frame.width
  }
}

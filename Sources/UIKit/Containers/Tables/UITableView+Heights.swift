extension UITableView {
  /// Height of a row before it is seen, where no estimate is given.
  static let standardHeight: CGFloat = 44
  /// Room above a plain table's headers since iOS 15.
  private static let plainHeaderPadding: CGFloat = 22
  /// Heights of headers and footers that do not say theirs.
  private static let plainHeaderHeight: CGFloat = 28
  private static let groupedHeaderHeight: CGFloat = 38
  /// Distance in grouped tables where there is no title: 17.67 at 3x, 17.5 at 2x.
  private static let groupedGap: CGFloat = 53 / 3

  /// Narrowest table whose inset sections stand 20 points off its sides instead of 16.
  private static let narrowestWide: CGFloat = 400

  /// Where rows begin and how wide they are: inset sections leave margins.
  var rowSpan: (x: CGFloat, width: CGFloat) {
    let room = frame.width
    guard style == .insetGrouped else { return (0, room) }
    let safe = safeAreaInsets
    let margin: CGFloat = room < Self.narrowestWide ? 16 : 20
    return (safe.left + margin, max(0, room - safe.left - safe.right - 2 * margin))
  }

  /// Distance of text from the sides of a row.
  var sideMargin: CGFloat {
    let margin: CGFloat = UIKitRelease.current.iOS >= 26 || frame.width >= 414 ? 20 : 16
    guard cellLayoutMarginsFollowReadableWidth else { return margin }
    // The readable part of the row is in its middle.
    return max(margin, (rowSpan.width - Self.readableWidth) / 2)
  }

  /// Widest readable text at the default text size, as of the readable content guide.
  private static let readableWidth: CGFloat = 664

  func heightsChanged() {
    state.geometry = nil
    setNeedsLayout()
  }

  /// Has everything that sizes itself asked again.
  func forgetFittedHeights() {
    state.fittedRows = [:]
    state.fittedHeaders = [:]
    state.fittedFooters = [:]
    heightsChanged()
  }

  /// Where everything is, with estimates for what was not seen yet.
  func geometry() -> TableGeometry {
    // Titles take what the safe area leaves of the width.
    if state.fittedWidth != bounds.width || state.fittedTitleWidth != titleSpan.width {
      state.fittedWidth = bounds.width
      state.fittedTitleWidth = titleSpan.width
      forgetFittedHeights()
    }
    if let geometry = state.geometry { return geometry }
    var geometry = TableGeometry(start: tableHeaderView?.frame.height ?? 0, width: bounds.width)
    for (section, count) in loadedCounts().enumerated() {
      let header = edgeHeight(section, isHeader: true)
      geometry.append(
        padding: headerPadding(header: header), header: header,
        rows: (0..<count).map { height(ofRow: IndexPath(row: $0, section: section)) },
        footer: edgeHeight(section, isHeader: false))
    }
    state.geometry = geometry
    return geometry
  }

  // MARK: Rows

  /// Height that delegate or table state for a row; automatic where its content decides.
  func statedHeight(ofRow path: IndexPath) -> CGFloat {
    delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
  }

  private func height(ofRow path: IndexPath) -> CGFloat {
    let stated = statedHeight(ofRow: path)
    guard stated == Self.automaticDimension else { return stated }
    if let fitted = state.fittedRows[path] { return fitted }
    let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return estimate > 0 ? estimate : Self.standardHeight
  }

  // MARK: Headers and footers

  /// Room above a section's header.
  func headerPadding(header: CGFloat) -> CGFloat {
    if sectionHeaderTopPadding != Self.automaticDimension { return sectionHeaderTopPadding }
    guard style == .plain, header > 0, UIKitRelease.current.iOS >= 15 else { return 0 }
    return Self.plainHeaderPadding
  }

  /// Height of a section's header or footer.
  ///
  /// What the delegate says holds; a delegate that leaves the method out says what the table's own
  /// property does.
  private func edgeHeight(_ section: Int, isHeader: Bool) -> CGFloat {
    let own = isHeader ? sectionHeaderHeight : sectionFooterHeight
    let said =
      isHeader
      ? delegate?.tableView(self, heightForHeaderInSection: section)
      : delegate?.tableView(self, heightForFooterInSection: section)
    let stated = said ?? own
    // None is none, whoever says so.
    if stated == 0 { return 0 }
    if stated != own, stated != Self.automaticDimension { return max(0, stated) }
    let known = isHeader ? state.fittedHeaders[section] : state.fittedFooters[section]
    if let known { return known }
    let view = headerFooter(section, isHeader: isHeader)
    let height = height(of: view, stated: stated)
    keep(view, section, isHeader: isHeader)
    if isHeader {
      state.fittedHeaders[section] = height
    } else {
      state.fittedFooters[section] = height
    }
    return height
  }

  /// The data source's title of a section.
  func title(_ section: Int, isHeader: Bool) -> SectionTitle? {
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    return SectionTitle(title, isFooter: !isHeader, in: self)
  }

  /// Height of a header or footer of the delegate's, of one with a title, or of a bare gap.
  ///
  /// The height that the table states is too low for titles in most documents, 18 points in grouped
  /// tables, and their canvas gives them what they need.
  private func height(of view: UIView?, stated: CGFloat) -> CGFloat {
    guard let view else { return untitledHeight(stated) }
    let title = (view as? UITableViewHeaderFooterView)?.title
    if let height = height(of: title) { return max(stated, height) }
    if stated != Self.automaticDimension { return max(0, stated) }
    let own = fittedHeight(of: view)
    if own >= 1 { return own }
    return style == .plain ? Self.plainHeaderHeight : Self.groupedHeaderHeight
  }

  /// Height of a header or footer without title and view: a plain table has none, though nearly
  /// every storyboard states 28 points.
  func untitledHeight(_ stated: CGFloat) -> CGFloat {
    if style == .plain { return 0 }
    return stated == Self.automaticDimension ? bareGap : max(0, stated)
  }

  /// Distance between the rows of a grouped table where there is no title.
  var bareGap: CGFloat {
    PixelGrid.round(Self.groupedGap - 0.001, scale: traitCollection.displayScale)
  }

  private func fittedHeight(of view: UIView) -> CGFloat {
    let width = bounds.width
    view.frame.size.width = width
    if let view = view as? UITableViewHeaderFooterView { return view.fittedHeight(width: width) }
    guard !view.constraints.isEmpty else { return 0 }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func keep(_ view: UIView?, _ section: Int, isHeader: Bool) {
    guard let view else { return }
    let known = isHeader ? state.shownHeaders[section] : state.shownFooters[section]
    if let known, known !== view { drop(section, isHeader: isHeader) }
    if isHeader { state.shownHeaders[section] = view } else { state.shownFooters[section] = view }
  }
}

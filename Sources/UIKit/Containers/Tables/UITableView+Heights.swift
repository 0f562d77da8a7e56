extension UITableView {
  /// Height of a row before it is seen, where no estimate is given.
  private static let standardHeight: CGFloat = 44
  /// Height of a plain table's header or footer with a title.
  private static let plainTitleHeight: CGFloat = 28
  /// Room above a plain table's headers since iOS 15.
  private static let plainHeaderPadding: CGFloat = 22
  /// Heights in grouped tables with a title, as Interface Builder's canvas has them.
  private static let groupedTitleHeight: CGFloat = 38
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
    if state.fittedWidth != bounds.width {
      state.fittedWidth = bounds.width
      forgetFittedHeights()
    }
    if let geometry = state.geometry { return geometry }
    var geometry = TableGeometry(start: tableHeaderView?.frame.height ?? 0, width: bounds.width)
    for (section, count) in loadedCounts().enumerated() {
      let header = headerHeight(section)
      geometry.append(
        padding: headerPadding(section, header: header), header: header,
        rows: (0..<count).map { height(ofRow: IndexPath(row: $0, section: section)) },
        footer: footerHeight(section))
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

  private func headerPadding(_ section: Int, header: CGFloat) -> CGFloat {
    if sectionHeaderTopPadding != Self.automaticDimension { return sectionHeaderTopPadding }
    guard style == .plain, header > 0, UIKitRelease.current.iOS >= 15 else { return 0 }
    return Self.plainHeaderPadding
  }

  private func headerHeight(_ section: Int) -> CGFloat {
    let stated = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    if stated != Self.automaticDimension { return max(0, stated) }
    if let fitted = state.fittedHeaders[section] { return fitted }
    let view = headerFooter(section, isHeader: true)
    let height = automaticHeight(of: view, hasTitle: title(section, isHeader: true) != nil)
    keep(view, section, isHeader: true)
    state.fittedHeaders[section] = height
    return height
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    let stated = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if stated != Self.automaticDimension { return max(0, stated) }
    if let fitted = state.fittedFooters[section] { return fitted }
    let view = headerFooter(section, isHeader: false)
    let height = automaticHeight(of: view, hasTitle: title(section, isHeader: false) != nil)
    keep(view, section, isHeader: false)
    state.fittedFooters[section] = height
    return height
  }

  func title(_ section: Int, isHeader: Bool) -> String? {
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    return title?.isEmpty == true ? nil : title
  }

  /// Height of a header or footer of the delegate's, of one with a title, or of a bare gap.
  private func automaticHeight(of view: UIView?, hasTitle: Bool) -> CGFloat {
    let scale = traitCollection.displayScale
    if let view {
      let own = fittedHeight(of: view)
      if own >= 1 { return own }
      return style == .plain ? Self.plainTitleHeight : Self.groupedTitleHeight
    }
    if hasTitle { return style == .plain ? Self.plainTitleHeight : Self.groupedTitleHeight }
    guard style != .plain else { return 0 }
    return PixelGrid.round(Self.groupedGap - 0.001, scale: scale)
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
    if isHeader { state.shownHeaders[section] = view } else { state.shownFooters[section] = view }
  }
}

extension UITableView {
  /// Rounds of measuring after which a table that still changes is taken as it is.
  private static let roundLimit = 32

  /// Gives every row in the bounds a cell in its place, and headers and footers theirs.
  func layOutRows() {
    guard !state.isLayingOut else { return }
    state.isLayingOut = true
    defer { state.isLayingOut = false }
    for _ in 0..<Self.roundLimit {
      let geometry = geometry()
      let end = geometry.end + (tableFooterView?.frame.height ?? 0)
      let size = CGSize(width: bounds.width, height: end)
      if size != contentSize { contentSize = size }
      show(geometry.rows(from: bounds.minY, to: bounds.maxY))
      if !fitRows() { break }
    }
    placeHeadersAndFooters()
    placeEdgeViews()
    state.hasLaidOut = true
    settleOffset()
  }

  // MARK: Rows

  private func show(_ paths: [IndexPath]) {
    let wanted = Set(paths)
    for path in state.shown.keys.filter({ !wanted.contains($0) }).sorted() { conceal(path) }
    for path in paths {
      if let cell = state.shown[path] {
        place(cell, at: path)
      } else if let cell = dataSource?.tableView(self, cellForRowAt: path) {
        appear(cell, at: path)
      }
    }
  }

  private func appear(_ cell: UITableViewCell, at path: IndexPath) {
    state.shown[path] = cell
    cell.enter(self)
    if cell.superview !== self { insertSubview(cell, at: rowIndex) }
    place(cell, at: path)
    cell.isSelected = state.selected.contains(path)
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
    if let level = delegate?.tableView(self, indentationLevelForRowAt: path) {
      cell.indentationLevel = level
    }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  /// Where rows go among the subviews: above the background, below everything else.
  private var rowIndex: Int {
    backgroundView?.superview === self ? 1 : 0
  }

  private func place(_ cell: UITableViewCell, at path: IndexPath) {
    let frame = rectForRow(at: path)
    if cell.frame != frame { cell.frame = frame }
    cell.keepContent(within: coveredSides)
    let count = numberOfRows(inSection: path.section)
    cell.sectionPlace = (path.row == 0, path.row == count - 1)
  }

  /// Takes a cell out of use.
  func conceal(_ path: IndexPath) {
    guard let cell = state.shown.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { state.cells.put(cell, for: identifier) }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  /// Asks the rows shown for their height, where that follows from the content; whether one changed.
  private func fitRows() -> Bool {
    var changed = false
    for (path, cell) in state.shown {
      guard statedHeight(ofRow: path) == Self.automaticDimension, state.fittedRows[path] == nil
      else { continue }
      let height = cell.heightForContent(width: rowSpan.width)
      state.fittedRows[path] = height
      if abs(height - rectForRow(at: path).height) > 0.001 { changed = true }
    }
    if changed { state.geometry = nil }
    return changed
  }

  /// Asks a row again whose content may have changed, as tables do by themselves since iOS 16.
  func refit(_ cell: UITableViewCell) {
    guard !followsDocument, UIKitRelease.current.iOS >= 16, sizingInvalidation != .disabled,
      let path = indexPath(for: cell),
      let known = state.fittedRows[path]
    else { return }
    let height = cell.heightForContent(width: rowSpan.width)
    cell.isFreshlyMeasured = false
    guard abs(height - known) > 0.01 else { return }
    state.fittedRows[path] = height
    heightsChanged()
  }

  // MARK: Headers and footers

  private func placeHeadersAndFooters() {
    let geometry = geometry()
    let seen = bounds
    for section in geometry.sections.indices {
      placeHeaderFooter(
        section, isHeader: true, pinned(headerRect(section, geometry), geometry, section, true),
        seen)
      placeHeaderFooter(
        section, isHeader: false,
        pinned(geometry.rect(ofFooter: section, width: bounds.width), geometry, section, false),
        seen)
    }
    for section in state.shownHeaders.keys where section >= geometry.sections.count {
      drop(section, isHeader: true)
    }
    for section in state.shownFooters.keys where section >= geometry.sections.count {
      drop(section, isHeader: false)
    }
  }

  /// The header itself, without the room above it.
  private func headerRect(_ section: Int, _ geometry: TableGeometry) -> CGRect {
    var rect = geometry.rect(ofHeader: section, width: bounds.width)
    rect.origin.y += geometry.sections[section].padding
    rect.size.height -= geometry.sections[section].padding
    return rect
  }

  /// In a plain table headers stay at the top while their section is seen, footers at the bottom.
  private func pinned(
    _ rect: CGRect, _ geometry: TableGeometry, _ section: Int, _ isHeader: Bool
  ) -> CGRect {
    guard style == .plain else { return rect }
    let seen = bounds.inset(by: adjustedContentInset)
    let part = geometry.sections[section]
    var pinned = rect
    if isHeader {
      pinned.origin.y = max(rect.minY, min(seen.minY, part.bottom - rect.height))
    } else {
      pinned.origin.y = min(rect.minY, max(seen.maxY - rect.height, part.top))
    }
    return pinned
  }

  private func placeHeaderFooter(
    _ section: Int, isHeader: Bool, _ rect: CGRect, _ seen: CGRect
  ) {
    guard rect.height > 0, rect.intersects(seen) else { return drop(section, isHeader: isHeader) }
    let known = isHeader ? state.shownHeaders[section] : state.shownFooters[section]
    guard let view = known ?? headerFooter(section, isHeader: isHeader) else { return }
    if isHeader { state.shownHeaders[section] = view } else { state.shownFooters[section] = view }
    if view.superview !== self {
      addSubview(view)
      if isHeader {
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      } else {
        delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      }
    }
    if view.frame != rect { view.frame = rect }
  }

  /// The delegate's view of a header or footer, or one with the data source's title.
  func headerFooter(_ section: Int, isHeader: Bool) -> UIView? {
    let own =
      isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    if let own {
      (own as? UITableViewHeaderFooterView)?.table = self
      return own
    }
    guard let title = title(section, isHeader: isHeader) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.table = self
    view.isFooter = !isHeader
    view.show(title)
    return view
  }

  /// Takes a header or footer out of use.
  func drop(_ section: Int, isHeader: Bool) {
    let view =
      isHeader
      ? state.shownHeaders.removeValue(forKey: section)
      : state.shownFooters.removeValue(forKey: section)
    guard let view else { return }
    let wasShown = view.superview === self
    if wasShown { view.removeFromSuperview() }
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      state.headers.put(view, for: identifier)
    }
    guard wasShown else { return }
    if isHeader {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  // MARK: The table's own header and footer

  private func placeEdgeViews() {
    if let header = tableHeaderView {
      place(header, CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height))
    }
    if let footer = tableFooterView {
      place(
        footer,
        CGRect(x: 0, y: geometry().end, width: bounds.width, height: footer.frame.height))
    }
    if let backgroundView { place(backgroundView, bounds) }
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    if view.frame != frame { view.frame = frame }
  }

  func replaceEdgeView(_ old: UIView?, by new: UIView?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    // A document's header is a subview before the table hears that it is the header.
    if let new, new.superview !== self { addSubview(new) }
    heightsChanged()
  }

  func replaceBackground(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    guard let backgroundView, backgroundView.superview !== self else { return }
    insertSubview(backgroundView, at: 0)
    setNeedsLayout()
  }
}

extension UITableView {
  /// Number of rows of each section, asked of the data source where it is not known.
  func loadedCounts() -> [Int] {
    if let counts = state.counts { return counts }
    let counts = currentCounts()
    state.counts = counts
    return counts
  }

  private func currentCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
    }
  }

  /// Drops everything that came from the data source.
  func forgetData() {
    state.counts = nil
    state.selected = []
    for path in Array(state.shown.keys) { conceal(path) }
    forgetHeights()
    setNeedsLayout()
  }

  private func forgetHeights() {
    state.fittedRows = [:]
    state.fittedHeaders = [:]
    state.fittedFooters = [:]
    state.geometry = nil
    for section in Array(state.shownHeaders.keys) { drop(section, isHeader: true) }
    for section in Array(state.shownFooters.keys) { drop(section, isHeader: false) }
  }

  // MARK: Batches

  func openBatch() {
    state.batchDepth += 1
    // A table that never asked its data source has nothing to follow.
    if state.batch == nil { state.batch = ListUpdate() }
  }

  func closeBatch() {
    guard state.batchDepth > 0 else { return }
    state.batchDepth -= 1
    guard state.batchDepth == 0, let batch = state.batch else { return }
    state.batch = nil
    guard let counts = state.counts else { return setNeedsLayout() }
    carryOut(batch, batch.apply(from: counts, to: currentCounts()))
  }

  func runBatch(_ changes: (() -> Void)?) {
    openBatch()
    changes?()
    closeBatch()
  }

  /// Follows the rows through a batch; an empty one has the heights asked for again.
  func carryOut(_ batch: ListUpdate, _ result: ListUpdate.Result) {
    guard state.counts != nil else { return setNeedsLayout() }
    state.counts = currentCounts()
    let replaced = state.shown.keys.filter {
      batch.reloadedSections.contains($0.section) || batch.reloadedItems.contains($0)
        || result.newPath(for: $0) == nil
    }
    for path in replaced.sorted() { conceal(path) }
    var shown: [IndexPath: UITableViewCell] = [:]
    for (path, cell) in state.shown {
      if let target = result.newPath(for: path) { shown[target] = cell }
    }
    state.shown = shown
    state.selected = Set(state.selected.compactMap(result.newPath))
    forgetHeights()
    reconfigure(batch.reconfiguredItems.compactMap(result.newPath))
    if state.hasLaidOut { layOutRows() }
    setNeedsLayout()
  }

  private func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = cellForRow(at: path) else { continue }
      state.reconfigured = (path, cell)
      _ = dataSource?.tableView(self, cellForRowAt: path)
      state.reconfigured = nil
    }
  }

  // MARK: Scrolling

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    let rect = rectForRow(at: path)
    guard rect != .zero else { return }
    guard position != .none else { return scrollRectToVisible(rect, animated: animated) }
    let seen = CGRect(origin: .zero, size: bounds.size).inset(by: adjustedContentInset)
    let size = CGSize(
      width: bounds.width, height: geometry().end + (tableFooterView?.frame.height ?? 0))
    if contentSize != size { contentSize = size }
    var offset = contentOffset
    switch position {
    case .none: break
    case .top: offset.y = rect.minY - seen.minY
    case .middle: offset.y = rect.midY - seen.midY
    case .bottom: offset.y = rect.maxY - seen.maxY
    }
    setContentOffset(clampedOffset(offset), animated: animated)
  }

  // MARK: Selection and editing

  func setSelected(_ isSelected: Bool, at path: IndexPath) {
    if isSelected { state.selected.insert(path) } else { state.selected.remove(path) }
    cellForRow(at: path)?.setSelected(isSelected, animated: false)
  }

  func editingChanged() {
    for cell in state.shown.values { cell.setEditing(isEditing, animated: false) }
  }

  /// Does what a tap on a row does.
  package func tapRow(at path: IndexPath) {
    guard let delegate else {
      return selectRow(at: path, animated: false, scrollPosition: .none)
    }
    guard delegate.tableView(self, shouldHighlightRowAt: path) else { return }
    cellForRow(at: path)?.setHighlighted(true, animated: false)
    delegate.tableView(self, didHighlightRowAt: path)
    cellForRow(at: path)?.setHighlighted(false, animated: false)
    delegate.tableView(self, didUnhighlightRowAt: path)
    guard allowsSelection else { return }
    if allowsMultipleSelection, state.selected.contains(path) {
      guard let target = delegate.tableView(self, willDeselectRowAt: path) else { return }
      setSelected(false, at: target)
      return delegate.tableView(self, didDeselectRowAt: target)
    }
    guard let target = delegate.tableView(self, willSelectRowAt: path) else { return }
    if !allowsMultipleSelection {
      for other in state.selected.sorted() where other != target {
        guard let leaving = delegate.tableView(self, willDeselectRowAt: other) else { continue }
        setSelected(false, at: leaving)
        delegate.tableView(self, didDeselectRowAt: leaving)
      }
    }
    setSelected(true, at: target)
    delegate.tableView(self, didSelectRowAt: target)
  }

  /// Does what a tap on the button at a row's end does.
  package func tapAccessory(at path: IndexPath) {
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  /// Does what the control for deleting or inserting a row does; false where it is not offered.
  @discardableResult
  package func commitEdit(at path: IndexPath) -> Bool {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return false }
    let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    guard style != .none else { return false }
    dataSource.tableView(self, commit: style, forRowAt: path)
    return true
  }

  /// Does what dragging a row to another place does; false where it is not offered.
  @discardableResult
  package func dragRow(at path: IndexPath, to target: IndexPath) -> Bool {
    guard let dataSource, dataSource.tableView(self, canMoveRowAt: path) else { return false }
    dataSource.tableView(self, moveRowAt: path, to: target)
    moveRow(at: path, to: target)
    return true
  }
}

extension UICollectionView {
  /// Number of items of each section, asked of the data source where it is not known.
  func loadedCounts() -> [Int] {
    if let counts = state.counts { return counts }
    let counts = currentCounts()
    state.counts = counts
    return counts
  }

  private func currentCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  /// Drops everything that came from the data source.
  func forgetData() {
    state.counts = nil
    state.selected = []
    for key in Array(state.shown.keys) { conceal(key) }
    invalidateCounts()
  }

  private func invalidateCounts() {
    let contextClass =
      type(of: currentLayout).invalidationContextClass
      as? UICollectionViewLayoutInvalidationContext.Type
    let context = UICollectionViewLayoutInvalidationContext.make(
      contextClass ?? UICollectionViewLayoutInvalidationContext.self)
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    currentLayout.invalidateLayout(with: context)
  }

  /// Collects changes; at the end of the outermost batch they are carried out.
  func runBatch(_ changes: (() -> Void)?) {
    if state.batch != nil {
      changes?()
      return
    }
    // What the changes start from; a collection that never asked has nothing to follow.
    let wasLoaded = state.counts != nil
    state.batch = ListUpdate()
    changes?()
    let batch = state.batch ?? ListUpdate()
    state.batch = nil
    guard wasLoaded else {
      state.counts = nil
      return invalidateCounts()
    }
    if !batch.isEmpty {
      carryOut(batch, batch.apply(from: state.counts ?? [], to: currentCounts()))
    }
  }

  /// Shows the data source's new content with the views that the old one left.
  func carryOut(_ batch: ListUpdate, _ result: ListUpdate.Result) {
    guard state.counts != nil else { return invalidateCounts() }
    state.counts = currentCounts()
    follow(result, batch)
    state.selected = Set(state.selected.compactMap(result.newPath))
    invalidateCounts()
    if state.hasLaidOut {
      prepareLayoutIfNeeded()
      currentLayout.prepare(forCollectionViewUpdates: batch.updateItems)
      let offset = clampedOffset(targetOffset(for: contentOffset))
      if offset != contentOffset { contentOffset = offset }
      layOutElements()
      currentLayout.finalizeCollectionViewUpdates()
    }
    setNeedsLayout()
  }

  /// Gives the views in use the paths that their elements have now.
  private func follow(_ result: ListUpdate.Result, _ batch: ListUpdate) {
    let before = state.shown
    for key in before.keys where isReplaced(key, result, batch) { conceal(key) }
    var after: [CollectionElementKey: CollectionState.Shown] = [:]
    for (key, element) in state.shown {
      var moved = key
      if key.category == .cell {
        guard let path = result.newPath(for: key.indexPath) else { continue }
        moved.indexPath = path
      } else if result.sections.indices.contains(key.indexPath.section),
        let section = result.sections[key.indexPath.section]
      {
        moved.indexPath.section = section
      }
      after[moved] = element
    }
    state.shown = after
    for path in batch.reconfiguredItems {
      guard let path = result.newPath(for: path), let cell = cellForItem(at: path) else { continue }
      state.reconfigured = (path, cell)
      _ = dataSource?.collectionView(self, cellForItemAt: path)
      state.reconfigured = nil
      state.shown[.cell(path)]?.fittedSize = nil
    }
  }

  /// Whether an element is gone, or gets another view.
  private func isReplaced(
    _ key: CollectionElementKey, _ result: ListUpdate.Result, _ batch: ListUpdate
  ) -> Bool {
    let path = key.indexPath
    if batch.reloadedSections.contains(path.section) { return true }
    switch key.category {
    case .cell: return batch.reloadedItems.contains(path) || result.newPath(for: path) == nil
    case .supplementaryView:
      return !result.sections.indices.contains(path.section) || result.sections[path.section] == nil
    case .decorationView: return true
    }
  }
}

extension ListUpdate {
  /// The changes one by one, as layouts get them. A section has no item.
  @MainActor
  fileprivate var updateItems: [UICollectionViewUpdateItem] {
    var items: [UICollectionViewUpdateItem] = []
    func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
    items += deletedSections.map { .init(.delete, before: section($0), after: nil) }
    items += deletedItems.sorted().map { .init(.delete, before: $0, after: nil) }
    items += reloadedSections.map { .init(.reload, before: section($0), after: section($0)) }
    items += reloadedItems.sorted().map { .init(.reload, before: $0, after: $0) }
    items += insertedSections.map { .init(.insert, before: nil, after: section($0)) }
    items += insertedItems.sorted().map { .init(.insert, before: nil, after: $0) }
    items += movedSections.sorted { $0.key < $1.key }
      .map { .init(.move, before: section($0.key), after: section($0.value)) }
    items += movedItems.sorted { $0.key < $1.key }
      .map { .init(.move, before: $0.key, after: $0.value) }
    return items
  }
}

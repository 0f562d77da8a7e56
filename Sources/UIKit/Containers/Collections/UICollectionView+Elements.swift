extension UICollectionView {
  /// Shows exactly what some attributes say.
  func show(_ wanted: [UICollectionViewLayoutAttributes]) {
    let keys = Set(wanted.map(\.elementKey))
    for key in state.shown.keys.filter({ !keys.contains($0) }).sorted(by: Self.precedes) {
      conceal(key)
    }
    for attributes in wanted.sorted(by: { Self.precedes($0.elementKey, $1.elementKey) }) {
      let key = attributes.elementKey
      if state.shown[key] == nil {
        guard let view = makeView(for: attributes) else { continue }
        appear(view, attributes)
      } else {
        place(key, attributes)
      }
    }
  }

  private static func precedes(_ one: CollectionElementKey, _ other: CollectionElementKey) -> Bool {
    if one.indexPath != other.indexPath { return one.indexPath < other.indexPath }
    if one.category != other.category { return one.category.rawValue < other.category.rawValue }
    return one.kind < other.kind
  }

  // MARK: Coming and going

  private func makeView(
    for attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    let path = attributes.indexPath
    let kind = attributes.representedElementKind ?? ""
    switch attributes.representedElementCategory {
    case .cell: return dataSource?.collectionView(self, cellForItemAt: path)
    case .supplementaryView:
      return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    case .decorationView:
      state.decorations.register(unlessRegistered: currentLayout.decorationClasses[kind], for: kind)
      return state.decorations.view(for: kind, named: kind, kind: kind, frame: attributes.frame)
    }
  }

  private func appear(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    let key = attributes.elementKey
    state.shown[key] = CollectionState.Shown(
      view: view, attributes: attributes, fittedSize: nil)
    insert(view, zIndex: attributes.zIndex)
    apply(attributes, to: view)
    let cell = view as? UICollectionViewCell
    cell?.isSelected = state.selected.contains(key.indexPath)
    switch key.category {
    case .cell:
      if let cell { delegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath) }
    case .supplementaryView:
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.indexPath)
    case .decorationView: break
    }
  }

  /// Takes a view out of use.
  func conceal(_ key: CollectionElementKey) {
    guard let view = state.shown.removeValue(forKey: key)?.view else { return }
    view.removeFromSuperview()
    let identifier = view.reuseIdentifier ?? ""
    switch key.category {
    case .cell:
      state.cells.put(view, for: identifier)
      guard let cell = view as? UICollectionViewCell else { return }
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
    case .supplementaryView:
      state.supplementaries.put(view, for: "\(key.kind)\n\(identifier)")
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind,
        at: key.indexPath)
    case .decorationView: state.decorations.put(view, for: key.kind)
    }
  }

  // MARK: Places

  private func place(_ key: CollectionElementKey, _ attributes: UICollectionViewLayoutAttributes) {
    guard let element = state.shown[key] else { return }
    if element.attributes != attributes {
      state.shown[key]?.attributes = attributes
      if element.attributes.zIndex != attributes.zIndex {
        element.view.removeFromSuperview()
        insert(element.view, zIndex: attributes.zIndex)
      }
      return apply(attributes, to: element.view)
    }
    // Something else may have moved the view since.
    setGeometry(of: element.view, attributes)
  }

  private func apply(
    _ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView
  ) {
    setGeometry(of: view, attributes)
    view.alpha = attributes.alpha
    view.apply(attributes)
  }

  private func setGeometry(
    of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    if attributes.transform.isIdentity, view.transform.isIdentity {
      if view.frame != attributes.frame { view.frame = attributes.frame }
    } else {
      view.bounds.size = attributes.size
      view.center = attributes.center
      view.transform = attributes.transform
    }
    (view as? UICollectionViewCell)?.fitContentView()
  }

  /// Adds a view above the elements that lie at its height or lower, and below everything else.
  private func insert(_ view: UICollectionReusableView, zIndex: Int) {
    let heights = Dictionary(
      state.shown.values.lazy.filter { $0.view !== view }
        .map { (ObjectIdentifier($0.view), $0.attributes.zIndex) },
      uniquingKeysWith: { first, _ in first })
    var index = backgroundView?.superview === self ? 1 : 0
    for (position, other) in subviews.enumerated() {
      if let height = heights[ObjectIdentifier(other)], height <= zIndex { index = position + 1 }
    }
    insertSubview(view, at: index)
  }

  func replaceBackground(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    guard let backgroundView, backgroundView.superview !== self else { return }
    insertSubview(backgroundView, at: 0)
    setNeedsLayout()
  }

  // MARK: Selection

  func setSelected(_ isSelected: Bool, at path: IndexPath) {
    if isSelected { state.selected.insert(path) } else { state.selected.remove(path) }
    cellForItem(at: path)?.isSelected = isSelected
  }

  /// Does what a tap on an item does.
  package func tapItem(at path: IndexPath) {
    let allowsSelection = isEditing ? allowsSelectionDuringEditing : self.allowsSelection
    let allowsMultipleSelection =
      isEditing ? allowsMultipleSelectionDuringEditing : self.allowsMultipleSelection
    guard let delegate else {
      return selectItem(at: path, animated: false, scrollPosition: [])
    }
    guard delegate.collectionView(self, shouldHighlightItemAt: path) else { return }
    cellForItem(at: path)?.isHighlighted = true
    delegate.collectionView(self, didHighlightItemAt: path)
    cellForItem(at: path)?.isHighlighted = false
    delegate.collectionView(self, didUnhighlightItemAt: path)
    guard allowsSelection || allowsMultipleSelection else { return }
    if state.selected.contains(path), allowsMultipleSelection {
      guard delegate.collectionView(self, shouldDeselectItemAt: path) else { return }
      setSelected(false, at: path)
      return delegate.collectionView(self, didDeselectItemAt: path)
    }
    guard delegate.collectionView(self, shouldSelectItemAt: path) else { return }
    if !allowsMultipleSelection {
      for other in state.selected.sorted() where other != path {
        setSelected(false, at: other)
        delegate.collectionView(self, didDeselectItemAt: other)
      }
    }
    setSelected(true, at: path)
    delegate.collectionView(self, didSelectItemAt: path)
  }
}

extension ReusePool {
  /// Registers a class where none is.
  mutating func register(unlessRegistered viewClass: AnyClass?, for identifier: String) {
    if registeredClass(for: identifier) == nil { register(viewClass, for: identifier) }
  }
}

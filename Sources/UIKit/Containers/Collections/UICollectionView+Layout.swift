extension UICollectionView {
  /// Rounds of measuring after which a layout that still changes is taken as it is.
  private static let roundLimit = 32

  /// Gives every element in the bounds a view in its place.
  func layOutElements() {
    guard !state.isLayingOut else { return }
    state.isLayingOut = true
    defer { state.isLayingOut = false }
    for _ in 0..<Self.roundLimit {
      prepareLayoutIfNeeded()
      show(attributes(in: bounds))
      if !fitElements() { break }
    }
    state.hasLaidOut = true
    settleOffset()
    backgroundView?.frame = bounds
  }

  // MARK: Preparing

  /// Prepares the layout where it is not valid, and takes the content's size from it.
  func prepareLayoutIfNeeded() {
    guard !state.isPreparing, !followsDocument else { return }
    state.isPreparing = true
    defer { state.isPreparing = false }
    _ = loadedCounts()
    if currentLayout.isOutdated { currentLayout.needsPreparation = true }
    guard currentLayout.needsPreparation else { return }
    currentLayout.needsPreparation = false
    currentLayout.prepare()
    let size = currentLayout.collectionViewContentSize
    if size != contentSize { contentSize = size }
    moveOffset()
  }

  /// After the size changed, lets layout and delegate say what is to be seen; otherwise adds what
  /// invalidation contexts asked for.
  private func moveOffset() {
    var offset = contentOffset
    offset.x += state.offsetAdjustment.x
    offset.y += state.offsetAdjustment.y
    state.offsetAdjustment = .zero
    if let old = state.boundsBeforeResize, state.hasLaidOut {
      currentLayout.prepare(forAnimatedBoundsChange: old)
      offset = clampedOffset(targetOffset(for: offset))
      currentLayout.finalizeAnimatedBoundsChange()
    }
    state.boundsBeforeResize = nil
    if offset != contentOffset { contentOffset = offset }
  }

  func targetOffset(for proposed: CGPoint) -> CGPoint {
    let target = currentLayout.targetContentOffset(forProposedContentOffset: proposed)
    return delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: target)
      ?? target
  }

  func boundsWillChange(to new: CGRect) {
    let old = bounds
    guard new != old, !followsDocument else { return }
    if new.size != old.size, state.boundsBeforeResize == nil { state.boundsBeforeResize = old }
    guard state.hasLaidOut, currentLayout.shouldInvalidateLayout(forBoundsChange: new) else {
      return
    }
    currentLayout.invalidateLayout(with: currentLayout.invalidationContext(forBoundsChange: new))
  }

  func layoutBecameInvalid(_ context: UICollectionViewLayoutInvalidationContext) {
    state.offsetAdjustment.x += context.contentOffsetAdjustment.x
    state.offsetAdjustment.y += context.contentOffsetAdjustment.y
    setNeedsLayout()
  }

  // MARK: Attributes

  /// Whether the layout is turned round because the interface reads the other way.
  var isTurned: Bool {
    guard
      currentLayout.flipsHorizontallyInOppositeLayoutDirection || currentLayout.flipsByItself
    else { return false }
    return effectiveUserInterfaceLayoutDirection != currentLayout.developmentLayoutDirection
  }

  func turned(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes?
  {
    guard isTurned, let attributes else { return attributes }
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return nil }
    copy.center.x = contentSize.width - attributes.center.x
    return copy
  }

  /// Attributes of what shows in a rectangle of the content.
  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    prepareLayoutIfNeeded()
    var asked = rect
    if isTurned { asked.origin.x = contentSize.width - rect.maxX }
    return (currentLayout.layoutAttributesForElements(in: asked) ?? []).compactMap {
      // Layouts may answer with more than they were asked for.
      guard !$0.isHidden, let own = turned($0), own.frame.intersects(rect) else { return nil }
      return own
    }
  }

  // MARK: Sizes from content

  /// Asks the elements shown for the size they want; whether the layout changed by it.
  private func fitElements() -> Bool {
    var changed = false
    for (key, element) in state.shown where key.category != .decorationView {
      guard element.fittedSize != element.attributes.size else { continue }
      let preferred = element.view.preferredLayoutAttributesFitting(element.attributes)
      state.shown[key]?.fittedSize = preferred.size
      (element.view as? UICollectionViewCell)?.isFreshlyMeasured = true
      guard
        currentLayout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: element.attributes)
      else { continue }
      currentLayout.invalidateLayout(
        with: currentLayout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: element.attributes))
      changed = true
    }
    return changed
  }

  /// Asks an item again whose content may have changed, as collections do since iOS 16.
  func refit(_ cell: UICollectionViewCell) {
    guard !followsDocument, UIKitRelease.current.iOS >= 16, sizingInvalidation != .disabled,
      let path = indexPath(for: cell),
      let shown = state.shown[.cell(path)], shown.fittedSize != nil,
      let axes = shown.attributes.contentAxes, !axes.isEmpty
    else { return }
    state.shown[.cell(path)]?.fittedSize = nil
    setNeedsLayout()
  }

  // MARK: Another layout

  func changeLayout(to layout: UICollectionViewLayout) {
    let old = currentLayout
    guard layout !== old else { return }
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    let views = state.shown.values.map(\.view)
    for view in views { view.willTransition(from: old, to: layout) }
    old.collectionView = nil
    currentLayout = layout
    layout.collectionView = self
    layout.needsPreparation = true
    if state.hasLaidOut {
      prepareLayoutIfNeeded()
      contentOffset = clampedOffset(targetOffset(for: contentOffset))
    }
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
    for view in views { view.didTransition(from: old, to: layout) }
    setNeedsLayout()
  }

  // MARK: Scrolling

  /// Scrolls so that a rectangle stands at a place of the view; an empty place: as little as needed.
  func scroll(to rect: CGRect, _ position: ScrollPosition, animated: Bool) {
    if position.isEmpty { return scrollRectToVisible(rect, animated: animated) }
    let inset = adjustedContentInset
    let seen = CGRect(origin: .zero, size: bounds.size).inset(by: inset)
    var offset = contentOffset
    if position.contains(.top) {
      offset.y = rect.minY - seen.minY
    } else if position.contains(.centeredVertically) {
      offset.y = rect.midY - seen.midY
    } else if position.contains(.bottom) {
      offset.y = rect.maxY - seen.maxY
    }
    if position.contains(.left) {
      offset.x = rect.minX - seen.minX
    } else if position.contains(.centeredHorizontally) {
      offset.x = rect.midX - seen.midX
    } else if position.contains(.right) {
      offset.x = rect.maxX - seen.maxX
    }
    setContentOffset(clampedOffset(offset), animated: animated)
  }
}

/// A layer inside another, and how many subviews of the owning view lie below it.
///
/// Layers and subviews share one order of drawing; views keep the order of subviews themselves.
package struct FreeSublayer {
  package let layer: CALayer
  package var subviewsBelow: Int
}

extension CALayer {
  /// The layers inside, from back to front, those of a view's subviews among them.
  public var sublayers: [CALayer]? {
    get {
      let layers = orderedSublayers
      return layers.isEmpty ? nil : layers
    }
    set {
      let kept = Set((newValue ?? []).map(ObjectIdentifier.init))
      for layer in orderedSublayers where !kept.contains(ObjectIdentifier(layer)) {
        layer.removeFromSuperlayer()
      }
      for layer in newValue ?? [] where layer.view == nil { addSublayer(layer) }
    }
  }

  public var superlayer: CALayer? { view?.superview?.layer ?? parent }

  private var orderedSublayers: [CALayer] {
    let subviews = view?.subviews ?? []
    var result: [CALayer] = []
    for index in 0...subviews.count {
      result += freeSublayers(above: index).map(\.layer)
      if index < subviews.count { result.append(subviews[index].layer) }
    }
    return result
  }

  /// Free layers directly above the subviews before `index` and below the one at it.
  package func freeSublayers(above index: Int) -> [FreeSublayer] {
    let last = view?.subviews.count ?? 0
    return freeSublayers.filter { min($0.subviewsBelow, last) == index }
  }

  // MARK: Changing the tree

  /// Adds a layer in front of all others.
  public func addSublayer(_ layer: CALayer) {
    insert(layer, at: orderedSublayers(without: layer).count)
  }

  /// Inserts a layer at a place among ``sublayers``.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let others = orderedSublayers(without: layer)
    insert(layer, at: others.firstIndex { $0 === sibling } ?? 0)
  }

  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let others = orderedSublayers(without: layer)
    insert(layer, at: others.firstIndex { $0 === sibling }.map { $0 + 1 } ?? others.count)
  }

  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let index = orderedSublayers.firstIndex(where: { $0 === oldLayer })
    else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  /// Takes the layer out of the one around it; the layer of a view stays with its view.
  public func removeFromSuperlayer() {
    guard view == nil else { return }
    parent?.freeSublayers.removeAll { $0.layer === self }
    parent = nil
  }

  private func orderedSublayers(without layer: CALayer) -> [CALayer] {
    orderedSublayers.filter { $0 !== layer }
  }

  /// Puts a free layer at a place among all sublayers. Layers of views are moved with their views.
  private func insert(_ layer: CALayer, at index: Int) {
    precondition(!isInside(layer), "A layer cannot be added to itself or to what is in it.")
    guard layer.view == nil else { return }
    layer.removeFromSuperlayer()
    let below = orderedSublayers.prefix(max(0, index))
    let subviewsBelow = below.count { $0.view != nil }
    freeSublayers.insert(
      FreeSublayer(layer: layer, subviewsBelow: subviewsBelow), at: below.count - subviewsBelow)
    layer.parent = self
    if !LayoutPass.isRunning { viewAround?.setNeedsLayout() }
  }

  private func isInside(_ layer: CALayer) -> Bool {
    var current: CALayer? = self
    while let candidate = current {
      if candidate === layer { return true }
      current = candidate.superlayer
    }
    return false
  }
}

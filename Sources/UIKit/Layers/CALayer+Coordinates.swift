extension CALayer {
  /// The map from the layer's own coordinates to those of the layer around.
  package var toSuperlayer: CGAffineTransform {
    let bounds = bounds
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  func placed(_ bounds: CGRect) -> CGRect { bounds.applying(toSuperlayer) }

  /// Takes size and position from a frame; only scaling can be undone in the size, as on iOS.
  func place(in frame: CGRect) {
    let map = affineTransform()
    let size = CGRect(origin: .zero, size: frame.size).applying(map.inverted()).size
    ownBounds.size = size
    // The frame's corner is where the mapped bounds begin.
    ownPosition = .zero
    let begin = placed(ownBounds).origin
    ownPosition = CGPoint(x: frame.minX - begin.x, y: frame.minY - begin.y)
  }

  // MARK: Conversion

  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(map(from: l ?? root))
  }

  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying((l ?? root).map(from: self))
  }

  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(map(from: l ?? root))
  }

  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying((l ?? root).map(from: self))
  }

  /// The frontmost layer at a point of the layer around; hidden ones are passed over.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    let point = p.applying(toSuperlayer.inverted())
    guard !isHidden, !masksToBounds || contains(point) else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let hit = layer.hitTest(point) { return hit }
    }
    return contains(point) ? self : nil
  }

  private var root: CALayer {
    var current = self
    while let next = current.superlayer { current = next }
    return current
  }

  private var toRoot: CGAffineTransform {
    var map = CGAffineTransform.identity
    var current: CALayer? = self
    while let layer = current, let next = layer.superlayer {
      map = map.concatenating(layer.toSuperlayer)
      current = next
    }
    return map
  }

  private func map(from layer: CALayer) -> CGAffineTransform {
    layer === self ? .identity : layer.toRoot.concatenating(toRoot.inverted())
  }
}

/// The parts of an affine map: scale first, then shear, then rotate, then translate.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The factors along x and y.
  public var scale: CGSize
  /// How far x moves with y.
  public var horizontalShear: CGFloat
  /// The angle of the rotation, in radians.
  public var rotation: CGFloat
  /// The translation.
  public var translation: CGVector

  /// Creates the components of a map.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }

  /// Creates the components of the map of six zeros.
  public init() {
    self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
  }
}

extension CGAffineTransform {
  /// Creates the map that scales, shears, rotates and then translates.
  public init(_ components: CGAffineTransformComponents) {
    let scaling = CGAffineTransform(
      scaleX: components.scale.width, y: components.scale.height)
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self =
      scaling
      .concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(
        CGAffineTransform(
          translationX: components.translation.dx, y: components.translation.dy))
  }

  /// Returns the parts of the map: `CGAffineTransform(t.decomposed())` is `t` but for rounding.
  ///
  /// The row (a, b) is the image of the x axis: its length is the scale along x, its angle the
  /// rotation. Turned back by that angle, the row (c, d) is scale.height · (shear, 1).
  public func decomposed() -> CGAffineTransformComponents {
    let rotation = CGFloat(atan2(Double(b), Double(a)))
    let back = CGAffineTransform(rotationAngle: -rotation)
    let yAxis = CGPoint(x: c, y: d).applying(back)
    return CGAffineTransformComponents(
      scale: CGSize(width: CGFloat(hypot(Double(a), Double(b))), height: yAxis.y),
      horizontalShear: yAxis.y == 0 ? 0 : yAxis.x / yAxis.y,
      rotation: rotation,
      translation: CGVector(dx: tx, dy: ty))
  }
}

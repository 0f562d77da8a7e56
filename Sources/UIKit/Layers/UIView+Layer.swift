extension UIView {
  /// The map about the anchor point in space; layout sees none of it, pictures its affine part.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The point that ``center`` and ``transform`` relate to, as shares of the sides.
  @available(iOS 16, *)
  public var anchorPoint: CGPoint {
    get { anchor }
    set { anchor = newValue }
  }
}

/// Border, corners and shadow of a layer.
package struct LayerStyle: Sendable {
  package var cornerRadius: CGFloat = 0
  package var cornerCurve = CALayerCornerCurve.circular
  package var roundedCorners: CACornerMask = .all
  package var borderWidth: CGFloat = 0
  /// nil: opaque black.
  package var borderColor: UIColor?
  package var shadowOpacity: CGFloat = 0
  package var shadowRadius: CGFloat = 3
  package var shadowOffset = CGSize(width: 0, height: -3)
  /// nil: opaque black.
  package var shadowColor: UIColor?

  package init() {}
}

extension CACornerMask {
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

extension LayerStyle {
  static func color(_ color: CGColor?) -> UIColor? {
    guard let parts = color?.sRGBComponents else { return nil }
    return UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }
}

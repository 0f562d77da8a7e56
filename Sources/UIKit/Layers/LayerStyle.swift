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
  /// A colour as layers have it: fixed, the light one of a colour that follows the appearance.
  ///
  /// A document's own colour keeps following; code reads it as iOS would have set it.
  static func fixed(_ color: UIColor?) -> CGColor? {
    guard let parts = color?.components(for: .light) else { return nil }
    return CGColor(
      srgbRed: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  static func color(_ color: CGColor?) -> UIColor? {
    guard let parts = color?.sRGBComponents else { return nil }
    return UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }
}

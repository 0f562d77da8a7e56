import Typesetting

/// Scales fonts and lengths of an app's own with the text size.
///
/// A value grows by the ratio of the style's pitches, from one baseline to the next: to the nearest
/// device pixel, and fonts to the nearest point.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle.typesetting
    super.init()
  }

  /// The metrics of the body style.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// The font at the text size of a trait collection, as a font that follows the text size.
  ///
  /// - Parameter maximumPointSize: The largest size; zero for no limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    precondition(
      font.scaling == nil, "A font that already follows the text size cannot be scaled again.")
    let scaling = UIFont.Scaling(
      style: style, base: font.pointSize, maximum: maximumPointSize > 0 ? maximumPointSize : nil)
    return UIFont(font.face, extraLeading: font.extraLeading, scaling: scaling)
      .adjusted(to: UIFont.textSize(of: traitCollection))
  }

  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// The length at the text size of a trait collection.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let scaled = style.scaled(value, to: UIFont.textSize(of: traitCollection))
    let scale = traitCollection?.displayScale ?? 0
    return PixelGrid.round(scaled, scale: scale > 0 ? scale : 3)
  }
}

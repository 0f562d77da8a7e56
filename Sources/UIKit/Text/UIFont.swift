import Typesetting

/// A font at a size.
///
/// The system font is laid out with its own metrics and drawn with Inter.
open class UIFont: NSObject, @unchecked Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  /// What layout and drawing know the font by.
  package let face: FontFace
  /// Space between lines beyond the line height, which text styles have; in points.
  package let extraLeading: CGFloat
  /// The text style that the font follows, by UIKit's name.
  package let textStyleName: String?

  package init(_ face: FontFace, extraLeading: CGFloat = 0, textStyleName: String? = nil) {
    self.face = face
    self.extraLeading = extraLeading
    self.textStyleName = textStyleName
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontFace(pointSize: fontSize))
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontFace(weight: weight.fontWeight, pointSize: fontSize))
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontFace(weight: .bold, pointSize: fontSize))
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontFace(isItalic: true, pointSize: fontSize))
  }

  /// A text style's font at a content size category.
  package static func textStyle(_ style: TextStyle, category: ContentSizeCategory) -> UIFont {
    let figures = style.font(for: category)
    return UIFont(
      figures.face, extraLeading: figures.extraLeading, textStyleName: style.rawValue)
  }

  open var pointSize: CGFloat { face.pointSize }
  open var ascender: CGFloat { MeasuringTypesetter.current.metrics(of: face).ascender }
  /// Negative, as UIKit gives it.
  open var descender: CGFloat { -MeasuringTypesetter.current.metrics(of: face).descender }
  open var lineHeight: CGFloat { MeasuringTypesetter.current.metrics(of: face).lineHeight }
  open var leading: CGFloat { extraLeading }

  /// The same font at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var face = face
    face.pointSize = fontSize
    return UIFont(face, extraLeading: extraLeading * fontSize / max(1, pointSize))
  }
}

extension UIFont.Weight {
  var fontWeight: FontWeight {
    let table: [(CGFloat, FontWeight)] = [
      (-0.8, .ultraLight), (-0.6, .thin), (-0.4, .light), (0, .regular), (0.23, .medium),
      (0.3, .semibold), (0.4, .bold), (0.56, .heavy), (0.62, .black),
    ]
    return table.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }?.1 ?? .regular
  }
}

/// The typesetters of the two eras of the system font.
package enum MeasuringTypesetter {
  private static let old = Typesetter(era: .iOS9To13)
  private static let new = Typesetter(era: .iOS14AndLater)
  /// Era in force; set with the release.
  nonisolated(unsafe) private static var era = SystemFontEra.iOS14AndLater

  /// The typesetter of the release in force.
  package static var current: Typesetter { era == .iOS9To13 ? old : new }

  /// Chooses the era that ``current`` follows.
  @MainActor package static func follow(_ release: UIKitRelease) { era = release.fontEra }
}

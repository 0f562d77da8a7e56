import Typesetting

/// A font at a size.
///
/// The system font is laid out with its own metrics and drawn with Inter.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let foundationType = FoundationType.object
  /// What layout and drawing know the font by.
  package let face: FontFace
  /// Space between lines beyond the line height, which text styles have; in points.
  package let extraLeading: CGFloat
  /// How the font follows the text size; nil: it keeps its own.
  let scaling: Scaling?
  /// The text style that the font follows, by UIKit's name.
  package var textStyleName: String? { scaling?.style.rawValue }

  /// How a font follows the text size.
  struct Scaling: Hashable {
    var style: Typesetting.TextStyle
    /// Size at the large text size, of a font that was scaled; nil: the style's own sizes hold.
    var base: CGFloat?
    var maximum: CGFloat?
  }

  init(_ face: FontFace, extraLeading: CGFloat, scaling: Scaling?) {
    self.face = face
    self.extraLeading = extraLeading
    self.scaling = scaling
  }

  package convenience init(
    _ face: FontFace, extraLeading: CGFloat = 0, textStyleName: String? = nil
  ) {
    let style = textStyleName.flatMap(Typesetting.TextStyle.init)
    self.init(face, extraLeading: extraLeading, scaling: style.map { Scaling(style: $0) })
  }

  /// The font of a PostScript, full or family name; nil where neither iOS nor the app has it.
  ///
  /// The app's are the fonts of the package that `adaptive` shows, those that its targets and their
  /// dependencies have as resources, AdaptiveKit's own families, which a device has only if the app
  /// brings them, and the machine's of exactly that name. For fonts of iOS the nearest free ones
  /// stand in. Nothing has to be registered, and `UIAppFonts` is not read.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let size = Self.usableSize(fontSize)
    let (face, answer) = FontFace.named(fontName, pointSize: size)
    guard answer.origin != .nowhere else { return nil }
    self.init(face)
  }

  /// The font that a descriptor describes, at its size where `pointSize` is zero.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(descriptor.font, size: pointSize)
  }

  private convenience init(_ font: UIFont, size: CGFloat) {
    let size = size > 0 || font.pointSize > 0 ? size : Self.defaultPointSize
    guard size > 0, size != font.pointSize else {
      self.init(font.face, extraLeading: font.extraLeading, scaling: font.scaling)
      return
    }
    var face = font.face
    face.pointSize = size
    self.init(
      face, extraLeading: font.extraLeading * size / max(1, font.pointSize), scaling: nil)
  }

  /// The size of a font whose size is said to be none. Interface Builder writes sizes of zero, too: seven
  /// such texts in three public documents are as large as at 12 points.
  private static let defaultPointSize: CGFloat = 12

  /// A size, or the one of a font of no size.
  static func usableSize(_ size: CGFloat) -> CGFloat { size > 0 ? size : defaultPointSize }

  // MARK: System fonts

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontFace(pointSize: usableSize(fontSize)))
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontFace(weight: weight.fontWeight, pointSize: usableSize(fontSize)))
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontFace(weight: .bold, pointSize: usableSize(fontSize)))
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontFace(isItalic: true, pointSize: usableSize(fontSize)))
  }

  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontFace(
        family: .monospacedSystem, weight: weight.fontWeight, pointSize: usableSize(fontSize)))
  }

  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontFace(
        weight: weight.fontWeight, usesMonospacedDigits: true, pointSize: usableSize(fontSize)))
  }

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }

  // MARK: Text styles

  /// The font of a text style at the current text size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the text size of a trait collection; body for an unknown style.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    textStyle(style.typesetting, category: textSize(of: traitCollection))
  }

  /// A text style's font at a content size category.
  package static func textStyle(
    _ style: Typesetting.TextStyle, category: ContentSizeCategory
  ) -> UIFont {
    let figures = style.font(for: category)
    return UIFont(
      figures.face, extraLeading: figures.extraLeading, scaling: Scaling(style: style))
  }

  /// The text size of a trait collection, or the current one.
  static func textSize(of traits: UITraitCollection?) -> ContentSizeCategory {
    let stated = traits?.preferredContentSizeCategory ?? .unspecified
    return stated == .unspecified ? currentTextSize : stated.typesetting
  }

  private static var currentTextSize: ContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory.typesetting
  }

  /// The font at another text size; itself where it does not follow the text size.
  package func adjusted(to category: ContentSizeCategory) -> UIFont {
    guard let scaling else { return self }
    let size: CGFloat
    var leading: CGFloat = 0
    if let base = scaling.base {
      let scaled = scaling.style.scaled(base, to: category)
      // Fonts are of whole points, as the simulator's are; a font that does not grow is as it was.
      size = min(category == .large ? base : scaled.rounded(), scaling.maximum ?? .infinity)
    } else {
      let figures = scaling.style.font(for: category)
      size = figures.pointSize
      leading = figures.extraLeading
    }
    guard size != pointSize || leading != extraLeading else { return self }
    var face = face
    face.pointSize = size
    return UIFont(face, extraLeading: leading, scaling: scaling)
  }

  // MARK: Measures

  open var fontName: String {
    switch face.family {
    case .named(let name): return name
    case .file: return face.fileFont?.postScriptName ?? ""
    case .monospacedSystem: return ".AppleSystemUIFontMonospaced-\(face.styleName)"
    case .system: return ".SFUI-\(face.styleName)"
    }
  }

  open var familyName: String {
    switch face.family {
    case .named(let name): return String(name.prefix { $0 != "-" })
    case .file: return face.fileFont?.families.first ?? fontName
    case .monospacedSystem: return ".AppleSystemUIFontMonospaced"
    case .system: return ".AppleSystemUIFont"
    }
  }

  open var pointSize: CGFloat { face.pointSize }
  open var ascender: CGFloat { MeasuringTypesetter.current.metrics(of: face).ascender }
  /// Negative, as UIKit gives it.
  open var descender: CGFloat { -MeasuringTypesetter.current.metrics(of: face).descender }
  open var capHeight: CGFloat { MeasuringTypesetter.current.metrics(of: face).capHeight }
  open var xHeight: CGFloat { MeasuringTypesetter.current.metrics(of: face).xHeight }
  open var lineHeight: CGFloat { MeasuringTypesetter.current.metrics(of: face).lineHeight }
  open var leading: CGFloat {
    extraLeading + MeasuringTypesetter.current.metrics(of: face).leading
  }

  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }

  /// The same font at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(self, size: fontSize) }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return face == other.face && scaling == other.scaling && extraLeading == other.extraLeading
  }

  open override var hash: Int { face.hashValue }

  /// Family, name and size in UIKit's manner; the same for equal fonts.
  open override var description: String {
    let size = String(format: "%.2f", pointSize)
    return
      "<UICTFont: font-family: \"\(familyName)\"; font-name: \"\(fontName)\"; font-size: \(size)pt>"
  }

  /// The font of attributed text that names none.
  static let standardTextFont = UIFont(
    FontFace(family: .named("Helvetica"), pointSize: defaultPointSize))
}

/// The typesetters of the eras of the system font.
package enum MeasuringTypesetter {
  /// Era in force; set with the release.
  nonisolated(unsafe) private static var era = SystemFontEra.iOS14AndLater

  /// The typesetter of the release in force.
  package static var current: Typesetter { Typesetter(era: era) }

  /// Whether the release gives another font for the internal names of the system's.
  nonisolated(unsafe) private(set) static var hidesSystemFont = true

  /// Chooses the era that ``current`` follows.
  @MainActor package static func follow(_ release: UIKitRelease) {
    era = release.fontEra
    hidesSystemFont = release.iOS >= 13
  }
}

import Typesetting

/// The attributes of a font, from which others can be made.
///
/// Ours knows family, weight, slant, design and size; widths, features and languages it lacks.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// Measured as the default design, of which it is a variant.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// New York, for which the default design's widths stand in.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
  }

  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The font that the descriptor describes.
  let font: UIFont

  init(font: UIFont) {
    self.font = font
    super.init()
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(font: UIFont(FontFace.named(fontName, pointSize: size).face))
  }

  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let base = UIFont(FontFace(pointSize: 0))
    self.init(font: Self.font(base, adding: attributes))
  }

  /// The descriptor of a text style at the current text size.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// The descriptor of a text style at the text size of a trait collection.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  open var postscriptName: String { font.fontName }
  open var pointSize: CGFloat { font.pointSize }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.face.isItalic { traits.insert(.traitItalic) }
    if font.face.weight >= .semibold { traits.insert(.traitBold) }
    if font.face.family == .monospacedSystem { traits.insert(.traitMonoSpace) }
    return traits
  }

  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.name: postscriptName, .size: pointSize]
    if let style = font.textStyleName { attributes[.textStyle] = style }
    return attributes
  }

  /// The value of an attribute; nil for one that ours does not know.
  open func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .family: font.familyName
    case .traits:
      [
        TraitKey.symbolic: symbolicTraits.rawValue,
        .weight: UIFont.Weight(font.face.weight).rawValue,
      ] as [TraitKey: Any]
    default: fontAttributes[anAttribute]
    }
  }

  // MARK: Making others

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(font: Self.font(font, adding: attributes))
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font: font.withSize(newPointSize))
  }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changing { $0 = Self.face($0, named: newFamily) }
  }

  /// The same font in a design of the system's; nil for a font that is not the system's.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    switch (design, font.face.family) {
    case (_, .named(let name)) where name != "New York": return nil
    case (_, .file): return nil
    case (.monospaced, _): return changing { $0.family = .monospacedSystem }
    case (.serif, _): return changing { $0.family = .named("New York") }
    default: return changing { $0.family = .system }
    }
  }

  /// The same font with these traits and no others.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    // The guidelines' emphasised weights: semibold for text styles, bold for titles.
    let titles: [Typesetting.TextStyle] = [.largeTitle, .title1, .title2]
    if font.face.fileFont != nil { return withStyle(of: symbolicTraits) }
    let isStyle = font.scaling.map { $0.base == nil && !titles.contains($0.style) } ?? false
    return changing { face in
      face.isItalic = symbolicTraits.contains(.traitItalic)
      if symbolicTraits.contains(.traitBold) {
        if face.weight < .semibold { face.weight = isStyle ? .semibold : .bold }
      } else if face.weight >= .semibold {
        face.weight = .regular
      }
      if symbolicTraits.contains(.traitMonoSpace), face.family == .system {
        face.family = .monospacedSystem
      }
    }
  }

  /// The font of the same family that has these traits; nil if no file has it.
  private func withStyle(of traits: SymbolicTraits) -> UIFontDescriptor? {
    let current = font.face.weight
    let wantsBold = traits.contains(.traitBold)
    let weight: FontWeight =
      wantsBold == (current >= .semibold) ? current : wantsBold ? .bold : .regular
    let isItalic = traits.contains(.traitItalic)
    let face = font.face.styled(weight: weight, isItalic: isItalic)
    guard face.isItalic == isItalic, (face.weight >= .semibold) == wantsBold else { return nil }
    return changing { $0 = face }
  }

  private func changing(_ change: (inout FontFace) -> Void) -> UIFontDescriptor {
    UIFontDescriptor(font: Self.font(font, changing: change))
  }

  /// A face of a name in the weight and slant of another; a file's font has its own.
  private static func face(_ face: FontFace, named name: String) -> FontFace {
    let found = FontFace.named(name, pointSize: face.pointSize).face
    guard found.fileFont == nil else { return found }
    var face = face
    face.family = found.family
    return face
  }

  private static func font(_ font: UIFont, changing change: (inout FontFace) -> Void) -> UIFont {
    var face = font.face
    change(&face)
    return UIFont(face, extraLeading: font.extraLeading, scaling: font.scaling)
  }

  private static func font(_ font: UIFont, adding attributes: [AttributeName: Any]) -> UIFont {
    var result = font
    if let name = (attributes[.name] ?? attributes[.family]) as? String {
      result = Self.font(result) { $0 = face($0, named: name) }
    }
    if let size = (attributes[.size] as? CGFloat)
      ?? (attributes[.size] as? Double).map({ CGFloat($0) })
    {
      result = result.withSize(size)
    }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      let weight =
        (traits[.weight] as? UIFont.Weight)
        ?? (traits[.weight] as? CGFloat).map { UIFont.Weight($0) }
      if let weight {
        result = Self.font(result) {
          $0 = $0.styled(weight: weight.fontWeight, isItalic: $0.isItalic)
        }
      }
    }
    return result
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor).map { $0.font.isEqual(font) } ?? false
  }

  open override var hash: Int { font.hash }
}

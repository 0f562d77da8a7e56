import Typesetting

extension UIFont {
  /// How heavy a font is.
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

  /// A role of text whose size follows the content size category.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    @available(iOS 17, *)
    public static let extraLargeTitle = TextStyle(.extraLargeTitle)
    @available(iOS 17, *)
    public static let extraLargeTitle2 = TextStyle(.extraLargeTitle2)
    public static let largeTitle = TextStyle(.largeTitle)
    public static let title1 = TextStyle(.title1)
    public static let title2 = TextStyle(.title2)
    public static let title3 = TextStyle(.title3)
    public static let headline = TextStyle(.headline)
    public static let subheadline = TextStyle(.subheadline)
    public static let body = TextStyle(.body)
    public static let callout = TextStyle(.callout)
    public static let footnote = TextStyle(.footnote)
    public static let caption1 = TextStyle(.caption1)
    public static let caption2 = TextStyle(.caption2)

    private init(_ style: Typesetting.TextStyle) { rawValue = style.rawValue }

    /// The style as typesetting knows it; an unknown one counts as body.
    var typesetting: Typesetting.TextStyle { Typesetting.TextStyle(rawValue: rawValue) ?? .body }
  }
}

extension UIFont.Weight {
  var fontWeight: FontWeight {
    Self.table.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }?.1 ?? .regular
  }

  init(_ weight: FontWeight) {
    self.init(Self.table.first { $0.1 == weight }?.0 ?? 0)
  }

  private static let table: [(CGFloat, FontWeight)] = [
    (-0.8, .ultraLight), (-0.6, .thin), (-0.4, .light), (0, .regular), (0.23, .medium),
    (0.3, .semibold), (0.4, .bold), (0.56, .heavy), (0.62, .black),
  ]
}

extension FontFace {
  /// Weight and slant as the system's font names spell them.
  var styleName: String {
    let name =
      switch weight {
      case .ultraLight: "Ultralight"
      case .thin: "Thin"
      case .light: "Light"
      case .regular: "Regular"
      case .medium: "Medium"
      case .semibold: "Semibold"
      case .bold: "Bold"
      case .heavy: "Heavy"
      case .black: "Black"
      }
    guard isItalic else { return name }
    return weight == .regular ? "RegularItalic" : name + "Italic"
  }
}

extension TextStyle {
  /// A length that grows with the style's text: by the ratio of its pitch to that at the large text
  /// size. Rounding is the caller's.
  ///
  /// Found in values that iOS's simulator gives for all styles and text sizes
  /// (Vercantez/openuikit, fixtures/realapp/dynamic_type_ios.json), which it holds for.
  func scaled(_ value: CGFloat, to category: ContentSizeCategory) -> CGFloat {
    value * font(for: category).baselinePitch / font(for: .large).baselinePitch
  }
}

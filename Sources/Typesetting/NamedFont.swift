import Synchronization

/// What is known of a font that a document names: how high it is, and whose widths stand in for its
/// own.
struct NamedFont: Sendable {
  /// Whose widths stand in.
  enum Widths: Sendable {
    case substitute(SubstituteFont)
    case fixedPitch(em: Double, drawnWith: String)
    case system(FontWeight)
  }

  /// In em.
  var metrics: FontMetrics
  var widths: Widths
  var weight: FontWeight
  var isItalic: Bool

  /// The font of that PostScript or family name, or nil if iOS does not come with it.
  ///
  /// - Parameter weight: Used if the name itself says no weight.
  init?(name: String, weight: FontWeight, isItalic: Bool) {
    let key = Self.key(of: name)
    guard let family = IOSFontFamily.family(forKey: key) else { return nil }
    let style = Self.style(of: key.dropFirst(family.key.count))
    let resolvedWeight = style.weight ?? weight
    let italic = style.isItalic || isItalic
    self.weight = resolvedWeight
    self.isItalic = italic
    metrics = family.metrics(for: resolvedWeight)
    widths = family.widths(for: resolvedWeight, isItalic: italic)
  }

  /// The same, found once: names come up again with every text that is measured.
  static func named(_ name: String, weight: FontWeight, isItalic: Bool) -> NamedFont? {
    let key = CacheKey(name: name, weight: weight, isItalic: isItalic)
    return cache.withLock { known in
      if let font = known[key] { return font }
      let font = NamedFont(name: name, weight: weight, isItalic: isItalic)
      known[key] = .some(font)
      return font
    }
  }

  private struct CacheKey: Hashable {
    var name: String
    var weight: FontWeight
    var isItalic: Bool
  }

  private static let cache = Mutex<[CacheKey: NamedFont?]>([:])

  /// Lower-case letters and digits of a name: `Helvetica Neue` and `HelveticaNeue-Bold` begin
  /// alike.
  static func key(of name: String) -> String {
    String(name.lowercased().unicodeScalars.filter(\.properties.isAlphanumeric))
  }

  /// The weight and slant that the rest of a name spells, as in `boldmt` or `lightitalic`.
  static func style(of suffix: Substring) -> (weight: FontWeight?, isItalic: Bool) {
    let italic = suffix.contains("italic") || suffix.contains("oblique") || suffix.hasSuffix("it")
    let words: [(String, FontWeight)] = [
      ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin),
      ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy), ("heavy", .heavy),
      ("light", .light), ("medium", .medium), ("bold", .bold), ("black", .black),
      ("book", .regular), ("roman", .regular), ("regular", .regular),
    ]
    return (words.first { suffix.contains($0.0) }?.1, italic)
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isAlphanumeric: Bool { isAlphabetic || numericType != nil }
}

import Synchronization

/// What is known of a font that a document names: how high it is, and whose widths stand in for its
/// own.
struct NamedFont: Sendable {
  /// Whose widths stand in.
  enum Widths: Sendable {
    case substitute(SubstituteFont)
    case fixedPitch(em: Double, drawnWith: String)
    case system(FontWeight)
    /// One cut of the system font without the tracking that goes with its size.
    case cut(FontWeight, isDisplay: Bool)
  }

  /// In em.
  var metrics: FontMetrics
  var widths: Widths
  var weight: FontWeight
  var isItalic: Bool
  /// Whether iOS comes with it; of the others only the heights are known, and of some their letters.
  var isOfIOS = true
  var koreanAdvances: KoreanAdvances?
  /// In em, of the characters in which the font differs from what stands in.
  var ownAdvances: [Unicode.Scalar: Double] = [:]
  /// Whether the system font's letters stand in, for want of the font's own widths.
  var isEstimated = false

  /// The font of that PostScript or family name, or nil if iOS does not come with it.
  ///
  /// - Parameter weight: Used if the name itself says no weight.
  init?(name: String, weight: FontWeight, isItalic: Bool) {
    let key = Self.key(of: name)
    // With a dot before them the names are the system's own.
    if !name.hasPrefix("."), let cut = Self.systemCuts.first(where: { key.hasPrefix($0.key) }) {
      let style = Self.style(of: key.dropFirst(cut.key.count))
      self.weight = style.weight ?? weight
      self.isItalic = style.isItalic || isItalic
      metrics = SystemFontMetrics.inEm
      widths = .cut(self.weight, isDisplay: cut.isDisplay)
      return
    }
    guard let family = IOSFontFamily.family(forKey: key) else { return nil }
    let style = Self.style(of: key.dropFirst(family.key.count))
    let resolvedWeight = style.weight ?? weight
    let italic = style.isItalic || isItalic
    self.weight = resolvedWeight
    self.isItalic = italic
    metrics = family.metrics(for: resolvedWeight)
    widths = family.widths(for: resolvedWeight, isItalic: italic)
    ownAdvances = family.ownAdvances
    isEstimated = family.isEstimated(resolvedWeight, isItalic: italic)
  }

  /// A font of an app, in Helvetica Neue's widths where its own are not known: iOS shows in it what it does not find.
  private init?(ofApps name: String, isItalic: Bool) {
    guard let extent = AppFontFamily.extent(ofFont: name),
      let standIn = IOSFontFamily.family(forKey: "helveticaneue")
    else { return nil }
    weight = .regular
    self.isItalic = isItalic
    metrics = standIn.metrics(for: .regular)
    metrics.ascender = extent.ascender
    metrics.descender = extent.descender
    widths =
      AppFontFamily.latin(ofFont: name).map { .substitute($0) }
      ?? standIn.widths(for: .regular, isItalic: isItalic)
    isOfIOS = false
    koreanAdvances = AppFontFamily.koreanAdvances(ofFont: name)
  }

  /// The system font's files as Apple gives them to developers, whose names documents have: "Message
  /// Language:" in SFProText-Regular at 17 points is 160.5 wide, its advances' 160.2, where the system
  /// font's tracking would leave 153; five further texts of two repositories come within a point.
  private static let systemCuts: [(key: String, isDisplay: Bool)] = [
    ("sfprotext", false), ("sfuitext", false), ("sfprodisplay", true), ("sfuidisplay", true),
  ]

  /// The same, found once: names come up again with every text that is measured.
  static func named(_ name: String, weight: FontWeight, isItalic: Bool) -> NamedFont? {
    let key = CacheKey(name: name, weight: weight, isItalic: isItalic)
    return cache.withLock { known in
      if let font = known[key] { return font }
      let font =
        NamedFont(name: name, weight: weight, isItalic: isItalic)
        ?? NamedFont(ofApps: name, isItalic: isItalic)
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

  /// Whether a name is that of a font of iOS: a family's, and then a style that iOS has, or, in
  /// families that apps seldom bring, nothing but a style.
  ///
  /// Names such as `FuturaPT-Book` begin like one of iOS's and are another's.
  static func isOfIOS(_ name: String) -> Bool {
    isOfIOSCache.withLock { known in
      if let answer = known[name] { return answer }
      let answer = isFamilyAndStyle(name)
      known[name] = answer
      return answer
    }
  }

  private static let isOfIOSCache = Mutex<[String: Bool]>([:])

  /// Whether a font of iOS is measured with the system font's widths, for want of its own. Names with
  /// a dot are the system font's.
  static func isApproximate(_ name: String) -> Bool {
    isOfIOS(name) && !name.hasPrefix(".")
      && named(name, weight: .regular, isItalic: false)?.isEstimated == true
  }

  private static func isFamilyAndStyle(_ name: String) -> Bool {
    let key = key(of: name)
    guard let family = IOSFontFamily.family(forKey: key) else { return false }
    var rest = key.dropFirst(family.key.count)
    // Apps bring other fonts of these families: Futura Book, Helvetica Neue Roman.
    if let styles = IOSFontFamily.styles[family.key] { return styles.contains(String(rest)) }
    while let word = styleWords.first(where: { rest.hasPrefix($0) }) {
      rest = rest.dropFirst(word.count)
    }
    return rest.isEmpty
  }

  /// What names of iOS's fonts add to the family; of two with one beginning, the longer comes first.
  private static let styleWords = [
    "ultralight", "extralight", "thin", "light", "book", "roman", "regular", "medium", "semibold",
    "demibold", "demi", "extrabold", "bold", "heavy", "black", "italic", "oblique", "condensed",
    "wide", "plain", "titling", "display", "text", "psmt", "ps", "mt", "itctt", "itc", "let",
    "w0", "w1", "w2", "w3", "w4", "w5", "w6", "w7", "w8", "w9",
  ]

  /// Whether the rest of a name tells a weight and a slant, and nothing that makes it another family, as
  /// `condensed` would.
  static func isCut(_ rest: Substring) -> Bool {
    var rest = rest
    while let word = cutWords.first(where: rest.hasPrefix) { rest = rest.dropFirst(word.count) }
    return rest.isEmpty
  }

  /// Source Sans Pro has `LightIt`.
  private static let cutWords = weightWords.map(\.word) + ["italic", "oblique", "it"]

  /// Lower-case letters and digits of a name: `Helvetica Neue` and `HelveticaNeue-Bold` begin
  /// alike.
  static func key(of name: String) -> String {
    String(name.lowercased().unicodeScalars.filter(\.properties.isAlphanumeric))
  }

  /// The weight and slant that the rest of a name spells, as in `boldmt` or `lightitalic`.
  static func style(of suffix: Substring) -> (weight: FontWeight?, isItalic: Bool) {
    let italic = suffix.contains("italic") || suffix.contains("oblique") || suffix.hasSuffix("it")
    return (weightWords.first { suffix.contains($0.word) }?.weight, italic)
  }

  /// Of two words of which one holds the other, the longer comes first; Lato's lightest is Hairline.
  private static let weightWords: [(word: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin),
    ("hairline", .ultraLight),
    ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy), ("heavy", .heavy),
    ("light", .light), ("medium", .medium), ("bold", .bold), ("black", .black),
    ("book", .regular), ("roman", .regular), ("regular", .regular),
  ]
}

extension Unicode.Scalar.Properties {
  fileprivate var isAlphanumeric: Bool { isAlphabetic || numericType != nil }
}

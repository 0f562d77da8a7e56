/// A font family that iOS comes with.
///
/// Heights: Helvetica Neue and Avenir agree with frames of public documents; the others are the
/// fonts' published vertical metrics (hhea), quoted from memory of public listings and not checked
/// by a document. Families without figures of their own are as high as the system font.
struct IOSFontFamily: Sendable {
  /// Lower-case letters and digits of the family name, which its PostScript names begin with.
  var key: String
  /// In em; nil if unknown.
  var metrics: FontMetrics?
  var kind: Kind
  /// Advances in em of the characters in which the font differs from what stands in, of families with cuts and untracked
  /// ones.
  var ownAdvances: [Unicode.Scalar: Double] = [:]

  enum Kind: Sendable {
    /// Known cuts, each for weights from its own to the next one's, upright and italic.
    case cuts([Cut], italics: [Cut])

    /// Cuts whose italics are as wide.
    static func cuts(_ upright: [Cut]) -> Kind { .cuts(upright, italics: upright) }
    case neueHelvetica
    /// Lines of two heights by the weight; the system font's widths stand in.
    case futuraCondensed
    /// Advance in em of every character, and the free font drawn instead.
    case fixedPitch(Double, String)
    /// The system font's letters, without its tracking; ideographs are one em wide.
    case untracked
    /// No free font has these widths: the system font's stand in.
    case other
  }

  /// Widths for a weight and those above it; nil if they are not known, and the system font's stand in.
  struct Cut: Sendable {
    var from: FontWeight
    var font: SubstituteFont?

    init(_ font: SubstituteFont?, from: FontWeight = .ultraLight) {
      self.from = from
      self.font = font
    }
  }

  /// Whether the system font's letters stand in.
  func isEstimated(_ weight: FontWeight, isItalic: Bool) -> Bool {
    switch kind {
    case .other, .untracked, .futuraCondensed: true
    case .cuts(let upright, let italics):
      Self.font(of: weight, in: isItalic ? italics : upright) == nil
    case .neueHelvetica, .fixedPitch: false
    }
  }

  func metrics(for weight: FontWeight) -> FontMetrics {
    switch kind {
    case .neueHelvetica: return Self.helveticaNeue(weight).metrics
    case .futuraCondensed where weight >= .heavy: return Self.futuraCondensedExtraBold
    default: return metrics ?? SystemFontMetrics.inEm
    }
  }

  func widths(for weight: FontWeight, isItalic: Bool) -> NamedFont.Widths {
    switch kind {
    case .cuts(let upright, let italics):
      return Self.font(of: weight, in: isItalic ? italics : upright).map { .substitute($0) }
        ?? .system(weight)
    case .neueHelvetica: return .substitute(Self.helveticaNeue(weight).widths)
    case .fixedPitch(let em, let name): return .fixedPitch(em: em, drawnWith: name)
    case .untracked: return .cut(weight, isDisplay: false)
    case .other, .futuraCondensed: return .system(weight)
    }
  }

  private static func font(of weight: FontWeight, in cuts: [Cut]) -> SubstituteFont? {
    cuts.last { $0.from <= weight }?.font
  }

  /// The longest family name that a name begins with: `AvenirNext-Bold` is Avenir Next, not Avenir.
  static func family(forKey key: String) -> IOSFontFamily? {
    var candidate = key[...]
    while candidate.isEmpty == false {
      if let family = families[String(candidate)] { return family }
      candidate.removeLast()
    }
    return nil
  }

  /// Helvetica Neue's weights differ in height: 1.165, ultra-light 1.144 (as Capsize lists it), light 1.180, bold 1.192
  /// em.
  private static func helveticaNeue(
    _ weight: FontWeight
  ) -> (metrics: FontMetrics, widths: SubstituteFont) {
    let (ascender, descender, widths): (Double, Double, SubstituteFont) =
      switch weight {
      case .ultraLight: (0.931, 0.213, .helveticaNeueUltraLight)
      case .thin: (0.967, 0.213, .helveticaNeueThin)
      case .light: (0.967, 0.213, .helveticaNeueLight)
      case .regular: (0.952, 0.213, .helveticaNeue)
      case .medium: (0.975, 0.217, .helveticaNeueMedium)
      default: (0.975, 0.217, .helveticaNeueBold)
      }
    let metrics = FontMetrics(
      ascender: ascender, descender: descender, leading: 0.028, capHeight: 0.714, xHeight: 0.523)
    return (metrics, widths)
  }

  /// A document: 22 points are 28.33 high (shyndaliu/ios-2025); only the sum is known. 14 of the medium are 17, as the
  /// system font's (SwiftMessages).
  private static let futuraCondensedExtraBold = FontMetrics(
    ascender: 1.024, descender: 0.256, leading: 0, capHeight: 0.754, xHeight: 0.435)

  private static let families: [String: IOSFontFamily] = {
    var families: [String: IOSFontFamily] = [:]
    for family in measured + unmeasured { families[family.key] = family }
    for name in namesOnly {
      let key = NamedFont.key(of: name)
      families[key] = families[key] ?? IOSFontFamily(key: key, metrics: nil, kind: .other)
    }
    return families
  }()

  private static let arial = pair(.liberationSans, .liberationSansBold)
  private static let times = Kind.cuts(
    [Cut(.liberationSerif), Cut(.liberationSerifBold, from: .semibold)],
    italics: [Cut(.liberationSerifItalic), Cut(.liberationSerifBoldItalic, from: .semibold)])
  private static let palatino = Kind.cuts(
    [Cut(.palatino), Cut(.palatinoBold, from: .semibold)],
    italics: [Cut(.palatinoItalic), Cut(.palatinoBoldItalic, from: .semibold)])
  private static let avenir = Kind.cuts([
    Cut(.avenir), Cut(.avenirMedium, from: .medium), Cut(.avenirHeavy, from: .semibold),
  ])
  private static let avenirNext = Kind.cuts([
    Cut(.avenirNext), Cut(.avenirNextMedium, from: .medium),
    Cut(.avenirNextDemiBold, from: .semibold), Cut(.avenirNextBold, from: .bold),
    Cut(.avenirNextHeavy, from: .heavy),
  ])

  private static let georgia = Kind.cuts(
    [Cut(.georgia), Cut(.georgiaBold, from: .semibold)],
    italics: [Cut(.georgiaItalic), Cut(.georgiaBoldItalic, from: .semibold)])
  private static let trebuchet = Kind.cuts(
    [Cut(.trebuchet), Cut(.trebuchetBold, from: .semibold)], italics: [Cut(nil)])

  /// Two cuts, whose italics are as wide.
  private static func pair(_ regular: SubstituteFont, _ bold: SubstituteFont) -> Kind {
    .cuts([Cut(regular), Cut(bold, from: .semibold)])
  }

  /// One cut; the others are not known.
  private static func regular(_ font: SubstituteFont) -> Kind {
    .cuts([Cut(nil), Cut(font, from: .regular), Cut(nil, from: .semibold)], italics: [Cut(nil)])
  }

  private static func family(
    _ name: String, _ ascender: Double, _ descender: Double, _ leading: Double, cap: Double,
    x xHeight: Double, _ kind: Kind,
    ownAdvances: [Unicode.Scalar: Double] = [:]
  ) -> IOSFontFamily {
    IOSFontFamily(
      key: NamedFont.key(of: name),
      metrics: FontMetrics(
        ascender: ascender, descender: descender, leading: leading, capHeight: cap,
        xHeight: xHeight),
      kind: kind, ownAdvances: ownAdvances)
  }

  /// Three documents of MPDL/MPG-Reader-iOS: four texts in Latin letters are as wide as the text cut's advances, to
  /// 1.1 points; “Move to New Folder” at 20 points is 188. Figures are 0.6 em, "0" of 16 points being 9⅔
  /// (maicoin-clone-app). The signs are of a document each: "20:30" in light of 12 points is 32 (AgoraChat-ios),
  /// "180****7451" of 15 points 87 (mangowallet-ios), "2023-02-08 08:00" of 13 points 117⅓ (maicoin-clone-app).
  private static func pingFang(_ name: String) -> IOSFontFamily {
    var advances: [Unicode.Scalar: Double] = [":": 0.26, "*": 0.396, "-": 0.635]
    for digit in 0x30...0x39 as ClosedRange<UInt8> { advances[Unicode.Scalar(digit)] = 0.6 }
    return family(
      name, 1.06, 0.34, 0, cap: 0.86, x: 0.6, .untracked, ownAdvances: advances)
  }

  private static let measured: [IOSFontFamily] = [
    // A document shows 1.139 to 1.153 em for Helvetica: UIKit raises the font's own 0.77 + 0.23 by
    // 15 per cent of the sum, which goes to the ascender.
    family("Helvetica", 0.92, 0.23, 0, cap: 0.720, x: 0.523, arial),
    family("Helvetica Neue", 0.952, 0.213, 0.028, cap: 0.714, x: 0.523, .neueHelvetica),
    family("Arial", 0.905, 0.212, 0.033, cap: 0.716, x: 0.519, arial),
    family("Avenir", 1.0, 0.366, 0, cap: 0.708, x: 0.468, avenir),
    family("Avenir Next", 1.0, 0.366, 0, cap: 0.708, x: 0.468, avenirNext),
    // Documents: 16 points are 22 high, 19 are 26.
    family("Avenir Next Condensed", 1.0, 0.366, 0, cap: 0.708, x: 0.468, .other),
    // A document: 18 points are 23.5 high.
    family("Futura", 1.039, 0.260, 0, cap: 0.754, x: 0.435, pair(.futura, .futuraBold)),
    family("Times New Roman", 0.891, 0.216, 0.042, cap: 0.662, x: 0.447, times),
    family("Times", 0.891, 0.216, 0.042, cap: 0.662, x: 0.447, times),
    family(
      "Courier New", 0.833, 0.300, 0, cap: 0.571, x: 0.423, .fixedPitch(0.6, "Liberation Mono")),
    family("Courier", 0.833, 0.300, 0, cap: 0.571, x: 0.423, .fixedPitch(0.6, "Liberation Mono")),
    family("Menlo", 0.928, 0.236, 0, cap: 0.729, x: 0.547, .fixedPitch(0.602, "DejaVu Sans Mono")),
    pingFang("PingFang SC"),
    pingFang("PingFang TC"),
    pingFang("PingFang HK"),
    family(
      "Apple SD Gothic Neo", 0.9, 0.3, 0, cap: 0.715, x: 0.516, .cuts([Cut(.appleSDGothicNeo)])),
    // Documents (popshootjapan/WeiWallet-iOS): 12, 15 and 17 points are 12, 15 and 17 high in nine labels, and
    // ideographs one em wide in five of six.
    family("Hiragino Sans", 0.88, 0.12, 0, cap: 0.77, x: 0.545, .untracked),
    family("Gill Sans", 0.918, 0.230, 0, cap: 0.682, x: 0.449, regular(.gillSans)),
    family("Georgia", 0.917, 0.219, 0, cap: 0.692, x: 0.481, georgia),
    family("Verdana", 1.005, 0.210, 0, cap: 0.727, x: 0.545, pair(.verdana, .verdanaBold)),
    family("Trebuchet MS", 0.939, 0.222, 0, cap: 0.716, x: 0.523, trebuchet),
    // Its bold italic is Trebuchet-BoldItalic.
    family("Trebuchet", 0.939, 0.222, 0, cap: 0.716, x: 0.523, trebuchet),
    // Documents: 96 points of Arial Rounded are 111.5 high (RevenueCat/purchases-ios), 17 of Marker Felt
    // 18.67 (Blueshift) and two lines of 48 104.5 (szinkevich/StackViews), its wide cut's 20 are 26
    // (eaiclub/desafio-ios) and 32 42 (dafna81/NewsToday), 42 of Papyrus 65
    // (DanielCazorro/SwiftiOSApps), 16 of Noto Sans Myanmar 35 (yagom-academy/ios-wanted-K-Keyboard),
    // 20 and 60 of Noteworthy 32 and 96 (mahyar-shakori/SimpleWeather), 17 of Optima 20
    // (danuwrdna/Phinconstoryboardday3), 15 of Kohinoor Bangla 21 (fivechjr/MangaReader-iOS), which may be the
    // library's height for any line above 20.
    // Only these sums are known of all but Arial Rounded; where the baseline is, and how high their letters
    // are, is estimated.
    family("Arial Rounded MT Bold", 0.946, 0.211, 0, cap: 0.716, x: 0.519, .other),
    family("Marker Felt", 0.840, 0.248, 0, cap: 0.7, x: 0.5, .other),
    family("Marker Felt Wide", 1.0025, 0.296, 0, cap: 0.7, x: 0.5, .other),
    // 28 points are 40 high, four lines of 32 182 (artyomgurbovich/rock-paper-scissors); of the sum, too, the rest is
    // estimated.
    family("Chalkboard SE", 1.13, 0.29, 0, cap: 0.7, x: 0.5, .other),
    // 35 points are 44⅔ high (SiLVERSHTAiN/TempConverter_Project); of the sum, too, the rest is estimated.
    family("Chalkduster", 0.98, 0.292, 0, cap: 0.7, x: 0.5, .other),
    family("Noteworthy", 1.235, 0.365, 0, cap: 0.7, x: 0.4, .other),
    family("Papyrus", 0.941, 0.601, 0, cap: 0.7, x: 0.4, .other),
    family("Optima", 0.92, 0.25, 0, cap: 0.7, x: 0.5, .other),
    family("Kohinoor Bangla", 1.0, 0.4, 0, cap: 0.7, x: 0.5, .other),
    // Of macOS, on whose screens Interface Builder lays out: 48 points are 58.67 high
    // (Saksham-Shrey/RockPaperScissors).
    family("Impact", 1.009, 0.211, 0, cap: 0.79, x: 0.66, .cuts([Cut(.impact)])),
    // Documents: 20 points are 23.5 high (UEHG260899), 25 are 29 (riyasinghal-nickelfox).
    family(
      "American Typewriter", 0.903, 0.252, 0, cap: 0.7, x: 0.5, regular(.americanTypewriter)),
    family("American Typewriter Condensed", 0.903, 0.252, 0, cap: 0.7, x: 0.5, .other),
    // A document: a button of 50 points is 70 high, 12 more than a line in whole points (DeepARSDK/quickstart-ios-swift).
    family("Baskerville", 0.897, 0.246, 0, cap: 0.66, x: 0.4, regular(.baskerville)),
    // Documents: 24, 18 and 16 points are 27, 20 and 18 high (brindadavda/UIKit-Training), 20 of Sinhala's 27
    // (IsmailMuhammaad/Zakerly).
    family("Tamil Sangam MN", 0.85, 0.258, 0, cap: 0.7, x: 0.5, .other),
    family("Sinhala Sangam MN", 1.0, 0.34, 0, cap: 0.7, x: 0.5, .other),
    family("Noto Sans Myanmar", 1.309, 0.871, 0, cap: 0.714, x: 0.536, .other),
  ]

  /// Families whose widths are known, but not their heights.
  private static let unmeasured = [
    IOSFontFamily(key: "palatino", metrics: nil, kind: palatino),
    IOSFontFamily(key: "futuracondensed", metrics: nil, kind: .futuraCondensed),
    IOSFontFamily(key: "hoeflertext", metrics: nil, kind: regular(.hoeflerText)),
  ]

  /// The other families of iOS, for which the system font's measures stand in.
  private static let namesOnly = [
    // What documents call the system font itself.
    ".AppleSystemUIFont", ".SFUI", ".SFUIText", ".SFUIDisplay", ".SFNS",
    "Academy Engraved LET", "Al Nile", "Apple Color Emoji",
    "Apple Symbols", "Arial Hebrew",
    "Bangla Sangam MN",
    "Bodoni 72", "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps", "Bodoni Ornaments", "BodoniSvtyTwo",
    "BodoniSvtyTwoOS", "BodoniSvtyTwoSC", "Bradley Hand",
    "Charter", "Cochin", "Copperplate", "Damascus", "Devanagari Sangam MN", "Didot",
    "DIN Alternate",
    "DIN Condensed", "Euphemia UCAS", "Farah", "Galvji", "Geeza Pro",
    "Grantha Sangam MN", "Gujarati Sangam MN", "Gurmukhi MN", "Heiti SC", "Heiti TC",
    "Hiragino Maru Gothic ProN", "Hiragino Mincho ProN",
    "HiraKakuProN", "HiraMinProN", "HiraMaruProN", "Iowan Old Style",
    "Kailasa", "Kannada Sangam MN", "Kefa", "Khmer Sangam MN",
    "Kohinoor Devanagari", "Kohinoor Gujarati", "Kohinoor Telugu", "Lao Sangam MN",
    "Malayalam Sangam MN", "Marion", "Mishafi", "Mukta Mahee", "Myanmar Sangam MN",
    "New York", "Noto Nastaliq Urdu", "Noto Sans Kannada", "Noto Sans Oriya",
    "Noto Serif Myanmar", "Oriya Sangam MN",
    "Party LET", "Rockwell", "Savoye LET",
    "Snell Roundhand", "STIX Two Math", "STIX Two Text", "Symbol",
    "Telugu Sangam MN", "Thonburi", "Zapf Dingbats", "Zapfino",
  ]
}

extension IOSFontFamily {
  /// What iOS's PostScript names add to the family, in families of which apps bring other fonts;
  /// nothing: the family's name alone. As public listings of iOS's fonts have them.
  static let styles: [String: Set<String>] = [
    "arial": ["", "mt", "boldmt", "italicmt", "bolditalicmt"],
    "avenir": [
      "", "book", "bookoblique", "roman", "oblique", "light", "lightoblique", "medium",
      "mediumoblique", "heavy", "heavyoblique", "black", "blackoblique",
    ],
    "avenirnext": avenirNextStyles,
    "avenirnextcondensed": avenirNextStyles,
    "futura": ["", "medium", "mediumitalic", "bold", "condensedmedium", "condensedextrabold"],
    "gillsans": [
      "", "light", "lightitalic", "italic", "semibold", "semibolditalic", "bold", "bolditalic",
      "ultrabold",
    ],
    "helvetica": ["", "bold", "boldoblique", "light", "lightoblique", "oblique"],
    "helveticaneue": [
      "", "ultralight", "ultralightitalic", "thin", "thinitalic", "light", "lightitalic", "italic",
      "medium", "mediumitalic", "bold", "bolditalic", "condensedbold", "condensedblack",
    ],
    "optima": ["", "regular", "italic", "bold", "bolditalic", "extrablack"],
  ]

  private static let avenirNextStyles: Set<String> = [
    "", "regular", "italic", "ultralight", "ultralightitalic", "medium", "mediumitalic",
    "demibold", "demibolditalic", "bold", "bolditalic", "heavy", "heavyitalic",
  ]
}

/// Widths of characters that a face lacks, so that another font would draw them.
enum FallbackAdvance {
  /// Width of a letter of a script that nothing is known about.
  static let unknown = 0.6

  /// Whether ideographs, kana and fullwidth signs beside the system font are wider than the em.
  static func widensIdeographs(era: SystemFontEra) -> Bool {
    switch era {
    case .iOS8, .iOS9: false
    case .iOS10, .iOS11To13, .iOS14AndLater: true
    }
  }

  /// What those of a run are wider by, in em.
  ///
  /// Without kana it is a number of points: labels and buttons of 12 to 24 points in regular and bold (18
  /// texts of four public repositories, such as Andy0570/iOS-Samples, Xcode 10 to 13) allow 0.286 to
  /// 0.333; with a share of the em those of 12 and 16 contradict each other. With kana, which are of another font, it
  /// is a share of the em by size (``kanaExtras``). One document of Xcode 7 has 36 points for three at 12
  /// (CoderST/DYZB); two of Xcode 8 have 29 for two at 14 and 74 for six at 12 (NDYKLiving).
  static func ideographExtra(in text: String, pointSize: Double) -> Double {
    // All kana begin with this byte.
    let hasKana = text.utf8.contains(0xE3) && text.unicodeScalars.contains(where: isKana)
    return hasKana ? kanaExtra(at: pointSize) : pointSize > 0 ? 0.29 / pointSize : 0
  }

  /// What each character of a run with kana is wider by, in em, by size: 14 texts of nine repositories allow 0.0206 to
  /// 0.0247 at 9 points (taiseiogura/Homelax2023), 0.0176 to 0.0196 at 13, 0.0196 to 0.0216 at 15 (keit0728), 0.0176 to
  /// 0.0196 at 17 and 20, 0.0119 to 0.0149 at 24 (ryomaemura), 0.0078 to 0.0104 at 32 (MasamiYamate) and 0.0048 to
  /// 0.0095 at 35.
  private static let kanaExtras: [(size: Double, extra: Double)] = [
    (9, 0.0225), (13, 0.0192), (15, 0.0198), (17, 0.0186), (20, 0.0186), (24, 0.0138), (32, 0.0092),
    (35, 0.008),
  ]

  private static func kanaExtra(at size: Double) -> Double {
    guard let next = kanaExtras.firstIndex(where: { $0.size > size }) else {
      return kanaExtras[kanaExtras.count - 1].extra
    }
    guard next > 0 else { return kanaExtras[0].extra }
    let (low, high) = (kanaExtras[next - 1], kanaExtras[next])
    let share = (size - low.size) / (high.size - low.size)
    return low.extra + (high.extra - low.extra) * share
  }

  /// All but the middle dot, which stands in Chinese names, too.
  private static func isKana(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF: true
    default: false
    }
  }

  /// Advance in em of a character cluster that the face has no glyph for.
  ///
  /// - Parameter ideographExtra: What an ideograph is wider by than the em, in em.
  static func advance(
    of cluster: Character, pointSize: Double, ideographExtra: Double
  ) -> Double {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if isEmoji(scalars) { return emoji(at: pointSize) }
    if isInvisible(first) { return 0 }
    return isIdeographic(first) ? 1 + ideographExtra : advance(of: first)
  }

  /// Radicals, kana, ideographs, fullwidth forms.
  private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1FAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  private static func advance(of scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    // Halfwidth kana and Hangul.
    case 0xFF61...0xFFDC, 0xFFE8...0xFFEE: 0.5
    // Hangul syllables are narrower: at 17 points two are 29.5 wide in pixels of half a point, and
    // five, six and seven 73⅔, 88⅓ and 103 in thirds (Yabby1997/iOS-DatePicker-Singleton and three
    // other authors). Other weights are taken to be as wide.
    case 0xAC00...0xD7A3: 0.865
    default: unknown
    }
  }

  /// Advance in em of an emoji, by the labels and buttons of one emoji that documents show, which are whole
  /// points wide: 16 at 11 points, to 54 at 50 (felippeandrade's HelloWorldAutoLayoutExercise), 65 to 75 at 60 to 70 (three
  /// games of rock, paper, scissors), 77 at 72 (TheDanz/RockPaperScissors) and 124 at 115 (EvgeniyPronenko/LoginApp); at 33 points two beside "로그인 통신" take 37
  /// each (JungEunHee's SignIn of SOPT's 30th). Between two sizes the ratio is between theirs, beyond them as the
  /// ends'.
  static func emoji(at pointSize: Double) -> Double {
    let seen = emojiRatios
    guard let next = seen.firstIndex(where: { $0.size >= pointSize }) else {
      return seen[seen.count - 1].ratio
    }
    guard next > 0 else { return seen[0].ratio }
    let (lower, upper) = (seen[next - 1], seen[next])
    let share = (pointSize - lower.size) / (upper.size - lower.size)
    return lower.ratio + (upper.ratio - lower.ratio) * share
  }

  /// Widths were rounded up, by a quarter of a point in the mean on two pixels a point.
  private static let emojiRatios: [(size: Double, ratio: Double)] = [
    (11, 16), (17, 23), (18, 24), (30, 38), (33, 37.25), (38, 43), (45, 50), (46, 50), (50, 54),
    (60, 65), (65, 70), (70, 75), (72, 77), (115, 124),
  ].map { (size, width) in (size, (width - 0.25) / size) }

  /// Whether a cluster is drawn as an emoji. Beyond the basic plane those that by default are text are taken to be in
  /// no other font of iOS: a fountain pen of 70 points after an ideographic space ends at 145.5
  /// (shu223/ARKit-Sampler).
  static func isEmoji(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first else { return false }
    // The characters that have a text form become emoji by a variation selector or a keycap.
    if first.properties.isEmojiPresentation { return true }
    if first.properties.isEmoji, first.value > 0xFFFF {
      return !scalars.contains { $0.value == 0xFE0E }
    }
    return first.properties.isEmoji
      && scalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 }
  }

  /// Marks, joiners, selectors and controls, which take no room of their own.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value >= 0x20, scalar.value < 0x7F { return false }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}

extension TextRun {
  /// Height in points of a line with the run's emoji in a text of a configuration; nil where it has none, and below 50
  /// points, where it is not known.
  ///
  /// Those of 50 points are 71⅓ high on thirds (felippeandrade's HelloWorldAutoLayoutExercise), of 72 points
  /// 104½ on halves (TheDanz/RockPaperScissors), which is taken as linear. Lines of labels and of buttons
  /// without a configuration are as high as the font's own.
  package var emojiLineHeight: Double? {
    let size = attributes.face.pointSize
    guard size >= 50, text.contains(where: { FallbackAdvance.isEmoji($0.unicodeScalars) }) else {
      return nil
    }
    return 1.5 * size - 3.75
  }
}

/// What a character means for breaking lines: the classes of UAX #14 that make a difference in
/// interface text, with its rules between pairs of them.
///
/// - SeeAlso: Unicode Standard Annex #14, whose class names stand in the comments.
enum LineBreakClass: UInt8 {
  /// BK, CR, LF, NL: ends a paragraph or a line.
  case newline
  /// SP.
  case space
  /// A tab, which breaks like a space and is as wide as the way to the next stop.
  case tab
  /// ZW.
  case zeroWidthSpace
  /// GL, WJ: glue.
  case glue
  /// AL, HL: letters and signs that hold together.
  case letter
  /// NU.
  case digit
  /// ID: ideographs, kana, emoji.
  case ideograph
  /// OP.
  case opening
  /// CL, CP.
  case closing
  /// QU.
  case quotation
  /// EX.
  case exclamation
  /// IS: comma, full stop, colon, semicolon.
  case infix
  /// SY.
  case slash
  /// HY.
  case hyphen
  /// BA, B2.
  case breakAfter
  /// NS, CJ, IN: small kana, iteration marks, ellipsis.
  case nonStarter
  /// PR: before numbers, as currency signs.
  case prefix
  /// PO: after numbers, as the per cent sign.
  case postfix
  /// SA: scripts without spaces between words, Thai for one.
  case dictionaryScript
  /// Of the same scripts, vowels written before their consonant.
  case dictionaryLeadingVowel
  /// Of the same scripts, vowels and signs written after their consonant.
  case dictionaryTrailing

  /// Whether there is something to draw.
  var isVisible: Bool {
    self != .newline && self != .space && self != .tab && self != .zeroWidthSpace
  }

  /// - Parameter era: Since iOS 14 labels keep Hangul words together, before they did not.
  init(_ scalar: Unicode.Scalar, era: SystemFontEra) {
    if scalar.value < 0x80 {
      self = Self.ascii[Int(scalar.value)]
    } else {
      self = Self.beyondASCII(scalar, era: era)
    }
  }

  /// Whether a line may end between two neighbours, neither of which is a space or a newline.
  static func allowsBreak(between left: LineBreakClass, and right: LineBreakClass) -> Bool {
    switch (left, right) {
    // LB 8, 11, 12: after a zero-width space always, around glue never.
    case (.zeroWidthSpace, _): true
    case (.glue, _), (_, .glue), (_, .zeroWidthSpace): false
    // LB 13, 14, 19, 21, 22: not before closing marks, not after opening ones, not at quotes.
    case (_, .closing), (_, .exclamation), (_, .infix), (_, .slash), (.opening, _): false
    case (.quotation, _), (_, .quotation), (_, .nonStarter): false
    case (_, .hyphen), (_, .breakAfter): false
    // LB 25: numbers hold together with their signs.
    case (.hyphen, .digit), (.infix, .digit), (.slash, .digit): false
    case (.prefix, .digit), (.prefix, .opening), (.digit, .postfix), (.closing, .postfix): false
    case (.hyphen, _), (.breakAfter, _): true
    // LB 28 to 30: letters, digits and signs that neither is a break between.
    case (.infix, .letter), (.closing, .letter), (.closing, .digit): false
    case (.letter, .opening), (.digit, .opening): false
    case (.letter, .postfix), (.letter, .prefix), (.postfix, .letter), (.prefix, .letter): false
    case (.postfix, .digit), (.digit, .prefix), (.ideograph, .postfix), (.prefix, .ideograph): false
    case (.letter, .letter), (.letter, .digit), (.digit, .letter), (.digit, .digit): false
    // Scripts without spaces: without a dictionary, between any two syllables.
    case (_, .dictionaryTrailing), (.dictionaryLeadingVowel, _): false
    // LB 31.
    default: true
    }
  }

  private static let ascii: [LineBreakClass] = (0..<0x80).map { code in
    switch code {
    case 0x0A...0x0D: .newline
    case 0x09: .tab
    case 0x20: .space
    case 0x30...0x39: .digit
    default:
      switch Character(Unicode.Scalar(UInt8(code))) {
      case "!", "?": .exclamation
      case "\"", "'": .quotation
      case "(", "[", "{": .opening
      case ")", "]", "}": .closing
      case ",", ".", ":", ";": .infix
      case "/": .slash
      case "-": .hyphen
      case "|": .breakAfter
      case "$", "+", "\\": .prefix
      case "%": .postfix
      default: .letter
      }
    }
  }

  private static func beyondASCII(_ scalar: Unicode.Scalar, era: SystemFontEra) -> LineBreakClass {
    switch scalar.value {
    case 0x85, 0x2028, 0x2029: return .newline
    case 0x200B: return .zeroWidthSpace
    case 0xA0, 0x2007, 0x2011, 0x202F, 0x2060, 0xFEFF: return .glue
    case 0xAD, 0x2010, 0x2012...0x2014, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F:
      return .breakAfter
    case 0xA2, 0xB0, 0x2030...0x2037, 0x2103, 0x2109, 0xFFE0: return .postfix
    case 0xA3...0xA5, 0xB1, 0x20A0...0x20CF, 0x2116, 0x2212, 0xFFE1, 0xFFE5: return .prefix
    case 0x2024...0x2026, 0x203C, 0x2047...0x2049: return .nonStarter
    default: break
    }
    if let kind = eastAsian(scalar.value, era: era) ?? southEastAsian(scalar.value) { return kind }
    switch scalar.properties.generalCategory {
    case .openPunctuation: return .opening
    case .closePunctuation: return .closing
    case .initialPunctuation, .finalPunctuation: return .quotation
    case .decimalNumber: return .digit
    default: return scalar.properties.isEmojiPresentation ? .ideograph : .letter
    }
  }

  private static func eastAsian(_ value: UInt32, era: SystemFontEra) -> LineBreakClass? {
    switch value {
    // Ideographic comma and full stop, closing brackets, and their full-width and half-width kin.
    case 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B,
      0x301E, 0x301F, 0xFF09, 0xFF0C, 0xFF0E, 0xFF3D, 0xFF5D, 0xFF60, 0xFF61, 0xFF63, 0xFF64:
      .closing
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D, 0xFF08,
      0xFF3B, 0xFF5B, 0xFF5F, 0xFF62:
      .opening
    case 0xFF01, 0xFF1F: .exclamation
    // Small kana, long vowel and iteration marks, the middle dot and the full-width colon.
    case 0x3005, 0x301C, 0x303B, 0x303C, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083,
      0x3085, 0x3087, 0x308E, 0x3095, 0x3096, 0x309B...0x309E, 0x30A0, 0x30A1, 0x30A3, 0x30A5,
      0x30A7,
      0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6, 0x30FB...0x30FE, 0xFF1A,
      0xFF1B,
      0xFF65:
      .nonStarter
    case 0xFF10...0xFF19: .ideograph
    case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3130...0x318F:
      era == .iOS14AndLater ? .letter : .ideograph
    case 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF02...0xFF60, 0x1F000...0x1FAFF,
      0x20000...0x3FFFF:
      .ideograph
    default: nil
    }
  }

  private static func southEastAsian(_ value: UInt32) -> LineBreakClass? {
    switch value {
    case 0x0E40...0x0E44, 0x0EC0...0x0EC4: .dictionaryLeadingVowel
    case 0x0E2F, 0x0E30, 0x0E32, 0x0E33, 0x0E45, 0x0E46, 0x0EB0, 0x0EB2, 0x0EB3, 0x0EC6:
      .dictionaryTrailing
    case 0x0E50...0x0E59, 0x0ED0...0x0ED9, 0x1040...0x1049, 0x17E0...0x17E9: .digit
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: .dictionaryScript
    default: nil
    }
  }
}

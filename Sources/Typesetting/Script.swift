/// What a character's script asks of the way it is measured and drawn.
enum Script {
  /// Each character stands for itself.
  case simple
  /// Letters join, stack or reorder, so that a word is shaped as a whole.
  case shaped
  /// The same, from right to left.
  case shapedRightToLeft
  /// The text's own font is a file and has the character: kerning and ligatures are the file's.
  case own
  case ownShaped
  case ownRightToLeft

  var isShaped: Bool { self != .simple }

  var isRightToLeft: Bool { self == .shapedRightToLeft || self == .ownRightToLeft }

  /// Whether the text's own font shapes the character.
  var isOwn: Bool {
    switch self {
    case .simple, .shaped, .shapedRightToLeft: false
    case .own, .ownShaped, .ownRightToLeft: true
    }
  }

  /// The same character in a font of a file that has it.
  var inOwnFont: Script {
    switch self {
    case .simple, .own: .own
    case .shaped, .ownShaped: .ownShaped
    case .shapedRightToLeft, .ownRightToLeft: .ownRightToLeft
    }
  }

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: self = .shapedRightToLeft
    // From Devanagari to Myanmar, and Khmer; Hangul Jamo and Georgian between them are simple.
    case 0x0900...0x109F, 0x1780...0x17FF: self = .shaped
    default: self = .simple
    }
  }

  /// Whether a text can hold characters from right to left.
  static func mayRunRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x200F, 0x202B, 0x202E, 0x2067,
      0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}

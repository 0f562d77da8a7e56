import Diagnostics
import DisplayCapture

extension DrawingGaps {
  /// What there is to tell about the pictures of a whole run.
  var findings: [Diagnostic] {
    missingCharacters + (unknownSymbols.map { [$0] } ?? [])
  }

  // MARK: Characters

  /// What characters are of, as far as it decides what helps.
  private enum Kind: CaseIterable {
    case emoji, eastAsian, own, other

    init(_ cluster: Character) {
      let scalars = cluster.unicodeScalars
      guard let first = scalars.first else {
        self = .other
        return
      }
      let isPicture = first.properties.isEmoji && scalars.contains { $0.value == 0xFE0F }
      if first.properties.isEmojiPresentation || isPicture {
        self = .emoji
        return
      }
      switch first.value {
      case 0x1100...0x11FF, 0x2E80...0x9FFF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
        0xFF00...0xFFEF, 0x20000...0x3FFFF:
        self = .eastAsian
      case 0xE000...0xF8FF, 0xF0000...0x10FFFF: self = .own
      default: self = .other
      }
    }

    /// Their name, after a number.
    func name(_ count: Int) -> String {
      let plural = count == 1 ? "" : "s"
      return switch self {
      case .emoji: "emoji"
      case .eastAsian: "Chinese, Japanese or Korean character\(plural)"
      case .own: "character\(plural) for private use"
      case .other: "character\(plural)"
      }
    }

    var mend: String {
      switch self {
      case .emoji:
        "Install a font with colour emoji for them, such as Debian's package fonts-noto-color-emoji."
      case .eastAsian: "Install a font for them, such as Debian's package fonts-noto-cjk."
      case .own:
        "Only the app's own icon font has them: put its file into the project, or name its folder "
          + "with --fonts."
      case .other: "Install a font that has them."
      }
    }
  }

  /// Characters that one message shows.
  private static let shown = 12

  private var missingCharacters: [Diagnostic] {
    let groups = Dictionary(grouping: characters, by: Kind.init)
    return Kind.allCases.compactMap { kind in
      guard let group = groups[kind]?.sorted() else { return nil }
      var sample = group.prefix(Self.shown).map { Self.shown($0, kind) }.joined(separator: " ")
      if group.count > Self.shown { sample += " …" }
      return Diagnostic(
        .note, rule: "missing-characters",
        message: """
          No font of this machine has \(group.count) \(kind.name(group.count)), \(sample): boxes stand \
          for them in pictures. Layouts are as they would be with a font.
          """, mend: kind.mend)
    }
  }

  /// A character for private use shows nothing by itself.
  private static func shown(_ character: Character, _ kind: Kind) -> String {
    guard kind == .own, let first = character.unicodeScalars.first else { return String(character) }
    return "U+" + String(first.value, radix: 16, uppercase: true)
  }

  // MARK: Symbols

  private var unknownSymbols: Diagnostic? {
    guard !symbols.isEmpty else { return nil }
    var names = symbols.sorted().prefix(Self.shown).joined(separator: ", ")
    if symbols.count > Self.shown { names += " and \(symbols.count - Self.shown) more" }
    return Diagnostic(
      .note, rule: "unknown-symbols",
      message: """
        A rounded outline with a dot stands in pictures for system symbols that AdaptiveKit has no \
        drawing of: \(names).
        """)
  }
}

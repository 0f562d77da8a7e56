/// The identifiers of one document.
struct IdentifierNames {
  /// What a definition is of; its letter is part of its identifier.
  enum Kind: String {
    case glyph = "g"
    case image = "i"
    case clip = "c"
    case gradient = "l"
    case filter = "f"
  }

  private let prefix: String

  /// Keeps letters, digits and hyphens of the prefix and writes other bytes as `_` and two hex
  /// digits, so that different prefixes stay different and each is a name in XML.
  init(prefix: String) {
    var name = ""
    for byte in prefix.utf8 {
      let character = Character(Unicode.Scalar(byte))
      let isLetter = character.isASCII && character.isLetter
      let mayFollow = character.isASCII && (character.isNumber || character == "-")
      if isLetter || (mayFollow && !name.isEmpty) {
        name.append(character)
      } else {
        let hex = String(byte, radix: 16)
        name += hex.count == 1 ? "_0\(hex)" : "_\(hex)"
      }
    }
    self.prefix = name.isEmpty ? "" : name + "-"
  }

  /// The identifier of the definition of the given kind and number.
  func name(_ kind: Kind, _ number: Int) -> String { "\(prefix)\(kind.rawValue)\(number)" }
}

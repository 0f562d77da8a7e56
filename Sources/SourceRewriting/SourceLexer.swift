/// Divides Swift source into tokens: as far as is needed to find declarations, attributes and
/// `#selector`, and not to take for them what stands in comments and strings.
struct SourceLexer {
  private let bytes: [UInt8]
  private var position = 0
  private var startsLine = true
  private var tokens: [SourceToken] = []

  static func tokens(of bytes: [UInt8]) -> [SourceToken] {
    var lexer = SourceLexer(bytes: bytes)
    lexer.readTokens(ofInterpolation: false)
    return lexer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Reads to the end, or after the parenthesis that closes an interpolation.
  private mutating func readTokens(ofInterpolation: Bool) {
    var depth = 0
    while let byte = byte(0) {
      switch byte {
      case "\n", "\r":
        startsLine = true
        position += 1
      case " ", "\t": position += 1
      case "/": readSlash()
      case "\"": readString(numberSigns: 0)
      case "#": readNumberSign()
      case "`": readBackticks()
      case "(":
        depth += 1
        add(.symbol, length: 1)
      case ")":
        depth -= 1
        add(.symbol, length: 1)
        if ofInterpolation, depth == 0 { return }
      case "-" where self.byte(1) == ">": add(.symbol, length: 2)
      case "0"..."9": readNumber()
      default:
        let length = wordLength(from: position)
        if length > 0 { add(.word, length: length) } else { add(.symbol, length: 1) }
      }
    }
  }

  /// The byte so many places further.
  private func byte(_ offset: Int) -> UInt8? {
    let index = position + offset
    return index < bytes.count ? bytes[index] : nil
  }

  private mutating func add(_ kind: SourceToken.Kind, length: Int) {
    let range = position..<min(position + length, bytes.count)
    tokens.append(SourceToken(kind: kind, range: range, startsLine: startsLine))
    startsLine = false
    position = range.upperBound
  }

  private func wordLength(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end].isPartOfWord { end += 1 }
    return end - start
  }

  private mutating func readNumber() {
    var end = position + wordLength(from: position)
    // A point belongs to the number where a digit follows, and not in `1...3`.
    if end + 1 < bytes.count, bytes[end] == ".", bytes[end + 1].isDigit {
      end += 1
      end += wordLength(from: end)
    }
    add(.literal, length: end - position)
  }

  private mutating func readBackticks() {
    var end = position + 1
    while end < bytes.count, bytes[end] != "`", bytes[end] != "\n" { end += 1 }
    add(.word, length: end + 1 - position)
  }

  private mutating func readNumberSign() {
    var signs = 0
    while byte(signs) == "#" { signs += 1 }
    if byte(signs) == "\"" { return readString(numberSigns: signs) }
    if byte(signs) == "/" { return readExtendedExpression(numberSigns: signs) }
    let length = wordLength(from: position + 1)
    add(length > 0 ? .pound : .symbol, length: 1 + length)
  }

  // MARK: Strings

  private mutating func readString(numberSigns: Int) {
    let quotes = byte(numberSigns + 1) == "\"" && byte(numberSigns + 2) == "\"" ? 3 : 1
    add(.literal, length: numberSigns + quotes)
    while let byte = byte(0) {
      if byte == "\"", isClosing(quotes: quotes, numberSigns: numberSigns) {
        position += quotes + numberSigns
        return
      }
      // A text in single quotes ends with its line, if only to go on with the next one.
      if byte == "\n", quotes == 1 { return }
      if byte == "\\", hasNumberSigns(numberSigns, at: 1) {
        position += 1 + numberSigns
        if self.byte(0) == "(" {
          readTokens(ofInterpolation: true)
          startsLine = false
          continue
        }
      }
      position += 1
    }
  }

  private func isClosing(quotes: Int, numberSigns: Int) -> Bool {
    (0..<quotes).allSatisfy { byte($0) == "\"" } && hasNumberSigns(numberSigns, at: quotes)
  }

  private func hasNumberSigns(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == "#" }
  }

  // MARK: Slashes

  private mutating func readSlash() {
    switch byte(1) {
    case "/":
      while let byte = byte(0), byte != "\n" { position += 1 }
    case "*": skipComment()
    default:
      if let length = expressionLength() {
        add(.literal, length: length)
      } else {
        add(.symbol, length: 1)
      }
    }
  }

  /// Comments may stand in comments.
  private mutating func skipComment() {
    var depth = 0
    while let byte = byte(0) {
      if byte == "/", self.byte(1) == "*" {
        depth += 1
        position += 2
      } else if byte == "*", self.byte(1) == "/" {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        if byte == "\n" { startsLine = true }
        position += 1
      }
    }
  }

  private mutating func readExtendedExpression(numberSigns: Int) {
    var end = position + numberSigns + 1
    while end < bytes.count {
      let closes = (0...numberSigns).allSatisfy { offset in
        end + offset < bytes.count && bytes[end + offset] == (offset == 0 ? "/" : "#")
      }
      if closes { break }
      end += bytes[end] == "\\" ? 2 : 1
    }
    add(.literal, length: end + numberSigns + 1 - position)
  }

  /// Length of the regular expression that begins here; nil where the slash divides.
  private func expressionLength() -> Int? {
    guard canBeginExpression, let next = byte(1), next != " ", next != "\n" else { return nil }
    var end = position + 1
    while end < bytes.count, bytes[end] != "\n" {
      if bytes[end] == "/" { return end + 1 - position }
      end += bytes[end] == "\\" ? 2 : 1
    }
    return nil
  }

  /// Whether a value may stand here, and not an operator between two.
  private var canBeginExpression: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .literal, .pound: return false
    case .symbol: return ![")", "]", "}", "?", "!"].contains(bytes[last.range.lowerBound])
    case .word:
      let words = ["return", "in", "case", "try", "await", "where", "if", "while", "let"]
      return words.contains(String(decoding: bytes[last.range], as: UTF8.self))
    }
  }
}

extension UInt8: @retroactive ExpressibleByUnicodeScalarLiteral {
  public init(unicodeScalarLiteral value: Unicode.Scalar) { self = UInt8(ascii: value) }

  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }

  /// Whether a name may hold it; all bytes of letters beyond ASCII count.
  fileprivate var isPartOfWord: Bool {
    isDigit || ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "_"
      || self == "$" || self >= 0x80
  }
}

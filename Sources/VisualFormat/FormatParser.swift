/// Reads a format from left to right, one function per rule of Apple's grammar.
///
/// No rule is recursive and every loop consumes a character or throws, so reading ends for
/// every text, in time linear in its length.
struct FormatParser {
  typealias Problem = VisualFormatError.Problem

  let text: String
  let characters: [Character]
  var position = 0

  init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  /// `(<orientation>:)? (<superview><connection>)? <view>(<connection><view>)*
  /// (<connection><superview>)?`
  mutating func parseFormat() throws(VisualFormatError) -> VisualFormat {
    skipBlanks()
    if isAtEnd { throw error(.emptyFormat, at: 0) }
    let axis = try parseOrientation()

    skipBlanks()
    var head: VisualFormat.Connection?
    if take("|") {
      head = try parseConnection()
    } else if next == "-" {
      throw error(.connectionWithoutStart)
    }

    var views = [try parseView(after: head)]
    var connections: [VisualFormat.Connection] = []
    var tail: VisualFormat.Connection?
    skipBlanks()
    while !isAtEnd {
      let start = position
      let connection = try parseConnection()
      if next == "|" {
        tail = connection
        try parseEnd()
      } else if isAtEnd {
        throw error(.connectionWithoutEnd, at: start)
      } else {
        views.append(try parseView(after: connection))
        connections.append(connection)
        skipBlanks()
      }
    }
    return VisualFormat(
      text: text, axis: axis, head: head, views: views, connections: connections, tail: tail)
  }

  /// `H|V`, with its colon; nothing means a row.
  private mutating func parseOrientation() throws(VisualFormatError) -> VisualFormat.Axis {
    let start = position
    let name = takeName() ?? ""
    if take(":") {
      switch name {
      case "H": return .horizontal
      case "V": return .vertical
      default: throw error(.unknownOrientation(name), at: start)
      }
    }
    switch name {
    case "": return .horizontal
    case "H", "V": throw error(.missingColon(orientation: name), at: position)
    default: throw error(.viewWithoutBrackets(name), at: start)
    }
  }

  /// The closing `|` and the end of the text.
  private mutating func parseEnd() throws(VisualFormatError) {
    let edge = position
    position += 1
    skipBlanks()
    if isAtEnd { return }
    if characters[position...].contains("[") { throw error(.superviewInMiddle, at: edge) }
    throw error(.trailingCharacters(String(characters[position...])))
  }
}

// What the rules are made of.
extension FormatParser {
  var isAtEnd: Bool { position == characters.count }

  /// The character to be read next; nil at the end.
  var next: Character? { isAtEnd ? nil : characters[position] }

  /// The character after the next one.
  var second: Character? {
    position + 1 < characters.count ? characters[position + 1] : nil
  }

  func error(_ problem: Problem, at offset: Int? = nil) -> VisualFormatError {
    VisualFormatError(problem, in: text, at: offset ?? position)
  }

  /// Goes past `character` if it is next.
  mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  mutating func skipBlanks() {
    while next?.isWhitespace == true { position += 1 }
  }

  /// Takes all characters that satisfy `condition`, perhaps none.
  mutating func take(while condition: (Character) -> Bool) -> String {
    let start = position
    while let next, condition(next) { position += 1 }
    return String(characters[start..<position])
  }

  /// A C identifier.
  mutating func takeName() -> String? {
    guard next?.startsName == true else { return nil }
    return take { $0.continuesName }
  }
}

extension Character {
  var isASCIIDigit: Bool { "0" <= self && self <= "9" && isASCII }
  var startsName: Bool { isASCII && (isLetter || self == "_") }
  var continuesName: Bool { startsName || isASCIIDigit }
  /// Characters that people write relations with, rightly or wrongly.
  var isRelationSign: Bool { "=<>!~≤≥≠".contains(self) }
}

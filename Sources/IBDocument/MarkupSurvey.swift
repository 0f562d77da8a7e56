/// What has to be known of a document's markup that `XMLParser` does not tell, or cannot bear.
///
/// The parser says on which line a tag ends, not where it begins; it reports no document type
/// declaration; on Linux a processing instruction without content is the end of the process; and
/// in each tag it compares every attribute with all others.
///
/// In well-formed XML a `<` begins markup wherever it stands outside of comments, CDATA sections
/// and processing instructions, so that this needs no look at what markup holds. The parser is
/// the one to notice XML that is not well-formed, up to which both see the same.
struct MarkupSurvey {
  /// Most attributes of a tag. Interface Builder's have fewer than 50.
  static let attributeLimit = 500

  /// The line on which each start tag begins, counted from 1, in document order.
  ///
  /// Ends one after ``ElementTree/elementLimit``.
  private(set) var startTagLines: [Int32] = []

  private let bytes: [UInt8]
  private let path: String
  private var position = 0
  private var line = 1

  /// Goes through the text in UTF-8.
  ///
  /// - Throws: What the parser must not be given.
  init(of bytes: [UInt8], path: String) throws(IBDocumentError) {
    self.bytes = bytes
    self.path = path
    while startTagLines.count <= ElementTree.elementLimit {
      skip(to: .lessThan)
      guard position < bytes.count else { return }
      try takeMarkup()
    }
  }

  private mutating func takeMarkup() throws(IBDocumentError) {
    if matches("</") {
      position += 2
    } else if matches("<?") {
      try takeInstruction()
    } else if matches("<!--") {
      skip(past: "-->", from: 4)
    } else if matches("<![CDATA[") {
      skip(past: "]]>", from: 9)
    } else if matches("<!DOCTYPE") {
      throw .documentTypeDeclaration(path: path, line: line)
    } else if matches("<!") {
      position += 2
    } else {
      try takeStartTag()
    }
  }

  private mutating func takeStartTag() throws(IBDocumentError) {
    let start = line
    startTagLines.append(Int32(line))
    position += 1
    var attributes = 0
    // Up to the next markup, and so with the text after the tag. A = before a quote in a value or
    // the text is counted, too, which does not matter: it is rare, and the limit is far.
    while position < bytes.count, bytes[position] != .lessThan {
      if bytes[position] == .lineFeed { line += 1 }
      if bytes[position] == UInt8(ascii: "="), isQuoteNext { attributes += 1 }
      position += 1
    }
    guard attributes <= Self.attributeLimit else {
      throw .tooManyAttributes(path: path, line: start, limit: Self.attributeLimit)
    }
  }

  private var isQuoteNext: Bool {
    let next = bytes[(position + 1)...].first { !$0.isXMLSpace }
    return next == UInt8(ascii: "\"") || next == UInt8(ascii: "'")
  }

  private mutating func takeInstruction() throws(IBDocumentError) {
    let start = (position: position, line: line)
    skip(past: "?>", from: 2)
    let afterName = bytes[start.position..<position].dropLast(2).drop { !$0.isXMLSpace }
    let hasContent = afterName.contains { !$0.isXMLSpace }
    // One that does not end is left to the parser.
    guard hasContent || position == bytes.count else {
      throw .notXML(
        path: path, line: start.line, reason: "a processing instruction without content")
    }
  }

  /// Moves on to the next `byte`, or the end.
  private mutating func skip(to byte: UInt8) {
    while position < bytes.count, bytes[position] != byte {
      if bytes[position] == .lineFeed { line += 1 }
      position += 1
    }
  }

  /// Moves on to what follows `end`, or the end of the text.
  private mutating func skip(past end: StaticString, from offset: Int) {
    position += offset
    while true {
      skip(to: end.utf8Start.pointee)
      guard position < bytes.count else { return }
      if matches(end) {
        position += end.utf8CodeUnitCount
        return
      }
      position += 1
    }
  }

  private func matches(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let lessThan = UInt8(ascii: "<")

  /// White space in XML's sense.
  var isXMLSpace: Bool {
    self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D
  }
}

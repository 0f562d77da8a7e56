/// Reads the XML that Interface Builder writes into a tree of elements.
///
/// Well-formedness is checked, with the exceptions below; there is no validation and there are no
/// entities but XML's own five. A document type declaration is refused outright, since all that a
/// document could do with one here is harm (entity expansion, external entities). The checks left
/// out concern characters within names. Nesting is limited and no function calls itself, so that no
/// input can exhaust the stack.
struct XMLReader {
  /// Deepest nesting that is read. Interface Builder's documents stay below 40 levels, and who
  /// walks the tree by recursion shall not run out of stack.
  static let depthLimit = 512

  /// Most elements that are read. Real documents spend some 180 bytes on each, so that those of
  /// ``IBDocument/sizeLimit`` stay below 100,000; only text made to do harm has more.
  static let elementLimit = 500_000

  /// The tree, and for each element the position of its parent (-1 for the root), by
  /// ``IBElement/order``.
  struct Result {
    var root: IBElement
    var parents: [Int32]
  }

  let path: String
  let bytes: [UInt8]
  var position = 0
  var line = 1

  private var open: [OpenElement] = []
  private var root: IBElement?
  private var parents: [Int32] = []
  /// The attributes of the tag being read.
  private var attributesRead: [(name: String, value: String)] = []

  /// An element whose end tag has not been seen.
  private struct OpenElement {
    var name: String
    var attributes: [String: String]
    var line: Int
    var order: Int
    var children: [IBElement] = []
    var text = ""
  }

  init(bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  /// Reads the whole text.
  mutating func read() throws(IBDocumentError) -> Result {
    skipByteOrderMark()
    while position < bytes.count {
      if bytes[position] == .lessThan {
        try readMarkup()
      } else if open.isEmpty {
        try readOutside()
      } else {
        try readText()
      }
    }
    guard open.isEmpty else { throw .truncated(path: path, line: line) }
    guard let root else { throw .empty(path: path) }
    return Result(root: root, parents: parents)
  }

  private mutating func skipByteOrderMark() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Reads white space before or after the root; anything else there is an error.
  private mutating func readOutside() throws(IBDocumentError) {
    guard skipWhiteSpace() else {
      throw malformed(root == nil ? "text before the first element" : "text after the last element")
    }
  }

  private mutating func readMarkup() throws(IBDocumentError) {
    switch byte(at: position + 1) {
    case .slash: try readEndTag()
    case .question: try readInstruction()
    case .exclamation: try readDeclaration()
    case nil: throw .truncated(path: path, line: line)
    default: try readStartTag()
    }
  }

  // MARK: Tags

  private mutating func readStartTag() throws(IBDocumentError) {
    guard root == nil else { throw malformed("a second root element") }
    position += 1
    let startLine = line
    let name = try readName()
    let attributes = try readAttributes()
    guard open.count < Self.depthLimit else {
      throw .tooDeep(path: path, line: startLine, limit: Self.depthLimit)
    }
    guard parents.count < Self.elementLimit else {
      throw .tooManyElements(path: path, line: startLine, limit: Self.elementLimit)
    }
    let order = parents.count
    parents.append(Int32(open.last?.order ?? -1))
    open.append(OpenElement(name: name, attributes: attributes, line: startLine, order: order))
    if byte(at: position) == .slash {
      position += 1
      try expect(.greaterThan, "after /")
      close()
    } else {
      try expect(.greaterThan, "at the end of a tag")
    }
  }

  private mutating func readEndTag() throws(IBDocumentError) {
    position += 2
    let name = try readName()
    skipWhiteSpace()
    try expect(.greaterThan, "at the end of a tag")
    guard let innermost = open.last else { throw malformed("</\(name)> closes nothing") }
    guard innermost.name == name else {
      throw malformed(
        "</\(name)> stands where <\(innermost.name)> of line \(innermost.line) is to be closed")
    }
    close()
  }

  private mutating func close() {
    let closed = open.removeLast()
    let keepsWhiteSpace = closed.name == "string" || closed.name == "mutableString"
    let isBlank = !keepsWhiteSpace && closed.text.utf8.allSatisfy(\.isXMLSpace)
    let element = IBElement(
      name: closed.name, attributes: closed.attributes, children: closed.children,
      text: isBlank ? "" : closed.text, line: closed.line, order: closed.order)
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  private mutating func readAttributes() throws(IBDocumentError) -> [String: String] {
    // Gathered first: a dictionary that grows while it is filled is the slowest part of reading.
    attributesRead.removeAll(keepingCapacity: true)
    while try readAttribute() {}
    var attributes = [String: String](minimumCapacity: attributesRead.count)
    for (name, value) in attributesRead where attributes.updateValue(value, forKey: name) != nil {
      throw malformed("the attribute \(name) is written twice")
    }
    return attributes
  }

  /// Reads one more attribute; false at the end of the tag.
  private mutating func readAttribute() throws(IBDocumentError) -> Bool {
    let hadSpace = skipWhiteSpace()
    guard let next = byte(at: position) else { throw .truncated(path: path, line: line) }
    if next == .greaterThan || next == .slash { return false }
    guard hadSpace else { throw malformed("no space before an attribute") }
    let name = try readName()
    skipWhiteSpace()
    try expect(.equals, "after the attribute name \(name)")
    skipWhiteSpace()
    attributesRead.append((name, try readAttributeValue(of: name)))
    return true
  }

  private mutating func readAttributeValue(of name: String) throws(IBDocumentError) -> String {
    guard let quote = byte(at: position) else { throw .truncated(path: path, line: line) }
    guard quote == .quote || quote == .apostrophe else {
      throw malformed("the value of the attribute \(name) is not in quotes")
    }
    position += 1
    let start = position
    var isPlain = true
    let startLine = line
    while position < bytes.count, bytes[position] != quote {
      switch bytes[position] {
      case .lessThan: throw malformed("< within the value of the attribute \(name)")
      case .ampersand: isPlain = false
      case 0..<0x20:
        try checkControl()
        isPlain = false
      default: break
      }
      position += 1
    }
    guard position < bytes.count else { throw .truncated(path: path, line: line) }
    let range = start..<position
    position += 1
    if isPlain { return String(decoding: bytes[range], as: UTF8.self) }
    return try unescaped(range, line: startLine, inAttribute: true)
  }

  // MARK: Text

  private mutating func readText() throws(IBDocumentError) {
    let start = position
    let startLine = line
    var isPlain = true
    var isBlank = true
    while position < bytes.count, bytes[position] != .lessThan {
      let byte = bytes[position]
      if byte == .ampersand || byte == .carriageReturn { isPlain = false }
      if byte < 0x20 { try checkControl() }
      if !byte.isXMLSpace { isBlank = false }
      position += 1
    }
    guard position < bytes.count else { throw .truncated(path: path, line: line) }
    let range = start..<position
    // The indentation between tags is most of the text; it is dropped before it becomes a string.
    let last = open.count - 1
    if isBlank, open[last].name != "string", open[last].name != "mutableString" { return }
    open[last].text +=
      isPlain
      ? String(decoding: bytes[range], as: UTF8.self)
      : try unescaped(range, line: startLine, inAttribute: false)
  }

  /// Counts a line feed, lets other white space pass, and refuses the rest of the controls.
  private mutating func checkControl() throws(IBDocumentError) {
    switch bytes[position] {
    case .lineFeed: line += 1
    case .tab, .carriageReturn: break
    default: throw malformed("a control character")
    }
  }

  // MARK: Instructions, comments, CDATA

  private mutating func readInstruction() throws(IBDocumentError) {
    let startLine = line
    let start = position
    position += 2
    let target = try readName()
    try skip(past: "?>")
    guard target == "xml" else { return }
    let declaration = String(decoding: bytes[start..<position], as: UTF8.self)
    guard parents.isEmpty else {
      throw .notXML(path: path, line: startLine, reason: "an XML declaration after the beginning")
    }
    if let encoding = Self.encoding(in: declaration),
      !["UTF-8", "UTF8", "US-ASCII", "ASCII"].contains(encoding.uppercased())
    {
      throw .unsupportedEncoding(path: path, name: encoding)
    }
  }

  /// The value of the pseudo-attribute `encoding` of an XML declaration.
  private static func encoding(in declaration: String) -> String? {
    let parts = declaration.split(whereSeparator: { $0.isWhitespace || $0 == "=" || $0 == "?" })
    guard let index = parts.firstIndex(of: "encoding"), index + 1 < parts.count else { return nil }
    return String(parts[index + 1].filter { $0 != "\"" && $0 != "'" })
  }

  private mutating func readDeclaration() throws(IBDocumentError) {
    if matches("<!--") {
      position += 4
      try skip(past: "-->")
    } else if matches("<![CDATA["), !open.isEmpty {
      position += 9
      let start = position
      try skip(past: "]]>")
      open[open.count - 1].text += String(decoding: bytes[start..<position - 3], as: UTF8.self)
    } else if matches("<!DOCTYPE") {
      throw .documentTypeDeclaration(path: path, line: line)
    } else if bytes.count - position < 9 {
      throw .truncated(path: path, line: line)
    } else {
      throw malformed("<! begins nothing that is known")
    }
  }

  private func matches(_ text: StaticString) -> Bool {
    guard bytes.count - position >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { bytes[position..<position + $0.count].elementsEqual($0) }
  }

  private mutating func skip(past end: StaticString) throws(IBDocumentError) {
    while position < bytes.count {
      if matches(end) {
        position += end.utf8CodeUnitCount
        return
      }
      if bytes[position] < 0x20 { try checkControl() }
      position += 1
    }
    throw .truncated(path: path, line: line)
  }

  // MARK: Small things

  private func byte(at index: Int) -> UInt8? {
    index < bytes.count ? bytes[index] : nil
  }

  /// Skips white space; says whether there was any.
  @discardableResult
  private mutating func skipWhiteSpace() -> Bool {
    let start = position
    while position < bytes.count, bytes[position].isXMLSpace {
      if bytes[position] == .lineFeed { line += 1 }
      position += 1
    }
    return position > start
  }

  private mutating func readName() throws(IBDocumentError) -> String {
    let start = position
    while position < bytes.count, bytes[position].isNameByte { position += 1 }
    guard position < bytes.count else { throw .truncated(path: path, line: line) }
    guard position > start, bytes[start].isNameStart else { throw malformed("a name is missing") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func expect(_ wanted: UInt8, _ place: String) throws(IBDocumentError) {
    guard let found = byte(at: position) else { throw .truncated(path: path, line: line) }
    guard found == wanted else {
      throw malformed("\(Character(Unicode.Scalar(wanted))) is missing \(place)")
    }
    position += 1
  }

  private func malformed(_ reason: String) -> IBDocumentError {
    .notXML(path: path, line: line, reason: reason)
  }
}

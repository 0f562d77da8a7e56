extension XMLReader {
  /// The text of a range with its references resolved and its line ends made line feeds; in an
  /// attribute white space that is not written as a reference becomes a space (XML 1.0, 3.3.3).
  func unescaped(
    _ range: Range<Int>, line: Int, inAttribute: Bool
  ) throws(IBDocumentError) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var line = line
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      index += 1
      switch byte {
      case .ampersand:
        let (scalar, next) = try reference(from: index, to: range.upperBound, line: line)
        result.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
        index = next
      case .carriageReturn:
        if index < range.upperBound, bytes[index] == .lineFeed { continue }
        result.append(inAttribute ? .space : .lineFeed)
      case .lineFeed, .tab:
        if byte == .lineFeed { line += 1 }
        result.append(inAttribute ? .space : byte)
      default:
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The character that a reference stands for, and the index after its semicolon.
  private func reference(
    from start: Int, to limit: Int, line: Int
  ) throws(IBDocumentError) -> (Unicode.Scalar, Int) {
    // The longest reference there is, &#x0010FFFF;, leaves room for a few leading zeros.
    let end = bytes[start..<min(limit, start + 16)].firstIndex(of: .semicolon)
    guard let end else {
      throw .notXML(path: path, line: line, reason: "& begins no reference")
    }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    guard let scalar = Self.predefined[name] ?? Self.scalar(numeric: name) else {
      throw .notXML(path: path, line: line, reason: "&\(name); stands for no character")
    }
    return (scalar, end + 1)
  }

  private static let predefined: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  /// The character of `#10` or `#xA`; nil for others, and for those that XML 1.0 has no place for.
  private static func scalar(numeric name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return nil }
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard digits.first != "+", digits.first != "-",
      let value = UInt32(digits, radix: isHexadecimal ? 16 : 10),
      value >= 0x20 || [9, 10, 13].contains(value), value != 0xFFFE, value != 0xFFFF
    else { return nil }
    return Unicode.Scalar(value)
  }
}

extension UInt8 {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let exclamation: UInt8 = 0x21
  static let quote: UInt8 = 0x22
  static let ampersand: UInt8 = 0x26
  static let apostrophe: UInt8 = 0x27
  static let slash: UInt8 = 0x2F
  static let semicolon: UInt8 = 0x3B
  static let lessThan: UInt8 = 0x3C
  static let equals: UInt8 = 0x3D
  static let greaterThan: UInt8 = 0x3E
  static let question: UInt8 = 0x3F

  /// White space in XML's sense.
  var isXMLSpace: Bool {
    self == .space || self == .lineFeed || self == .tab || self == .carriageReturn
  }

  /// Whether a name may begin with the byte; the bytes beyond ASCII all may.
  var isNameStart: Bool {
    switch self {
    case 0x41...0x5A, 0x61...0x7A, 0x5F, 0x3A, 0x80...: true
    default: false
    }
  }

  /// Whether the byte may stand in a name.
  var isNameByte: Bool {
    switch self {
    case 0x30...0x39, 0x2D, 0x2E: true
    default: isNameStart
    }
  }
}

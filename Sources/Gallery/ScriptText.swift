import Foundation

/// JavaScript source text under construction.
///
/// What it writes is JSON in which no character means anything to HTML either, so that the text
/// may stand in a `<script>` element as well as in a file.
struct ScriptText {
  /// The text so far, UTF-8.
  private(set) var bytes: [UInt8] = []

  /// Appends source text as it is.
  mutating func append(_ source: StaticString) {
    source.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends a string literal, quotes included.
  mutating func append(string: String) {
    bytes.append(UInt8(ascii: "\""))
    var string = string
    string.withUTF8 { utf8 in
      for (index, byte) in utf8.enumerated() {
        append(escaping: byte, at: index, in: utf8)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends a string literal, or `null`.
  mutating func append(string: String?) {
    if let string { append(string: string) } else { append("null") }
  }

  /// Appends a number with at most three decimals; `null` for what is not a number or not finite.
  mutating func append(number: Double) {
    guard number.isFinite else { return append("null") }
    guard abs(number) < 1e12 else { return append(ascii: "\(number)") }
    let thousandths = Int((number * 1000).rounded())
    if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
    append(integer: Int(thousandths.magnitude / 1000))
    appendFraction(Int(thousandths.magnitude % 1000))
  }

  /// Appends a whole number, or `null`.
  mutating func append(integer: Int?) {
    guard let integer else { return append("null") }
    append(ascii: String(integer))
  }

  /// Appends `value` as JSON made harmless in HTML.
  ///
  /// - Throws: What the encoder throws; nothing has been appended then.
  mutating func append(json value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "0", negativeInfinity: "0", nan: "0")
    // Characters that need an escape occur in JSON only inside of strings, where one is allowed.
    Array(try encoder.encode(value)).withUnsafeBufferPointer { utf8 in
      for (index, byte) in utf8.enumerated() {
        if byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "\"") {
          bytes.append(byte)
        } else {
          append(escaping: byte, at: index, in: utf8)
        }
      }
    }
  }

  private mutating func append(ascii text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func appendFraction(_ thousandths: Int) {
    guard thousandths > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var rest = thousandths
    for unit in [100, 10, 1] where rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
    }
  }

  private mutating func append(
    escaping byte: UInt8, at index: Int, in utf8: UnsafeBufferPointer<UInt8>
  ) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case 0..<0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), 0x7F:
      append("\\u00")
      bytes.append(Self.hexDigits[Int(byte >> 4)])
      bytes.append(Self.hexDigits[Int(byte & 15)])
    case 0xA8, 0xA9:
      // U+2028 and U+2029, E2 80 A8 and E2 80 A9, end a line in older JavaScript.
      guard index >= 2, utf8[index - 1] == 0x80, utf8[index - 2] == 0xE2 else {
        return bytes.append(byte)
      }
      bytes.removeLast(2)
      append(byte == 0xA8 ? "\\u2028" : "\\u2029")
    default:
      bytes.append(byte)
    }
  }

  private static let hexDigits = Array("0123456789abcdef".utf8)
}

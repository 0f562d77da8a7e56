import DisplayList

extension [UInt8] {
  /// Appends text as it is.
  mutating func append(_ text: String) { append(contentsOf: text.utf8) }

  /// Appends text so that it means itself in an element and in a quoted attribute.
  ///
  /// Line ends and tabs become spaces, which is what an attribute makes of them. Other control
  /// characters and the scalars that are no characters are left out: XML has no way to write some
  /// of them and no use for the others.
  mutating func append(escaped text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: append("&amp;")
      case 0x3C: append("&lt;")
      case 0x3E: append("&gt;")
      case 0x22: append("&quot;")
      case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: append(UInt8(ascii: " "))
      case 0x00..<0x20, 0x7F..<0xA0, 0xFDD0...0xFDEF: continue
      case let value where value & 0xFFFE == 0xFFFE: continue
      case 0x20..<0x7F: append(UInt8(scalar.value))
      default: append(contentsOf: UTF8.encode(scalar)!)
      }
    }
  }

  /// Appends an attribute with its leading space.
  mutating func append(attribute name: String, _ value: String) {
    append(" ")
    append(name)
    append("=\"")
    append(escaped: value)
    append("\"")
  }

  /// Appends an attribute that is a number.
  mutating func append(attribute name: String, _ value: Double, places: Int = 3) {
    append(" ")
    append(name)
    append("=\"")
    append(decimal: value, places: places, omitsLeadingZero: true)
    append("\"")
  }

  /// Appends an attribute that refers to a definition.
  mutating func append(attribute name: String, reference identifier: String) {
    append(" ")
    append(name)
    append("=\"url(#")
    append(identifier)
    append(")\"")
  }

  /// Appends a reference to a definition as `<use>` and `<image>` make it.
  mutating func append(href identifier: String) {
    append(" href=\"#")
    append(identifier)
    append("\"")
  }
}

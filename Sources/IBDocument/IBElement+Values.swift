import Foundation

extension IBElement {
  /// The attribute as a Boolean; nil when absent or neither `YES` nor `NO`.
  package func bool(_ name: String) -> Bool? {
    switch self[name] {
    case "YES", "true": true
    case "NO", "false": false
    default: nil
    }
  }

  /// The attribute as a number; nil when absent, not a number, NaN or infinite.
  package func double(_ name: String) -> Double? {
    self[name].flatMap(IBNumber.finite)
  }

  /// The attribute as an integer; nil when absent, fractional or out of range.
  package func integer(_ name: String) -> Int? {
    self[name].flatMap { Int($0) }
  }

  /// The first child of that name.
  package func child(named name: String) -> IBElement? {
    children.first { $0.name == name }
  }

  /// The first child that is the value of the property `key`, whatever its element.
  package func child(key: String) -> IBElement? {
    children.first { $0.key == key }
  }

  /// The first child of that name that is the value of the property `key`.
  package func child(named name: String, key: String) -> IBElement? {
    children.first { $0.name == name && $0.key == key }
  }

  /// The children of that name, in document order.
  package func children(named name: String) -> [IBElement] {
    children.filter { $0.name == name }
  }

  /// Whether the document sets the property to nil, which differs from not setting it.
  package func isNil(key: String) -> Bool {
    child(named: "nil", key: key) != nil
  }

  /// The value of a text property: the attribute of that name, or the child `<string key="…">`.
  ///
  /// Interface Builder writes a string with line breaks or control characters as a child, the
  /// latter in base 64; nil also where that encoding is broken.
  package func string(key: String) -> String? {
    if let value = self[key] { return value }
    return child(named: "string", key: key)?.stringValue
      ?? child(named: "mutableString", key: key)?.stringValue
  }

  /// The text of a `<string>` element, decoded.
  package var stringValue: String? {
    guard bool("base64-UTF8") == true else { return text }
    var encoded = text.filter { !$0.isWhitespace }
    // Interface Builder leaves the padding out.
    encoded += String(repeating: "=", count: (4 - encoded.utf8.count % 4) % 4)
    return Data(base64Encoded: encoded).flatMap { String(data: $0, encoding: .utf8) }
  }

  /// The constraints that this view owns; those that cannot be read are left out.
  ///
  /// What was wrong with them is among ``IBDocument/diagnostics``.
  package var constraints: [IBConstraint] {
    child(named: "constraints")?.children(named: "constraint").compactMap { IBConstraint($0) } ?? []
  }

  /// What the element says about other size classes, in document order.
  package var variations: [IBVariation] {
    children(named: "variation").compactMap { IBVariation($0) }
  }

  /// The values to be set by key path when the object is made, in document order.
  package var runtimeAttributes: [IBRuntimeAttribute] {
    child(named: "userDefinedRuntimeAttributes")?
      .children(named: "userDefinedRuntimeAttribute").compactMap { IBRuntimeAttribute($0) } ?? []
  }
}

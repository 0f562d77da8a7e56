/// A value that is set by key path when an object is made.
package struct IBRuntimeAttribute: Hashable, Sendable {
  /// A value, of one of the types Interface Builder offers.
  package enum Value: Hashable, Sendable {
    case none
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case color(IBColor)
    case point(IBPoint)
    case size(IBSize)
    case rect(IBRect)
    case range(IBRange)
    /// An image by its name.
    case image(String)
  }

  /// The property to set.
  package var keyPath: String
  /// The type in the document's words.
  package var type: String
  /// The value.
  package var value: Value
  /// Line of the element.
  package var line: Int

  /// Reads a `<userDefinedRuntimeAttribute>`; nil when its value cannot be read.
  package init?(_ element: IBElement) {
    guard let keyPath = element["keyPath"], let type = element["type"],
      let value = Value(element, type: type)
    else { return nil }
    self.keyPath = keyPath
    self.type = type
    self.value = value
    line = element.line
  }
}

extension IBRuntimeAttribute.Value {
  fileprivate init?(_ element: IBElement, type: String) {
    let value: Self? =
      switch type {
      case "nil": Self.none
      case "boolean": element.bool("value").map { .bool($0) }
      case "number": Self.number(in: element)
      // Interface Builder writes no value for an empty string.
      case "string", "localizedString", "localizedConstantString":
        .string(element.string(key: "value") ?? "")
      case "color": element.color(key: "value").map { .color($0) }
      case "point": element.point(key: "value").map { .point($0) }
      case "size": element.size(key: "value").map { .size($0) }
      case "rect": element.rect(key: "value").map { .rect($0) }
      case "range": element.child(named: "range", key: "value").flatMap(Self.range)
      case "image": element["value"].map { .image($0) }
      default: nil
      }
    guard let value else { return nil }
    self = value
  }

  private static func number(in element: IBElement) -> Self? {
    if let integer = element.child(named: "integer", key: "value") {
      return integer.integer("value").map { .integer($0) }
    }
    let holder = element.child(named: "real", key: "value") ?? element
    return holder.double("value").map { .number($0) }
  }

  private static func range(_ element: IBElement) -> Self? {
    guard let location = element.integer("location"), let length = element.integer("length") else {
      return nil
    }
    return .range(IBRange(location: location, length: length))
  }
}

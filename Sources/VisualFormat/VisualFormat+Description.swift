extension VisualFormat: CustomStringConvertible {
  /// The format in its shortest regular spelling; reading it gives an equal format.
  public var description: String {
    Self.spelling(axis: axis, head: head, views: views, connections, tail: tail)
  }

  static func spelling(
    axis: Axis, head: Connection?, views: [View], _ connections: [Connection], tail: Connection?
  ) -> String {
    var spelling = axis == .horizontal ? "H:" : "V:"
    if let head { spelling += "|\(head)" }
    for (index, view) in views.enumerated() {
      if index > 0 { spelling += "\(connections[index - 1])" }
      spelling += "\(view)"
    }
    if let tail { spelling += "\(tail)|" }
    return spelling
  }

  fileprivate static func list(_ predicates: [Predicate]) -> String {
    "(" + predicates.map(\.description).joined(separator: ",") + ")"
  }
}

extension VisualFormat.View: CustomStringConvertible {
  public var description: String {
    "[\(name)\(size.isEmpty ? "" : VisualFormat.list(size))]"
  }
}

extension VisualFormat.Connection: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .flush: ""
    case .standard: "-"
    case .distance(let predicates):
      if predicates.count == 1, predicates[0].isSimple {
        "-\(predicates[0])-"
      } else {
        "-\(VisualFormat.list(predicates))-"
      }
    }
  }
}

extension VisualFormat.Predicate: CustomStringConvertible {
  public var description: String {
    let relation = relation == .equal ? "" : relation.rawValue
    return "\(relation)\(object)\(priority.map { "@\($0)" } ?? "")"
  }

  /// Whether Apple's grammar lets the predicate stand in a distance without parentheses.
  var isSimple: Bool {
    guard relation == .equal, priority == nil else { return false }
    guard case .number(let number) = object.value else { return true }
    return number.sign == .plus
  }
}

extension VisualFormat.Operand: CustomStringConvertible {
  public var description: String {
    switch value {
    case .name(let name): name
    case .number(let number):
      // Whole numbers without their fraction; the bound keeps the conversion exact.
      if number.magnitude < 1e15, number == number.rounded() {
        "\(Int(number))"
      } else {
        "\(number)"
      }
    }
  }
}

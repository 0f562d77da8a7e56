extension VisualFormat {
  /// A constraint that a format asks for, in names instead of views.
  ///
  /// ```text
  /// first.firstAttribute  (≤ | = | ≥)  1 · second.secondAttribute + constant
  /// ```
  ///
  /// Without a second item the right side is the constant alone.
  public struct Constraint: Hashable, Sendable {
    public enum Item: Hashable, Sendable {
      case view(String)
      /// The superview of the named view.
      case superview(of: String)
    }

    public enum Attribute: Hashable, Sendable {
      case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
      case lastBaseline, firstBaseline
    }

    public enum Constant: Hashable, Sendable {
      case number(Double)
      /// The value of a metric.
      case metric(String)
      /// The system's distance between the two items, which are siblings.
      case standardBetweenSiblings
      /// The system's distance between a superview and its content: in UIKit, its layout margin.
      case standardToSuperview
    }

    public enum Priority: Hashable, Sendable {
      case required
      /// Above 0 and up to 1000.
      case number(Double)
      /// The value of a metric, yet to be checked.
      case metric(String)
    }

    public let first: Item
    public let firstAttribute: Attribute
    public let relation: Relation
    public let second: Item?
    public let secondAttribute: Attribute?
    public let constant: Constant
    public let priority: Priority
    /// What in the format asks for it.
    public let place: Place

    package init(
      _ first: Item, _ firstAttribute: Attribute, _ relation: Relation = .equal,
      _ second: Item? = nil, _ secondAttribute: Attribute? = nil, constant: Constant = .number(0),
      priority: Priority = .required, place: Place = Place()
    ) {
      self.first = first
      self.firstAttribute = firstAttribute
      self.relation = relation
      self.second = second
      self.secondAttribute = secondAttribute
      self.constant = constant
      self.priority = priority
      self.place = place
    }
  }
}

extension VisualFormat.Constraint: CustomStringConvertible {
  /// The equation: `b.leading >= a.trailing + 8 @750`, with `|` for the superview.
  public var description: String {
    var equation = "\(first).\(firstAttribute) \(relation.rawValue) "
    if let second, let secondAttribute {
      equation += "\(second).\(secondAttribute)"
      if constant != .number(0) { equation += " + \(constant)" }
    } else {
      equation += "\(constant)"
    }
    return priority == .required ? equation : "\(equation) @\(priority)"
  }
}

extension VisualFormat.Constraint.Item: CustomStringConvertible {
  public var description: String {
    switch self {
    case .view(let name): name
    case .superview: "|"
    }
  }
}

extension VisualFormat.Constraint.Constant: CustomStringConvertible {
  public var description: String {
    switch self {
    case .number(let number): VisualFormat.Operand(.number(number)).description
    case .metric(let name): name
    case .standardBetweenSiblings, .standardToSuperview: "standard"
    }
  }
}

extension VisualFormat.Constraint.Priority: CustomStringConvertible {
  public var description: String {
    switch self {
    case .required: "1000"
    case .number(let number): VisualFormat.Operand(.number(number)).description
    case .metric(let name): name
    }
  }
}

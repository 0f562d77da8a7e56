import VisualFormat

/// A visual format with the objects that its names stand for.
@MainActor
struct FormatResolution {
  let format: VisualFormat
  private let metrics: [String: Any]
  private let views: [String: Any]

  /// - Throws: The first name that neither dictionary has. A name of both is a metric's.
  init(
    of format: VisualFormat, metrics: [String: Any], views: [String: Any]
  ) throws(VisualFormatError) {
    self.format = format
    self.metrics = metrics
    self.views = views
    for error in format.check(metrics: Set(metrics.keys), views: Set(views.keys)) {
      if case .ambiguousName = error.problem { continue }
      throw error
    }
  }

  func constraints(
    options: NSLayoutConstraint.FormatOptions
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    let asked = try format.constraints(
      options: VisualFormat.Options(options), metrics: Set(metrics.keys))
    for constraint in asked { made.append(try resolve(constraint)) }
    return made
  }

  private func resolve(
    _ constraint: VisualFormat.Constraint
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let place = constraint.place
    var first = try side(constraint.first, constraint.firstAttribute, place)
    var second: Side?
    if let item = constraint.second, let attribute = constraint.secondAttribute {
      second = try side(item, attribute, place)
    }
    if constraint.constant == .standardToSuperview {
      // The superview's margin is the standard distance to it, however large it comes to be.
      if case .superview = constraint.first { first.attribute = first.attribute.margin }
      if case .superview = constraint.second, let edge = second?.attribute {
        second?.attribute = edge.margin
      }
    }
    if first.attribute == .firstBaseline, second?.attribute == .lastBaseline {
      // Spacing by baselines: where there is no text, the edges serve.
      if !hasText(first.item) { first.attribute = .top }
      if !hasText(second?.item) { second?.attribute = .bottom }
    }
    let made = NSLayoutConstraint(
      item: first.item, attribute: first.attribute,
      relatedBy: NSLayoutConstraint.Relation(constraint.relation), toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: 1,
      constant: try constant(constraint.constant, from: second, to: first, place))
    made.priority = try priority(constraint.priority, place)
    return made
  }

  private func error(
    _ problem: VisualFormatError.Problem, _ place: VisualFormat.Place
  ) -> VisualFormatError {
    VisualFormatError(problem, in: format.text, at: place.offset)
  }
}

// Items.
extension FormatResolution {
  private typealias Side = (item: AnyObject, attribute: NSLayoutConstraint.Attribute)

  private func side(
    _ item: VisualFormat.Constraint.Item, _ attribute: VisualFormat.Constraint.Attribute,
    _ place: VisualFormat.Place
  ) throws(VisualFormatError) -> Side {
    let attribute = NSLayoutConstraint.Attribute(attribute)
    switch item {
    case .view(let name):
      return (try object(name, place), attribute)
    case .superview(let name):
      guard let superview = (try object(name, place) as? UIView)?.superview else {
        throw error(.missingSuperview(view: name), superviewPlace(of: place))
      }
      return (superview, attribute)
    }
  }

  /// The `|` that the connection at `place` leads to.
  private func superviewPlace(of place: VisualFormat.Place) -> VisualFormat.Place {
    let characters = Array(format.text)
    let isHead = place.offset < format.views[0].place.offset
    let edge = isHead ? characters.firstIndex(of: "|") : characters.lastIndex(of: "|")
    return VisualFormat.Place(edge ?? place.offset)
  }

  private func object(
    _ name: String, _ place: VisualFormat.Place
  ) throws(VisualFormatError) -> AnyObject {
    let value = views[name]
    if let view = value as? UIView { return view }
    if let guide = value as? UILayoutGuide { return guide }
    throw error(.notAView(name), place)
  }

  private func hasText(_ item: AnyObject?) -> Bool {
    (item as? UIView)?.forFirstBaselineLayout.firstBaselineOffset != nil
  }
}

// Numbers.
extension FormatResolution {
  private func constant(
    _ constant: VisualFormat.Constraint.Constant, from earlier: Side?, to later: Side,
    _ place: VisualFormat.Place
  ) throws(VisualFormatError) -> CGFloat {
    switch constant {
    case .number(let number): return CGFloat(number)
    case .metric(let name): return CGFloat(try metric(name, place))
    case .standardToSuperview: return 0
    case .standardBetweenSiblings:
      guard let earlier else { return SystemSpacing.between }
      return SystemSpacing.below(
        NSLayoutYAxisAnchor(item: earlier.item, attribute: earlier.attribute),
        NSLayoutYAxisAnchor(item: later.item, attribute: later.attribute), 1)
    }
  }

  private func priority(
    _ priority: VisualFormat.Constraint.Priority, _ place: VisualFormat.Place
  ) throws(VisualFormatError) -> UILayoutPriority {
    switch priority {
    case .required: return .required
    case .number(let number): return UILayoutPriority(Float(number))
    case .metric(let name):
      let number = try metric(name, place)
      guard number > 0, number <= 1000 else {
        throw error(.priorityOutOfRange(number), place)
      }
      return UILayoutPriority(Float(number))
    }
  }

  private func metric(
    _ name: String, _ place: VisualFormat.Place
  ) throws(VisualFormatError) -> Double {
    let number: Double? =
      switch metrics[name] {
      case let number as any BinaryFloatingPoint: Double(number)
      case let number as any BinaryInteger: Double(number)
      case let number as NSNumber: number.doubleValue
      case let priority as UILayoutPriority: Double(priority.rawValue)
      default: nil
      }
    guard let number, number.isFinite else { throw error(.notANumber(metric: name), place) }
    return number
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate init(_ relation: VisualFormat.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate init(_ attribute: VisualFormat.Constraint.Attribute) {
    switch attribute {
    case .left: self = .left
    case .right: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .width: self = .width
    case .height: self = .height
    case .centerX: self = .centerX
    case .centerY: self = .centerY
    case .lastBaseline: self = .lastBaseline
    case .firstBaseline: self = .firstBaseline
    }
  }

  /// The margin within this edge.
  fileprivate var margin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}

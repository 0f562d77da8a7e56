import UIKit
@_exported import VisualFormat

extension NSLayoutConstraint {
  /// Constraints that a line in the Visual Format Language asks for, after a check of the line.
  ///
  /// The constraints are UIKit's own, but what would end the program there is an error here, which
  /// names the place in the format and the mend.
  ///
  ///     let row = try NSLayoutConstraint.constraints(
  ///       checking: "H:|-[icon(44)]-gap-[title]-|", options: .alignAllCenterY,
  ///       metrics: ["gap": 12], views: ["icon": icon, "title": title])
  ///
  /// - Throws: The first mistake in the format, or the first name that stands for nothing fitting.
  public static func constraints(
    checking format: String, options: FormatOptions = [], metrics: [String: Any] = [:],
    views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let format = try VisualFormat(parsing: format)
    let names = FormatNames(metrics: metrics, views: views)
    let mistakes = try format.mistakes(options: options, names: names)
    if let first = mistakes.first { throw first }
    return constraints(
      withVisualFormat: format.text, options: options, metrics: names.numbers, views: views)
  }
}

extension VisualFormat {
  /// Everything that keeps the format from becoming constraints between some views.
  ///
  /// Unlike `check(metrics:views:)`, which compares names, this looks at what they stand for:
  /// whether the views are views and have superviews, and whether the metrics are numbers.
  ///
  /// - Throws: An option that contradicts the format's axis.
  @MainActor
  public func problems(
    options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:],
    views: [String: Any]
  ) throws(VisualFormatError) -> [VisualFormatError] {
    try mistakes(options: options, names: FormatNames(metrics: metrics, views: views))
  }

  @MainActor
  fileprivate func mistakes(
    options: NSLayoutConstraint.FormatOptions, names: FormatNames
  ) throws(VisualFormatError) -> [VisualFormatError] {
    var mistakes = check(metrics: names.metrics, views: names.views).filter { error in
      // UIKit takes a name of both for the metric's.
      if case .ambiguousName = error.problem { false } else { true }
    }
    for constraint in try constraints(options: Options(options), metrics: names.metrics) {
      for problem in names.problems(of: constraint) {
        let mistake = VisualFormatError(problem, in: text, at: constraint.place.offset)
        // One view without a superview is one mistake, whichever constraints want it.
        if !mistakes.contains(where: { $0.problem == problem }) { mistakes.append(mistake) }
      }
    }
    // In the order of the format; at one place names come before what they stand for.
    return mistakes.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element)
  }
}

/// What the names of a format stand for.
@MainActor
private struct FormatNames {
  private let objects: [String: Any]
  /// The metrics that are numbers, in the form that UIKit wants.
  let numbers: [String: NSNumber]
  let metrics: Set<String>

  var views: Set<String> { Set(objects.keys) }

  init(metrics: [String: Any], views: [String: Any]) {
    objects = views
    numbers = metrics.compactMapValues(Self.number)
    self.metrics = Set(metrics.keys)
  }

  func problems(of constraint: VisualFormat.Constraint) -> [VisualFormatError.Problem] {
    var problems = [constraint.first, constraint.second].compactMap { $0 }.compactMap(problem)
    if case .metric(let name) = constraint.constant { problems += problem(ofMetric: name) }
    if case .metric(let name) = constraint.priority {
      let wrong = problem(ofMetric: name)
      problems += wrong
      if wrong.isEmpty, let value = numbers[name]?.doubleValue, value <= 0 || value > 1000 {
        problems.append(.priorityOutOfRange(value))
      }
    }
    return problems
  }

  private func problem(of item: VisualFormat.Constraint.Item) -> VisualFormatError.Problem? {
    switch item {
    case .view(let name):
      guard let object = objects[name] else { return nil }
      return object is UIView || object is UILayoutGuide ? nil : .notAView(name)
    case .superview(let name):
      guard let object = objects[name] else { return nil }
      return (object as? UIView)?.superview == nil ? .missingSuperview(view: name) : nil
    }
  }

  private func problem(ofMetric name: String) -> [VisualFormatError.Problem] {
    guard metrics.contains(name) else { return [] }
    guard let number = numbers[name], number.doubleValue.isFinite else {
      return [.notANumber(metric: name)]
    }
    return []
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let number as NSNumber: number
    case let number as any BinaryFloatingPoint: NSNumber(value: Double(number))
    case let number as any BinaryInteger: NSNumber(value: Double(number))
    case let priority as UILayoutPriority: NSNumber(value: Double(priority.rawValue))
    default: nil
    }
  }
}

extension VisualFormat.Options {
  /// UIKit's options as the format knows them.
  public init(_ options: NSLayoutConstraint.FormatOptions) {
    let known: [(NSLayoutConstraint.FormatOptions, VisualFormat.Alignment)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    var direction = Direction.leadingToTrailing
    if options.contains(.directionLeftToRight) { direction = .leftToRight }
    if options.contains(.directionRightToLeft) { direction = .rightToLeft }
    self.init(
      alignments: Set(known.filter { options.contains($0.0) }.map(\.1)), direction: direction,
      spacing: options.contains(.spacingBaselineToBaseline) ? .baselineToBaseline : .edgeToEdge)
  }
}

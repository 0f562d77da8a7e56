import UIKit

extension Condition {
  /// Whether any traits and space can meet the condition.
  ///
  /// False is certain: a width from 600 and below 400, two size classes at once, a landscape that
  /// is no higher than 300 and no wider than 200. True may be wrong for tests that are code, and
  /// for conditions with more than some thousand combinations.
  public var isSatisfiable: Bool {
    var search = SatisfactionSearch()
    return search.canHold([node.positive(true)], in: ConditionBox())
  }

  /// Whether a view that fits into one of some windows can meet the condition, whatever its traits.
  ///
  /// False is as certain as that of ``isSatisfiable``.
  public func isSatisfiable(inWindows sizes: [CGSize]) -> Bool {
    sizes.contains { size in
      (self && .width(...size.width) && .height(...size.height)).isSatisfiable
    }
  }

  /// Whether every environment that meets this condition meets another as well.
  public func implies(_ other: Condition) -> Bool { !(self && !other).isSatisfiable }

  /// How much a condition asks: the number of different things that must be as it says.
  ///
  /// Ranges of one thing count once, alternatives by the one that asks least.
  public var specificity: Int { node.positive(true).subjects.count }
}

extension Condition.Node {
  /// The same with negations on atoms alone, and without names.
  fileprivate func positive(_ value: Bool) -> Condition.Node {
    switch self {
    case .constant(let constant): return .constant(constant == value)
    case .named(_, let node): return node.positive(value)
    case .not(let node): return node.positive(!value)
    case .all(let nodes):
      let parts = nodes.map { $0.positive(value) }
      return value ? .all(parts) : .any(parts)
    case .any(let nodes):
      let parts = nodes.map { $0.positive(value) }
      return value ? .any(parts) : .all(parts)
    case .atom(.interval(let quantity, let interval)):
      if value { return self }
      return .any(interval.complement.map { .atom(.interval(quantity, $0)) })
    case .atom(.test): return value ? self : .not(self)
    }
  }

  /// What must be as the condition says; of a condition without names.
  fileprivate var subjects: Set<String> {
    switch self {
    case .constant: []
    case .atom(.interval(let quantity, _)): [quantity.name]
    case .atom(.test(let test)): [test.trait.map { "\($0)" } ?? test.text]
    case .not(let node), .named(_, let node): node.subjects
    case .all(let nodes): nodes.reduce(into: []) { $0.formUnion($1.subjects) }
    case .any(let nodes): nodes.map(\.subjects).min { $0.count < $1.count } ?? []
    }
  }
}

/// What is known of an environment: an interval for each number, an answer for each test.
private struct ConditionBox {
  private var intervals: [Quantity: Interval] = [:]
  private var answers: [String: Bool] = [:]
  private var values: [ObjectIdentifier: any (Equatable & Sendable)] = [:]

  private subscript(quantity: Quantity) -> Interval {
    intervals[quantity] ?? Interval(0, .infinity)
  }

  /// Takes another fact in; false if it contradicts what is known.
  mutating func assume(_ quantity: Quantity, _ interval: Interval) -> Bool {
    let known = self[quantity].intersection(interval)
    intervals[quantity] = known
    if known.isEmpty { return false }
    guard let cases = quantity.cases else { return true }
    let first = max(known.lower.rounded(.up), Double(cases.lowerBound))
    let start = known.contains(first) ? first : first + 1
    return start <= Double(cases.upperBound) && known.contains(start)
  }

  mutating func assume(_ test: ConditionTest, _ answer: Bool) -> Bool {
    if let known = answers[test.text], known != answer { return false }
    answers[test.text] = answer
    guard answer, let trait = test.trait, let value = test.value else { return true }
    let key = ObjectIdentifier(trait)
    defer { values[key] = value }
    return values[key].map { value.equals($0) } ?? true
  }

  /// Whether the shape, the sizes and the safe area fit together.
  var isConsistent: Bool {
    let (width, height) = (self[.width], self[.height])
    var ratio = self[.aspectRatio]
    if let orientation = intervals[.orientation] {
      ratio = ratio.intersection(
        orientation.contains(0)
          ? orientation.contains(1) ? .all : Interval(0, 1)
          : Interval(1, .infinity, includesLower: false))
    }
    let least = height.upper == .infinity ? 0 : width.lower / max(height.upper, 1e-9)
    let most = height.lower > 0 ? width.upper / height.lower : .infinity
    if ratio.isEmpty || ratio.lower > most || ratio.upper < least { return false }
    if ratio.lower == most, !ratio.includesLower { return false }
    return fits(.safeWidth, in: width, .safeLeft, .safeRight)
      && fits(.safeHeight, in: height, .safeTop, .safeBottom)
  }

  private func fits(
    _ safe: Quantity, in length: Interval, _ start: Quantity, _ end: Quantity
  ) -> Bool {
    let least = length.lower - self[start].upper - self[end].upper
    let most = length.upper - self[start].lower - self[end].lower
    return self[safe].lower <= max(most, 0) && self[safe].upper >= least
  }
}

/// Looks for an environment that meets everything in a list.
private struct SatisfactionSearch {
  /// Steps after which the answer is that there may be one.
  private var stepsLeft = 5000

  mutating func canHold(_ nodes: [Condition.Node], in box: ConditionBox) -> Bool {
    var box = box
    var choices: [[Condition.Node]] = []
    var waiting = nodes
    while let node = waiting.popLast() {
      switch node {
      case .constant(let value): if !value { return false }
      case .all(let parts): waiting.append(contentsOf: parts)
      case .any(let parts): choices.append(parts)
      case .atom(.interval(let quantity, let interval)):
        if !box.assume(quantity, interval) { return false }
      case .atom(.test(let test)): if !box.assume(test, true) { return false }
      case .not(.atom(.test(let test))): if !box.assume(test, false) { return false }
      case .not, .named: break
      }
    }
    guard let alternatives = choices.popLast() else { return box.isConsistent }
    let rest = choices.map { Condition.Node.any($0) }
    for alternative in alternatives {
      stepsLeft -= 1
      if stepsLeft < 0 || canHold(rest + [alternative], in: box) { return true }
    }
    return false
  }
}

extension Equatable {
  fileprivate func equals(_ other: any Equatable) -> Bool { other as? Self == self }
}

/// A condition in the form in which it is compared with others.
struct ConditionRegion {
  private let condition: Condition
  /// The intervals, where the condition is nothing but intervals that must all hold.
  private let bounds: [Quantity: Interval]?

  init(_ condition: Condition) {
    self.condition = condition
    var bounds: [Quantity: Interval] = [:]
    self.bounds = Self.collect(condition.node, into: &bounds) ? bounds : nil
  }

  private static func collect(
    _ node: Condition.Node, into bounds: inout [Quantity: Interval]
  ) -> Bool {
    switch node {
    case .constant(let value): return value
    case .named(_, let node): return collect(node, into: &bounds)
    case .all(let nodes): return nodes.allSatisfy { collect($0, into: &bounds) }
    case .atom(.interval(let quantity, let interval)):
      bounds[quantity] = (bounds[quantity] ?? .all).intersection(interval)
      return true
    case .atom(.test), .any, .not: return false
    }
  }

  /// Whether every environment in this region is in another as well.
  func isPart(of other: ConditionRegion) -> Bool {
    guard let bounds, let wider = other.bounds else {
      return condition.implies(other.condition)
    }
    return wider.allSatisfy { quantity, interval in
      guard let own = bounds[quantity] else { return interval == .all }
      return own.intersection(interval) == own
    }
  }
}

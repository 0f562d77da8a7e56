import UIKit

/// Something that holds or does not under given traits and in a given space.
///
///     let isRoomy: Condition = .width(600...) && .horizontalSizeClass(.regular)
///     let isTall: Condition =
///       !.orientation(.landscape) || .contentSizeCategory(from: .accessibilityMedium)
///
/// Conditions are values: they can be named, kept, combined and asked without any view.
public struct Condition: Sendable {
  indirect enum Node: Sendable {
    case constant(Bool)
    case atom(Atom)
    case all([Node])
    case any([Node])
    case not(Node)
    case named(String, Node)
  }

  let node: Node

  init(_ node: Node) { self.node = node }

  init(_ quantity: Quantity, _ interval: Interval) {
    self.init(.atom(.interval(quantity, interval)))
  }

  /// Holds everywhere.
  public static let always = Condition(.constant(true))

  /// Holds nowhere.
  public static let never = Condition(.constant(false))

  /// Whether the condition holds.
  public func holds(in environment: AdaptiveEnvironment) -> Bool { node.holds(in: environment) }

  /// The same condition with a name, by which it is shown.
  public func named(_ name: String) -> Condition { Condition(.named(name, node)) }

  /// Holds where both do.
  public static func && (left: Condition, right: Condition) -> Condition {
    Condition(.all(left.node.conjuncts + right.node.conjuncts))
  }

  /// Holds where at least one of the two does.
  public static func || (left: Condition, right: Condition) -> Condition {
    Condition(.any(left.node.alternatives + right.node.alternatives))
  }

  /// Holds where the condition does not.
  public static prefix func ! (condition: Condition) -> Condition {
    Condition(.not(condition.node))
  }
}

extension Condition: CustomStringConvertible {
  /// The condition in words: `width ≥ 600 and horizontalSizeClass = regular`.
  public var description: String { node.text }
}

/// The smallest part of a condition.
enum Atom: Sendable {
  /// Whether a number lies in an interval.
  case interval(Quantity, Interval)
  /// Anything else.
  case test(ConditionTest)

  func holds(in environment: AdaptiveEnvironment) -> Bool {
    switch self {
    case .interval(let quantity, let interval):
      interval.contains(quantity.value(in: environment))
    case .test(let test): test.holds(environment)
    }
  }

  var text: String {
    switch self {
    case .interval(let quantity, let interval):
      interval.text(about: quantity.name, value: quantity.text)
    case .test(let test): test.text
    }
  }

  /// The present value in words.
  func present(in environment: AdaptiveEnvironment) -> String {
    switch self {
    case .interval(let quantity, _):
      "\(quantity.name) is \(quantity.text(of: quantity.value(in: environment)))"
    case .test(let test): test.present(environment)
    }
  }
}

/// A part of a condition that is code.
///
/// Sendable because its closures come in as such, or read a trait off a collection and nothing else.
struct ConditionTest: @unchecked Sendable {
  /// What tells it from others: tests with the same words are the same.
  var text: String
  /// The trait that is compared, where it is one.
  var trait: (any Any.Type)?
  /// The value it is compared with; two values of one trait exclude each other.
  var value: (any (Equatable & Sendable))?
  var holds: (AdaptiveEnvironment) -> Bool
  var present: (AdaptiveEnvironment) -> String
}

extension Condition.Node {
  func holds(in environment: AdaptiveEnvironment) -> Bool {
    switch self {
    case .constant(let value): value
    case .atom(let atom): atom.holds(in: environment)
    case .all(let nodes): nodes.allSatisfy { $0.holds(in: environment) }
    case .any(let nodes): nodes.contains { $0.holds(in: environment) }
    case .not(let node): !node.holds(in: environment)
    case .named(_, let node): node.holds(in: environment)
    }
  }

  /// The parts that must all hold; none for a condition that always does.
  var conjuncts: [Condition.Node] {
    switch self {
    case .all(let nodes): nodes
    case .constant(true): []
    default: [self]
    }
  }

  var alternatives: [Condition.Node] {
    switch self {
    case .any(let nodes): nodes
    case .constant(false): []
    default: [self]
    }
  }

  var text: String {
    switch self {
    case .constant(let value): value ? "always" : "never"
    case .atom(let atom): atom.text
    case .all(let nodes):
      nodes.isEmpty ? "always" : nodes.map(\.textAsOperand).joined(separator: " and ")
    case .any(let nodes):
      nodes.isEmpty ? "never" : nodes.map(\.textAsOperand).joined(separator: " or ")
    case .not(let node): "not \(node.textAsOperand)"
    case .named(let name, let node): "\(name) (\(node.text))"
    }
  }

  private var textAsOperand: String {
    switch self {
    case .all(let nodes) where nodes.count > 1: "(\(text))"
    case .any(let nodes) where nodes.count > 1: "(\(text))"
    default: text
    }
  }
}

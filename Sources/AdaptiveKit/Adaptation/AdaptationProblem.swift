import UIKit

/// Something wrong with the rules of an ``Adaptation``; the screen works on as well as it can.
public struct AdaptationProblem: Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// Two rules that hold under the same condition demand different things; the later one wins.
    case contradictoryRules(about: String)
    /// A constraint stands in two rules; it is active while either of them holds.
    case constraintGivenTwice(String)
    /// The views of a constraint, or a view and its parent, have no common ancestor; it waits.
    case differentTrees(String)
    /// A property whose earlier value cannot be given back.
    case cannotRestore(property: String, reason: String)
    /// A property that ignores what it is set to.
    case hasNoEffect(property: String)
    /// A property without an object, of another class than the view or its controller.
    case noObject(property: String)
    /// A child that no view controller can take.
    case noParentController(child: String)
    /// A condition that no traits and space can meet.
    case unsatisfiable(condition: String)
    /// A condition that asks for more room than any of some windows has; only
    /// ``Adaptation/unreachableRules(inWindows:)`` tells, since windows have no end of their own.
    case unreachable(condition: String, windows: String)
  }

  /// What is wrong.
  public var kind: Kind
  /// The rules concerned, by their names or conditions.
  public var rules: [String]
  /// Where those rules were declared.
  public var locations: [DeclarationLocation]

  public init(kind: Kind, rules: [String], locations: [DeclarationLocation]) {
    self.kind = kind
    self.rules = rules
    self.locations = locations
  }
}

extension AdaptationProblem: CustomStringConvertible {
  public var description: String {
    guard !locations.isEmpty else { return sentence }
    let places = zip(rules, locations).map { "\($1) (\($0))" }.joined(separator: ", ")
    return "\(sentence) At \(places)."
  }

  private var sentence: String {
    switch kind {
    case .contradictoryRules(let subject):
      "Two rules under the same condition contradict each other about \(subject): the later wins."
    case .constraintGivenTwice(let constraint):
      "The constraint \(constraint) is given to two rules: make one for each, or join the rules."
    case .differentTrees(let constraint):
      "The views of \(constraint) are not in one tree: add them before the layout."
    case .cannotRestore(let property, let reason):
      "\(property) cannot be restored: \(reason)."
    case .hasNoEffect(let property): "\(property) ignores the value that it is set to."
    case .noObject(let property):
      "\(property) has no object: neither the view nor its controller is of that class."
    case .noParentController(let child):
      "\(child) has no parent: adapt a view controller, or a view that is in one."
    case .unsatisfiable(let condition): "No configuration can meet the condition \(condition)."
    case .unreachable(let condition, let windows):
      "No window up to \(windows) meets the condition \(condition)."
    }
  }
}

import UIKit

/// A part of a condition, and how it stands.
public struct ConditionPart: Hashable, Sendable, Codable {
  /// What the part asks: `width ≥ 600`.
  public var text: String
  public var holds: Bool
  /// What is the case: `width is 375`.
  public var present: String

  public init(text: String, holds: Bool, present: String) {
    self.text = text
    self.holds = holds
    self.present = present
  }
}

extension ConditionPart: CustomStringConvertible {
  public var description: String { "\(text) \(holds ? "holds" : "does not hold"): \(present)" }
}

extension Condition {
  /// The fewest parts that settle whether the condition holds.
  ///
  /// All of them for `&&` that holds; one that fails for `&&` that does not; the other way round
  /// for `||`.
  public func decidingParts(in environment: AdaptiveEnvironment) -> [ConditionPart] {
    node.deciding(in: environment).parts
  }
}

extension Condition.Node {
  fileprivate func deciding(
    in environment: AdaptiveEnvironment
  ) -> (holds: Bool, parts: [ConditionPart]) {
    switch self {
    case .constant(let value): return (value, [])
    case .atom(let atom):
      let holds = atom.holds(in: environment)
      let part = ConditionPart(
        text: atom.text, holds: holds, present: atom.present(in: environment))
      return (holds, [part])
    case .not(let node):
      let (holds, parts) = node.deciding(in: environment)
      return (!holds, parts)
    case .named(_, let node): return node.deciding(in: environment)
    case .all(let nodes): return Self.decide(nodes, unless: false, in: environment)
    case .any(let nodes): return Self.decide(nodes, unless: true, in: environment)
    }
  }

  /// One part with the deciding value settles it, else it takes all of them.
  private static func decide(
    _ nodes: [Condition.Node], unless decisive: Bool, in environment: AdaptiveEnvironment
  ) -> (Bool, [ConditionPart]) {
    let answers = nodes.map { $0.deciding(in: environment) }
    let settling = answers.filter { $0.holds == decisive }
    if let shortest = settling.min(by: { $0.parts.count < $1.parts.count }) {
      return (decisive, shortest.parts)
    }
    var parts: [ConditionPart] = []
    for answer in answers {
      for part in answer.parts where !parts.contains(part) { parts.append(part) }
    }
    return (!decisive, parts)
  }
}

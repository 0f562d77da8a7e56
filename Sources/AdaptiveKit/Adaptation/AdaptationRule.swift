import UIKit

/// A condition with what holds while it does.
@MainActor
struct AdaptationRule {
  var condition: Condition
  var name: String?
  var location: DeclarationLocation
  /// Constraints as declared.
  var declaredConstraints: [NSLayoutConstraint] = []
  var effects: [any AdaptiveEffect] = []
  var behaviors: [BehaviorEffect] = []

  /// Constraints that contend with none of another rule.
  var constraints: [NSLayoutConstraint] = []
  /// What the rule's effects contend for.
  var slots: [EffectSlot] = []

  /// The names of the rule and of those around it.
  var enclosingNames: [String] = []
  /// What the rules that were declared together have in common.
  var declaration = 0
  /// Whether the rule is about to be forgotten.
  private(set) var isRetired = false
  /// Whether the rule holds whatever the environment is.
  private(set) var isUnconditional: Bool
  let specificity: Int

  init(condition: Condition, name: String?, location: DeclarationLocation) {
    self.condition = condition
    self.name = name
    self.location = location
    if case .constant(true) = condition.node {
      isUnconditional = true
    } else {
      isUnconditional = condition.node.conjuncts.isEmpty
    }
    specificity = condition.specificity
  }

  /// Ends the rule for good, without the code for the time when its condition ends.
  mutating func retire() {
    isRetired = true
    isUnconditional = false
    condition = .never
    behaviors = []
  }

  /// How explanations and problems call the rule.
  var title: String { name ?? (isUnconditional ? "always" : condition.description) }

  var holdsNothing: Bool {
    declaredConstraints.isEmpty && effects.isEmpty && behaviors.isEmpty
  }
}

/// Something that the effects of several rules may contend for, and who has it.
@MainActor
final class EffectSlot {
  /// Those that want it; the last one whose rule holds gets it.
  private(set) var contenders: [(rule: Int, effect: any AdaptiveEffect)] = []
  var winner: (any AdaptiveEffect)?
  /// What was before the first effect.
  var original: Any?
  /// The switch in which the slot was looked at last.
  var lastSwitch = 0

  func add(_ effect: any AdaptiveEffect, of rule: Int) { contenders.append((rule, effect)) }

  func removeContenders() { contenders.removeAll() }

  /// Sorts the contenders, the one that yields to all others first.
  ///
  /// 1. What asks for fewer things yields to what asks for more.
  /// 2. What asks for the same number yields to what describes a part of its environments.
  /// 3. What was declared earlier yields.
  func sortByPrecedence(_ rules: [AdaptationRule]) {
    guard contenders.count > 1 else { return }
    let depths = depths(rules)
    let order = contenders.indices.sorted { first, second in
      let (one, other) = (contenders[first].rule, contenders[second].rule)
      let left = (rules[one].specificity, depths[first], one, first)
      let right = (rules[other].specificity, depths[second], other, second)
      return left < right
    }
    contenders = order.map { contenders[$0] }
  }

  /// For each contender, how many contenders with as many demands contain it one within another.
  private func depths(_ rules: [AdaptationRule]) -> [Int] {
    let count = contenders.count
    var depths = [Int](repeating: 0, count: count)
    let regions = contenders.map { ConditionRegion(rules[$0.rule].condition) }
    var wider = [[Int]](repeating: [], count: count)
    for first in 0..<count {
      for second in 0..<count where first != second {
        let (one, other) = (rules[contenders[first].rule], rules[contenders[second].rule])
        guard one.specificity == other.specificity else { continue }
        if regions[first].isPart(of: regions[second]), !regions[second].isPart(of: regions[first]) {
          wider[first].append(second)
        }
      }
    }
    func depth(_ index: Int) -> Int {
      if depths[index] == 0 { depths[index] = 1 + (wider[index].map(depth).max() ?? 0) }
      return depths[index]
    }
    for index in 0..<count { _ = depth(index) }
    return depths
  }

  /// Pairs of contenders that only their order tells apart though they demand different things.
  func contradictions(_ rules: [AdaptationRule]) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    for index in contenders.indices.dropFirst() {
      let (one, other) = (contenders[index - 1], contenders[index])
      guard one.rule != other.rule,
        rules[one.rule].specificity == rules[other.rule].specificity,
        !one.effect.isSame(as: other.effect)
      else { continue }
      let regions = (
        ConditionRegion(rules[one.rule].condition), ConditionRegion(rules[other.rule].condition)
      )
      if regions.0.isPart(of: regions.1), regions.1.isPart(of: regions.0) {
        pairs.append((one.rule, other.rule))
      }
    }
    return pairs
  }
}

import UIKit

extension Adaptation {
  func report(_ kind: AdaptationProblem.Kind, _ rules: [AdaptationRule]) {
    let problem = AdaptationProblem(
      kind: kind, rules: rules.map(\.title), locations: rules.map(\.location))
    guard !problems.contains(problem) else { return }
    problems.append(problem)
    Self.problemHandler?(problem)
  }

  /// Looks for misuse in rules that were just declared.
  func checkRules(from first: Int) {
    for rule in rules[first...] where !rule.condition.isSatisfiable {
      report(.unsatisfiable(condition: rule.condition.description), [rule])
    }
    checkConstraintOwners()
    for slot in slots.values {
      for (one, other) in slot.contradictions(rules) {
        guard let effect = slot.contenders.first(where: { $0.rule == other })?.effect else {
          continue
        }
        report(.contradictoryRules(about: effect.text), [rules[one], rules[other]])
      }
    }
  }

  private func checkConstraintOwners() {
    var owners: [ObjectIdentifier: Int] = [:]
    for (index, rule) in rules.enumerated() {
      for constraint in rule.declaredConstraints {
        if let owner = owners[ObjectIdentifier(constraint)] {
          report(.constraintGivenTwice(constraint.adaptiveText), [rules[owner], rule])
        }
        owners[ObjectIdentifier(constraint)] = index
      }
    }
  }
}

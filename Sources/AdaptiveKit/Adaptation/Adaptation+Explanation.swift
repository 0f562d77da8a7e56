import UIKit

/// Why things are as they are: every rule of a view, whether it holds and what decides.
///
/// Its text is for people; the value can be encoded for tools.
public struct AdaptationExplanation: Sendable, Codable, Hashable {
  /// A rule and how it stands.
  public struct Rule: Sendable, Codable, Hashable {
    /// The name that the declaration gave, if any.
    public var name: String?
    /// The condition in words.
    public var condition: String
    /// Whether the condition holds now.
    public var isActive: Bool
    /// The fewest parts of the condition that settle it.
    public var decidingParts: [ConditionPart]
    /// Where the rule was declared.
    public var location: DeclarationLocation
    /// How many things the condition asks for; more win over fewer.
    public var specificity: Int
    /// Whether any configuration can meet the condition.
    public var isSatisfiable: Bool
    /// Everything that the rule holds.
    public var effects: [Effect]
  }

  /// Something that a rule holds.
  public struct Effect: Sendable, Codable, Hashable {
    /// The effect in words: `spacing = 8`.
    public var text: String
    /// Whether the effect is in force now.
    public var isInForce: Bool
    /// The rule that wins over this one, where the rule holds and the effect is not in force.
    public var overriddenBy: String?
  }

  /// Size of the space for which the rules were decided.
  public var width: Double
  public var height: Double
  /// Every rule, in the order of declaration.
  public var rules: [Rule]
  /// What is wrong with the rules, in words.
  public var problems: [String]
}

extension AdaptationExplanation: CustomStringConvertible {
  public var description: String {
    if rules.isEmpty { return "No rules." }
    let size = "\(Quantity.width.text(of: width)) × \(Quantity.height.text(of: height))"
    let lines = ["In \(size):"] + rules.flatMap(\.lines) + problems.map { "! \($0)" }
    return lines.joined(separator: "\n")
  }
}

extension AdaptationExplanation.Rule {
  fileprivate var lines: [String] {
    var title = isActive ? "● " : "○ "
    title += name.map { "\($0): \(condition)" } ?? condition
    var lines = ["\(title)  [\(location)]"]
    lines += decidingParts.map { "    because \($0)" }
    if !isSatisfiable { lines.append("    no configuration can meet this") }
    lines += effects.map { effect in
      let note = effect.overriddenBy.map { ", overridden by \($0)" } ?? ""
      return "    \(effect.isInForce ? "+" : "-") \(effect.text)\(note)"
    }
    return lines
  }
}

extension Adaptation {
  /// Says for every rule whether it holds, and which part of its condition decides.
  public func explain() -> AdaptationExplanation { explain { _ in true } }

  /// Says the same of the rules that hold something about a view, or about what is in it.
  public func explain(concerning view: UIView) -> AdaptationExplanation {
    explain { rule in
      rule.declaredConstraints.contains { $0.concerns(view) }
        || rule.effects.contains { $0.concerns(view) }
    }
  }

  private func explain(_ isIncluded: (AdaptationRule) -> Bool) -> AdaptationExplanation {
    let environment =
      view.map { AdaptiveEnvironment(of: $0) }
      ?? AdaptiveEnvironment(traits: UITraitCollection(), space: AdaptiveSpace(size: .zero))
    return AdaptationExplanation(
      width: Double(environment.space.size.width), height: Double(environment.space.size.height),
      rules: rules.filter(isIncluded).map { explain($0, in: environment) },
      problems: problems.map(\.description))
  }

  private func explain(
    _ rule: AdaptationRule, in environment: AdaptiveEnvironment
  ) -> AdaptationExplanation.Rule {
    let holds = rule.condition.holds(in: environment)
    return AdaptationExplanation.Rule(
      name: rule.name, condition: rule.condition.description, isActive: holds,
      decidingParts: rule.condition.decidingParts(in: environment), location: rule.location,
      specificity: rule.specificity, isSatisfiable: rule.condition.isSatisfiable,
      effects: effects(of: rule, holds: holds))
  }

  private func effects(
    of rule: AdaptationRule, holds: Bool
  ) -> [AdaptationExplanation.Effect] {
    var effects = rule.constraints.map {
      AdaptationExplanation.Effect(
        text: $0.adaptiveText, isInForce: $0.isActive, overriddenBy: nil)
    }
    for slot in rule.slots {
      for (index, effect) in slot.contenders where rules[index].location == rule.location {
        guard rules[index].condition.description == rule.condition.description else { continue }
        let isInForce = slot.winner === effect
        effects.append(
          AdaptationExplanation.Effect(
            text: effect.text, isInForce: isInForce,
            overriddenBy: holds && !isInForce ? winner(of: slot) : nil))
      }
    }
    effects += rule.behaviors.map {
      AdaptationExplanation.Effect(text: $0.text, isInForce: holds, overriddenBy: nil)
    }
    return effects
  }

  private func winner(of slot: EffectSlot) -> String? {
    slot.contenders.first { $0.effect === slot.winner }.map { rules[$0.rule].title }
  }
}

extension UIView {
  /// What the rules of this view and of the views around it say about it: nearest first.
  public func explainAdaptation() -> [AdaptationExplanation] {
    var explanations: [AdaptationExplanation] = []
    var current: UIView? = self
    while let view = current {
      if let adaptation = AdaptationObserver.adaptation(of: view) {
        let explanation =
          view === self ? adaptation.explain() : adaptation.explain(concerning: self)
        if !explanation.rules.isEmpty { explanations.append(explanation) }
      }
      current = view.superview
    }
    return explanations
  }
}

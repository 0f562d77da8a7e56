import AdaptiveKit
import Gallery
import UIKit

extension SceneInspection.Rule {
  /// A rule as the page shows it.
  init(_ rule: AdaptationExplanation.Rule) {
    self.init(
      title: rule.name ?? rule.condition, condition: rule.name == nil ? nil : rule.condition,
      place: "\(rule.location)", isSatisfiable: rule.isSatisfiable, isActive: rule.isActive,
      reasons: rule.decidingParts.map { "\($0)" },
      effects: rule.effects.map {
        SceneInspection.Effect(
          description: $0.text, isInForce: $0.isInForce, winner: $0.overriddenBy)
      })
  }

  /// The rules that concern a view: its own, and what those of the views around say about it.
  @MainActor
  static func all(concerning view: UIView) -> [SceneInspection.Rule] {
    view.explainAdaptation().flatMap { $0.rules.map(SceneInspection.Rule.init) }
  }
}

import UIKit

@available(iOS 17, macCatalyst 17, tvOS 17, *)
extension UITraitCollection {
  /// Overrides a controller's traits with those that are specified here, and lets go of those that
  /// were specified before and are not any more.
  @MainActor
  func override(_ controller: UIViewController, replacing previous: UITraitCollection) {
    var overrides = controller.traitOverrides
    for trait in changedTraits(from: previous) { apply(trait, to: &overrides) }
    controller.traitOverrides = overrides
  }

  private func apply(_ trait: UITrait, to overrides: inout UITraitOverrides) {
    func apply<Trait: UITraitDefinition>(_ trait: Trait.Type) {
      // A collection of this trait alone says whether it is specified here.
      if isSpecified(trait) {
        overrides[trait] = self[trait]
      } else {
        overrides.remove(trait)
      }
    }
    apply(trait)
  }

  /// Whether the collection says anything about a trait.
  private func isSpecified<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
    UITraitCollection().changedTraits(from: self).contains { $0 == trait }
  }
}

import UIKit

/// A value of any trait, the system's or the app's own, as an attribute.
///
///     addBehavior(for: TraitValue(UITraitListEnvironment.self, .sidebar)) { [weak self] in
///       self?.isPlaying = false
///     }
@available(iOS 17.0, *)
public struct TraitValue<Definition: UITraitDefinition>: AdaptiveAttribute {
  public let value: Definition.Value

  public init(_ definition: Definition.Type, _ value: Definition.Value) {
    self.value = value
  }

  public func generateTraitCollection() -> UITraitCollection {
    UITraitCollection { $0[Definition.self] = value }
  }
}

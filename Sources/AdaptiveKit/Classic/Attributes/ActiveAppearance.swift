import UIKit

/// The look of the interface as active or not, as an attribute.
public enum ActiveAppearance: AdaptiveAttribute, CaseIterable, Hashable, Sendable {
  case inactive
  case active

  public func generateTraitCollection() -> UITraitCollection {
    switch self {
    case .inactive: UITraitCollection(activeAppearance: .inactive)
    case .active: UITraitCollection(activeAppearance: .active)
    }
  }
}

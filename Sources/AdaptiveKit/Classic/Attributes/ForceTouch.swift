import UIKit

/// The sense of the display for the force of a touch, as an attribute.
public enum ForceTouch: AdaptiveAttribute, CaseIterable, Hashable, Sendable {
  case unavailable
  case available

  public func generateTraitCollection() -> UITraitCollection {
    switch self {
    case .unavailable: UITraitCollection(forceTouchCapability: .unavailable)
    case .available: UITraitCollection(forceTouchCapability: .available)
    }
  }
}

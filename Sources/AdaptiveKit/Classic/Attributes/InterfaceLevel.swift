import UIKit

/// The level of the interface above other content, as an attribute.
public enum InterfaceLevel: AdaptiveAttribute, CaseIterable, Hashable, Sendable {
  case base
  case elevated

  public func generateTraitCollection() -> UITraitCollection {
    switch self {
    case .base: UITraitCollection(userInterfaceLevel: .base)
    case .elevated: UITraitCollection(userInterfaceLevel: .elevated)
    }
  }
}

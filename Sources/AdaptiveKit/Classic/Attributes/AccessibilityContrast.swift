import UIKit

/// The contrast that the user asks for, as an attribute.
public enum AccessibilityContrast: AdaptiveAttribute, CaseIterable, Hashable, Sendable {
  case normal
  case high

  public func generateTraitCollection() -> UITraitCollection {
    switch self {
    case .normal: UITraitCollection(accessibilityContrast: .normal)
    case .high: UITraitCollection(accessibilityContrast: .high)
    }
  }
}

import UIKit

/// The appearance, as an attribute.
public enum InterfaceStyle: AdaptiveAttribute, CaseIterable, Hashable, Sendable {
  case light
  case dark

  public func generateTraitCollection() -> UITraitCollection {
    switch self {
    case .light: UITraitCollection(userInterfaceStyle: .light)
    case .dark: UITraitCollection(userInterfaceStyle: .dark)
    }
  }
}

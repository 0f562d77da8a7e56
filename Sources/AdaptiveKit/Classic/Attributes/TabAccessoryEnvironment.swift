import UIKit

/// The place of a tab bar's accessory, as an attribute.
@available(iOS 26.0, macCatalyst 26.0, tvOS 26.0, *)
public enum TabAccessoryEnvironment: AdaptiveAttribute, CaseIterable, Hashable, Sendable {
  case none
  case regular
  case inline

  public func generateTraitCollection() -> UITraitCollection {
    switch self {
    case .none: UITraitCollection(tabAccessoryEnvironment: .none)
    case .regular: UITraitCollection(tabAccessoryEnvironment: .regular)
    case .inline: UITraitCollection(tabAccessoryEnvironment: .inline)
    }
  }
}

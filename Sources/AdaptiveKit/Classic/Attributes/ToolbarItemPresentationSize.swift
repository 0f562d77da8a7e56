import UIKit

/// The size of the items of a Mac window's toolbar, as an attribute.
@available(iOS 16.0, macCatalyst 16.0, *)
public enum ToolbarItemPresentationSize: AdaptiveAttribute, CaseIterable, Hashable, Sendable {
  case regular
  case small
  case large

  public func generateTraitCollection() -> UITraitCollection {
    switch self {
    case .regular: UITraitCollection(toolbarItemPresentationSize: .regular)
    case .small: UITraitCollection(toolbarItemPresentationSize: .small)
    case .large: UITraitCollection(toolbarItemPresentationSize: .large)
    }
  }
}

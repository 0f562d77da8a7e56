import UIKit

/// The kind of list that a view is in, as an attribute.
@available(iOS 18.0, macCatalyst 18.0, tvOS 18.0, *)
public enum ListEnvironment: AdaptiveAttribute, CaseIterable, Hashable, Sendable {
  case none
  case plain
  case grouped
  case insetGrouped
  case sidebar
  case sidebarPlain

  public func generateTraitCollection() -> UITraitCollection {
    switch self {
    case .none: UITraitCollection(listEnvironment: .none)
    case .plain: UITraitCollection(listEnvironment: .plain)
    case .grouped: UITraitCollection(listEnvironment: .grouped)
    case .insetGrouped: UITraitCollection(listEnvironment: .insetGrouped)
    case .sidebar: UITraitCollection(listEnvironment: .sidebar)
    case .sidebarPlain: UITraitCollection(listEnvironment: .sidebarPlain)
    }
  }
}

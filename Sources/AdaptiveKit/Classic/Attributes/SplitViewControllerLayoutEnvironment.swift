import UIKit

/// The state of the split view controller around a view, as an attribute; a view outside of all has
/// neither.
@available(iOS 26.0, macCatalyst 26.0, tvOS 26.0, *)
public enum SplitViewControllerLayoutEnvironment: AdaptiveAttribute, CaseIterable, Hashable,
  Sendable
{
  case expanded
  case collapsed

  public func generateTraitCollection() -> UITraitCollection {
    switch self {
    case .expanded: UITraitCollection(splitViewControllerLayoutEnvironment: .expanded)
    case .collapsed: UITraitCollection(splitViewControllerLayoutEnvironment: .collapsed)
    }
  }
}

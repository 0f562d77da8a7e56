import UIKit

/// The direction in which the interface reads, as an attribute.
public enum LayoutDirection: AdaptiveAttribute, CaseIterable, Hashable, Sendable {
  case leftToRight
  case rightToLeft

  public func generateTraitCollection() -> UITraitCollection {
    switch self {
    case .leftToRight: UITraitCollection(layoutDirection: .leftToRight)
    case .rightToLeft: UITraitCollection(layoutDirection: .rightToLeft)
    }
  }
}

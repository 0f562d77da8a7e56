import UIKit

/// The room along one axis, as an attribute.
public enum SizeClass: AdaptiveAttribute, CaseIterable, Hashable, Sendable {
  case horizontalCompact
  case horizontalRegular
  case verticalCompact
  case verticalRegular

  public func generateTraitCollection() -> UITraitCollection {
    switch self {
    case .horizontalCompact: UITraitCollection(horizontalSizeClass: .compact)
    case .horizontalRegular: UITraitCollection(horizontalSizeClass: .regular)
    case .verticalCompact: UITraitCollection(verticalSizeClass: .compact)
    case .verticalRegular: UITraitCollection(verticalSizeClass: .regular)
    }
  }
}

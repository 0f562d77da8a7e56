import UIKit

/// Pixels in a point, as an attribute.
public enum Scale: AdaptiveAttribute, CaseIterable, Hashable, Sendable {
  case oneX
  case twoX
  case threeX
  case fourX

  public func generateTraitCollection() -> UITraitCollection {
    switch self {
    case .oneX: UITraitCollection(displayScale: 1)
    case .twoX: UITraitCollection(displayScale: 2)
    case .threeX: UITraitCollection(displayScale: 3)
    case .fourX: UITraitCollection(displayScale: 4)
    }
  }
}

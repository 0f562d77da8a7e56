import UIKit

/// The range of brightness that images may use, as an attribute.
@available(iOS 17.0, *)
public enum ImageDynamicRange: AdaptiveAttribute, CaseIterable, Hashable, Sendable {
  case standard
  case constrainedHigh
  case high

  public func generateTraitCollection() -> UITraitCollection {
    switch self {
    case .standard: UITraitCollection(imageDynamicRange: .standard)
    case .constrainedHigh: UITraitCollection(imageDynamicRange: .constrainedHigh)
    case .high: UITraitCollection(imageDynamicRange: .high)
    }
  }
}

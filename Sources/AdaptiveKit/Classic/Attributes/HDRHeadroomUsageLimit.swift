import UIKit

/// Whether the brightness of images is limited, as an attribute.
@available(iOS 26.0, macCatalyst 26.0, tvOS 26.0, *)
public enum HDRHeadroomUsageLimit: AdaptiveAttribute, CaseIterable, Hashable, Sendable {
  case active
  case inactive

  public func generateTraitCollection() -> UITraitCollection {
    switch self {
    case .active: UITraitCollection(hdrHeadroomUsageLimit: .active)
    case .inactive: UITraitCollection(hdrHeadroomUsageLimit: .inactive)
    }
  }
}

import UIKit

/// The range of colours that the display shows, as an attribute.
public enum DisplayGamut: AdaptiveAttribute, CaseIterable, Hashable, Sendable {
  case SRGB
  case P3

  public func generateTraitCollection() -> UITraitCollection {
    switch self {
    case .SRGB: UITraitCollection(displayGamut: .SRGB)
    case .P3: UITraitCollection(displayGamut: .P3)
    }
  }
}

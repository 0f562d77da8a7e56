import UIKit

/// The weight of text that the user asks for, as an attribute.
public enum LegibilityWeight: AdaptiveAttribute, CaseIterable, Hashable, Sendable {
  case regular
  case bold

  public func generateTraitCollection() -> UITraitCollection {
    switch self {
    case .regular: UITraitCollection(legibilityWeight: .regular)
    case .bold: UITraitCollection(legibilityWeight: .bold)
    }
  }
}

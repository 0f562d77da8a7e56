import UIKit

/// The kind of device, as an attribute.
public enum Idiom: AdaptiveAttribute, CaseIterable, Hashable, Sendable {
  case phone
  case pad
  case tv
  case carPlay
  case mac

  public func generateTraitCollection() -> UITraitCollection {
    switch self {
    case .phone: UITraitCollection(userInterfaceIdiom: .phone)
    case .pad: UITraitCollection(userInterfaceIdiom: .pad)
    case .tv: UITraitCollection(userInterfaceIdiom: .tv)
    case .carPlay: UITraitCollection(userInterfaceIdiom: .carPlay)
    case .mac: UITraitCollection(userInterfaceIdiom: .mac)
    }
  }
}

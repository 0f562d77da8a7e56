import UIKit

/// The kind of device, as an attribute; `vision` asks for iOS 17.
public enum Idiom: AdaptiveAttribute, CaseIterable, Hashable, Sendable {
  case phone
  case pad
  case tv
  case carPlay
  case mac
  @available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, *)
  case vision

  public static var allCases: [Idiom] {
    let cases: [Idiom] = [.phone, .pad, .tv, .carPlay, .mac]
    guard #available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, *) else { return cases }
    return cases + [.vision]
  }

  public func generateTraitCollection() -> UITraitCollection {
    switch self {
    case .phone: UITraitCollection(userInterfaceIdiom: .phone)
    case .pad: UITraitCollection(userInterfaceIdiom: .pad)
    case .tv: UITraitCollection(userInterfaceIdiom: .tv)
    case .carPlay: UITraitCollection(userInterfaceIdiom: .carPlay)
    case .mac: UITraitCollection(userInterfaceIdiom: .mac)
    default: Self.visionTraits
    }
  }

  private static var visionTraits: UITraitCollection {
    guard #available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, *) else { return UITraitCollection() }
    return UITraitCollection(userInterfaceIdiom: .vision)
  }
}

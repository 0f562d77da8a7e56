import UIKit

@available(iOS 17, macCatalyst 17, tvOS 17, *)
extension UITraitCollection {
  /// The traits that the conditions of some rules ask about.
  @MainActor
  static func observed(by rules: [AdaptationRule]) -> [UITrait] {
    var seen: Set<ObjectIdentifier> = []
    var traits: [UITrait] = []
    func add(_ new: [UITrait]) {
      for trait in new where seen.insert(ObjectIdentifier(trait)).inserted { traits.append(trait) }
    }
    func collect(_ node: Condition.Node) {
      switch node {
      case .constant: break
      case .named(_, let node), .not(let node): collect(node)
      case .all(let nodes), .any(let nodes): for node in nodes { collect(node) }
      case .atom(.interval(let quantity, _)): add(quantity.traits)
      case .atom(.test(let test)):
        add((test.trait as? UITrait).map { [$0] } ?? allObserved)
      }
    }
    for rule in rules { collect(rule.condition.node) }
    return traits
  }

  /// What code in a condition may ask about.
  private static var allObserved: [UITrait] {
    Quantity.allCases.flatMap(\.traits) + [
      UITraitToolbarItemPresentationSize.self, UITraitImageDynamicRange.self,
      UITraitSceneCaptureState.self, UITraitTypesettingLanguage.self,
    ]
  }
}

@available(iOS 17, macCatalyst 17, tvOS 17, *)
extension Quantity {
  /// The traits from which the number follows.
  fileprivate var traits: [UITrait] {
    switch self {
    case .horizontalSizeClass: [UITraitHorizontalSizeClass.self]
    case .verticalSizeClass: [UITraitVerticalSizeClass.self]
    case .userInterfaceIdiom: [UITraitUserInterfaceIdiom.self]
    case .contentSizeCategory: [UITraitPreferredContentSizeCategory.self]
    case .layoutDirection, .safeLeading, .safeTrailing: [UITraitLayoutDirection.self]
    case .userInterfaceStyle: [UITraitUserInterfaceStyle.self]
    case .userInterfaceLevel: [UITraitUserInterfaceLevel.self]
    case .accessibilityContrast: [UITraitAccessibilityContrast.self]
    case .legibilityWeight: [UITraitLegibilityWeight.self]
    case .activeAppearance: [UITraitActiveAppearance.self]
    case .displayScale: [UITraitDisplayScale.self]
    case .displayGamut: [UITraitDisplayGamut.self]
    case .forceTouchCapability: [UITraitForceTouchCapability.self]
    default: []
    }
  }
}

import UIKit

extension UITraitCollection {
  /// A collection of the traits of all attributes; the last one counts where they contradict.
  public static func create(with attributes: [AdaptiveAttribute]) -> UITraitCollection {
    UITraitCollection(traitsFrom: attributes.map { $0.generateTraitCollection() })
  }

  /// A collection of the traits of all attributes; the last one counts where they contradict.
  public static func create(with attributes: AdaptiveAttribute...) -> UITraitCollection {
    create(with: attributes)
  }

  /// Whether the collection specifies what an attribute says.
  public func contains(_ attribute: AdaptiveAttribute) -> Bool {
    containsTraits(in: attribute.generateTraitCollection())
  }

  /// The attributes that the collection specifies.
  public var adaptiveAttributes: [AdaptiveAttribute] {
    let known: [[AdaptiveAttribute]] = [
      Idiom.allCases, Scale.allCases, SizeClass.allCases, ForceTouch.allCases,
      LayoutDirection.allCases, SizeCategory.allCases, DisplayGamut.allCases,
      InterfaceStyle.allCases, InterfaceLevel.allCases, AccessibilityContrast.allCases,
      LegibilityWeight.allCases, ActiveAppearance.allCases,
    ]
    return known.flatMap { $0 }.filter(contains)
  }
}

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

  /// The attributes that the collection specifies; of custom traits it tells none.
  public var adaptiveAttributes: [AdaptiveAttribute] {
    var known: [[AdaptiveAttribute]] = [
      Idiom.allCases, Scale.allCases, SizeClass.allCases, ForceTouch.allCases,
      LayoutDirection.allCases, SizeCategory.allCases, DisplayGamut.allCases,
      InterfaceStyle.allCases, InterfaceLevel.allCases, AccessibilityContrast.allCases,
      LegibilityWeight.allCases, ActiveAppearance.allCases,
    ]
    if #available(iOS 16.0, macCatalyst 16.0, *) {
      known.append(ToolbarItemPresentationSize.allCases)
    }
    if #available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, *) {
      known += [ImageDynamicRange.allCases, SceneCaptureState.allCases]
      known.append(typesettingLanguage.map { [TypesettingLanguage($0.minimalIdentifier)] } ?? [])
    }
    if #available(iOS 18.0, macCatalyst 18.0, tvOS 18.0, *) {
      known.append(ListEnvironment.allCases)
    }
    if #available(iOS 26.0, macCatalyst 26.0, tvOS 26.0, *) {
      known += [
        HDRHeadroomUsageLimit.allCases, TabAccessoryEnvironment.allCases,
        SplitViewControllerLayoutEnvironment.allCases, NaturalAlignment.allCases,
      ]
    }
    return known.flatMap { $0 }.filter(contains)
  }
}

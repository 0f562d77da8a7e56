/// The traits of UIKit; their order is that of the slots.
extension TraitKind {
  static let userInterfaceIdiom = enumeration(0, UITraitUserInterfaceIdiom.self)
  static let displayScale = number(1, UITraitDisplayScale.self)
  static let horizontalSizeClass = enumeration(2, UITraitHorizontalSizeClass.self)
  static let verticalSizeClass = enumeration(3, UITraitVerticalSizeClass.self)
  static let forceTouchCapability = enumeration(4, UITraitForceTouchCapability.self)
  static let layoutDirection = enumeration(5, UITraitLayoutDirection.self)
  static let preferredContentSizeCategory = text(6, UITraitPreferredContentSizeCategory.self)
  static let displayGamut = enumeration(7, UITraitDisplayGamut.self)
  static let userInterfaceStyle = enumeration(8, UITraitUserInterfaceStyle.self)
  static let userInterfaceLevel = enumeration(9, UITraitUserInterfaceLevel.self)
  static let accessibilityContrast = enumeration(10, UITraitAccessibilityContrast.self)
  static let legibilityWeight = enumeration(11, UITraitLegibilityWeight.self)
  static let activeAppearance = enumeration(12, UITraitActiveAppearance.self)
  static let toolbarItemPresentationSize =
    enumeration(13, UITraitToolbarItemPresentationSize.self)
  static let imageDynamicRange = enumeration(14, UITraitImageDynamicRange.self)
  static let sceneCaptureState = enumeration(15, UITraitSceneCaptureState.self)
  static let typesettingLanguage = optional(16, UITraitTypesettingLanguage.self)
  static let listEnvironment = enumeration(17, UITraitListEnvironment.self)
  static let hdrHeadroomUsageLimit = enumeration(18, UITraitHDRHeadroomUsageLimit.self)
  static let tabAccessoryEnvironment = enumeration(19, UITraitTabAccessoryEnvironment.self)
  static let resolvesNaturalAlignment =
    optional(20, UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self)
  static let systemPrefersReducedResourceUsage =
    flag(21, UITraitSystemPrefersReducedResourceUsage.self)
  static let verticalBarEdge = enumeration(22, VerticalBarEdgeTrait.self)
  static let splitViewControllerLayoutEnvironment =
    enumeration(23, UITraitSplitViewControllerLayoutEnvironment.self)

  static let system: [TraitKind] = [
    userInterfaceIdiom, displayScale, horizontalSizeClass, verticalSizeClass,
    forceTouchCapability, layoutDirection, preferredContentSizeCategory, displayGamut,
    userInterfaceStyle, userInterfaceLevel, accessibilityContrast, legibilityWeight,
    activeAppearance, toolbarItemPresentationSize, imageDynamicRange, sceneCaptureState,
    typesettingLanguage, listEnvironment, hdrHeadroomUsageLimit, tabAccessoryEnvironment,
    resolvesNaturalAlignment, systemPrefersReducedResourceUsage, verticalBarEdge,
    splitViewControllerLayoutEnvironment,
  ]

  /// How many slots every collection has that specifies anything.
  static let systemCount = system.count
}

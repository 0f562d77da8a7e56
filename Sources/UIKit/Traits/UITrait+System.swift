import Foundation

// The traits of UIKit as types, for subscripts, overrides and registrations.

public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public static let defaultValue: UIUserInterfaceIdiom = .unspecified
  public static let name = "UserInterfaceIdiom"
  public static let affectsColorAppearance = true
}

public struct UITraitDisplayScale: UITraitDefinition {
  public static let defaultValue: CGFloat = 0
  public static let name = "DisplayScale"
}

public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
  public static let name = "HorizontalSizeClass"
}

public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
  public static let name = "VerticalSizeClass"
}

public struct UITraitForceTouchCapability: UITraitDefinition {
  public static let defaultValue: UIForceTouchCapability = .unknown
  public static let name = "ForceTouchCapability"
}

public struct UITraitLayoutDirection: UITraitDefinition {
  public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
  public static let name = "LayoutDirection"
}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue: UIContentSizeCategory = .unspecified
  public static let name = "PreferredContentSizeCategory"
}

public struct UITraitDisplayGamut: UITraitDefinition {
  public static let defaultValue: UIDisplayGamut = .unspecified
  public static let name = "DisplayGamut"
  public static let affectsColorAppearance = true
}

public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static let defaultValue: UIUserInterfaceStyle = .unspecified
  public static let name = "UserInterfaceStyle"
  public static let affectsColorAppearance = true
}

public struct UITraitUserInterfaceLevel: UITraitDefinition {
  public static let defaultValue: UIUserInterfaceLevel = .unspecified
  public static let name = "UserInterfaceLevel"
  public static let affectsColorAppearance = true
}

public struct UITraitAccessibilityContrast: UITraitDefinition {
  public static let defaultValue: UIAccessibilityContrast = .unspecified
  public static let name = "AccessibilityContrast"
  public static let affectsColorAppearance = true
}

public struct UITraitLegibilityWeight: UITraitDefinition {
  public static let defaultValue: UILegibilityWeight = .unspecified
  public static let name = "LegibilityWeight"
}

public struct UITraitActiveAppearance: UITraitDefinition {
  public static let defaultValue: UIUserInterfaceActiveAppearance = .unspecified
  public static let name = "ActiveAppearance"
  public static let affectsColorAppearance = true
}

public struct UITraitToolbarItemPresentationSize: UITraitDefinition {
  public static let defaultValue: UINSToolbarItemPresentationSize = .unspecified
  public static let name = "ToolbarItemPresentationSize"
}

public struct UITraitImageDynamicRange: UITraitDefinition {
  public static let defaultValue: UIImage.DynamicRange = .unspecified
  public static let name = "ImageDynamicRange"
}

public struct UITraitSceneCaptureState: UITraitDefinition {
  public static let defaultValue: UISceneCaptureState = .unspecified
  public static let name = "SceneCaptureState"
}

public struct UITraitTypesettingLanguage: UITraitDefinition {
  public static let defaultValue: Locale.Language? = nil
  public static let name = "TypesettingLanguage"
}

public struct UITraitListEnvironment: UITraitDefinition {
  public static let defaultValue: UIListEnvironment = .unspecified
  public static let name = "ListEnvironment"
}

public struct UITraitHDRHeadroomUsageLimit: UITraitDefinition {
  public static let defaultValue: UIHDRHeadroomUsageLimit = .unspecified
  public static let name = "HDRHeadroomUsageLimit"
}

public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
  public static let defaultValue: UITabAccessory.Environment = .unspecified
  public static let name = "TabAccessoryEnvironment"
}

public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
  public static let defaultValue: UISplitViewController.LayoutEnvironment = .none
  public static let name = "SplitViewControllerLayoutEnvironment"
}

public struct UITraitResolvesNaturalAlignmentWithBaseWritingDirection: UITraitDefinition {
  public static let defaultValue: Bool? = nil
  public static let name = "ResolvesNaturalAlignmentWithBaseWritingDirection"
}

public struct UITraitSystemPrefersReducedResourceUsage: UITraitDefinition {
  public static let defaultValue: Bool = false
  public static let name = "SystemPrefersReducedResourceUsage"
}

/// The edge of vertical bars, which UIKit gives as a property of collections only.
struct VerticalBarEdgeTrait: UITraitDefinition {
  static let defaultValue: UIVerticalBarEdge = .unspecified
  static let name = "VerticalBarEdge"
}

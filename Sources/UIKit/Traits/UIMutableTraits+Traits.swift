import Foundation

extension UIMutableTraits {
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }

  /// Pixels in a point; 0 where that is not specified.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }

  /// How much room there is horizontally.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  /// How much room there is vertically.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }

  /// Whether the display senses the force of a touch.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }

  /// Direction in which the interface reads.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }

  /// The text size that the user chose.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }

  /// The colours that the display can show.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }

  /// Whether the interface lies above other content.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }

  /// Whether the user asks for more contrast.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }

  /// Whether the user asks for bold text.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }

  /// Whether the interface looks active.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }

  /// The size of an item in a Mac's toolbar.
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    get { self[UITraitToolbarItemPresentationSize.self] }
    set { self[UITraitToolbarItemPresentationSize.self] = newValue }
  }

  /// The dynamic range that images may use.
  public var imageDynamicRange: UIImage.DynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }

  /// Whether the scene is being recorded or mirrored.
  public var sceneCaptureState: UISceneCaptureState {
    get { self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }

  /// The language whose line heights and breaks apply; nil: that of the text.
  public var typesettingLanguage: Locale.Language? {
    get { self[UITraitTypesettingLanguage.self] }
    set { self[UITraitTypesettingLanguage.self] = newValue }
  }

  /// The style of the list that contains the view.
  public var listEnvironment: UIListEnvironment {
    get { self[UITraitListEnvironment.self] }
    set { self[UITraitListEnvironment.self] = newValue }
  }

  /// Whether the use of brightness above white is limited.
  public var headroomUsageLimit: UIHDRHeadroomUsageLimit {
    get { self[UITraitHDRHeadroomUsageLimit.self] }
    set { self[UITraitHDRHeadroomUsageLimit.self] = newValue }
  }

  /// Where the accessory of the tab bar stands that contains the view.
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    get { self[UITraitTabAccessoryEnvironment.self] }
    set { self[UITraitTabAccessoryEnvironment.self] = newValue }
  }
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    get { self[UITraitSplitViewControllerLayoutEnvironment.self] }
    set { self[UITraitSplitViewControllerLayoutEnvironment.self] = newValue }
  }

  /// Whether natural alignment follows the base direction of the text.
  public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
    get { self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self] ?? false }
    set { self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self] = newValue }
  }

  /// Whether the system asks for thrift.
  public var systemPrefersReducedResourceUsage: Bool {
    get { self[UITraitSystemPrefersReducedResourceUsage.self] }
    set { self[UITraitSystemPrefersReducedResourceUsage.self] = newValue }
  }
}

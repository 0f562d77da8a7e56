import Foundation

// MARK: Values

extension UITraitCollection {
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { self[.userInterfaceIdiom] }

  /// Pixels in a point; 0 where that is not specified.
  public var displayScale: CGFloat { self[.displayScale] }

  /// How much room there is horizontally.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { self[.horizontalSizeClass] }

  /// How much room there is vertically.
  public var verticalSizeClass: UIUserInterfaceSizeClass { self[.verticalSizeClass] }

  /// Whether the display senses the force of a touch.
  public var forceTouchCapability: UIForceTouchCapability { self[.forceTouchCapability] }

  /// Direction in which the interface reads.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { self[.layoutDirection] }

  /// The text size that the user chose.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    self[.preferredContentSizeCategory]
  }

  /// The colours that the display can show.
  public var displayGamut: UIDisplayGamut { self[.displayGamut] }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { self[.userInterfaceStyle] }

  /// Whether the interface lies above other content.
  public var userInterfaceLevel: UIUserInterfaceLevel { self[.userInterfaceLevel] }

  /// Whether the user asks for more contrast.
  public var accessibilityContrast: UIAccessibilityContrast { self[.accessibilityContrast] }

  /// Whether the user asks for bold text.
  public var legibilityWeight: UILegibilityWeight { self[.legibilityWeight] }

  /// Whether the interface looks active.
  public var activeAppearance: UIUserInterfaceActiveAppearance { self[.activeAppearance] }

  /// The size of an item in a Mac's toolbar.
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    self[.toolbarItemPresentationSize]
  }

  /// The dynamic range that images may use.
  public var imageDynamicRange: UIImage.DynamicRange { self[.imageDynamicRange] }

  /// Whether the scene is being recorded or mirrored.
  public var sceneCaptureState: UISceneCaptureState { self[.sceneCaptureState] }

  /// The language whose line heights and breaks apply; nil: that of the text.
  public var typesettingLanguage: Locale.Language? { self[.typesettingLanguage] }

  /// The style of the list that contains the view.
  public var listEnvironment: UIListEnvironment { self[.listEnvironment] }

  /// Whether the use of brightness above white is limited.
  public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit { self[.hdrHeadroomUsageLimit] }

  /// Where the accessory of the tab bar stands that contains the view.
  public var tabAccessoryEnvironment: UITabAccessory.Environment { self[.tabAccessoryEnvironment] }
  /// Whether the split view controller around shows one column or several; `.none` outside of one.
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    self[.splitViewControllerLayoutEnvironment]
  }

  /// Whether natural alignment follows the base direction of the text.
  public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
    self[.resolvesNaturalAlignment] ?? false
  }

  /// Whether the system asks for thrift.
  public var systemPrefersReducedResourceUsage: Bool { self[.systemPrefersReducedResourceUsage] }

  /// The edge at which the system places vertical bars; unspecified where it has none.
  public var verticalBarEdge: UIVerticalBarEdge { self[.verticalBarEdge] }
}

// MARK: Collections of one trait

extension UITraitCollection {
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(.userInterfaceIdiom, idiom)
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init(.displayScale, scale)
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(.horizontalSizeClass, horizontalSizeClass)
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(.verticalSizeClass, verticalSizeClass)
  }

  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(.forceTouchCapability, capability)
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(.layoutDirection, layoutDirection)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(.preferredContentSizeCategory, preferredContentSizeCategory)
  }

  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(.displayGamut, displayGamut)
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(.userInterfaceStyle, userInterfaceStyle)
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(.userInterfaceLevel, userInterfaceLevel)
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(.accessibilityContrast, accessibilityContrast)
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(.legibilityWeight, legibilityWeight)
  }

  public convenience init(
    activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance
  ) {
    self.init(.activeAppearance, userInterfaceActiveAppearance)
  }

  public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
    self.init(.toolbarItemPresentationSize, toolbarItemPresentationSize)
  }

  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init(.imageDynamicRange, imageDynamicRange)
  }

  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(.sceneCaptureState, sceneCaptureState)
  }

  public convenience init(typesettingLanguage: String) {
    self.init(.typesettingLanguage, Locale.Language(identifier: typesettingLanguage))
  }

  public convenience init(listEnvironment: UIListEnvironment) {
    self.init(.listEnvironment, listEnvironment)
  }

  public convenience init(hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit) {
    self.init(.hdrHeadroomUsageLimit, hdrHeadroomUsageLimit)
  }

  public convenience init(tabAccessoryEnvironment: UITabAccessory.Environment) {
    self.init(.tabAccessoryEnvironment, tabAccessoryEnvironment)
  }

  public convenience init(
    splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment
  ) {
    self.init(.splitViewControllerLayoutEnvironment, splitViewControllerLayoutEnvironment)
  }

  public convenience init(resolvesNaturalAlignmentWithBaseWritingDirection: Bool) {
    self.init(.resolvesNaturalAlignment, resolvesNaturalAlignmentWithBaseWritingDirection)
  }

  public convenience init(systemPrefersReducedResourceUsage: Bool) {
    self.init(.systemPrefersReducedResourceUsage, systemPrefersReducedResourceUsage)
  }
}

/// A size class: how much room there is along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// Direction in which the interface reads, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// Direction in which a view lays its content out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

/// What a view's content means for its layout direction.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

/// The environment of a view: size classes, idiom, scale, text size, direction, appearance.
open class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let displayScale: CGFloat
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let userInterfaceStyle: UIUserInterfaceStyle

  package init(
    idiom: UIUserInterfaceIdiom, displayScale: CGFloat, horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass, layoutDirection: UITraitEnvironmentLayoutDirection,
    contentSizeCategory: UIContentSizeCategory, style: UIUserInterfaceStyle
  ) {
    userInterfaceIdiom = idiom
    self.displayScale = displayScale
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    self.layoutDirection = layoutDirection
    preferredContentSizeCategory = contentSizeCategory
    userInterfaceStyle = style
  }

  /// A collection in which nothing is specified.
  public convenience override init() {
    self.init(
      idiom: .unspecified, displayScale: 0, horizontal: .unspecified, vertical: .unspecified,
      layoutDirection: .unspecified, contentSizeCategory: .unspecified, style: .unspecified)
  }
}

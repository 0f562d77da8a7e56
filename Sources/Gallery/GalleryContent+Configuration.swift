extension GalleryContent {
  /// One device, window, orientation, text size, direction and appearance.
  ///
  /// The page offers a filter for every property in which the configurations differ.
  package struct Configuration: Hashable, Sendable, Codable {
    /// Which way the device is held.
    package enum Orientation: String, Hashable, Sendable, Codable {
      case portrait
      case landscape
    }

    /// Which way the interface runs.
    package enum LayoutDirection: String, Hashable, Sendable, Codable {
      case leftToRight = "ltr"
      case rightToLeft = "rtl"
    }

    /// Whether the interface is light or dark.
    package enum Appearance: String, Hashable, Sendable, Codable {
      case light
      case dark
    }

    /// How much room there is in one direction, as traits put it.
    package enum SizeClass: String, Hashable, Sendable, Codable {
      case compact
      case regular
      case unspecified
    }

    /// Tells this configuration from every other one on the page.
    package var id: String
    /// Name of the device: "iPhone 17 Pro".
    package var deviceName: String
    /// Heading under which the filter lists the device: "iPhone", "iPad", "Foldable", "Custom".
    package var deviceGroup: String
    /// Which way the device is held.
    package var orientation: Orientation
    /// Name of the window: "Full screen", "1/3".
    package var window: String
    /// Name of the content size category: "Large", "Accessibility 3".
    package var textSize: String
    /// Which way the interface runs.
    package var direction: LayoutDirection
    /// Whether the interface is light or dark.
    package var appearance: Appearance
    /// Size of the window in points.
    package var width: Double
    /// See ``width``.
    package var height: Double
    /// Pixels a point.
    package var scale: Double
    /// How much room there is across.
    package var horizontalSizeClass: SizeClass
    /// How much room there is down.
    package var verticalSizeClass: SizeClass

    /// Makes a configuration; see the properties for the meaning of each part.
    package init(
      id: String, deviceName: String, deviceGroup: String, orientation: Orientation = .portrait,
      window: String = "Full screen", textSize: String = "Large",
      direction: LayoutDirection = .leftToRight, appearance: Appearance = .light, width: Double,
      height: Double, scale: Double, horizontalSizeClass: SizeClass = .unspecified,
      verticalSizeClass: SizeClass = .unspecified
    ) {
      self.id = id
      self.deviceName = deviceName
      self.deviceGroup = deviceGroup
      self.orientation = orientation
      self.window = window
      self.textSize = textSize
      self.direction = direction
      self.appearance = appearance
      self.width = width
      self.height = height
      self.scale = scale
      self.horizontalSizeClass = horizontalSizeClass
      self.verticalSizeClass = verticalSizeClass
    }
  }
}

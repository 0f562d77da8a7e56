/// What one configuration's window is: everything about it that a layout depends on.
package struct WindowEnvironment: Hashable, Sendable {
  /// The device's name.
  package var deviceName: String
  /// Whether it is a phone or a pad.
  package var idiom: Idiom
  /// Which way the display is held.
  package var orientation: Orientation
  /// How much of the display the window has.
  package var window: WindowKind
  /// Extents of the window.
  package var size: Size
  /// Extents of the display it is on, in the same orientation.
  package var displaySize: Size
  /// Pixels per point along each axis.
  package var scale: Double
  /// Safe area of the window's root view, before any bar.
  package var safeArea: Insets
  /// Class of the width.
  package var horizontalSizeClass: SizeClass
  /// Class of the height.
  package var verticalSizeClass: SizeClass
  /// UIKit's minimum margin left and right of a root view, beyond the safe area.
  package var layoutMargin: Double
  /// Height of the status bar within the window; 0 where there is none.
  package var statusBarHeight: Double
  /// The last release of iOS that runs on the device; nil where that is the newest.
  package var lastRelease: Int?
  /// The least certain of the figures above.
  package var certainty: Certainty
  /// Where the least certain figure comes from.
  package var source: String

  /// The configuration's name for people: `iPhone 17 · portrait`, with the window where it is not
  /// the whole display.
  package var name: String {
    switch window {
    case .fullScreen: "\(deviceName) · \(orientation.rawValue)"
    case .free where idiom == .phone: "\(deviceName) · \(window.name)"
    default: "\(deviceName) · \(orientation.rawValue) · \(window.name)"
    }
  }

  /// The configuration's name in file names: `iphone-17-portrait`.
  package var id: String {
    switch window {
    case .fullScreen: "\(deviceName.hyphenated)-\(orientation.rawValue)"
    case .free where idiom == .phone: "\(deviceName.hyphenated)-\(window.id)"
    default: "\(deviceName.hyphenated)-\(orientation.rawValue)-\(window.id)"
    }
  }
}

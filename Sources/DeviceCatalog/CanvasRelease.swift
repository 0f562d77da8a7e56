/// The releases of Xcode between which Interface Builder's canvas changed.
///
/// Each begins with the first version of the plug-in (`<plugIn version=…>`) in which documents show
/// the change. A document's `toolsVersion` is near it, except for 32700, which is Xcode 15.
package enum CanvasRelease: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// Up to Xcode 8: cells have margins of 8.
  case xcode8
  /// Xcode 9 and 10: safe areas; cells have the root view's margins.
  case xcode9
  /// Xcode 11: sheets, and no status bar on devices with a home button.
  case xcode11
  /// Xcode 12 and 13: cells take their margins from the device's width instead of their own.
  case xcode12
  /// Xcode 14 to 14.2: each device has its own top inset.
  case xcode14
  /// Xcode 14.3 to 16.2: status bars are back on devices with a home button. Plug-in 21204 has none
  /// yet, 21678 has one.
  case xcode14_3
  /// Xcode 16.3 and later: a controller that is not presented gets the device's insets
  /// twice.
  case xcode16
  /// Xcode 26: taller cells.
  case xcode26

  /// The release that wrote a document with this version of the plug-in.
  package init(plugInVersion version: Int) {
    switch version {
    case ..<13_000: self = .xcode8
    case ..<14_700: self = .xcode9
    case ..<17_000: self = .xcode11
    case ..<21_000: self = .xcode12
    case ..<21_600: self = .xcode14
    case ..<23_700: self = .xcode14_3
    case ..<24_000: self = .xcode16
    default: self = .xcode26
    }
  }

  /// Whether a version of the plug-in is Xcode 6's, whose documents have no device and a canvas of one
  /// pixel a point; 0 is not known to be that old.
  package static func isXcode6(plugInVersion version: Int) -> Bool { 1..<7900 ~= version }

  package static func < (left: CanvasRelease, right: CanvasRelease) -> Bool {
    left.rawValue < right.rawValue
  }
}

import UIKit

extension DeviceUnderTest.Model {
  /// The colours that the display shows.
  ///
  /// - SeeAlso: Apple's technical specifications of each model, “Wide color display (P3)”.
  var displayGamut: UIDisplayGamut { Self.standardGamut.contains(name) ? .SRGB : .P3 }

  /// Whether the display senses the force of a touch: 3D Touch, from iPhone 6s to XS Max.
  var forceTouchCapability: UIForceTouchCapability {
    Self.withForceTouch.contains(name) ? .available : .unavailable
  }

  private static let standardGamut: Set<String> = [
    "iPhone 4s", "iPhone 5", "iPhone 5s", "iPhone 5c", "iPhone SE (1st gen)",
    "iPod touch (5th-7th gen)", "iPhone 6", "iPhone 6s", "iPhone 6 Plus", "iPhone 6s Plus",
    "iPad mini 2-4", "iPad Air / Air 2", "iPad (5th/6th gen)", "iPad (7th/8th/9th gen, 10.2)",
    "iPad (10th gen)", "iPad (A16, 11th gen)",
  ]

  private static let withForceTouch: Set<String> = [
    "iPhone 6s", "iPhone 6s Plus", "iPhone 7", "iPhone 7 Plus", "iPhone 8", "iPhone 8 Plus",
    "iPhone X", "iPhone XS", "iPhone XS Max",
  ]
}

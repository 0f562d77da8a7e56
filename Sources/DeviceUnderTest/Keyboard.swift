import UIKit

/// A keyboard at the lower end of a display, or floating above what is there.
struct Keyboard {
  /// The height that was asked for; nil: what is usual.
  private let height: CGFloat?
  /// In the coordinates of the display.
  let frame: CGRect
  /// Whether it is at the lower end.
  let isDocked: Bool

  /// A keyboard that is anywhere, as far as the display reaches.
  @MainActor
  init(undockedAt frame: CGRect, on device: DeviceUnderTest) {
    let size = device.displaySize
    height = nil
    isDocked = false
    let extent = CGSize(
      width: min(frame.width, size.width), height: min(frame.height, size.height))
    self.frame = CGRect(
      x: max(0, min(frame.minX, size.width - extent.width)),
      y: max(0, min(frame.minY, size.height - extent.height)), width: extent.width,
      height: extent.height)
  }

  @MainActor
  init(height: CGFloat?, on device: DeviceUnderTest) {
    let size = device.displaySize
    let usual = Self.usualHeight(on: device)
    self.height = height
    isDocked = true
    let actual = min(height ?? usual, size.height)
    frame = CGRect(x: 0, y: size.height - actual, width: size.width, height: actual)
  }

  /// The keyboard on a device that was turned, folded or put into another window.
  @MainActor
  func moved(to device: DeviceUnderTest) -> Keyboard {
    isDocked ? Keyboard(height: height, on: device) : Keyboard(undockedAt: frame, on: device)
  }

  /// The keyboard outside the display, where it comes from and goes to.
  var hiddenFrame: CGRect { frame.offsetBy(dx: 0, dy: frame.height) }

  /// Heights without a bar of suggestions: 216 points above a home button and 75 more above a home
  /// indicator, 162 and 209 in landscape; 265 and 353 on an iPad. From memory and one table, of low
  /// certainty; languages and settings change them.
  @MainActor
  private static func usualHeight(on device: DeviceUnderTest) -> CGFloat {
    let isPortrait = device.configuration.orientation == .portrait
    if device.configuration.model.userInterfaceIdiom == .pad { return isPortrait ? 265 : 353 }
    let hasHomeIndicator = device.configuration.display.safeArea(in: .portrait).bottom > 0
    if isPortrait { return hasHomeIndicator ? 291 : 216 }
    return hasHomeIndicator ? 209 : 162
  }
}

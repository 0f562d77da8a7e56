import DeviceCatalog
import UIKit

extension ScreenConfiguration {
  /// What a window of this configuration gets from the device and the system.
  @MainActor
  package var windowSurroundings: WindowSurroundings {
    WindowSurroundings(
      size: CGSize(width: environment.size.width, height: environment.size.height),
      safeArea: UIEdgeInsets(environment.safeArea), sideMargin: CGFloat(environment.layoutMargin),
      statusBarHeight: CGFloat(environment.statusBarHeight),
      hasUprightBars: environment.hasUprightBars, traits: traits)
  }

  /// Makes what code can ask of the screen and the device that of this configuration.
  @MainActor
  package func becomeDevice() {
    let display = environment.displaySize
    let isPad = environment.idiom == .pad
    UIScreen.main.become(
      size: CGSize(width: display.width, height: display.height),
      sideMargin: CGFloat(environment.layoutMargin), traits: traits)
    UIDevice.current.device = UIDevice.Description(
      idiom: isPad ? .pad : .phone,
      orientation: environment.orientation == .portrait ? .portrait : .landscapeLeft)
  }
}

extension WindowEnvironment {
  /// Whether the bars stand upright at the right, in a region of their own, as on the foldable.
  ///
  /// They then take nothing from the top and the bottom. What they look like there is not published
  /// in enough detail to draw them.
  var hasUprightBars: Bool { idiom == .phone && safeArea.right > safeArea.left }
}

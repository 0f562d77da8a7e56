import AdaptiveKit
import DeviceCatalog
import UIKit

/// What code can ask about the device that it runs on, whichever device under test that is.
@MainActor
enum Surroundings {
  /// How it was before there was any device under test.
  private struct Original {
    var release: UIKitRelease
    var traits: UITraitCollection
    var screenTraits: UITraitCollection
    var screenSize: CGSize
    var sideMargin: CGFloat
    var device: UIDevice.Description
  }

  private static var original: Original?
  private static var deviceCount = 0

  static func deviceWasMade() {
    deviceCount += 1
    passReservedRegionsOn()
    guard deviceCount == 1 else { return }
    original = Original(
      release: .current, traits: .current, screenTraits: UIScreen.main.traitCollection,
      screenSize: UIScreen.main.bounds.size, sideMargin: UIScreen.main.sideMargin,
      device: UIDevice.current.device)
  }

  static func deviceIsGone() {
    deviceCount -= 1
    guard deviceCount == 0, let original else { return }
    UIKitRelease.current = original.release
    UIScreen.main.become(
      size: original.screenSize, sideMargin: original.sideMargin, traits: original.screenTraits)
    UIDevice.current.device = original.device
    UITraitCollection.current = original.traits
    self.original = nil
  }

  /// Lets conditions ask for the reserved regions, unless the program passes them on by itself.
  private static func passReservedRegionsOn() {
    guard Adaptation.reservedRegions == nil else { return }
    Adaptation.reservedRegions = { view in
      view.reservedRegions(kind: .division).map { ReservedRegion(.division, frame: $0.frame) }
        + view.reservedRegions(kind: .occlusion).map { ReservedRegion(.occlusion, frame: $0.frame) }
    }
  }

  static func become(
    _ configuration: DeviceUnderTest.Configuration, _ environment: WindowEnvironment
  ) {
    let release = UIKitRelease(iOS: configuration.release.rawValue)
    if UIKitRelease.current != release { UIKitRelease.current = release }
    let traits = configuration.traits(environment)
    let screen = UIScreen.main
    let size = CGSize(environment.displaySize)
    let margin = CGFloat(environment.layoutMargin)
    if screen.bounds.size != size || screen.sideMargin != margin || screen.traitCollection != traits
    {
      screen.become(size: size, sideMargin: margin, traits: traits)
    }
    UIDevice.current.device = UIDevice.Description(
      idiom: configuration.model.userInterfaceIdiom,
      orientation: configuration.orientation == .portrait ? .portrait : .landscapeLeft)
    UITraitCollection.current = traits
  }
}

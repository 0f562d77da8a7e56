import DeviceCatalog
import UIKit

extension DeviceUnderTest.Configuration {
  typealias Failure = DeviceUnderTest.ConfigurationError

  /// The display that is in use.
  var display: Device { isUnfolded ? model.innerDisplay ?? model.display : model.display }

  /// Whether the window's size is its own, and not the display's or a share of it.
  var isFree: Bool { if case .window = window { true } else { false } }

  /// The window's figures.
  package func environment() throws(DeviceUnderTest.ConfigurationError) -> WindowEnvironment {
    if isUnfolded && !model.isFoldable { throw .notFoldable(device: model.name) }
    try need(model.firstRelease, for: "The model")
    if isFree {
      let isPhone = model.userInterfaceIdiom == .phone
      try need(isPhone ? .iOS27 : .iOS16, for: "A freely resized window")
    }
    if let environment = display.environment(window.inCatalog, orientation.inCatalog) {
      return environment
    }
    if case .window(let size) = window {
      throw .sizeNotPossible(
        size, device: model.name, display: CGSize(display.size(in: orientation.inCatalog)))
    }
    throw .windowNotOffered(window, device: model.name, orientation: orientation)
  }

  private func need(
    _ needed: DeviceUnderTest.Release, for what: String
  ) throws(DeviceUnderTest.ConfigurationError) {
    guard release < needed else { return }
    throw .needsRelease(needed, for: what, device: model.name, chosen: release)
  }

  /// The traits that the system gives a window.
  func traits(_ environment: WindowEnvironment) -> UITraitCollection {
    let own = UITraitCollection {
      $0.userInterfaceIdiom = model.userInterfaceIdiom
      $0.displayScale = CGFloat(environment.scale)
      $0.horizontalSizeClass = environment.horizontalSizeClass == .compact ? .compact : .regular
      $0.verticalSizeClass = environment.verticalSizeClass == .compact ? .compact : .regular
      $0.layoutDirection = layoutDirection
      $0.preferredContentSizeCategory = contentSizeCategory
      $0.userInterfaceStyle = userInterfaceStyle
      $0.userInterfaceLevel = .base
      $0.accessibilityContrast = accessibilityContrast
      $0.legibilityWeight = legibilityWeight
      $0.displayGamut = model.displayGamut
      $0.forceTouchCapability = model.forceTouchCapability
      $0.activeAppearance = .active
    }
    // The region is on the right, whichever way the interface reads.
    let edge: UIVerticalBarEdge = layoutDirection == .rightToLeft ? .leading : .trailing
    let bars = hasUprightBars(environment) ? own.replacing(verticalBarEdge: edge) : own
    return UITraitCollection(traitsFrom: [bars, additionalTraits])
  }

  /// Whether bars stand upright in a region of their own, as on the foldable.
  private func hasUprightBars(_ environment: WindowEnvironment) -> Bool {
    model.isFoldable && environment.safeArea.right > environment.safeArea.left
  }

  func surroundings(_ environment: WindowEnvironment) -> WindowSurroundings {
    let safeArea = environment.safeArea
    var surroundings = WindowSurroundings(
      size: CGSize(environment.size),
      safeArea: UIEdgeInsets(
        top: CGFloat(safeArea.top), left: CGFloat(safeArea.left), bottom: CGFloat(safeArea.bottom),
        right: CGFloat(safeArea.right)),
      sideMargin: CGFloat(environment.layoutMargin),
      statusBarHeight: CGFloat(environment.statusBarHeight),
      hasUprightBars: hasUprightBars(environment), traits: traits(environment))
    surroundings.reservedRegions = reservedRegions
    surroundings.hinge = hinge
    return surroundings
  }
}

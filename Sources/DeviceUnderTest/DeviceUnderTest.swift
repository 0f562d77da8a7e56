import DeviceCatalog
import UIKit

/// A device on which a screen is put, and which is then turned, resized, folded and set otherwise.
///
///     let device = try DeviceUnderTest("iPhone 17")
///     device.show(controller)
///     device.rotate(to: .landscape)
///     #expect(controller.stack.axis == .horizontal)
///
/// Everything that UIKit would call is called, in its order, before a method returns: appearance,
/// transitions, traits, safe area, layout, what runs alongside, completions.
///
/// What code asks the surroundings for (`UIScreen.main`, `UIDevice.current`, the current traits, the
/// release) is this device from its making on; of several devices, the one used last. It is as
/// before when the last of them is gone.
@MainActor
public final class DeviceUnderTest {
  /// What the device is like now. ``apply(_:)`` changes it.
  public internal(set) var configuration: Configuration
  /// The window in which everything is shown; code may add others to its scene.
  public let window: UIWindow
  /// The window's scene, which nobody else holds.
  let scene = UIWindowScene()
  /// The figures of the window.
  package internal(set) var environment: WindowEnvironment
  /// The keyboard, as long as it is shown.
  var keyboard: Keyboard?

  /// A device of that name, whatever its case, spaces and hyphens.
  ///
  /// - Throws: ``ConfigurationError`` where there is none, or none that can be so.
  /// - SeeAlso: ``Model/named(_:)`` for the names that will do.
  public convenience init(
    _ name: String, orientation: Orientation = .portrait, window: WindowPlacement = .fullScreen,
    isUnfolded: Bool = false, isHalfFolded: Bool = false,
    contentSizeCategory: UIContentSizeCategory = .large,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    userInterfaceStyle: UIUserInterfaceStyle = .light,
    accessibilityContrast: UIAccessibilityContrast = .normal,
    legibilityWeight: UILegibilityWeight = .regular,
    additionalTraits: UITraitCollection = UITraitCollection(), release: Release? = nil
  ) throws(ConfigurationError) {
    let found = try Model.find(name)
    try self.init(
      Configuration(
        found.model, orientation: orientation, window: window,
        isUnfolded: isUnfolded || found.isUnfolded, isHalfFolded: isHalfFolded,
        contentSizeCategory: contentSizeCategory,
        layoutDirection: layoutDirection, userInterfaceStyle: userInterfaceStyle,
        accessibilityContrast: accessibilityContrast, legibilityWeight: legibilityWeight,
        additionalTraits: additionalTraits, release: release))
  }

  /// A device that is so.
  ///
  /// - Throws: ``ConfigurationError`` where it cannot be.
  public init(_ configuration: Configuration) throws(ConfigurationError) {
    let environment = try configuration.environment()
    self.configuration = configuration
    self.environment = environment
    Surroundings.deviceWasMade()
    Surroundings.become(configuration, environment)
    window = UIWindow(surroundings: configuration.surroundings(environment))
    window.windowScene = scene
    scene.orientationHost = self
    comeIntoForce()
  }

  isolated deinit { Surroundings.deviceIsGone() }

  // MARK: Showing

  /// Shows a controller in the window, in place of what it shows.
  ///
  /// A phone first turns to an orientation that the controller supports.
  public func show(_ controller: UIViewController) {
    comeIntoForce()
    if window.rootViewController == nil, !supports(configuration.orientation, controller) {
      turnBeforeShowing(to: configuration.orientation.other)
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Shows a view that fills the window, in a controller of its own.
  public func show(_ view: UIView) {
    comeIntoForce()
    let controller = UIViewController()
    controller.view = view
    show(controller)
  }

  /// Hides the window: what it shows disappears.
  public func hide() {
    comeIntoForce()
    window.isHidden = true
  }

  /// Lays out what waits for it.
  public func layout() {
    comeIntoForce()
    window.layoutIfNeeded()
  }

  // MARK: Reading

  /// The controller that is shown.
  public var rootViewController: UIViewController? { window.rootViewController }

  /// The traits of the window.
  public var traitCollection: UITraitCollection { window.traitCollection }

  /// What is covered of the window.
  public var safeAreaInsets: UIEdgeInsets { window.safeAreaInsets }

  /// Extents of the window.
  public var size: CGSize { window.bounds.size }

  /// Extents of the display in use, as it is held.
  public var displaySize: CGSize { CGSize(environment.displaySize) }

  // MARK: Surroundings

  /// Makes this device the one that code runs on.
  func comeIntoForce() {
    Surroundings.become(configuration, environment)
    scene.deviceOrientation =
      configuration.orientation == .portrait ? .portrait : .landscapeRight
  }

  private func turnBeforeShowing(to orientation: Orientation) {
    let turned = configuration.with { $0.orientation = orientation }
    guard let environment = try? turned.environment() else { return }
    configuration = turned
    self.environment = environment
    comeIntoForce()
    window.transition(to: turned.surroundings(environment), animated: false)
  }
}

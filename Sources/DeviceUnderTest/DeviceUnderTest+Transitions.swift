import DeviceCatalog
import UIKit

extension DeviceUnderTest {
  /// Takes another configuration in one transition.
  ///
  /// The model stays what it is: what the new configuration says about it does not count.
  ///
  /// - Throws: ``ConfigurationError`` where the device cannot be so; nothing has changed then.
  public func apply(_ new: Configuration) throws(ConfigurationError) {
    let wanted = new.with { $0.model = configuration.model }
    take(wanted, try wanted.environment())
  }

  /// Takes a configuration that differs in what the closure changes, in one transition.
  public func change(_ changes: (inout Configuration) -> Void) throws(ConfigurationError) {
    try apply(configuration.with(changes))
  }

  func take(_ new: Configuration, _ environment: WindowEnvironment) {
    let oldSize = window.bounds.size
    let oldCategory = configuration.contentSizeCategory
    configuration = new
    self.environment = environment
    comeIntoForce()
    let oldKeyboard = keyboard
    keyboard = keyboard?.moved(to: self)
    let moves = oldKeyboard?.frame != keyboard?.frame
    if moves { postKeyboard(.willChangeFrame, from: oldKeyboard) }
    transition(from: oldSize)
    if moves { postKeyboard(.didChangeFrame, from: oldKeyboard) }
    if new.contentSizeCategory != oldCategory { postContentSizeCategory() }
  }

  /// Brings every window of the scene to what the configuration asks for.
  ///
  /// Windows that fill the scene follow its size, others keep theirs.
  func transition(from oldSize: CGSize) {
    let surroundings = surroundings
    let others = scene.windows.filter { $0 !== window }
    UIWindow.transition(
      [(window, surroundings)]
        + others.map { other in
          var own = surroundings
          if other.bounds.size != oldSize { own.size = other.bounds.size }
          return (other, own)
        })
  }

  /// What the window is given by the device and the system.
  private var surroundings: WindowSurroundings {
    var surroundings = configuration.surroundings(environment)
    if let keyboard {
      surroundings.keyboardHeight = keyboard.isDocked ? keyboard.frame.height : 0
      surroundings.undockedKeyboard = keyboard.isDocked ? nil : keyboard.frame
    }
    return surroundings
  }

  // MARK: Rotation

  /// Turns the device; the interface follows where the controller in front supports it.
  ///
  /// An iPad's windows always turn, as does what is on a foldable's inner display. An even Split
  /// View, which portrait has not, becomes the wider side of an uneven one; a free window that is
  /// larger than the turned display is cut to it; a phone's free window stays as it is.
  ///
  /// - Returns: Whether the interface stands that way now.
  @discardableResult
  public func rotate(to orientation: Orientation) -> Bool {
    guard orientation != configuration.orientation else { return true }
    guard supports(orientation, controllerInFront) else { return false }
    var turned = configuration.with { $0.orientation = orientation }
    var environment = try? turned.environment()
    if environment == nil {
      turned.window = offered(instead: turned)
      environment = try? turned.environment()
    }
    guard let environment else { return false }
    comeIntoForce()
    postOrientation(orientation)
    take(turned, environment)
    return true
  }

  /// Turns the device by a quarter.
  @discardableResult
  public func rotate() -> Bool { rotate(to: configuration.orientation.other) }

  private func offered(instead configuration: Configuration) -> WindowPlacement {
    switch configuration.window {
    case .splitView(.half): return .splitView(.twoThirds)
    case .window(let size):
      let display = configuration.display.size(in: configuration.orientation.inCatalog)
      return .window(
        CGSize(
          width: min(size.width, CGFloat(display.width)),
          height: min(size.height, CGFloat(display.height))))
    default: return .fullScreen
    }
  }

  /// The controller that decides which orientations there are: the one presented last.
  var controllerInFront: UIViewController? {
    var controller = window.rootViewController
    while let presented = controller?.presentedViewController, !presented.isBeingDismissed {
      controller = presented
    }
    return controller
  }

  /// Whether the interface may stand that way.
  ///
  /// Up to iOS 15 `shouldAutorotate` has a say, later it is not asked.
  func supports(_ orientation: Orientation, _ controller: UIViewController?) -> Bool {
    guard let controller, configuration.model.userInterfaceIdiom == .phone,
      !configuration.isUnfolded
    else { return true }
    if configuration.release < .iOS16, window.rootViewController != nil,
      !controller.shouldAutorotate
    {
      return false
    }
    let mask = controller.supportedInterfaceOrientations
      .intersection(UIApplication.shared.supportedInterfaceOrientations(for: window))
    return !mask.intersection(orientation == .portrait ? .portrait : .landscape).isEmpty
  }

  private func postOrientation(_ orientation: Orientation) {
    UIDevice.current.device.orientation = orientation == .portrait ? .portrait : .landscapeLeft
    guard UIDevice.current.isGeneratingDeviceOrientationNotifications else { return }
    NotificationCenter.default.post(
      name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
  }

  private func postContentSizeCategory() {
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: configuration.contentSizeCategory])
  }
}

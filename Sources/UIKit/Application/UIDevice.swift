/// The device that the program stands for.
///
/// Ours is described by whoever puts a screen on a device; by itself it is a phone, held upright.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  /// What the device is, as far as code asks.
  package struct Description: Sendable {
    package var name = "iPhone"
    package var model = "iPhone"
    package var systemName = "iOS"
    package var idiom = UIUserInterfaceIdiom.phone
    package var orientation = UIDeviceOrientation.portrait

    package init() {}

    /// A device of an idiom, under the names that Apple gives.
    package init(idiom: UIUserInterfaceIdiom, orientation: UIDeviceOrientation) {
      if idiom == .pad { (name, model, systemName) = ("iPad", "iPad", "iPadOS") }
      self.idiom = idiom
      self.orientation = orientation
    }
  }

  open class var current: UIDevice { device }
  private static let device = UIDevice()

  /// What the device is; a change of its orientation is not posted to anyone by itself.
  package var device = Description()

  private override init() { super.init() }

  open var name: String { device.name }
  open var model: String { device.model }
  open var localizedModel: String { device.model }
  open var systemName: String { device.systemName }

  /// The release of iOS whose behaviour is in force.
  open var systemVersion: String { "\(UIKitRelease.current.iOS).0" }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { device.idiom }
  open var orientation: UIDeviceOrientation { device.orientation }

  /// None: this is no device of a vendor's.
  open var identifierForVendor: UUID? { nil }
  open var isMultitaskingSupported: Bool { true }

  open private(set) var isGeneratingDeviceOrientationNotifications = false
  open func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }
  open func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }

  open var isBatteryMonitoringEnabled = false
  open var batteryState: BatteryState { .unknown }
  /// -1, as where it is not known.
  open var batteryLevel: Float { -1 }
  open var isProximityMonitoringEnabled = false
  open var proximityState: Bool { false }
}

extension UIDevice {
  public nonisolated static let orientationDidChangeNotification =
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  public nonisolated static let batteryLevelDidChangeNotification =
    NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let batteryStateDidChangeNotification =
    NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
}

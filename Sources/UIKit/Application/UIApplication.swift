/// The running program, as UIKit sees it.
///
/// Ours opens no other program and receives no events; it knows its delegate, its scenes and what
/// belongs to the device that it stands for.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public enum State: Int, Sendable { case active, inactive, background }

  /// A key of the dictionary that a launch comes with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication =
      LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    public static let remoteNotification =
      LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let shortcutItem =
      LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
  }

  /// A key of the options with which a link is opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sourceApplication =
      OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation =
      OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace =
      OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// The one application.
  public static let shared = UIApplication()

  private override init() { super.init() }

  open weak var delegate: (any UIApplicationDelegate)?

  /// Always active: nothing else is in front.
  open var applicationState: State { .active }

  /// The text size of the traits in force.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }

  /// The direction of the traits in force.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Scenes and windows

  open var connectedScenes: Set<UIScene> { Set(UIScene.connected) }
  open var openSessions: Set<UISceneSession> { Set(UIScene.connected.map(\.session)) }
  open var supportsMultipleScenes: Bool { false }
  /// Every window that somebody holds, of a scene or not, those in front last.
  open var windows: [UIWindow] {
    let all = UIWindow.all
    return all.indices.sorted {
      (all[$0].windowLevel.rawValue, $0) < (all[$1].windowLevel.rawValue, $1)
    }.map { all[$0] }
  }
  open var keyWindow: UIWindow? { UIWindow.key }

  open var statusBarFrame: CGRect { statusBarManager?.statusBarFrame ?? .zero }
  open var isStatusBarHidden: Bool { statusBarManager?.isStatusBarHidden ?? true }
  open var statusBarStyle: UIStatusBarStyle { statusBarManager?.statusBarStyle ?? .default }
  open var statusBarOrientation: UIInterfaceOrientation {
    keyWindow?.windowScene?.interfaceOrientation ?? .unknown
  }
  private var statusBarManager: UIStatusBarManager? { keyWindow?.windowScene?.statusBarManager }

  /// What the delegate says, else every orientation: there is no Info.plist.
  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
  }

  // MARK: Actions

  /// Calls a method of a target. Without one it is that of the first responder in the chain that can
  /// perform the action: from the object that has the input on, else from the sender.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let found =
      target ?? UIResponder.first?.target(forAction: action, withSender: sender)
      ?? (sender as? UIResponder)?.target(forAction: action, withSender: sender)
      ?? self.target(forAction: action, withSender: sender)
    guard let found else { return false }
    return ActionTable.perform(action, on: found as AnyObject, with: [sender, event]) != nil
  }

  // MARK: Settings

  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var isNetworkActivityIndicatorVisible = false
  open var applicationSupportsShakeToEdit = true
  open var shortcutItems: [UIApplicationShortcutItem]?

  open func beginIgnoringInteractionEvents() { ignoring += 1 }
  open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }
  private var ignoring = 0

  open override var next: UIResponder? { delegate as? UIResponder }
}

extension UIApplication {
  public static let openSettingsURLString = "app-settings:"

  public nonisolated static let didFinishLaunchingNotification =
    NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let didBecomeActiveNotification =
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification =
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification =
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification =
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  public nonisolated static let willTerminateNotification =
    NSNotification.Name("UIApplicationWillTerminateNotification")
  public nonisolated static let didReceiveMemoryWarningNotification =
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  public nonisolated static let significantTimeChangeNotification =
    NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
  public nonisolated static let userDidTakeScreenshotNotification =
    NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
}

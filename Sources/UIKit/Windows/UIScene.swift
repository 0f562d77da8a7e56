/// One instance of the program's interface.
///
/// Ours is connected from the start, in the foreground, and has no life cycle.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// Why a scene is connected. Nothing is said in ours.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    package override init() { super.init() }
  }

  public let session: UISceneSession
  /// Called where something happens to the scene itself; connecting and the like is for tests to
  /// call.
  open var delegate: (any UISceneDelegate)?
  open var activationState: ActivationState { .foregroundActive }
  open var title: String! = ""
  @available(iOS 15, *)
  open var subtitle: String {
    get { secondTitle }
    set { secondTitle = newValue }
  }
  private var secondTitle = ""

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
    Self.members.append(Member(scene: self))
  }

  open override var next: UIResponder? { UIApplication.shared }

  // MARK: Connected scenes

  private struct Member {
    weak var scene: UIScene?
  }
  private static var members: [Member] = []

  /// The scenes that there are, in the order in which they were made.
  final class var connected: [UIScene] {
    members.removeAll { $0.scene == nil }
    return members.compactMap(\.scene)
  }
}

extension UIScene {
  public nonisolated static let willConnectNotification =
    NSNotification.Name("UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification =
    NSNotification.Name("UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification =
    NSNotification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification =
    NSNotification.Name("UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification =
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification =
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
}

/// Why a scene did not do what was asked.
public struct UISceneError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case multipleScenesNotSupported = 0
    case requestDenied = 1
    case geometryRequestUnsupported = 100
    case geometryRequestDenied = 101
  }

  public static var errorDomain: String { "UISceneErrorDomain" }
  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
  public static var requestDenied: Code { .requestDenied }
  public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
  public static var geometryRequestDenied: Code { .geometryRequestDenied }

  public let code: Code

  public init(_ code: Code) { self.code = code }
}

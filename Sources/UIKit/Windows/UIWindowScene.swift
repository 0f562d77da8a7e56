/// One instance of the program's interface.
///
/// Ours is connected from the start, in the foreground, and has no life cycle.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  open var activationState: ActivationState { .foregroundActive }
  open var title: String! = ""
}

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  open var screen: UIScreen { .main }
  open var windows: [UIWindow] { members.compactMap(\.window) }
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  private var members: [Member] = []

  package final let traitState = TraitState()
  /// The traits that the system gives the scene: those of its windows.
  private var systemTraits: UITraitCollection?

  package override init() { super.init() }

  open var traitCollection: UITraitCollection { presentTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits that the scene sets for its windows.
  public final var traitOverrides: UITraitOverrides {
    get { traitState.overrides }
    set { changeTraitOverrides { $0.overrides = newValue } }
  }

  /// How a device under test holds the interface; nil: that follows from the first window.
  package final var deviceOrientation: UIInterfaceOrientation?

  /// Upright as long as the first window is not wider than high.
  open var interfaceOrientation: UIInterfaceOrientation {
    if let deviceOrientation { return deviceOrientation }
    guard let size = windows.first?.bounds.size else { return .unknown }
    return size.width > size.height ? .landscapeRight : .portrait
  }

  private struct Member {
    weak var window: UIWindow?
  }

  final func add(_ window: UIWindow) {
    guard !members.contains(where: { $0.window === window }) else { return }
    members.append(Member(window: window))
    surroundingsDidChange(of: window)
  }

  final func remove(_ window: UIWindow) { members.removeAll { $0.window === window } }

  final func surroundingsDidChange(of window: UIWindow) {
    guard systemTraits !== window.surroundings.traits else { return }
    systemTraits = window.surroundings.traits
    traitSourcesChanged(schedulesUpdate: false)
  }
}

extension UIWindowScene: TraitNode {
  package final var surroundingTraits: UITraitCollection? { systemTraits ?? screen.traitCollection }
  package final var traitParent: (any TraitNode)? { nil }
  package final var traitChildren: [any TraitNode] { windows }
  package final func scheduleTraitUpdate() {
    for window in windows { window.scheduleTraitUpdate() }
  }
  package final func traitsChanged(readBy method: TraitTracking.Method) {}
}

extension UIWindowScene: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    traitState.register(traits, handler: handler)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitState.unregister(registration)
  }
}

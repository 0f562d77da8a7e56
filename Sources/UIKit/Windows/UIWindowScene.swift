/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  open var screen: UIScreen { .main }
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)
  open var windows: [UIWindow] { members.compactMap(\.window) }
  /// Whether the first window fills the screen.
  @available(iOS 16, *)
  open var isFullScreen: Bool {
    windows.first.map { $0.bounds.size == screen.bounds.size } ?? false
  }
  /// Nil, as on iPhones and iPads whose windows cannot be resized freely.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  private var members: [Member] = []

  package final let traitState = TraitState()
  /// The traits that the system gives the scene: those of its windows.
  private var systemTraits: UITraitCollection?

  /// A scene of a session of its own.
  package convenience init() {
    self.init(session: UISceneSession(), connectionOptions: ConnectionOptions())
  }

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
  }

  open var traitCollection: UITraitCollection { presentTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits that the scene sets for its windows.
  public final var traitOverrides: UITraitOverrides {
    get { traitState.overrides }
    set { changeTraitOverrides { $0.overrides = newValue } }
  }

  /// How a device under test holds the interface; nil: that follows from the first window.
  package final var deviceOrientation: UIInterfaceOrientation? {
    didSet { if oldValue != deviceOrientation { turnedFrom = oldValue } }
  }
  /// How the device held the interface until it was turned for the transition that follows.
  private var turnedFrom: UIInterfaceOrientation?

  /// Upright as long as the first window is not wider than high.
  open var interfaceOrientation: UIInterfaceOrientation {
    if let deviceOrientation { return deviceOrientation }
    guard let size = windows.first?.bounds.size else { return .unknown }
    return size.width > size.height ? .landscapeRight : .portrait
  }

  // MARK: Geometry

  /// What turns the scene; nil: nothing does.
  package final weak var orientationHost: (any OrientationHost)?

  /// Bounds of the first window, in which the scene's coordinates are.
  open var coordinateSpace: any UICoordinateSpace { effectiveGeometry.coordinateSpace }

  @available(iOS 16, *)
  open var effectiveGeometry: Geometry {
    Geometry(
      interfaceOrientation: interfaceOrientation, bounds: windows.first?.bounds ?? screen.bounds)
  }

  /// Turns a device under test, where it supports one of the orientations that are asked for.
  ///
  /// Everything is over on return. Without a device the request is not supported.
  @available(iOS 16, *)
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wishes = geometryPreferences as? GeometryPreferences.iOS else {
      errorHandler?(UISceneError(.geometryRequestUnsupported))
      return
    }
    guard let orientations = wishes.interfaceOrientations else { return }
    if orientations.contains(UIInterfaceOrientationMask(interfaceOrientation)) { return }
    guard let orientationHost else {
      errorHandler?(UISceneError(.geometryRequestUnsupported))
      return
    }
    if !orientationHost.turn(to: orientations) {
      errorHandler?(UISceneError(.geometryRequestDenied))
    }
  }

  /// Tells the delegate of a window that was turned, resized or given other traits.
  final func windowDidChange(from old: Geometry, _ previous: UITraitCollection) {
    var old = old
    if let turnedFrom {
      old = Geometry(interfaceOrientation: turnedFrom, bounds: old.coordinateSpace.bounds)
    }
    turnedFrom = nil
    guard let delegate = delegate as? any UIWindowSceneDelegate else { return }
    let new = effectiveGeometry
    let turns = old.interfaceOrientation != new.interfaceOrientation
    let resizes = old.coordinateSpace.bounds != new.coordinateSpace.bounds
    guard turns || resizes || previous != traitCollection else { return }
    delegate.windowScene(
      self, didUpdate: old.coordinateSpace, interfaceOrientation: old.interfaceOrientation,
      traitCollection: previous)
    guard UIKitRelease.current.iOS >= 26, turns || resizes else { return }
    delegate.windowScene(self, didUpdateEffectiveGeometry: old)
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
  package final func inputsChanged(of method: TraitTracking.Method) {}
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

/// The root of a tree of views that is on a screen.
///
/// Ours is not shown anywhere. Without a run loop, what UIKit does at the end of a turn is done
/// before the call that asks for it returns: ``makeKeyAndVisible()`` lays the window out, and a
/// controller whose view is added to one that is seen gets `viewDidAppear(_:)` with the next layout
/// of the window.
open class UIWindow: UIView {
  /// Which windows are in front of which.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  private(set) static weak var key: UIWindow?
  private struct Member {
    weak var window: UIWindow?
  }
  private static var members: [Member] = []
  /// The windows that there are, in the order in which they were made.
  final class var all: [UIWindow] {
    members.removeAll { $0.window == nil }
    return members.compactMap(\.window)
  }
  /// Controllers that wait for `viewDidAppear(_:)` and `viewDidDisappear(_:)`.
  final var appearances: [UIViewController] = []
  final var disappearances: [UIViewController] = []
  /// What the window is about to get, while controllers are told of it.
  final var upcomingSurroundings: WindowSurroundings?
  /// What the device and the system give the window; change it with
  /// ``transition(to:animated:)`` once controllers are there to hear of it.
  package private(set) final var surroundings: WindowSurroundings

  /// A window as large as asked for, surrounded as on the main screen.
  public override init(frame: CGRect) {
    surroundings = WindowSurroundings(
      size: frame.size, sideMargin: UIScreen.main.sideMargin, traits: UIScreen.main.traitCollection)
    super.init(frame: frame)
    Self.members.append(Member(window: self))
    isHidden = true
    take(surroundings)
  }

  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// A window as large as the scene's others and surrounded as they are.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    if let other = windowScene.windows.first { take(other.surroundings) }
    self.windowScene = windowScene
    windowScene.add(self)
  }

  package convenience init(surroundings: WindowSurroundings) {
    self.init(frame: CGRect(origin: .zero, size: surroundings.size))
    take(surroundings)
  }

  public required init?(coder: NSCoder) {
    surroundings = WindowSurroundings(size: .zero, traits: UIScreen.main.traitCollection)
    super.init(coder: coder)
    Self.members.append(Member(window: self))
    isHidden = true
    take(surroundings)
  }

  // MARK: Contents

  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { rootDidChange(from: oldValue) } }
  }

  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
      traitSourcesChanged()
    }
  }
  open var screen: UIScreen { windowScene?.screen ?? .main }
  open var windowLevel = Level.normal

  open override var next: UIResponder? { windowScene }

  /// Whether the window is out of sight, as it is before ``makeKeyAndVisible()``.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { visibilityDidChange(isVisible: !isHidden) } }
  }

  // MARK: Key window

  open var isKeyWindow: Bool { Self.key === self }
  open var canBecomeKey: Bool { true }

  open func makeKey() {
    guard !isKeyWindow, canBecomeKey else { return }
    Self.key?.resignKey()
    Self.key = self
    becomeKey()
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open func becomeKey() { post(Self.didBecomeKeyNotification) }
  open func resignKey() { post(Self.didResignKeyNotification) }

  final func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Layout

  open override func layoutIfNeeded() {
    layOutTree()
    finishAppearances()
  }

  open override func layoutSubviews() {
    placeRootView()
    super.layoutSubviews()
  }

  final func layOutTree() { super.layoutIfNeeded() }

  /// Takes new surroundings without telling anybody.
  final func take(_ new: WindowSurroundings) {
    let sameTraits = new.traits == surroundings.traits
    let traits = sameTraits ? surroundings.traits : new.traits
    if !surroundings.hasSameRegions(as: new) { invalidateTreeLayout() }
    let hingeMoves = new.hinge != surroundings.hinge
    surroundings = new
    surroundings.traits = traits
    frame.size = new.size
    placeRootView()
    // Insets come before traits, which up to iOS 16 arrive as soon as they are set.
    enterSurroundings()
    for controller in shownControllers { controller.updateMargins() }
    updateStatusBar()
    if rootViewController?.loadedView?.pending.knowsInsets == true { reportInsetsOfRoot() }
    if environment?.traits !== traits { environment?.traits = traits }
    windowScene?.surroundingsDidChange(of: self)
    if hingeMoves { tellHingeToTree() }
  }

  /// Whether controllers hide a status bar that is all that covers the top.
  final var hidesStatusBar = false

  /// Gives the tree what the surroundings say, except for new traits.
  final func enterSurroundings() {
    var present = RootEnvironment(
      safeArea: surroundings.safeArea(hidesStatusBar: hidesStatusBar),
      minimumMargins: UIEdgeInsets(
        top: 0, left: surroundings.sideMargin, bottom: 0, right: surroundings.sideMargin),
      traits: environment?.traits ?? surroundings.traits,
      marginsIncludeSafeArea: UIKitRelease.current.iOS >= 11)
    present.keyboardHeight = surroundings.keyboardHeight
    present.undockedKeyboard = surroundings.undockedKeyboard
    environment = present
  }

  /// Tells the root controller and its view of their insets, which follow from the window alone.
  final func reportInsetsOfRoot() {
    guard let root = rootViewController?.loadedView, root.superview === self else { return }
    resolveInsets()
    root.resolveInsets()
    root.reportInsets()
  }

  // MARK: Traits

  package override var surroundingTraits: UITraitCollection? {
    windowScene == nil ? environment?.traits : nil
  }
  package override var traitParent: (any TraitNode)? { windowScene }
  package override var traitChildren: [any TraitNode] {
    shownControllers.compactMap { $0.presenter == nil ? nil : $0.ownPresentationController }
      + super.traitChildren
  }
}

extension UIWindow {
  public nonisolated static let didBecomeVisibleNotification =
    NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification =
    NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  public nonisolated static let didBecomeKeyNotification =
    NSNotification.Name("UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification =
    NSNotification.Name("UIWindowDidResignKeyNotification")
}

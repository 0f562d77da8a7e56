/// Shows the top one of a stack of controllers under a bar.
///
/// Pushing and popping is over when the call returns. Nobody swipes.
open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable { case none, push, pop }

  public static let hideShowBarDuration: CGFloat = 0.2

  open private(set) var navigationBar: UINavigationBar
  open private(set) var toolbar: UIToolbar!
  open weak var delegate: (any UINavigationControllerDelegate)?
  private var stack: [UIViewController] = []

  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(nibName: nil, bundle: nil)
    change(to: [rootViewController], animated: false)
  }

  /// A stack under bars of other classes; nil: the standard ones.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar = UINavigationBar.make(navigationBarClass)
    toolbar = UIToolbar.make(toolbarClass)
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(coder: coder)
  }

  // MARK: The stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains(viewController), "The same view controller cannot be pushed twice.")
    precondition(
      !(viewController is UINavigationController),
      "Pushing a navigation controller is not supported.")
    change(to: stack + [viewController], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: stack.dropLast(), animated: animated)
    return top
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else {
      preconditionFailure("Tried to pop to a view controller that is not in the stack.")
    }
    let popped = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), animated: animated)
    return popped.isEmpty ? nil : popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  private func change(to new: [UIViewController], animated: Bool) {
    let (oldTop, newTop) = (stack.last, new.last)
    let removed = stack.filter { !new.contains($0) }
    let added = new.filter { !stack.contains($0) }
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    stack = new
    navigationBar.items = new.map(\.navigationItem)
    tabBarController?.loadedView?.setNeedsLayout()
    defer {
      for controller in removed { controller.removeFromParent() }
      for controller in added { controller.didMove(toParent: self) }
    }
    guard oldTop !== newTop else { return }
    if let newTop, isViewLoaded, isAppearingOrAppeared {
      delegate?.navigationController(self, willShow: newTop, animated: animated)
    }
    exchange(oldTop, for: newTop, animated: animated && oldTop != nil) {
      for controller in removed { controller.loadedView?.removeFromSuperview() }
      installChildren()
    }
    if let newTop, isViewLoaded, isAppearingOrAppeared {
      delegate?.navigationController(self, didShow: newTop, animated: animated)
    }
  }

  // MARK: Bars

  /// Whether there is no bar: because it was hidden, or because of what hides bars here.
  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden || hidesBarsNow }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    navigationBar.isHidden = hidden
    loadedView?.setNeedsLayout()
  }

  /// Whether there are no bars where the height is compact.
  open var hidesBarsWhenVerticallyCompact = false {
    didSet { if hidesBarsWhenVerticallyCompact != oldValue { loadedView?.setNeedsLayout() } }
  }
  /// Whether bars go when the keyboard comes; they stay away when it goes, until they are shown again.
  open var hidesBarsWhenKeyboardAppears = false {
    didSet {
      guard hidesBarsWhenKeyboardAppears != oldValue else { return }
      keyboardObservation = hidesBarsWhenKeyboardAppears ? KeyboardObservation(self) : nil
    }
  }
  private var keyboardObservation: KeyboardObservation?

  final var hidesBarsNow: Bool {
    hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
  }

  /// Recognises nothing: no finger swipes.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = {
    let recognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    recognizer.edges = .left
    return recognizer
  }()

  /// What the delegate says, else what every controller supports.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  open var isToolbarHidden: Bool {
    get { hidesToolbar || hidesBarsNow }
    set { setToolbarHidden(newValue, animated: false) }
  }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    hidesToolbar = hidden
    loadedView?.setNeedsLayout()
  }
  private var hidesToolbar = true

  /// The top controller's; its own where that one prefers none.
  open override var preferredContentSize: CGSize {
    get {
      let top = topViewController?.preferredContentSize ?? .zero
      return top == .zero ? super.preferredContentSize : top
    }
    set { super.preferredContentSize = newValue }
  }

  /// What the bar's style asks for; the top controller decides where there is no bar.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

  // MARK: Layout

  open override func loadView() { loadContainerView() }

  override func installChildren() {
    guard isViewLoaded else { return }
    if navigationBar.superview !== view { view.addSubview(navigationBar) }
    if toolbar.superview !== view { view.addSubview(toolbar) }
    for controller in stack.dropLast() { controller.loadedView?.removeFromSuperview() }
    if let top = stack.last, top.view.superview !== view {
      top.view.frame = view.bounds
      layOutContainer()
    }
  }

  override func layOutContainer() {
    guard isViewLoaded else { return }
    if topViewController?.viewIfLoaded?.superview !== view { topViewController?.loadViewIfNeeded() }
    let bars = ContainerBars(in: self)
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    let prompt = topViewController?.navigationItem.prompt == nil ? 0 : bars.prompt
    let barHeight =
      isNavigationBarHidden ? 0 : bars.navigationBar + prompt + largeTitleHeight(bars)
    let hidesTools = isToolbarHidden
    let toolHeight = hidesTools ? 0 : bars.toolbar
    // Bars in front of the content, which has its place first.
    if navigationBar.superview !== view { view.addSubview(navigationBar) }
    if toolbar.superview !== view { view.addSubview(toolbar) }
    if let top = stack.last {
      placeChild(
        top, in: bounds,
        top: BarEdge(
          height: barHeight, end: safe.top + barHeight, isOpaque: !navigationBar.isTranslucent),
        bottom: BarEdge(
          height: toolHeight, end: safe.bottom + toolHeight, isOpaque: !toolbar.isTranslucent),
        below: navigationBar)
      if toolbar.items != top.toolbarItems { toolbar.items = top.toolbarItems }
    }
    view.place(
      navigationBar, at: CGRect(x: 0, y: safe.top, width: bounds.width, height: barHeight))
    navigationBar.surfaceOverhang = safe.top
    toolbar.isHidden = hidesTools
    view.place(
      toolbar,
      at: CGRect(
        x: 0, y: bounds.height - safe.bottom - toolHeight, width: bounds.width, height: toolHeight))
  }

  /// What a large title takes: none for an item that keeps the small one.
  private func largeTitleHeight(_ bars: ContainerBars) -> CGFloat {
    guard navigationBar.prefersLargeTitles, let top = stack.last else { return 0 }
    let position = stack.count - 1
    let isLarge =
      stack[...position].reversed().first {
        $0.navigationItem.largeTitleDisplayMode != .automatic
      }.map { $0.navigationItem.largeTitleDisplayMode == .always } ?? true
    return isLarge && top.navigationItem.largeTitleDisplayMode != .never ? bars.largeTitle : 0
  }
}

/// Manages a tree of views.
///
/// Ours has neither storyboards nor segues: a controller is made in code, or its scene's views are
/// read from a document without it.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer {
  // MARK: Creation

  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?

  /// Ours reads no views from nibs: a name stops the program when the view is loaded, as a nib that
  /// is not found does on iOS.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller without a nib: ours reads documents without coders.
  public required init?(coder: NSCoder) { super.init() }

  /// Setting it names the navigation item and the tab, too.
  open var title: String? {
    didSet {
      ownNavigationItem?.title = title
      ownTabBarItem?.title = title
    }
  }

  // MARK: The view

  /// The view at the top, which is loaded when it is first read.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { takeView(newValue) }
  }
  final var loadedView: UIView?
  final var isLoadingView = false

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes a plain view as large as the screen.
  open func loadView() { loadPlainView() }

  open func loadViewIfNeeded() { loadViewOnce() }

  open func viewDidLoad() {}

  open override var next: UIResponder? { presenter ?? loadedView?.superview }

  // MARK: Appearance

  final var appearance = AppearanceState.disappeared
  final var isAppearanceAnimated = false
  /// Whether ``viewIsAppearing(_:)`` is still to come.
  final var awaitsPlace = false

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  open func endAppearanceTransition() { endAppearance() }

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false
  open internal(set) var isMovingToParent = false
  open internal(set) var isMovingFromParent = false

  /// Brings the views of the children that are to be seen into the view, before it appears.
  func installChildren() {}
  /// Places the children and bars of a container in its view.
  func layOutContainer() {}

  // MARK: Layout

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  /// Asks for ``updateProperties()`` before the next layout.
  @available(iOS 26, *)
  open func setNeedsUpdateProperties() {
    awaitsPropertyUpdate = true
    loadedView?.markPath()
  }
  final var awaitsPropertyUpdate = true

  /// Called from iOS 26 on after changes of traits and before the layout of the view, and again
  /// when a trait or an observable property that it read has changed.
  @available(iOS 26, *)
  open func updateProperties() {}

  /// Updates the properties of the controller and everything below that waits for it.
  @available(iOS 26, *)
  open func updatePropertiesIfNeeded() { loadedView?.updateTreeProperties() }

  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}

  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { updateAddedSafeArea() }
  }
  /// What the bars of the containers around the view cover.
  final var containerInsets = UIEdgeInsets.zero {
    didSet { updateAddedSafeArea() }
  }

  /// The margins of the root view beside the safe area that UIKit asks for: 16 or 20 at the sides.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: sideMargin, bottom: 0, trailing: sideMargin)
  }
  /// Whether the root view's margins are never less than ``systemMinimumLayoutMargins``; else they
  /// are those of any view.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { updateMargins() }
  }
  /// The side margin that a container gives this child; nil: that of the container itself.
  final var givenSideMargin: CGFloat? {
    didSet { if givenSideMargin != oldValue { updateMargins() } }
  }

  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { parent?.loadedView?.setNeedsLayout() } }
  }
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { parent?.loadedView?.setNeedsLayout() }
  }

  /// What is covered above, by the safe area; its bottom is where content begins.
  @available(
    iOS, introduced: 7, deprecated: 11,
    message: "Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor"
  )
  open var topLayoutGuide: any UILayoutSupport { barGuide(.topBar) }

  /// What is covered below, by the safe area; its top is where content ends.
  @available(
    iOS, introduced: 7, deprecated: 11,
    message: "Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor"
  )
  open var bottomLayoutGuide: any UILayoutSupport { barGuide(.bottomBar) }

  /// Whether a scroll view that fills the view leaves the room under the bars of a navigation
  /// controller free though its content needs no scrolling.
  @available(
    iOS, introduced: 7, deprecated: 11,
    message: "Use UIScrollView's contentInsetAdjustmentBehavior instead"
  )
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { adjustsScrollViewInsets }
    set {
      adjustsScrollViewInsets = newValue
      ownedScrollView?.updateAdjustedInset()
    }
  }
  private(set) final var adjustsScrollViewInsets = true

  // MARK: Children

  open internal(set) var children: [UIViewController] = []
  open internal(set) weak var parent: UIViewController?

  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) { parentWillChange(to: parent) }
  open func didMove(toParent parent: UIViewController?) { parentDidChange() }

  /// Puts one child's view in the place of another's; the animation is over at once.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchangeViews(fromViewController, for: toViewController, animations: animations)
    completion?(true)
  }

  // MARK: Size and traits

  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { tellPreferredContentSize() } }
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The new size where the child's view fills this one's, else the size that it has.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    defaultSize(of: container, in: parentSize)
  }

  /// Tells the children whose size changes.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: size, with: coordinator)
  }

  /// Tells the children whose traits change, each with what it overrides taken into account.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: newCollection, with: coordinator)
  }

  package final let traitState = TraitState()

  open var traitCollection: UITraitCollection { presentTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState.styleOverride }
    set { changeTraitOverrides { $0.styleOverride = newValue } }
  }

  /// What was set with ``setOverrideTraitCollection(_:forChild:)``.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.traitsSetByParent
  }

  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.traitsSetByParent = collection
    childViewController.refreshParentOverride()
  }
  final var traitsSetByParent: UITraitCollection?

  // MARK: Transitions

  final var activeTransition: ViewTransition?

  /// The coordinator of the transition that this controller or one around it is in.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeTransition ?? parent?.transitionCoordinator
  }

  // MARK: Presentation

  /// The controller that presents this very one.
  final weak var presenter: UIViewController?
  /// The controller that this very one presents.
  final var presented: UIViewController?
  final var ownPresentationController: UIPresentationController?
  /// The window whose root this controller is.
  final weak var windowOfRoot: UIWindow?

  open var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }
  open var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if presenter == nil { ownPresentationController = nil } }
  }
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var modalPresentationCapturesStatusBarAppearance = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet { if presenter == nil { ownPresentationController = nil } }
  }

  open var presentationController: UIPresentationController? { makePresentationController() }
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Shows a controller over this one; nothing happens while this one is in no window or already
  /// presents another. The transition is over, and the completion called, on return.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away what this controller presents, or this controller where it presents nothing.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresentation(animated: flag, completion: completion)
  }

  /// Shows a controller in the nearest container that has a way to, else presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { return parent.show(vc, sender: sender) }
    present(vc, animated: true)
  }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { return parent.showDetailViewController(vc, sender: sender) }
    present(vc, animated: true)
  }

  // MARK: Surroundings

  open var navigationController: UINavigationController? { nearest(UINavigationController.self) }
  open var tabBarController: UITabBarController? { nearest(UITabBarController.self) }
  open var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }

  /// What the bar shows while this controller is on top of a navigation stack.
  open var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    ownNavigationItem = item
    return item
  }
  private var ownNavigationItem: UINavigationItem?

  /// What a tab bar shows for this controller.
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set {
      ownTabBarItem = newValue
      parent?.loadedView?.setNeedsLayout()
    }
  }
  private var ownTabBarItem: UITabBarItem?

  /// What the toolbar shows while this controller is on top of a navigation stack.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { parent?.loadedView?.setNeedsLayout() }
  }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  open var hidesBottomBarWhenPushed = false {
    didSet { tabBarController?.loadedView?.setNeedsLayout() }
  }

  private var contentScrollViews: [UInt: UIScrollView] = [:]

  /// The scroll view that the bars at an edge observe.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews.first { $0.key & edge.rawValue != 0 }?.value
  }

  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    for bit in 0..<4 where edge.rawValue & 1 << bit != 0 {
      contentScrollViews[1 << bit] = scrollView
    }
  }

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }

  /// Turns a device under test to an orientation that is supported now.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    loadedView?.window?.windowScene?.orientationHost?.supportedOrientationsDidChange()
  }

  /// Turns every device under test to how it is held, where that is supported now.
  open class func attemptRotationToDeviceOrientation() {
    for case let scene as UIWindowScene in UIScene.connected {
      scene.orientationHost?.supportedOrientationsDidChange()
    }
  }

  // MARK: What the system shows around the interface

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// True where the view controller is vertically compact.
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Asks the controllers again; safe areas change at once where they reach around the status bar.
  open func setNeedsStatusBarAppearanceUpdate() { loadedView?.window?.updateStatusBar() }

  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Changes nothing: the room for the home indicator stays whether it is seen or not.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Changes nothing: no finger comes from the edges.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Called by a test: there is always memory enough.
  open func didReceiveMemoryWarning() {}

  /// True for a form sheet, which keeps the keyboard from going away while it changes.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  open var restorationIdentifier: String?

  // MARK: Editing

  open var isEditing: Bool {
    get { isInEditingMode }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    isInEditingMode = editing
    ownEditButtonItem?.showEditing(editing)
  }
  private var isInEditingMode = false

  /// A button that says Edit or Done; its action turns editing on and off.
  open var editButtonItem: UIBarButtonItem {
    if let ownEditButtonItem { return ownEditButtonItem }
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    let item = UIBarButtonItem(systemItem: .edit, primaryAction: action)
    item.showEditing(isEditing)
    ownEditButtonItem = item
    return item
  }
  private var ownEditButtonItem: UIBarButtonItem?
}

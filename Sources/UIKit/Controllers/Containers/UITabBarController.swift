/// Hears of the choice of a tab. Apple's methods are optional; here they have defaults.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// Shows one of several controllers above a bar with a tab for each.
///
/// Nobody taps a tab here, so that the delegate is never asked. Ours has no list of tabs that do not
/// fit, and no sidebar.
open class UITabBarController: UIViewController {
  open private(set) var tabBar = UITabBar()
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var members: [UIViewController] = []
  private var selection = 0
  private var hidesTabBar = false

  open var viewControllers: [UIViewController]? {
    get { members.isEmpty ? nil : members }
    set { setViewControllers(newValue, animated: false) }
  }
  open var customizableViewControllers: [UIViewController]?

  /// The first tab where the one that was selected is gone.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let (old, new) = (members, viewControllers ?? [])
    let shown = selectedViewController
    let removed = old.filter { !new.contains($0) }
    let added = new.filter { !old.contains($0) }
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    members = new
    selection = shown.flatMap { new.firstIndex(of: $0) } ?? min(selection, max(0, new.count - 1))
    updateItems()
    if shown !== selectedViewController {
      exchange(shown, for: selectedViewController, tellsNewFirst: true, animated: false) {
        shown?.loadedView?.removeFromSuperview()
        installChildren()
      }
    }
    for controller in removed { controller.removeFromParent() }
    for controller in added { controller.didMove(toParent: self) }
  }

  open var selectedViewController: UIViewController? {
    get { members.indices.contains(selection) ? members[selection] : nil }
    set {
      guard let newValue else { return }
      guard let index = members.firstIndex(of: newValue) else {
        preconditionFailure("Only a view controller in the tab bar controller can be selected.")
      }
      select(index)
    }
  }

  /// An index that no tab has changes nothing.
  open var selectedIndex: Int {
    get { members.isEmpty ? NSNotFound : selection }
    set { select(newValue) }
  }

  private func select(_ index: Int) {
    guard members.isEmpty || members.indices.contains(index), index != selection, index >= 0 else {
      return
    }
    let old = selectedViewController
    selection = index
    updateItems()
    exchange(old, for: selectedViewController, tellsNewFirst: true, animated: false) {
      old?.loadedView?.removeFromSuperview()
      installChildren()
    }
  }

  private func updateItems() {
    tabBar.items = members.map(\.tabBarItem)
    tabBar.selectedItem = selectedViewController?.tabBarItem
    loadedView?.setNeedsLayout()
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    if let parent { return parent.show(vc, sender: sender) }
    present(vc, animated: true)
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

  // MARK: The bar

  @available(iOS 18, *)
  open var isTabBarHidden: Bool {
    get { hidesTabBar }
    set { setTabBarHidden(newValue, animated: false) }
  }

  @available(iOS 18, *)
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    hidesTabBar = hidden
    loadedView?.setNeedsLayout()
  }

  /// Whether a controller that was pushed wants the bar out of the way.
  private var isCovered: Bool {
    let pushed = (selectedViewController as? UINavigationController)?.viewControllers ?? []
    return pushed.contains(where: \.hidesBottomBarWhenPushed)
  }

  // MARK: Layout

  open override func loadView() { loadContainerView() }

  override func installChildren() {
    guard isViewLoaded, let shown = selectedViewController, shown.view.superview !== view else {
      return
    }
    layOutContainer()
  }

  override func layOutContainer() {
    guard isViewLoaded else { return }
    for controller in members where controller !== selectedViewController {
      if controller.loadedView?.superview === view { controller.view.removeFromSuperview() }
    }
    if tabBar.items?.count != members.count { updateItems() }
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    let isHidden = hidesTabBar || isCovered
    let height = isHidden ? 0 : ContainerBars(in: self).tabBar
    tabBar.isHidden = isHidden || height == 0
    if tabBar.superview !== view { view.addSubview(tabBar) }
    if let shown = selectedViewController {
      placeChild(
        shown, in: bounds,
        bottom: BarEdge(
          height: height, end: safe.bottom + height, isOpaque: !tabBar.isTranslucent),
        below: tabBar)
    }
    let length = isHidden ? 0 : height + safe.bottom
    view.place(
      tabBar,
      at: CGRect(x: 0, y: bounds.height - length, width: bounds.width, height: length))
  }
}

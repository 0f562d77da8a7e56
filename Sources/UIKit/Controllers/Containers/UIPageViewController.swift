/// Says which pages come before and after others.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Hears of pages being turned, which nobody does here.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// Shows one page of several, or two beside each other.
///
/// Pages change only through ``setViewControllers(_:direction:animated:completion:)``; they fill the
/// view, and each of two has half of it.
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let spineLocation =
      OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing =
      OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open private(set) var transitionStyle: TransitionStyle
  open private(set) var navigationOrientation: NavigationOrientation
  open private(set) var spineLocation: SpineLocation
  open var isDoubleSided = false
  private var pages: [UIViewController] = []

  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let location = options?[.spineLocation]
    spineLocation =
      style == .scroll
      ? .none
      : (location as? SpineLocation ?? (location as? Int).flatMap { SpineLocation(rawValue: $0) })
        ?? .min
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation, spineLocation) = (.pageCurl, .horizontal, .min)
    super.init(coder: coder)
  }

  open var viewControllers: [UIViewController]? { pages }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let (old, new) = (pages, viewControllers ?? [])
    let removed = old.filter { !new.contains($0) }
    let added = new.filter { !old.contains($0) }
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    pages = new
    for index in 0..<max(removed.count, added.count) {
      let (gone, shown) = (removed.element(at: index), added.element(at: index))
      exchange(gone, for: shown, tellsNewFirst: true, animated: animated) {
        gone?.loadedView?.removeFromSuperview()
        installChildren()
      }
    }
    for controller in removed { controller.removeFromParent() }
    for controller in added { controller.didMove(toParent: self) }
    completion?(true)
  }

  open override func loadView() { loadContainerView() }

  override func installChildren() { layOutContainer() }

  override func layOutContainer() {
    guard isViewLoaded, !pages.isEmpty else { return }
    let isAcross = navigationOrientation == .horizontal
    let count = CGFloat(pages.count)
    for (index, page) in pages.enumerated() {
      let size = CGSize(
        width: isAcross ? view.bounds.width / count : view.bounds.width,
        height: isAcross ? view.bounds.height : view.bounds.height / count)
      let origin = CGPoint(
        x: isAcross ? CGFloat(index) * size.width : 0,
        y: isAcross ? 0 : CGFloat(index) * size.height)
      placeChild(page, in: CGRect(origin: origin, size: size))
    }
  }
}

extension Array {
  fileprivate func element(at index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}

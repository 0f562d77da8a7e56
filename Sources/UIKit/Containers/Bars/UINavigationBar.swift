/// Hears of what happens in a navigation bar. Apple's methods are optional; here they have defaults.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: NSObjectProtocol {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// The bar at the top of a navigation stack.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  open weak var delegate: UINavigationBarDelegate?
  open var prefersLargeTitles = false
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var shadowImage: UIImage?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// The items of the stack, the top one last.
  open var items: [UINavigationItem]? {
    didSet { itemsDidChange(from: oldValue ?? []) }
  }
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Title and buttons of the item on top, as a document states them.
  package var documentItems: [BarItem] = []
  package var title: String?
  /// The item on top, where a document states one.
  package var documentItem: NavigationItem?
  /// How far the surface reaches up beyond the bar: a controller's covers the status bar, too.
  package final var surfaceOverhang: CGFloat = 0
  /// Whether the item on top had a prompt when the bar last heard of it.
  private var hasPrompt = false
  /// Views of the items that the bar holds.
  private var itemViews: [UIView] = []

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    items = items?.dropLast()
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  /// The item on top, wherever it comes from.
  package var topNavigationItem: NavigationItem? { topItem?.content ?? documentItem }

  /// Title of the item below the top one, for the back button; nil where there is none.
  package var backTitle: String? {
    guard let backItem, topItem?.hidesBackButton == false else { return nil }
    switch backItem.backButtonDisplayMode {
    case .default: return backItem.content.backTitle ?? backItem.title ?? "Back"
    case .generic: return "Back"
    case .minimal: return ""
    }
  }

  // MARK: Looks

  private var inForce: BarAppearanceInForce<UINavigationBarAppearance> {
    let item = topItem
    let isLow = isInCompactHeight
    let lowEdge = [item?.compactScrollEdgeAppearance, compactScrollEdgeAppearance]
    return BarAppearanceInForce(
      isAtEdge: isAtScrollEdge(.top),
      atEdge: (isLow ? lowEdge : []) + [item?.scrollEdgeAppearance, scrollEdgeAppearance],
      others: isLow
        ? [item?.compactAppearance, item?.standardAppearance, compactAppearance]
        : [item?.standardAppearance],
      standard: standardAppearance)
  }

  package var surface: BarSurface {
    let image =
      isInCompactHeight
      ? backgroundImage(for: .compact) ?? backgroundImage(for: .default)
      : backgroundImage(for: .default)
    return inForce.surface(
      color: barTintColor, image: image, shadow: shadowImage, style: barStyle,
      isTranslucent: isTranslucent)
  }

  /// The words of the title, small and large; a black bar's are white.
  package var titleLooks: (small: BarTextLook, large: BarTextLook) {
    let appearance = inForce.appearance
    var standard = BarTextLook()
    if barStyle == .black { standard.color = .white }
    return (
      BarTextLook(appearance.titleTextAttributes).over(BarTextLook(titleTextAttributes))
        .over(standard),
      BarTextLook(appearance.largeTitleTextAttributes).over(BarTextLook(largeTitleTextAttributes))
        .over(standard)
    )
  }

  package var buttonLooks: BarButtonLooks {
    let appearance = inForce.appearance
    var looks = BarButtonLooks()
    looks.plain = BarButtonLooks.Kind(appearance.buttonAppearance)
    looks.done = BarButtonLooks.Kind(appearance.doneButtonAppearance)
    looks.back = BarButtonLooks.Kind(appearance.backButtonAppearance)
    looks.backIndicator = appearance.backIndicatorImage ?? backIndicatorImage
    return looks
  }

  private func itemsDidChange(from old: [UINavigationItem]) {
    for item in old where item.observer === self { item.observer = nil }
    for item in items ?? [] { item.observer = self }
    barItemDidChange()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: barHeights().navigationBar + promptHeight)
  }

  /// What the prompt of the item on top takes of the bar's upper end; an empty one takes it, too.
  final var promptHeight: CGFloat {
    let prompt = topItem == nil ? documentItem?.prompt : topItem?.prompt
    return prompt == nil ? 0 : barHeights().prompt
  }

  /// Whether the bar is high enough for the large title that it prefers.
  package final var showsLargeTitle: Bool {
    prefersLargeTitles && UIKitRelease.current.iOS >= 11 && bounds.height - promptHeight > 80
  }

  /// Where the items stand: between the prompt and a large title. A button of 30 points is at 13 in a
  /// document's bar of 56.
  final var itemRow: CGRect {
    let below = showsLargeTitle ? min(52, bounds.height / 2) : 0
    return CGRect(
      x: 0, y: promptHeight, width: bounds.width,
      height: max(0, bounds.height - promptHeight - below))
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    barHeightMayChange(from: previousTraitCollection)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let topItem { BarItemPlacement(bar: self).place(topItem) }
  }
}

extension UINavigationBar: BarItemObserver {
  func barItemDidChange() {
    let item = topItem
    let items = (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? [])
    let views = items.compactMap(\.customView) + [item?.titleView].compactMap { $0 }
    hold(views)
    setNeedsLayout()
    guard hasPrompt != (item?.prompt != nil) else { return }
    hasPrompt.toggle()
    invalidateIntrinsicContentSize()
    if superview?.viewController is UINavigationController { superview?.setNeedsLayout() }
  }

  /// Whether a view is one of an item's, to which the bar gives place and size.
  final func holds(_ view: UIView) -> Bool { itemViews.contains { $0 === view } }

  /// Makes the views of the items subviews, and lets go of the others.
  private func hold(_ views: [UIView]) {
    for view in itemViews where view.superview === self && !views.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in views where view.superview !== self { addSubview(view) }
    itemViews = views
  }
}

/// Hears of the choice of a tab. Apple's methods are optional; here they have defaults.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The bar that switches between sections.
@preconcurrency @MainActor
open class UITabBar: UIView {
  open weak var delegate: UITabBarDelegate?
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var items: [UITabBarItem]? {
    didSet {
      if let selectedItem, items?.contains(where: { $0 === selectedItem }) != true {
        self.selectedItem = nil
      }
    }
  }
  open weak var selectedItem: UITabBarItem?
  /// Tabs as a document states them.
  package var documentItems: [BarItem] = []

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// What the bar draws.
  package var shownItems: [BarItem] { items?.map(\.barItem) ?? documentItems }

  /// Which tab is drawn as chosen: the first of a document's.
  package var shownIndex: Int {
    guard let items else { return 0 }
    return items.firstIndex { $0 === selectedItem } ?? -1
  }

  private var inForce: BarAppearanceInForce<UITabBarAppearance> {
    BarAppearanceInForce(
      isAtEdge: isAtScrollEdge(.bottom),
      atEdge: [selectedItem?.scrollEdgeAppearance, scrollEdgeAppearance],
      others: [selectedItem?.standardAppearance], standard: standardAppearance)
  }

  package var surface: BarSurface {
    inForce.surface(
      color: barTintColor, image: backgroundImage, shadow: shadowImage, style: barStyle,
      isTranslucent: isTranslucent)
  }

  /// Tabs as they are, chosen and switched off.
  package var tabLooks: (normal: TabLook, selected: TabLook, disabled: TabLook) {
    let appearance = inForce.appearance
    let layout =
      !traitCollection.hasInlineTabs
      ? appearance.stackedLayoutAppearance
      : isInCompactHeight
        ? appearance.compactInlineLayoutAppearance : appearance.inlineLayoutAppearance
    return (TabLook(layout.normal), TabLook(layout.selected), TabLook(layout.disabled))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: barHeights().tabBar)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    barHeightMayChange(from: previousTraitCollection)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}

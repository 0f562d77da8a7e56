/// A bar with buttons, at the bottom.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  override var layoutRole: LayoutRole { .isToolbar }

  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var standardAppearance = UIToolbarAppearance()
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  open var items: [UIBarButtonItem]? { didSet { itemsDidChange(from: oldValue ?? []) } }
  /// Buttons and spaces as a document states them.
  package var documentItems: [BarItem] = []
  /// How far the surface reaches down beyond the bar: a controller's covers the home indicator, too.
  package final var surfaceOverhang: CGFloat = 0
  /// Whether the bar stands at the lower end of the safe area, above a home indicator.
  private var standsAboveHomeIndicator = false

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// What the bar draws.
  package var shownItems: [BarItem] { items?.compactMap(\.barItem) ?? documentItems }

  private var inForce: BarAppearanceInForce<UIToolbarAppearance> {
    let isLow = isInCompactHeight
    return BarAppearanceInForce(
      isAtEdge: isAtScrollEdge(.bottom),
      atEdge: [isLow ? compactScrollEdgeAppearance : nil, scrollEdgeAppearance],
      others: [isLow ? compactAppearance : nil], standard: standardAppearance)
  }

  package var surface: BarSurface {
    inForce.surface(
      color: barTintColor, image: nil, shadow: nil, style: barStyle, isTranslucent: isTranslucent)
  }

  package var buttonLooks: BarButtonLooks {
    var looks = BarButtonLooks()
    looks.plain = BarButtonLooks.Kind(inForce.appearance.buttonAppearance)
    looks.done = BarButtonLooks.Kind(inForce.appearance.doneButtonAppearance)
    return looks
  }

  private func itemsDidChange(from old: [UIBarButtonItem]) {
    for item in old {
      if item.observer === self { item.observer = nil }
      if item.customView?.superview === self { item.customView?.removeFromSuperview() }
    }
    for item in items ?? [] { item.observer = self }
    barItemDidChange()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let items { BarItemPlacement(bar: self).place(items) }
  }

  /// 44 points, and 49 above a home indicator, where the bar is as high as a tab bar; seen on the
  /// canvases of Xcode 10 (ra1028/DifferenceKit) and 12 to 14, and taken to be so since there is such an
  /// indicator. On a phone that lies it is 32, and no lower than the views in it: a document of Xcode 10
  /// shows 34 around a slider of that height.
  open override var intrinsicContentSize: CGSize {
    let isHigh = standsAboveHomeIndicator && UIKitRelease.current.iOS >= 11
    let height = barHeights(isAboveHomeIndicator: isHigh).toolbar
    let views = items?.compactMap(\.customView) ?? documentViews
    let tallest = views.lazy.map(\.frame.height).max() ?? 0
    return CGSize(width: Self.noIntrinsicMetric, height: max(height, min(44, tallest)))
  }

  /// Whether a view is one of an item's, to which the bar gives place and size.
  package final func holds(_ view: UIView) -> Bool {
    items?.contains { $0.customView === view } ?? false
  }

  /// The views that a document puts into items.
  private var documentViews: [UIView] {
    documentItems.contains { $0.customView != nil } ? subviews : []
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    barHeightMayChange(from: previousTraitCollection)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// Forgets where the last layout put the bar, which may be in another window now.
  func forgetPlace() { standsAboveHomeIndicator = false }

  /// Takes note of where the layout put the bar; true when that changes its height.
  func noticePlace() -> Bool {
    guard let superview, superview.safeAreaInsets.bottom > 0 else { return false }
    let height = superview.engineFrame.height
    let end = height - superview.safeAreaInsets.bottom
    let stands = abs(engineFrame.maxY - end) < 1 || abs(engineFrame.maxY - height) < 1
    defer { standsAboveHomeIndicator = stands }
    return stands != standsAboveHomeIndicator
  }
}

extension UIToolbar: BarItemObserver {
  func barItemDidChange() {
    for view in (items ?? []).compactMap(\.customView) where view.superview !== self {
      addSubview(view)
    }
    setNeedsLayout()
  }
}

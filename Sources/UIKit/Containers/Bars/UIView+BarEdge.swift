extension UIView {
  /// The controller whose content a container's bar stands beside; nil for a bar on its own.
  private var controllerBesideBar: UIViewController? {
    switch superview?.viewController {
    case let container as UINavigationController: container.topViewController
    case let container as UITabBarController:
      (container.selectedViewController as? UINavigationController)?.topViewController
        ?? container.selectedViewController
    default: nil
    }
  }

  /// Whether the content beside a container's bar ends at it: it was not scrolled under it, or does
  /// not scroll at all. A bar on its own is never at an edge.
  final func isAtScrollEdge(_ edge: NSDirectionalRectEdge) -> Bool {
    guard let controller = controllerBesideBar, let content = controller.viewIfLoaded else {
      return false
    }
    let found =
      controller.contentScrollView(for: edge) ?? content as? UIScrollView
      ?? content.subviews.first as? UIScrollView
    guard let scrollView = found else { return true }
    let insets = scrollView.adjustedContentInset
    if edge == .top { return scrollView.contentOffset.y <= -insets.top + 0.5 }
    let end = scrollView.contentOffset.y + scrollView.bounds.height
    return end >= scrollView.contentSize.height + insets.bottom - 0.5
  }

  /// How high bars are under this view's traits.
  ///
  /// - Parameter isAboveHomeIndicator: Whether the bar stands above a home indicator.
  final func barHeights(isAboveHomeIndicator: Bool = false) -> ContainerBars {
    ContainerBars(
      traits: traitCollection, safeAreaBottom: isAboveHomeIndicator ? 1 : 0, isInSheet: false)
  }

  /// Has a bar's height asked for anew after its traits changed.
  final func barHeightMayChange(from previous: UITraitCollection?) {
    guard previous?.verticalSizeClass != traitCollection.verticalSizeClass else { return }
    invalidateIntrinsicContentSize()
  }

  /// Whether a bar has the looks of little height.
  final var isInCompactHeight: Bool { traitCollection.verticalSizeClass == .compact }
}

/// Which of a bar's appearances is in force, and whether it has no surface.
@MainActor
struct BarAppearanceInForce<Appearance: UIBarAppearance> {
  var appearance: Appearance
  /// Since iOS 15 a bar whose content ends at it has none, unless it has an appearance for that.
  var isBare: Bool

  /// - Parameters:
  ///   - atEdge: The appearances for content that ends at the bar, the more special first.
  ///   - others: The appearances for other content, of which the last is always there.
  init(isAtEdge: Bool, atEdge: [Appearance?], others: [Appearance?], standard: Appearance) {
    let other = others.lazy.compactMap { $0 }.first ?? standard
    if isAtEdge, let own = atEdge.lazy.compactMap({ $0 }).first {
      (appearance, isBare) = (own, false)
    } else {
      (appearance, isBare) = (other, isAtEdge && UIKitRelease.current.iOS >= 15)
    }
  }

  /// The surface with what older properties say where no appearance was given.
  func surface(
    color: UIColor?, image: UIImage?, shadow: UIImage?, style: UIBarStyle, isTranslucent: Bool
  ) -> BarSurface {
    guard appearance.hasStandardBackground else {
      return isBare ? .transparent : appearance.surface
    }
    let hasOwn = color != nil || image != nil || style == .black
    if isBare, !hasOwn { return .transparent }
    var surface = appearance.surface
    surface.color = color
    surface.image = image
    surface.isBlack = style == .black
    surface.isOpaque = !isTranslucent
    // A shadow's image counts beside one of the background only.
    if let shadow, image != nil { surface.shadow = .image(shadow, nil) }
    return surface
  }
}

/// How high the bars of containers are, in points.
///
/// Navigation bars of iOS 26 as documents of Xcode 26 show them; the others are those of the
/// releases before, because nothing newer is published. Where a tab bar floats or stands at the top
/// since iOS 18, on pads, no figures are published either: it takes its old room at the bottom.
@MainActor
package struct ContainerBars {
  package let navigationBar: CGFloat
  /// What a large title adds below; none where there is little height, or before iOS 11.
  package let largeTitle: CGFloat
  /// What a prompt adds above, also where there is little height, of which nothing is known.
  ///
  /// 34 since iOS 11, where a document has 20 + 44 + 34 above its content and a button in the middle
  /// of the bar's lower 44; 30 before, when the bar was 74 high.
  package let prompt: CGFloat
  /// Height without the home indicator's region.
  package let tabBar: CGFloat
  /// Height without the home indicator's region.
  package let toolbar: CGFloat

  /// The bars around views with these traits; upright ones, beside the views, take no height.
  ///
  /// - Parameters:
  ///   - safeAreaBottom: What of the window lies over the home indicator.
  ///   - isInSheet: Whether the views are in a sheet that leaves something of the screen free.
  package init(
    traits: UITraitCollection, safeAreaBottom: CGFloat, isInSheet: Bool, areUpright: Bool = false
  ) {
    if areUpright {
      (navigationBar, largeTitle, prompt, tabBar, toolbar) = (0, 0, 0, 0, 0)
      return
    }
    let release = UIKitRelease.current.iOS
    prompt = release >= 11 ? 34 : 30
    if traits.userInterfaceIdiom == .phone, traits.verticalSizeClass == .compact {
      // Navigation bars of wide phones keep their height, as on the canvas of Xcode 12; since iOS 26 it is not known.
      let isWide = traits.horizontalSizeClass == .regular && release < 26
      (navigationBar, largeTitle, toolbar) = (isWide ? 44 : 32, 0, 32)
      tabBar = traits.hasLowTabs ? 32 : 49
    } else {
      // From iOS 12 on pads had higher bars than phones (Geoff Hackworth, “iPad Navigation Bar and
      // Toolbar Height Changes in iOS 12”). The source speaks of navigation bars and toolbars; a tab
      // bar, one high with a toolbar above a home indicator, is taken to be alike.
      let isHighPad = traits.userInterfaceIdiom == .pad && (12..<26).contains(release)
      let standard: CGFloat = release >= 26 ? 54 : isHighPad ? 50 : 44
      navigationBar = isInSheet ? max(56, standard) : standard
      largeTitle = release >= 11 ? 52 : 0
      tabBar = isHighPad ? 50 : 49
      toolbar = isHighPad ? 50 : safeAreaBottom > 0 ? 49 : 44
    }
  }

  init(in controller: UIViewController) {
    self.init(
      traits: controller.traitCollection,
      safeAreaBottom: controller.loadedView?.window?.surroundings.safeArea.bottom ?? 0,
      isInSheet: controller.isInSheet,
      areUpright: controller.loadedView?.window?.surroundings.hasUprightBars ?? false)
  }
}

extension UITraitCollection {
  /// Whether tab bars are lower than elsewhere: on phones with little height, since iOS 11 (WWDC
  /// 2017, “Updating Your App for iOS 11”).
  @MainActor package var hasLowTabs: Bool {
    UIKitRelease.current.iOS >= 11 && userInterfaceIdiom == .phone && verticalSizeClass == .compact
  }

  /// Whether tabs have their titles beside the pictures rather than below them: since iOS 11, where
  /// there is little height or much width.
  @MainActor package var hasInlineTabs: Bool {
    UIKitRelease.current.iOS >= 11
      && (verticalSizeClass == .compact || horizontalSizeClass == .regular)
  }
}

extension UIViewController {
  /// Whether the controller, or one around it, is presented as a sheet over a part of the screen.
  final var isInSheet: Bool {
    if let parent { return parent.isInSheet }
    return presenter != nil && ownPresentationController?.hasSheetBars == true
  }

  /// Places a child's view among bars, and gives it the safe area that they leave.
  ///
  /// It reaches under bars unless its edges are not extended, or a bar is opaque.
  final func placeChild(
    _ child: UIViewController, in frame: CGRect, top: BarEdge = BarEdge(),
    bottom: BarEdge = BarEdge(), below sibling: UIView? = nil
  ) {
    var frame = frame
    var insets = UIEdgeInsets.zero
    func reaches(_ edge: UIRectEdge, under bar: BarEdge) -> Bool {
      child.edgesForExtendedLayout.contains(edge)
        && (!bar.isOpaque || child.extendedLayoutIncludesOpaqueBars)
    }
    if top.height > 0 {
      if reaches(.top, under: top) {
        insets.top = top.height
      } else {
        frame.origin.y += top.end
        frame.size.height -= top.end
      }
    }
    if bottom.height > 0 {
      if reaches(.bottom, under: bottom) {
        insets.bottom = bottom.height
      } else {
        frame.size.height -= bottom.end
      }
    }
    frame.size.height = max(0, frame.height)
    child.containerInsets = insets
    view.place(child.view, at: frame, below: sibling)
  }
}

/// A bar at one edge.
struct BarEdge {
  /// Height beside the safe area.
  var height: CGFloat = 0
  /// Distance of the bar's inner edge from the edge of the container.
  var end: CGFloat = 0
  var isOpaque = false
}

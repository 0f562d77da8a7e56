import DeviceCatalog
import UIKit

/// How much of a window bars take up on a device, in points.
///
/// Navigation bars of iOS 26 measured on documents of Xcode 26; the others are those of the
/// releases before, because nothing newer is published.
@MainActor
struct BarMetrics {
  /// Height of a navigation bar without a large title.
  var navigationBar: CGFloat
  /// What a large title adds below; none where there is little height.
  var largeTitle: CGFloat
  /// Height of a tab bar, without the home indicator's region.
  var tabBar: CGFloat
  /// Height of a toolbar, without the home indicator's region.
  var toolbar: CGFloat

  /// The bars in a window with these traits.
  ///
  /// - Parameter safeAreaBottom: What of the window lies over the home indicator.
  init(traits: UITraitCollection, safeAreaBottom: CGFloat) {
    if traits.userInterfaceIdiom == .phone, traits.verticalSizeClass == .compact {
      navigationBar = 32
      largeTitle = 0
      tabBar = 32
      toolbar = 32
    } else {
      navigationBar = UIKitRelease.current.iOS >= 26 ? 54 : 44
      largeTitle = 52
      tabBar = 49
      toolbar = safeAreaBottom > 0 ? 49 : 44
    }
  }
}

extension WindowEnvironment {
  /// Whether the bars stand upright at the right, in a region of their own, as on the foldable.
  ///
  /// They then take nothing from the top and the bottom. What they look like there is not published
  /// in enough detail to draw them.
  var hasUprightBars: Bool { idiom == .phone && safeArea.right > safeArea.left }
}

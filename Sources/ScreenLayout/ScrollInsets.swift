import IBDocument
import UIKit

/// Moves the content of scroll views from under bars and cutouts, as UIKit does by itself.
///
/// `automatic`, the standard, keeps clear what can be scrolled to, and inside bars also what cannot.
@MainActor
struct ScrollInsets {
  let controller: IBElement
  let hasBars: Bool

  /// Scrolls every scroll view of a tree to where it starts, and places anew what stays where it is seen.
  func apply(to root: UIView) {
    var (isFirst, holdsPlaces) = (true, false)
    adjust(root, isFirst: &isFirst, holdsPlaces: &holdsPlaces)
    if holdsPlaces { root.layoutIfNeeded() }
  }

  private func adjust(_ view: UIView, isFirst: inout Bool, holdsPlaces: inout Bool) {
    if let scroll = view as? UIScrollView {
      if scroll.holdsPlaces { holdsPlaces = true }
      let counts =
        scroll.contentInsetAdjustmentBehavior == .always || scrollsVertically(scroll)
        || (isFirst && hasBars && !(scroll is UITextView))
      isFirst = false
      if adjusts(scroll), counts {
        scroll.contentOffset.y = -(scroll.safeAreaInsets.top + scroll.contentInset.top)
      } else {
        scroll.contentOffset.y = -scroll.contentInset.top
      }
      scroll.contentOffset.x = -scroll.contentInset.left
    }
    for child in view.subviews { adjust(child, isFirst: &isFirst, holdsPlaces: &holdsPlaces) }
  }

  private func scrollsVertically(_ scroll: UIScrollView) -> Bool {
    scroll.alwaysBounceVertical || scroll.contentSize.height > scroll.frame.height + 0.5
      || flowDirection(of: scroll) == .vertical
  }

  private func flowDirection(of scroll: UIScrollView) -> UICollectionView.ScrollDirection? {
    let layout = (scroll as? UICollectionView)?.collectionViewLayout
    return (layout as? UICollectionViewFlowLayout)?.scrollDirection
  }

  private func adjusts(_ scroll: UIScrollView) -> Bool {
    switch scroll.contentInsetAdjustmentBehavior {
    case .never: false
    case .always, .scrollableAxes: true
    // Before iOS 11 the controller decided, and still does where it says so.
    case .automatic: controller.bool("automaticallyAdjustsScrollViewInsets") != false
    }
  }
}

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
      let share = safeAreaShare(of: scroll, isInBars: isFirst && hasBars)
      isFirst = false
      scroll.contentOffset = CGPoint(
        x: -(share.left + scroll.contentInset.left), y: -(share.top + scroll.contentInset.top))
    }
    for child in view.subviews { adjust(child, isFirst: &isFirst, holdsPlaces: &holdsPlaces) }
  }

  private func safeAreaShare(of scroll: UIScrollView, isInBars: Bool) -> UIEdgeInsets {
    // What the controller says ends only what counts without scrolling (UIScrollView.h).
    let isAdjusting = controller.bool("automaticallyAdjustsScrollViewInsets") != false
    // What a document's collection shows is not in the document.
    return scroll.safeAreaShare(
      isAdjustedByController: isInBars && isAdjusting && !(scroll is UITextView),
      contentAxis: flowDirection(of: scroll))
  }

  private func flowDirection(of scroll: UIScrollView) -> UICollectionView.ScrollDirection? {
    let layout = (scroll as? UICollectionView)?.collectionViewLayout
    return (layout as? UICollectionViewFlowLayout)?.scrollDirection
  }
}

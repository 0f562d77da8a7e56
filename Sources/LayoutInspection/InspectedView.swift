import UIKit

/// A view of a laid-out tree that can be seen, and where it is on the screen.
@MainActor
struct InspectedView {
  let view: UIView
  /// Position among the tree's views, superviews first: later ones cover earlier ones.
  let order: Int
  /// The view's frame on the screen.
  let frame: CGRect
  /// The part of the screen in which a touch can reach the view, from the bounds of the views
  /// around it; infinite inside of a scroll view along the axes in which it scrolls.
  let reach: CGRect
  /// The innermost scroll view around.
  let scrollView: UIScrollView?
  /// The table or collection row around, which is a world of its own.
  let row: UIView?

  /// The views of a tree that can be seen, those without any size included.
  static func all(in root: UIView) -> [InspectedView] {
    var collector = Collector()
    collector.collect(
      root, origin: .zero, reach: CGRect(origin: .zero, size: root.frame.size), scrollView: nil,
      row: nil)
    return collector.found
  }

  @MainActor
  private struct Collector {
    var found: [InspectedView] = []

    mutating func collect(
      _ view: UIView, origin: CGPoint, reach: CGRect, scrollView: UIScrollView?, row: UIView?
    ) {
      guard !view.isHidden, view.alpha > 0.01 else { return }
      let frame = view.frame.offsetBy(dx: origin.x, dy: origin.y)
      let row = view is UITableViewCell || view is UICollectionViewCell ? view : row
      found.append(
        InspectedView(
          view: view, order: found.count, frame: frame, reach: reach, scrollView: scrollView,
          row: row))
      var inner = frame.origin
      var innerReach = reach.intersection(frame)
      if innerReach.isNull { innerReach = CGRect(origin: frame.origin, size: .zero) }
      if let scroll = view as? UIScrollView {
        inner.x -= scroll.contentOffset.x
        inner.y -= scroll.contentOffset.y
        innerReach = Self.reach(of: scroll, at: inner, visible: innerReach)
      }
      for child in view.subviews {
        collect(
          child, origin: inner, reach: innerReach,
          scrollView: (view as? UIScrollView) ?? scrollView, row: row)
      }
    }

    /// What scrolling brings into view. A content size that nothing states may be set in code.
    private static func reach(of scroll: UIScrollView, at origin: CGPoint, visible: CGRect)
      -> CGRect
    {
      let limit: CGFloat = 1_000_000
      var rect = visible
      let size = scroll.contentSize
      let isUnknown = size.width <= 0 && size.height <= 0
      if isUnknown || size.width > scroll.frame.width {
        rect.origin.x = isUnknown ? -limit : origin.x
        rect.size.width = isUnknown ? 2 * limit : size.width
      }
      if isUnknown || size.height > scroll.frame.height || scroll is UITableView {
        rect.origin.y = isUnknown ? -limit : origin.y
        rect.size.height = isUnknown ? 2 * limit : max(size.height, scroll.frame.height)
      }
      return rect
    }
  }
}

extension UIView {
  /// Whether people can do something with the view.
  var isTouchTarget: Bool {
    guard isUserInteractionEnabled else { return false }
    return self is UIControl || self is UISearchBar || (self as? UITextView)?.isEditable == true
  }

  /// Whether the engine of a built-in cell style or a bar places the view rather than its author.
  var isPlacedBySystem: Bool {
    var current = superview
    while let view = current {
      if let cell = view as? UITableViewCell { return cell.cellStyle != nil }
      if view is UINavigationBar || view is UIToolbar || view is UITabBar { return true }
      current = view.superview
    }
    return false
  }
}

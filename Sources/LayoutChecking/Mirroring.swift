import UIKit

/// Whether a screen reads from right to left as it does from left to right, seen in a mirror.
@MainActor
package enum Mirroring {
  /// Half a pixel is rounded to the same side in both directions, so that edges may be a pixel off.
  private static let pixels: CGFloat = 1

  /// Why a laid-out tree has no mirror image; nil where it has one.
  ///
  /// All that counts from the left whatever the direction keeps a tree from it: masks, left and
  /// right edges, centres with an offset, insets of alignment or of margins that differ.
  package static func asymmetry(of root: UIView) -> String? {
    for view in tree(root) {
      if isPlacedByDocument(view, in: root), view.superview is UIStackView == false,
        view.translatesAutoresizingMaskIntoConstraints, !fills(view)
      {
        return "autoresizing masks"
      }
      if view.semanticContentAttribute != .unspecified { return "views with a fixed direction" }
      let insets = view.alignmentRectInsets
      if insets.left != insets.right { return "alignment insets that differ" }
      let margins = view.layoutMargins
      if abs(margins.left - margins.right) > 0.01 { return "margins that differ" }
      for constraint in view.constraints where countsFromTheLeft(constraint) {
        return "left edges, right edges and shifted centres"
      }
    }
    return nil
  }

  /// The first view that is not where a mirror would show it.
  package static func difference(
    of root: UIView, mirrored other: UIView
  ) -> (view: UIView, image: UIView)? {
    let views = tree(root)
    let others = tree(other)
    guard views.count == others.count else { return (root, other) }
    for (view, image) in zip(views, others) where !view.isHidden {
      guard isPlacedByDocument(view, in: root), let outer = view.superview,
        let otherOuter = image.superview
      else { continue }
      let pixel = pixels / max(1, view.traitCollection.displayScale) + 0.001
      // What is in the middle lies alike both ways; where the width around it is rounded, too, that is
      // another pixel.
      let shift = view.frame == image.frame ? 2 * pixel : pixel
      let isMirrored = widths(inside: otherOuter).contains {
        abs(view.frame.minX - ($0 - image.frame.maxX)) <= shift
      }
      let same =
        isMirrored && abs(view.frame.minY - image.frame.minY) <= pixel
        && abs(view.frame.width - image.frame.width) <= pixel
        && abs(view.frame.height - image.frame.height) <= pixel
        && abs(widths(inside: outer)[0] - widths(inside: otherOuter)[0]) <= pixel
      if !same { return (view, image) }
    }
    return nil
  }

  /// The widths in which the subviews of a view may be mirrored. A scroll view without content has two: it
  /// may be that nobody says how large its content is, or that the content is nothing.
  private static func widths(inside view: UIView) -> [CGFloat] {
    guard let scroll = view as? UIScrollView else { return [view.bounds.width] }
    let content = scroll.contentSize.width
    return content > 0 ? [content] : [scroll.bounds.width, 0]
  }

  /// Whether the document says where a view is; where a xib's view lies in the window, nobody does.
  private static func isPlacedByDocument(_ view: UIView, in root: UIView) -> Bool {
    view !== root && (view.superview !== root || root.nibOrigin != nil)
  }

  private static func fills(_ view: UIView) -> Bool {
    guard let superview = view.superview else { return true }
    return abs(view.frame.midX - superview.bounds.midX) < 0.01
      && abs(view.frame.width - superview.bounds.width) < 0.01
  }

  private static func countsFromTheLeft(_ constraint: NSLayoutConstraint) -> Bool {
    let attributes = [constraint.firstAttribute, constraint.secondAttribute]
    if attributes.contains(where: { [.left, .right, .leftMargin, .rightMargin].contains($0) }) {
      return true
    }
    let isCentred = attributes.contains { [.centerX, .centerXWithinMargins].contains($0) }
    return isCentred && (constraint.constant != 0 || constraint.multiplier != 1)
  }

  /// Whether a view of the tree is in the middle of a scroll view that has more or less room than its content:
  /// that middle counts from the content's left end, which is the last one from right to left.
  package static func isCentredBesideContent(in root: UIView) -> Bool {
    tree(root).contains { $0.constraints.contains(where: isCentredBesideContent) }
  }

  private static func isCentredBesideContent(_ constraint: NSLayoutConstraint) -> Bool {
    let items = [
      (constraint.firstItem, constraint.firstAttribute),
      (constraint.secondItem, constraint.secondAttribute),
    ]
    return items.contains { item, attribute in
      guard attribute == .centerX, let scroll = item as? UIScrollView else { return false }
      return abs(scroll.contentSize.width - scroll.bounds.width) > 0.01
    }
  }

  /// The root and the views that the document states; what a control holds inside is its own.
  private static func tree(_ root: UIView) -> [UIView] {
    [root] + stated(in: root)
  }

  private static func stated(in view: UIView) -> [UIView] {
    view.subviews.flatMap { child -> [UIView] in
      let inside = stated(in: child)
      return child.nibObjectID == nil && inside.isEmpty ? [] : [child] + inside
    }
  }
}

import UIKit

/// A constraint and the frames that a layout gave its items, measured without the engine's help.
@MainActor
package struct MeasuredConstraint {
  /// The constraint.
  package let constraint: NSLayoutConstraint
  /// By how many points the frames miss it; 0 where it holds.
  package let error: CGFloat

  /// Edges are rounded to pixels one by one, so that frames which hold a constraint exactly before may
  /// miss it by about this much after, for each side's factor.
  private static let rounding: CGFloat = 1

  /// Whether the constraint holds as well as rounded frames can hold it.
  package var holds: Bool { error <= Self.rounding * max(1, abs(constraint.multiplier)) + 0.01 }

  /// Measures an active constraint in the tree of a root; nil where its meaning is no rectangle's:
  /// baselines, distances between anchors, items outside of the tree.
  package init?(_ constraint: NSLayoutConstraint, in root: UIView) {
    guard let holder = constraint.holder, let first = constraint.firstItem else { return nil }
    let isMirrored = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func value(
      _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, facing other: AnyObject?
    ) -> CGFloat? {
      ItemRect(of: item, attribute, facing: other, in: root)?.value(attribute, isMirrored)
    }
    guard
      let left = value(first, constraint.firstAttribute, facing: constraint.secondItem)
    else { return nil }
    var right: CGFloat = 0
    if let second = constraint.secondItem {
      guard let other = value(second, constraint.secondAttribute, facing: first) else { return nil }
      // Positions are multiplied in the coordinates of the view that holds the constraint.
      let frame = ItemRect.frame(of: holder, in: root)
      let isSize = constraint.secondAttribute.isSize
      let isHorizontal = constraint.secondAttribute.isHorizontal
      let origin = isSize ? 0 : isHorizontal ? (isMirrored ? frame.maxX : frame.minX) : frame.minY
      right = (other - origin) * constraint.multiplier + origin
    } else if constraint.secondAttribute != .notAnAttribute {
      return nil
    }
    let isDirectional =
      constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
    let difference = (left - right) * (isMirrored && isDirectional ? -1 : 1) - constraint.constant
    self.constraint = constraint
    error =
      switch constraint.relation {
      case .equal: abs(difference)
      case .lessThanOrEqual: max(0, difference)
      case .greaterThanOrEqual: max(0, -difference)
      }
  }
}

/// The rectangle that a constraint sees of an item, in the coordinates of the root.
@MainActor
private struct ItemRect {
  let rect: CGRect

  init?(
    of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, facing other: AnyObject?,
    in root: UIView
  ) {
    if let guide = item as? UILayoutGuide {
      guard let owner = guide.owningView, owner.isDescendant(of: root) else { return nil }
      rect = guide.layoutFrame.offsetBy(Self.origin(of: owner, in: root))
      return
    }
    guard let view = item as? UIView, view.isDescendant(of: root) else { return nil }
    if [.firstBaseline, .lastBaseline].contains(attribute) { return nil }
    let facing = NSLayoutConstraint.view(of: other)
    let facesInside = facing.map { $0 !== view && $0.isDescendant(of: view) } ?? false
    let frame = Self.frame(of: view, in: root)
    var found = facesInside ? frame : frame.inset(by: view.alignmentRectInsets)
    if facesInside, let scroll = view as? UIScrollView {
      // Sizes and centres are those of the frame, places inside count from where the content begins.
      let isOfFrame = [.width, .height, .centerX, .centerY].contains(attribute)
      found = CGRect(
        origin: Self.origin(of: scroll, in: root), size: isOfFrame ? frame.size : scroll.contentSize
      )
    }
    if attribute.isRelativeToMargins { found = found.inset(by: view.layoutMargins) }
    rect = found
  }

  /// A view's frame in the coordinates of the root.
  static func frame(of view: UIView, in root: UIView) -> CGRect {
    guard view !== root, let superview = view.superview else {
      return CGRect(origin: .zero, size: root.bounds.size)
    }
    return view.frame.offsetBy(origin(of: superview, in: root))
  }

  /// Where the coordinates inside a view start, in those of the root.
  private static func origin(of view: UIView, in root: UIView) -> CGPoint {
    var sum = CGPoint.zero
    var current = view
    while current !== root, let superview = current.superview {
      sum.x += current.frame.minX - current.bounds.minX
      sum.y += current.frame.minY - current.bounds.minY
      current = superview
    }
    return sum
  }

  func value(
    _ attribute: NSLayoutConstraint.Attribute, _ isMirrored: Bool
  ) -> CGFloat? {
    switch attribute {
    case .left, .leftMargin: rect.minX
    case .right, .rightMargin: rect.maxX
    case .leading, .leadingMargin: isMirrored ? rect.maxX : rect.minX
    case .trailing, .trailingMargin: isMirrored ? rect.minX : rect.maxX
    case .top, .topMargin: rect.minY
    case .bottom, .bottomMargin: rect.maxY
    case .width: rect.width
    case .height: rect.height
    case .centerX, .centerXWithinMargins: rect.midX
    case .centerY, .centerYWithinMargins: rect.midY
    case .firstBaseline, .lastBaseline, .notAnAttribute: nil
    }
  }
}

extension CGRect {
  fileprivate func offsetBy(_ point: CGPoint) -> CGRect { offsetBy(dx: point.x, dy: point.y) }
}

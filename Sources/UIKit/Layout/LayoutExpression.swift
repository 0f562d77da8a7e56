import LayoutSolver

/// An affine expression over the engine's variables, in the root view's coordinates.
typealias LayoutExpression = LinearExpression

/// The four edges of an item, in the root view's coordinates.
struct LayoutEdges {
  var left: LayoutExpression
  var right: LayoutExpression
  var top: LayoutExpression
  var bottom: LayoutExpression

  var width: LayoutExpression { right - left }
  var height: LayoutExpression { bottom - top }

  func inset(by insets: UIEdgeInsets) -> LayoutEdges {
    LayoutEdges(
      left: left + insets.left, right: right - insets.right, top: top + insets.top,
      bottom: bottom - insets.bottom)
  }

  func offset(by offset: CGPoint) -> LayoutEdges {
    LayoutEdges(
      left: left + offset.x, right: right + offset.x, top: top + offset.y,
      bottom: bottom + offset.y)
  }

  /// Lower and upper edge along an axis: left and right, or top and bottom.
  func ends(along axis: NSLayoutConstraint.Axis) -> (
    start: LayoutExpression, end: LayoutExpression
  ) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}

/// Where a constraint of the engine comes from.
package enum ConstraintSource {
  /// Stated by the document or in code.
  case explicit(NSLayoutConstraint)
  /// Size of a view's content.
  case contentSize(UIView, NSLayoutConstraint.Axis)
  /// Frame and autoresizing mask of a view.
  case autoresizing(UIView)
  /// Arrangement by a stack view; the identifier is UIKit's, such as `UISV-spacing`.
  case stack(UIStackView, String)
  /// Size that the surroundings give the root.
  case root(UIView)
  /// A width or height is never negative.
  case nonNegativeSize(UIView)
  /// A choice among equally good layouts.
  case tie(UIView)
}

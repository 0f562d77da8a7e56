import UIKit

// What equalities and inequalities of key paths have in common.

/// A relation between an anchor of one view and an anchor of another; without views those of the
/// child and the parent.
@MainActor
func related<Axis, Anchor: NSLayoutAnchor<Axis>>(
  _ relation: NSLayoutConstraint.Relation, _ keyPath: KeyPath<UIView, Anchor>,
  _ otherKeyPath: KeyPath<UIView, Anchor>, _ views: (UIView, UIView)?, _ constant: CGFloat,
  _ priority: UILayoutPriority, _ identifier: String?
) -> Constraint {
  { child, parent in
    let (view, other) = views ?? (child, parent)
    let (first, second) = (view[keyPath: keyPath], other[keyPath: otherKeyPath])
    let constraint =
      switch relation {
      case .lessThanOrEqual: first.constraint(lessThanOrEqualTo: second, constant: constant)
      case .greaterThanOrEqual: first.constraint(greaterThanOrEqualTo: second, constant: constant)
      default: first.constraint(equalTo: second, constant: constant)
      }
    return constraint.labelled(priority, identifier)
  }
}

/// A relation between a size of the child and a multiple of one of the parent, or a number alone.
@MainActor
func sized<Anchor: NSLayoutDimension>(
  _ relation: NSLayoutConstraint.Relation, _ keyPath: KeyPath<UIView, Anchor>,
  _ parentKeyPath: KeyPath<UIView, Anchor>?, _ multiplier: CGFloat, _ constant: CGFloat,
  _ priority: UILayoutPriority, _ identifier: String?
) -> Constraint {
  { child, parent in
    let first: NSLayoutDimension = child[keyPath: keyPath]
    let second: NSLayoutDimension? = parentKeyPath.map { parent[keyPath: $0] }
    return first.constraint(relation, second, multiplier, constant)
      .labelled(priority, identifier)
  }
}

extension NSLayoutDimension {
  /// The constraint of a relation; without another dimension the constant is the size.
  fileprivate func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutDimension?, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    switch (relation, other) {
    case (.lessThanOrEqual, let other?):
      constraint(lessThanOrEqualTo: other, multiplier: multiplier, constant: constant)
    case (.lessThanOrEqual, nil): constraint(lessThanOrEqualToConstant: constant)
    case (.greaterThanOrEqual, let other?):
      constraint(greaterThanOrEqualTo: other, multiplier: multiplier, constant: constant)
    case (.greaterThanOrEqual, nil): constraint(greaterThanOrEqualToConstant: constant)
    case (_, let other?): constraint(equalTo: other, multiplier: multiplier, constant: constant)
    case (_, nil): constraint(equalToConstant: constant)
    }
  }
}

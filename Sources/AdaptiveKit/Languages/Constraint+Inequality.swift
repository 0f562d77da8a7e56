import UIKit

/// Constrains a place or size of the child to be at least the same of the parent.
@preconcurrency @MainActor
public func greaterThanOrEqual<Axis, Anchor: NSLayoutAnchor<Axis>>(
  _ keyPath: KeyPath<UIView, Anchor>, constant: CGFloat = 0,
  priority: UILayoutPriority = .required, identifier: String? = nil
) -> Constraint {
  greaterThanOrEqual(
    keyPath, keyPath, constant: constant, priority: priority, identifier: identifier)
}

/// Constrains a place or size of the child to be at least another of the parent.
@preconcurrency @MainActor
public func greaterThanOrEqual<Axis, Anchor: NSLayoutAnchor<Axis>>(
  _ keyPath: KeyPath<UIView, Anchor>, _ parentKeyPath: KeyPath<UIView, Anchor>,
  constant: CGFloat = 0, priority: UILayoutPriority = .required, identifier: String? = nil
) -> Constraint {
  { child, parent in
    child[keyPath: keyPath]
      .constraint(greaterThanOrEqualTo: parent[keyPath: parentKeyPath], constant: constant)
      .labelled(priority, identifier)
  }
}

/// Constrains a place or size of one view to be at least another of a second view, whatever the child
/// and the parent are.
@preconcurrency @MainActor
public func greaterThanOrEqual<Axis, Anchor: NSLayoutAnchor<Axis>>(
  _ keyPath: KeyPath<UIView, Anchor>, _ otherKeyPath: KeyPath<UIView, Anchor>, _ from: UIView,
  _ to: UIView, constant: CGFloat = 0, priority: UILayoutPriority = .required,
  identifier: String? = nil
) -> Constraint {
  { _, _ in
    from[keyPath: keyPath]
      .constraint(greaterThanOrEqualTo: to[keyPath: otherKeyPath], constant: constant)
      .labelled(priority, identifier)
  }
}

/// Constrains a size of the child to be at least a number of points.
@preconcurrency @MainActor
public func greaterThanOrEqual<Anchor: NSLayoutDimension>(
  _ keyPath: KeyPath<UIView, Anchor>, constant: CGFloat,
  priority: UILayoutPriority = .required, identifier: String? = nil
) -> Constraint {
  { child, _ in
    child[keyPath: keyPath]
      .constraint(greaterThanOrEqualToConstant: constant)
      .labelled(priority, identifier)
  }
}

/// Constrains a size of the child to be at least a multiple of a size of the parent.
@preconcurrency @MainActor
public func greaterThanOrEqual<Anchor: NSLayoutDimension>(
  _ keyPath: KeyPath<UIView, Anchor>, _ parentKeyPath: KeyPath<UIView, Anchor>,
  multiplier: CGFloat, constant: CGFloat = 0, priority: UILayoutPriority = .required,
  identifier: String? = nil
) -> Constraint {
  { child, parent in
    child[keyPath: keyPath]
      .constraint(
        greaterThanOrEqualTo: parent[keyPath: parentKeyPath], multiplier: multiplier,
        constant: constant
      )
      .labelled(priority, identifier)
  }
}

/// Constrains a place or size of the child to be at most the same of the parent.
@preconcurrency @MainActor
public func lessThanOrEqual<Axis, Anchor: NSLayoutAnchor<Axis>>(
  _ keyPath: KeyPath<UIView, Anchor>, constant: CGFloat = 0,
  priority: UILayoutPriority = .required, identifier: String? = nil
) -> Constraint {
  lessThanOrEqual(keyPath, keyPath, constant: constant, priority: priority, identifier: identifier)
}

/// Constrains a place or size of the child to be at most another of the parent.
@preconcurrency @MainActor
public func lessThanOrEqual<Axis, Anchor: NSLayoutAnchor<Axis>>(
  _ keyPath: KeyPath<UIView, Anchor>, _ parentKeyPath: KeyPath<UIView, Anchor>,
  constant: CGFloat = 0, priority: UILayoutPriority = .required, identifier: String? = nil
) -> Constraint {
  { child, parent in
    child[keyPath: keyPath]
      .constraint(lessThanOrEqualTo: parent[keyPath: parentKeyPath], constant: constant)
      .labelled(priority, identifier)
  }
}

/// Constrains a place or size of one view to be at most another of a second view, whatever the child
/// and the parent are.
@preconcurrency @MainActor
public func lessThanOrEqual<Axis, Anchor: NSLayoutAnchor<Axis>>(
  _ keyPath: KeyPath<UIView, Anchor>, _ otherKeyPath: KeyPath<UIView, Anchor>, _ from: UIView,
  _ to: UIView, constant: CGFloat = 0, priority: UILayoutPriority = .required,
  identifier: String? = nil
) -> Constraint {
  { _, _ in
    from[keyPath: keyPath]
      .constraint(lessThanOrEqualTo: to[keyPath: otherKeyPath], constant: constant)
      .labelled(priority, identifier)
  }
}

/// Constrains a size of the child to be at most a number of points.
@preconcurrency @MainActor
public func lessThanOrEqual<Anchor: NSLayoutDimension>(
  _ keyPath: KeyPath<UIView, Anchor>, constant: CGFloat,
  priority: UILayoutPriority = .required, identifier: String? = nil
) -> Constraint {
  { child, _ in
    child[keyPath: keyPath]
      .constraint(lessThanOrEqualToConstant: constant)
      .labelled(priority, identifier)
  }
}

/// Constrains a size of the child to be at most a multiple of a size of the parent.
@preconcurrency @MainActor
public func lessThanOrEqual<Anchor: NSLayoutDimension>(
  _ keyPath: KeyPath<UIView, Anchor>, _ parentKeyPath: KeyPath<UIView, Anchor>,
  multiplier: CGFloat, constant: CGFloat = 0, priority: UILayoutPriority = .required,
  identifier: String? = nil
) -> Constraint {
  { child, parent in
    child[keyPath: keyPath]
      .constraint(
        lessThanOrEqualTo: parent[keyPath: parentKeyPath], multiplier: multiplier,
        constant: constant
      )
      .labelled(priority, identifier)
  }
}

import UIKit

/// Constrains a place or size of the child to be at least the same of the parent.
@preconcurrency @MainActor
public func greaterThanOrEqual<Axis, Anchor: NSLayoutAnchor<Axis>>(
  _ keyPath: KeyPath<UIView, Anchor>, constant: CGFloat = 0,
  priority: UILayoutPriority = .required, identifier: String? = nil
) -> Constraint {
  related(.greaterThanOrEqual, keyPath, keyPath, nil, constant, priority, identifier)
}

/// Constrains a place or size of the child to be at least another of the parent.
@preconcurrency @MainActor
public func greaterThanOrEqual<Axis, Anchor: NSLayoutAnchor<Axis>>(
  _ keyPath: KeyPath<UIView, Anchor>, _ parentKeyPath: KeyPath<UIView, Anchor>,
  constant: CGFloat = 0, priority: UILayoutPriority = .required, identifier: String? = nil
) -> Constraint {
  related(.greaterThanOrEqual, keyPath, parentKeyPath, nil, constant, priority, identifier)
}

/// Constrains a place or size of one view to be at least another of a second view, whatever the child
/// and the parent are.
@preconcurrency @MainActor
public func greaterThanOrEqual<Axis, Anchor: NSLayoutAnchor<Axis>>(
  _ keyPath: KeyPath<UIView, Anchor>, _ otherKeyPath: KeyPath<UIView, Anchor>, _ from: UIView,
  _ to: UIView, constant: CGFloat = 0, priority: UILayoutPriority = .required,
  identifier: String? = nil
) -> Constraint {
  related(.greaterThanOrEqual, keyPath, otherKeyPath, (from, to), constant, priority, identifier)
}

/// Constrains a size of the child to be at least a number of points.
@preconcurrency @MainActor
public func greaterThanOrEqual<Anchor: NSLayoutDimension>(
  _ keyPath: KeyPath<UIView, Anchor>, constant: CGFloat,
  priority: UILayoutPriority = .required, identifier: String? = nil
) -> Constraint {
  sized(.greaterThanOrEqual, keyPath, nil, 0, constant, priority, identifier)
}

/// Constrains a size of the child to be at least a multiple of a size of the parent.
@preconcurrency @MainActor
public func greaterThanOrEqual<Anchor: NSLayoutDimension>(
  _ keyPath: KeyPath<UIView, Anchor>, _ parentKeyPath: KeyPath<UIView, Anchor>,
  multiplier: CGFloat, constant: CGFloat = 0, priority: UILayoutPriority = .required,
  identifier: String? = nil
) -> Constraint {
  sized(.greaterThanOrEqual, keyPath, parentKeyPath, multiplier, constant, priority, identifier)
}

/// Constrains a place or size of the child to be at most the same of the parent.
@preconcurrency @MainActor
public func lessThanOrEqual<Axis, Anchor: NSLayoutAnchor<Axis>>(
  _ keyPath: KeyPath<UIView, Anchor>, constant: CGFloat = 0,
  priority: UILayoutPriority = .required, identifier: String? = nil
) -> Constraint {
  related(.lessThanOrEqual, keyPath, keyPath, nil, constant, priority, identifier)
}

/// Constrains a place or size of the child to be at most another of the parent.
@preconcurrency @MainActor
public func lessThanOrEqual<Axis, Anchor: NSLayoutAnchor<Axis>>(
  _ keyPath: KeyPath<UIView, Anchor>, _ parentKeyPath: KeyPath<UIView, Anchor>,
  constant: CGFloat = 0, priority: UILayoutPriority = .required, identifier: String? = nil
) -> Constraint {
  related(.lessThanOrEqual, keyPath, parentKeyPath, nil, constant, priority, identifier)
}

/// Constrains a place or size of one view to be at most another of a second view, whatever the child
/// and the parent are.
@preconcurrency @MainActor
public func lessThanOrEqual<Axis, Anchor: NSLayoutAnchor<Axis>>(
  _ keyPath: KeyPath<UIView, Anchor>, _ otherKeyPath: KeyPath<UIView, Anchor>, _ from: UIView,
  _ to: UIView, constant: CGFloat = 0, priority: UILayoutPriority = .required,
  identifier: String? = nil
) -> Constraint {
  related(.lessThanOrEqual, keyPath, otherKeyPath, (from, to), constant, priority, identifier)
}

/// Constrains a size of the child to be at most a number of points.
@preconcurrency @MainActor
public func lessThanOrEqual<Anchor: NSLayoutDimension>(
  _ keyPath: KeyPath<UIView, Anchor>, constant: CGFloat,
  priority: UILayoutPriority = .required, identifier: String? = nil
) -> Constraint {
  sized(.lessThanOrEqual, keyPath, nil, 0, constant, priority, identifier)
}

/// Constrains a size of the child to be at most a multiple of a size of the parent.
@preconcurrency @MainActor
public func lessThanOrEqual<Anchor: NSLayoutDimension>(
  _ keyPath: KeyPath<UIView, Anchor>, _ parentKeyPath: KeyPath<UIView, Anchor>,
  multiplier: CGFloat, constant: CGFloat = 0, priority: UILayoutPriority = .required,
  identifier: String? = nil
) -> Constraint {
  sized(.lessThanOrEqual, keyPath, parentKeyPath, multiplier, constant, priority, identifier)
}

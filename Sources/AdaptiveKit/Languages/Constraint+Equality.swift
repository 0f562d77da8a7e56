import UIKit

/// Constrains a place or size of the child to equal the same of the parent.
@preconcurrency @MainActor
public func equal<Axis, Anchor: NSLayoutAnchor<Axis>>(
  _ keyPath: KeyPath<UIView, Anchor>, constant: CGFloat = 0,
  priority: UILayoutPriority = .required, identifier: String? = nil
) -> Constraint {
  related(.equal, keyPath, keyPath, nil, constant, priority, identifier)
}

/// Constrains a place or size of the child to equal another of the parent.
@preconcurrency @MainActor
public func equal<Axis, Anchor: NSLayoutAnchor<Axis>>(
  _ keyPath: KeyPath<UIView, Anchor>, _ parentKeyPath: KeyPath<UIView, Anchor>,
  constant: CGFloat = 0, priority: UILayoutPriority = .required, identifier: String? = nil
) -> Constraint {
  related(.equal, keyPath, parentKeyPath, nil, constant, priority, identifier)
}

/// Constrains a place or size of one view to equal another of a second view, whatever the child
/// and the parent are.
@preconcurrency @MainActor
public func equal<Axis, Anchor: NSLayoutAnchor<Axis>>(
  _ keyPath: KeyPath<UIView, Anchor>, _ otherKeyPath: KeyPath<UIView, Anchor>, _ from: UIView,
  _ to: UIView, constant: CGFloat = 0, priority: UILayoutPriority = .required,
  identifier: String? = nil
) -> Constraint {
  related(.equal, keyPath, otherKeyPath, (from, to), constant, priority, identifier)
}

/// Constrains a size of the child to equal a number of points.
@preconcurrency @MainActor
public func equal<Anchor: NSLayoutDimension>(
  _ keyPath: KeyPath<UIView, Anchor>, constant: CGFloat,
  priority: UILayoutPriority = .required, identifier: String? = nil
) -> Constraint {
  sized(.equal, keyPath, nil, 0, constant, priority, identifier)
}

/// Constrains a size of the child to equal a multiple of a size of the parent.
@preconcurrency @MainActor
public func equal<Anchor: NSLayoutDimension>(
  _ keyPath: KeyPath<UIView, Anchor>, _ parentKeyPath: KeyPath<UIView, Anchor>,
  multiplier: CGFloat, constant: CGFloat = 0, priority: UILayoutPriority = .required,
  identifier: String? = nil
) -> Constraint {
  sized(.equal, keyPath, parentKeyPath, multiplier, constant, priority, identifier)
}

/// Constrains a size of the child to a multiple of another size of the child.
///
///     // Three quarters as high as wide.
///     let shape = aspectRatio(\.heightAnchor, \.widthAnchor, multiplier: 0.75)
@preconcurrency @MainActor
public func aspectRatio<Anchor: NSLayoutDimension>(
  _ keyPath: KeyPath<UIView, Anchor>, _ otherKeyPath: KeyPath<UIView, Anchor>,
  multiplier: CGFloat, priority: UILayoutPriority = .required, identifier: String? = nil
) -> Constraint {
  { child, _ in
    child[keyPath: keyPath]
      .constraint(equalTo: child[keyPath: otherKeyPath], multiplier: multiplier)
      .labelled(priority, identifier)
  }
}

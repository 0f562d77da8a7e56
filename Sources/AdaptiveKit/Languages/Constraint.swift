import UIKit

/// Makes one constraint from a view and the view that it is added to.
///
/// `equal(_:constant:priority:identifier:)` and its relatives make such functions from key paths:
///
///     view.addSubview(banner, constraints: [
///       equal(\.topAnchor, \.safeAreaLayoutGuide.topAnchor, constant: 12),
///       equal(\.heightAnchor, constant: 80),
///     ])
///
/// Called with two views it gives a plain constraint, which is not active yet:
///
///     let hidden = equal(\.heightAnchor, constant: 0)(banner, view)
public typealias Constraint = (_ child: UIView, _ parent: UIView) -> NSLayoutConstraint

precedencegroup LayoutPriorityPrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: LogicalConjunctionPrecedence
}

/// Gives a constraint its priority: `view.width >= 200 ~ .defaultHigh`.
infix operator ~ : LayoutPriorityPrecedence

/// The same constraint with a priority; it must not be active if that makes it required or
/// optional.
@preconcurrency @MainActor
public func ~ (constraint: NSLayoutConstraint, priority: UILayoutPriority) -> NSLayoutConstraint {
  constraint.priority = priority
  return constraint
}

/// A function that makes the same constraint with a priority.
@preconcurrency @MainActor
public func ~ (constraint: @escaping Constraint, priority: UILayoutPriority) -> Constraint {
  { child, parent in constraint(child, parent) ~ priority }
}

extension NSLayoutConstraint {
  /// Gives a constraint that was just made its priority and identifier.
  func labelled(_ priority: UILayoutPriority, _ identifier: String?) -> NSLayoutConstraint {
    self.priority = priority
    if let identifier { self.identifier = identifier }
    return self
  }
}

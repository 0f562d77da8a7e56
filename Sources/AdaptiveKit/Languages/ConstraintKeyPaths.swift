import UIKit

/// Makes one constraint between a view and its superview.
public typealias Constraint =
  @MainActor (_ child: UIView, _ parent: UIView) -> NSLayoutConstraint

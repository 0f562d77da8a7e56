import UIKit

extension UIView {
  /// Adds a subview together with constraints on it, which become active in one batch.
  ///
  /// The child no longer translates its autoresizing mask into constraints.
  public func addSubview(_ child: UIView, constraints: [Constraint]) {
    addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(constraints.map { $0(child, self) })
  }
}

extension UIStackView {
  /// Adds an arranged subview together with constraints on it; their parent is this stack view.
  public func addArrangedSubview(_ child: UIView, constraints: [Constraint]) {
    addArrangedSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(constraints.map { $0(child, self) })
  }
}

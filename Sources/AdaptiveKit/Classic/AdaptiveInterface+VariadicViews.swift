import UIKit

// The functions that add views, with constraints one by one instead of in an array.

extension AdaptiveInterface {
  /// Adds a view that is in its parent, with constraints, under traits that apply together.
  public func addView(
    for traitCollection: UITraitCollection, view: UIView, parent: UIView,
    constraints first: NSLayoutConstraint, _ more: NSLayoutConstraint...
  ) {
    let constraints = [first] + more
    addView(for: traitCollection, view: view, parent: parent, constraints: constraints)
  }

  /// Adds a view that is in its parent, with constraints, under one attribute.
  public func addView(
    for attribute: AdaptiveAttribute, view: UIView, parent: UIView,
    constraints first: NSLayoutConstraint, _ more: NSLayoutConstraint...
  ) {
    let constraints = [first] + more
    addView(for: attribute, view: view, parent: parent, constraints: constraints)
  }

  /// Adds a view that is in its parent, with constraints, under several attributes that apply
  /// together.
  public func addView(
    for attributes: [AdaptiveAttribute], view: UIView, parent: UIView,
    constraints first: NSLayoutConstraint, _ more: NSLayoutConstraint...
  ) {
    let constraints = [first] + more
    addView(for: attributes, view: view, parent: parent, constraints: constraints)
  }
}

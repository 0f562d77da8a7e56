import UIKit

// What adds views that are there under a trait collection, one attribute or several together.
//
// The view is added to its parent at once, so that constraints of others can refer to it.
extension AdaptiveInterface {
  /// Adds a view that is in its parent, with constraints, under traits that apply together.
  public func addView(
    for traitCollection: UITraitCollection, view: UIView, parent: UIView,
    constraints: @autoclosure () -> [NSLayoutConstraint] = []
  ) {
    parent.addSubview(view)
    let constraints = constraints()
    addElement(AdaptiveViewContainer(traitCollection: traitCollection, parent: parent, child: view))
    if !constraints.isEmpty { addConstraints(for: traitCollection, constraints: constraints) }
  }

  /// Adds a view that is in its parent, with constraints, under one attribute.
  public func addView(
    for attribute: AdaptiveAttribute, view: UIView, parent: UIView,
    constraints: @autoclosure () -> [NSLayoutConstraint] = []
  ) {
    addView(
      for: UITraitCollection.create(with: [attribute]), view: view, parent: parent,
      constraints: constraints())
  }

  /// Adds a view that is in its parent, with constraints, under several attributes that apply together.
  public func addView(
    for attributes: [AdaptiveAttribute], view: UIView, parent: UIView,
    constraints: @autoclosure () -> [NSLayoutConstraint] = []
  ) {
    addView(
      for: UITraitCollection.create(with: attributes), view: view, parent: parent,
      constraints: constraints())
  }

  /// Adds a view that is in its parent, with constraints, under several attributes that apply together.
  public func addView(
    for first: AdaptiveAttribute, _ second: AdaptiveAttribute, _ more: AdaptiveAttribute...,
    view: UIView, parent: UIView,
    constraints: @autoclosure () -> [NSLayoutConstraint] = []
  ) {
    addView(
      for: UITraitCollection.create(with: [first, second] + more), view: view, parent: parent,
      constraints: constraints())
  }
}

// The same with constraints from key paths; the view stops translating its autoresizing mask.
extension AdaptiveInterface {
  /// Adds a view that is in its parent, with constraints between the two, under traits that apply together.
  public func addView(
    for traitCollection: UITraitCollection, view: UIView, parent: UIView, constraints: [Constraint]
  ) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addView(
      for: traitCollection, view: view, parent: parent,
      constraints: constraints.map { $0(view, parent) })
  }

  /// Adds a view that is in its parent, with constraints between the two, under one attribute.
  public func addView(
    for attribute: AdaptiveAttribute, view: UIView, parent: UIView, constraints: [Constraint]
  ) {
    addView(
      for: UITraitCollection.create(with: [attribute]), view: view, parent: parent,
      constraints: constraints)
  }

  /// Adds a view that is in its parent, with constraints between the two, under several attributes that apply together.
  public func addView(
    for attributes: [AdaptiveAttribute], view: UIView, parent: UIView, constraints: [Constraint]
  ) {
    addView(
      for: UITraitCollection.create(with: attributes), view: view, parent: parent,
      constraints: constraints)
  }

  /// Adds a view that is in its parent, with constraints between the two, under several attributes that apply together.
  public func addView(
    for first: AdaptiveAttribute, _ second: AdaptiveAttribute, _ more: AdaptiveAttribute...,
    view: UIView, parent: UIView, constraints: [Constraint]
  ) {
    addView(
      for: UITraitCollection.create(with: [first, second] + more), view: view, parent: parent,
      constraints: constraints)
  }
}

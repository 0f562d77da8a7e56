import UIKit

// What adds elements that apply under a trait collection, one attribute or several together.

extension AdaptiveInterface {
  /// Adds an element: it is updated at once if the interface ever was, else at first appearance.
  public func addElement(_ element: AdaptiveElement) {
    adaptiveElements.append(element)
    InterfaceState.of(self).didAdd(element)
  }
}

// Behaviours.
extension AdaptiveInterface {
  /// Adds what is to happen when traits that apply together begin to hold, and perhaps when they cease.
  public func addBehavior(
    for traitCollection: UITraitCollection, behavior: @escaping AdaptiveBehavior.Behavior,
    counterBehavior: AdaptiveBehavior.Behavior? = nil
  ) {
    addElement(
      AdaptiveBehavior(
        traitCollection: traitCollection, behavior: behavior, counterBehavior: counterBehavior))
  }

  /// Adds what is to happen when one attribute begins to hold, and perhaps when it ceases.
  public func addBehavior(
    for attribute: AdaptiveAttribute, behavior: @escaping AdaptiveBehavior.Behavior,
    counterBehavior: AdaptiveBehavior.Behavior? = nil
  ) {
    addBehavior(
      for: UITraitCollection.create(with: [attribute]), behavior: behavior,
      counterBehavior: counterBehavior)
  }

  /// Adds what is to happen when several attributes that apply together begin to hold, and perhaps when they cease.
  public func addBehavior(
    for attributes: [AdaptiveAttribute], behavior: @escaping AdaptiveBehavior.Behavior,
    counterBehavior: AdaptiveBehavior.Behavior? = nil
  ) {
    addBehavior(
      for: UITraitCollection.create(with: attributes), behavior: behavior,
      counterBehavior: counterBehavior)
  }

  /// Adds what is to happen when several attributes that apply together begin to hold, and perhaps when they cease.
  public func addBehavior(
    for first: AdaptiveAttribute, _ second: AdaptiveAttribute, _ more: AdaptiveAttribute...,
    behavior: @escaping AdaptiveBehavior.Behavior,
    counterBehavior: AdaptiveBehavior.Behavior? = nil
  ) {
    addBehavior(
      for: UITraitCollection.create(with: [first, second] + more), behavior: behavior,
      counterBehavior: counterBehavior)
  }
}

// Constraints.
extension AdaptiveInterface {
  /// Adds constraints that are active under traits that apply together.
  public func addConstraints(
    for traitCollection: UITraitCollection, constraints: [NSLayoutConstraint]
  ) {
    addElement(
      AdaptiveConstraintContainer(traitCollection: traitCollection, constraints: constraints))
  }

  /// Adds constraints that are active under traits that apply together.
  public func addConstraints(
    for traitCollection: UITraitCollection, constraints: NSLayoutConstraint...
  ) {
    addConstraints(for: traitCollection, constraints: constraints)
  }

  /// Adds constraints that are active under one attribute.
  public func addConstraints(for attribute: AdaptiveAttribute, constraints: [NSLayoutConstraint]) {
    addConstraints(for: UITraitCollection.create(with: [attribute]), constraints: constraints)
  }

  /// Adds constraints that are active under one attribute.
  public func addConstraints(for attribute: AdaptiveAttribute, constraints: NSLayoutConstraint...) {
    addConstraints(for: UITraitCollection.create(with: [attribute]), constraints: constraints)
  }

  /// Adds constraints that are active under several attributes that apply together.
  public func addConstraints(for attributes: [AdaptiveAttribute], constraints: [NSLayoutConstraint])
  {
    addConstraints(for: UITraitCollection.create(with: attributes), constraints: constraints)
  }

  /// Adds constraints that are active under several attributes that apply together.
  public func addConstraints(
    for attributes: [AdaptiveAttribute], constraints: NSLayoutConstraint...
  ) {
    addConstraints(for: UITraitCollection.create(with: attributes), constraints: constraints)
  }

  /// Adds constraints that are active under several attributes that apply together.
  public func addConstraints(
    for first: AdaptiveAttribute, _ second: AdaptiveAttribute, _ more: AdaptiveAttribute...,
    constraints: [NSLayoutConstraint]
  ) {
    addConstraints(
      for: UITraitCollection.create(with: [first, second] + more), constraints: constraints)
  }

  /// Adds constraints that are active under several attributes that apply together.
  public func addConstraints(
    for first: AdaptiveAttribute, _ second: AdaptiveAttribute, _ more: AdaptiveAttribute...,
    constraints: NSLayoutConstraint...
  ) {
    addConstraints(
      for: UITraitCollection.create(with: [first, second] + more), constraints: constraints)
  }
}

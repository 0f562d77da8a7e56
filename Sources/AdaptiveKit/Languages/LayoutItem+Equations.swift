import UIKit

// Equations as method calls: item.attribute = other.attribute × multiplier + constant.
//
// Each call makes a constraint and activates it if both sides are in one tree; without one it is
// given back inactive, for later. A view no longer translates its autoresizing mask.

extension LayoutItem {
  /// An attribute equals the right side; this must hold.
  @discardableResult
  public func layoutRequired(
    _ attribute: NSLayoutConstraint.Attribute, isEqual other: LayoutReference,
    multiply multiplier: CGFloat = 1, plus constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    layout(attribute, .equal, other, multiplier, constant, .required)
  }

  /// An attribute is at least the right side; this must hold.
  @discardableResult
  public func layoutRequired(
    _ attribute: NSLayoutConstraint.Attribute, isGreaterThanOrEqual other: LayoutReference,
    multiply multiplier: CGFloat = 1, plus constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    layout(attribute, .greaterThanOrEqual, other, multiplier, constant, .required)
  }

  /// An attribute is at most the right side; this must hold.
  @discardableResult
  public func layoutRequired(
    _ attribute: NSLayoutConstraint.Attribute, isLessThanOrEqual other: LayoutReference,
    multiply multiplier: CGFloat = 1, plus constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    layout(attribute, .lessThanOrEqual, other, multiplier, constant, .required)
  }

  /// An attribute equals the right side; this holds at priority 750.
  @discardableResult
  public func layoutHigh(
    _ attribute: NSLayoutConstraint.Attribute, isEqual other: LayoutReference,
    multiply multiplier: CGFloat = 1, plus constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    layout(attribute, .equal, other, multiplier, constant, .defaultHigh)
  }

  /// An attribute is at least the right side; this holds at priority 750.
  @discardableResult
  public func layoutHigh(
    _ attribute: NSLayoutConstraint.Attribute, isGreaterThanOrEqual other: LayoutReference,
    multiply multiplier: CGFloat = 1, plus constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    layout(attribute, .greaterThanOrEqual, other, multiplier, constant, .defaultHigh)
  }

  /// An attribute is at most the right side; this holds at priority 750.
  @discardableResult
  public func layoutHigh(
    _ attribute: NSLayoutConstraint.Attribute, isLessThanOrEqual other: LayoutReference,
    multiply multiplier: CGFloat = 1, plus constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    layout(attribute, .lessThanOrEqual, other, multiplier, constant, .defaultHigh)
  }

  /// An attribute equals the right side; this holds at priority 250.
  @discardableResult
  public func layoutLow(
    _ attribute: NSLayoutConstraint.Attribute, isEqual other: LayoutReference,
    multiply multiplier: CGFloat = 1, plus constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    layout(attribute, .equal, other, multiplier, constant, .defaultLow)
  }

  /// An attribute is at least the right side; this holds at priority 250.
  @discardableResult
  public func layoutLow(
    _ attribute: NSLayoutConstraint.Attribute, isGreaterThanOrEqual other: LayoutReference,
    multiply multiplier: CGFloat = 1, plus constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    layout(attribute, .greaterThanOrEqual, other, multiplier, constant, .defaultLow)
  }

  /// An attribute is at most the right side; this holds at priority 250.
  @discardableResult
  public func layoutLow(
    _ attribute: NSLayoutConstraint.Attribute, isLessThanOrEqual other: LayoutReference,
    multiply multiplier: CGFloat = 1, plus constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    layout(attribute, .lessThanOrEqual, other, multiplier, constant, .defaultLow)
  }

  private func layout(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: LayoutReference, _ multiplier: CGFloat, _ constant: CGFloat,
    _ priority: UILayoutPriority
  ) -> NSLayoutConstraint {
    (self as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    let constraint = LayoutEquation(
      first: LayoutReference(item: self, attribute: attribute), relation: relation, second: other,
      multiplier: multiplier, constant: constant
    ).constraint()
    constraint.priority = priority
    constraint.activateIfPossible()
    return constraint
  }
}

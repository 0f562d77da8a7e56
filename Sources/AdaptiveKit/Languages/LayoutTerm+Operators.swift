import UIKit

// Numbers are CGFloat and nothing else, so that the type checker has little to choose from.
extension LayoutTerm {
  public static func * (term: LayoutTerm, factor: CGFloat) -> LayoutTerm {
    var product = term
    product.multiplier *= factor
    product.constant *= factor
    return product
  }

  public static func * (factor: CGFloat, term: LayoutTerm) -> LayoutTerm { term * factor }

  public static func / (term: LayoutTerm, divisor: CGFloat) -> LayoutTerm {
    precondition(divisor != 0, "A side of an equation cannot be divided by zero.")
    return term * (1 / divisor)
  }

  public static func + (term: LayoutTerm, constant: CGFloat) -> LayoutTerm {
    var sum = term
    sum.constant += constant
    return sum
  }

  public static func + (constant: CGFloat, term: LayoutTerm) -> LayoutTerm { term + constant }

  public static func - (term: LayoutTerm, constant: CGFloat) -> LayoutTerm { term + -constant }
}

// Equations between two items.
extension LayoutTerm {
  @preconcurrency @MainActor
  public static func == (first: LayoutTerm, second: LayoutTerm) -> NSLayoutConstraint {
    first.constraint(.equal, to: second)
  }

  @preconcurrency @MainActor
  public static func >= (first: LayoutTerm, second: LayoutTerm) -> NSLayoutConstraint {
    first.constraint(.greaterThanOrEqual, to: second)
  }

  @preconcurrency @MainActor
  public static func <= (first: LayoutTerm, second: LayoutTerm) -> NSLayoutConstraint {
    first.constraint(.lessThanOrEqual, to: second)
  }
}

// Lengths against a number; a place has no meaning without another.
extension LayoutTerm where Quantity == LayoutLength {
  @preconcurrency @MainActor
  public static func == (first: LayoutTerm, constant: CGFloat) -> NSLayoutConstraint {
    first.constraint(.equal, toConstant: constant)
  }

  @preconcurrency @MainActor
  public static func >= (first: LayoutTerm, constant: CGFloat) -> NSLayoutConstraint {
    first.constraint(.greaterThanOrEqual, toConstant: constant)
  }

  @preconcurrency @MainActor
  public static func <= (first: LayoutTerm, constant: CGFloat) -> NSLayoutConstraint {
    first.constraint(.lessThanOrEqual, toConstant: constant)
  }
}

extension LayoutTerm {
  /// Solves the equation for the first attribute, which in a constraint stands alone.
  ///
  /// ```text
  /// m₁ · a + c₁  =  m₂ · b + c₂    ⟺    a  =  m₂/m₁ · b + (c₂ − c₁)/m₁
  /// ```
  @MainActor
  fileprivate func constraint(
    _ relation: NSLayoutConstraint.Relation, to second: LayoutTerm
  ) -> NSLayoutConstraint {
    LayoutEquation(
      first: LayoutReference(item: item, attribute: attribute),
      relation: multiplier < 0 ? relation.mirrored : relation,
      second: LayoutReference(item: second.item, attribute: second.attribute),
      multiplier: second.multiplier / multiplier,
      constant: (second.constant - constant) / multiplier
    ).constraint()
  }

  @MainActor
  fileprivate func constraint(
    _ relation: NSLayoutConstraint.Relation, toConstant number: CGFloat
  ) -> NSLayoutConstraint {
    LayoutEquation(
      first: LayoutReference(item: item, attribute: attribute),
      relation: multiplier < 0 ? relation.mirrored : relation,
      second: LayoutReference(item: nil, attribute: .notAnAttribute), multiplier: 1,
      constant: (number - constant) / multiplier
    ).constraint()
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation after both sides were multiplied by a negative number.
  fileprivate var mirrored: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    default: self
    }
  }
}

/// An unknown of a layout: one coordinate, in points.
package struct Variable: Hashable, Sendable, BitwiseCopyable {
  /// Position in the solver's list of variables, in order of creation.
  let index: Int32

  init(index: Int32) { self.index = index }
}

/// One summand `coefficient · variable` of a linear expression.
package struct Term: Hashable, Sendable, BitwiseCopyable {
  /// The unknown.
  package var variable: Variable
  /// Its factor; no unit.
  package var coefficient: Double

  /// Makes the term `coefficient · variable`.
  @inline(__always)
  package init(_ variable: Variable, _ coefficient: Double) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// An affine expression `Σ coefficient · variable + constant`.
///
/// Up to four terms are stored in place, which is what constraints between two items need; only
/// longer expressions allocate.
package struct LinearExpression: Sendable {
  /// Terms that fit without allocation.
  private static let placeCount = 4

  private var places: InlineArray<4, Term> = .init(repeating: Term(Variable(index: 0), 0))
  private var overflow: [Term]?
  /// Number of terms; a variable may occur in several of them.
  package private(set) var count = 0
  /// The constant summand, in points.
  package var constant: Double

  /// The expression of one constant.
  @inline(__always)
  package init(constant: Double = 0) { self.constant = constant }

  /// `coefficient · variable + constant`.
  @inline(__always)
  package init(_ variable: Variable, _ coefficient: Double = 1, constant: Double = 0) {
    self.constant = constant
    places[0] = Term(variable, coefficient)
    count = 1
  }

  /// The sum of the terms and the constant.
  package init(_ terms: some Sequence<Term>, constant: Double = 0) {
    self.constant = constant
    for term in terms { append(term) }
  }

  /// The term at a position, counted from 0.
  @inline(__always)
  package subscript(_ position: Int) -> Term {
    position < Self.placeCount ? places[position] : overflow![position - Self.placeCount]
  }

  /// The terms in the order in which they were added.
  package var terms: [Term] { (0..<count).map { self[$0] } }

  /// Adds a summand.
  @inline(__always)
  package mutating func append(_ term: Term) {
    if count < Self.placeCount {
      places[count] = term
    } else if overflow == nil {
      overflow = [term]
    } else {
      overflow!.append(term)
    }
    count += 1
  }

  @inline(__always)
  private mutating func add(_ other: borrowing Self, times factor: Double) {
    constant += factor * other.constant
    for position in 0..<other.count {
      let term = other[position]
      append(Term(term.variable, term.coefficient * factor))
    }
  }

  package static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.add(right, times: 1)
    return sum
  }

  package static func - (left: Self, right: Self) -> Self {
    var difference = left
    difference.add(right, times: -1)
    return difference
  }

  package static func + (left: Self, right: Double) -> Self {
    var sum = left
    sum.constant += right
    return sum
  }

  package static func - (left: Self, right: Double) -> Self { left + -right }

  package static func * (left: Self, factor: Double) -> Self {
    var product = Self(constant: 0)
    product.add(left, times: factor)
    return product
  }
}

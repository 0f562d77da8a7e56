/// An unknown of a layout: one coordinate, in points.
///
/// Public, as all that constraints are written with, so that other modules build them in place.
@frozen
public struct Variable: Hashable, Sendable, BitwiseCopyable {
  /// Position in the solver's list of variables, in order of creation.
  @usableFromInline let index: Int32

  @inlinable
  init(index: Int32) { self.index = index }
}

/// One summand `coefficient · variable` of a linear expression.
@frozen
public struct Term: Hashable, Sendable, BitwiseCopyable {
  /// The unknown.
  public var variable: Variable
  /// Its factor; no unit.
  public var coefficient: Double

  /// Makes the term `coefficient · variable`.
  @inlinable
  public init(_ variable: Variable, _ coefficient: Double) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// An affine expression `Σ coefficient · variable + constant`.
///
/// Up to four terms are stored in place, which is what constraints between two items need; only
/// longer expressions allocate.
@frozen
public struct LinearExpression: Sendable {
  /// Terms that fit without allocation.
  @inlinable static var placeCount: Int { 4 }

  @usableFromInline var places: InlineArray<4, Term>
  @usableFromInline var overflow: [Term]?
  @usableFromInline var storedCount = 0
  /// Number of terms; a variable may occur in several of them.
  @inlinable public var count: Int { storedCount }
  /// The constant summand, in points.
  public var constant: Double

  /// The expression of one constant.
  @inlinable
  public init(constant: Double = 0) {
    places = .init(repeating: Term(Variable(index: 0), 0))
    self.constant = constant
  }

  /// `coefficient · variable + constant`.
  @inlinable
  public init(_ variable: Variable, _ coefficient: Double = 1, constant: Double = 0) {
    self.init(constant: constant)
    places[0] = Term(variable, coefficient)
    storedCount = 1
  }

  /// The sum of the terms and the constant.
  public init(_ terms: some Sequence<Term>, constant: Double = 0) {
    self.init(constant: constant)
    for term in terms { append(term) }
  }

  /// The term at a position, counted from 0.
  @inlinable
  public subscript(_ position: Int) -> Term {
    position < Self.placeCount ? places[position] : overflow![position - Self.placeCount]
  }

  /// The terms in the order in which they were added.
  public var terms: [Term] { (0..<count).map { self[$0] } }

  /// Adds a summand.
  @inlinable
  public mutating func append(_ term: Term) {
    if storedCount < Self.placeCount { places[storedCount] = term } else { overflow(term) }
    storedCount += 1
  }

  @usableFromInline
  mutating func overflow(_ term: Term) {
    if overflow == nil {
      overflow = [term]
    } else {
      overflow!.append(term)
    }
  }

  @inlinable
  mutating func add(_ other: borrowing Self, times factor: Double) {
    constant += factor * other.constant
    for position in 0..<other.count {
      let term = other[position]
      append(merging: Term(term.variable, term.coefficient * factor))
    }
  }

  /// Adds a summand to the term of its variable, if there is one in place.
  @inlinable
  mutating func append(merging term: Term) {
    for position in 0..<min(storedCount, Self.placeCount)
    where places[position].variable == term.variable {
      places[position].coefficient += term.coefficient
      return
    }
    append(term)
  }

  /// Whether both have the same terms in the same order; constants do not count.
  public func hasTerms(of other: borrowing LinearExpression) -> Bool {
    guard storedCount == other.storedCount else { return false }
    for position in 0..<storedCount where self[position] != other[position] { return false }
    return true
  }

  /// Whether a variable occurs in a term.
  public func mentions(_ variable: Variable) -> Bool {
    (0..<storedCount).contains { self[$0].variable == variable }
  }

  @inlinable
  public static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.add(right, times: 1)
    return sum
  }

  @inlinable
  public static func - (left: Self, right: Self) -> Self {
    var difference = left
    difference.add(right, times: -1)
    return difference
  }

  @inlinable
  public static func + (left: Self, right: Double) -> Self {
    var sum = left
    sum.constant += right
    return sum
  }

  @inlinable
  public static func - (left: Self, right: Double) -> Self { left + -right }

  @inlinable
  public static func * (left: Self, factor: Double) -> Self {
    var product = Self(constant: 0)
    product.add(left, times: factor)
    return product
  }
}

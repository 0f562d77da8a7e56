/// How the left side of a constraint stands to zero.
@frozen
public enum Relation: UInt8, Hashable, Sendable, BitwiseCopyable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}

/// A linear constraint with a priority.
///
///     Σ coefficient · variable + constant  (≤ | = | ≥)  0
///
/// A constraint of priority 1000 is required. Below that it is optional: the solver makes its error,
/// the distance by which it is missed, as small as the constraints of higher priority allow.
@frozen
public struct LinearConstraint: Sendable {
  /// The left side.
  public var expression: LinearExpression
  /// How the left side stands to zero.
  public var relation: Relation
  /// Whether it holds before those that are not firm, where required equalities exclude each other.
  public var isFirm: Bool
  /// More than 0 and at most ``required``; fractions count.
  public var priority: Double

  /// The priority of constraints that must hold.
  @inlinable public static var required: Double { 1000 }

  /// Makes a constraint; see the properties for the meaning of each part.
  @inlinable
  public init(
    _ expression: LinearExpression, _ relation: Relation, priority: Double = required,
    isFirm: Bool = false
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
    self.isFirm = isFirm
  }

  /// Makes a constraint of a list of terms.
  public init(
    _ terms: [Term], _ relation: Relation, constant: Double = 0, priority: Double = required
  ) {
    self.init(LinearExpression(terms, constant: constant), relation, priority: priority)
  }

  /// The summands; a variable may occur in several of them.
  public var terms: [Term] { expression.terms }

  /// The constant summand of the left side, in points.
  public var constant: Double {
    get { expression.constant }
    set { expression.constant = newValue }
  }

  /// By how much the constraint is missed when its left side has this value.
  func error(residual: Double) -> Double { relation.error(residual: residual) }
}

extension Relation {
  /// By how much a left side of this value misses the relation to zero.
  @inline(__always)
  func error(residual: Double) -> Double {
    switch self {
    case .equal: abs(residual)
    case .lessThanOrEqual: max(residual, 0)
    case .greaterThanOrEqual: max(-residual, 0)
    }
  }
}

/// Names a constraint that was added to a solver.
///
/// Identifiers are ordered by the time of addition and never used again.
package struct ConstraintID: Hashable, Sendable, Comparable, BitwiseCopyable {
  /// Where the constraint is stored; a place is used again after a removal.
  let slot: Int32
  /// Order of addition, counted from 0.
  let sequence: UInt64

  package static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.sequence < right.sequence
  }
}

/// Why a call was refused. The solver is as it was before the call.
package enum LayoutSolverError: Error, Hashable {
  /// A coefficient or the constant of this constraint, counted from 0 within the call, is NaN or
  /// infinite.
  case notFinite(constraint: Int)
  /// The priority of this constraint is NaN, zero, negative, or above 1000.
  case priorityOutOfRange(Double, constraint: Int)
  /// A value suggested for a variable is NaN or infinite.
  case suggestionNotFinite(Variable)
  /// The required constraints would exclude each other.
  case unsatisfiable(Conflict)
}

/// Required constraints of which not all can hold.
package struct Conflict: Hashable, Sendable {
  /// The one that gave way.
  package var broken: ConstraintID
  /// All of them: without any one member the rest could hold.
  package var members: [ConstraintID]
}

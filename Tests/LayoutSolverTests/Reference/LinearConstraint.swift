/// An unknown of a layout: one coordinate, in points.
package struct Variable: Hashable, Sendable {
  /// Position in the solver's list of variables, counted from 0 in order of creation.
  let index: Int
}

/// One summand `coefficient · variable` of a linear expression.
package struct Term: Hashable, Sendable {
  /// The unknown.
  package var variable: Variable
  /// Its factor; no unit.
  package var coefficient: Double

  /// Makes the term `coefficient · variable`.
  package init(_ variable: Variable, _ coefficient: Double) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// How the left side of a constraint stands to zero.
package enum Relation: Hashable, Sendable {
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
package struct LinearConstraint: Sendable {
  /// The summands; a variable may occur in several of them.
  package var terms: [Term]
  /// How the sum stands to zero.
  package var relation: Relation
  /// The constant summand, in points.
  package var constant: Double
  /// More than 0 and at most ``required``; fractions count.
  package var priority: Double

  /// The priority of constraints that must hold.
  package static let required = 1000.0

  /// Makes a constraint; see the properties for the meaning of each part.
  package init(
    _ terms: [Term], _ relation: Relation, constant: Double = 0, priority: Double = required
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }
}

/// Names a constraint that was added to a solver.
package struct ConstraintID: Hashable, Sendable, Comparable {
  /// Order of addition, counted from 0.
  let index: Int

  package static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.index < right.index
  }
}

/// Why a constraint was refused. The solver is as it was before the call.
package enum LayoutSolverError: Error, Hashable {
  /// A coefficient or the constant is NaN or infinite.
  case notFinite
  /// The priority is NaN, zero, negative, or above 1000.
  case priorityOutOfRange(Double)
}

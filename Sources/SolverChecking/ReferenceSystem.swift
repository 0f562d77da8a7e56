import ReferenceSolver

/// What the reference finds: the plain solver, which eliminates little and changes nothing in place.
package struct ReferenceSystem {
  package let values: [Double]
  /// Whether required rows exclude each other.
  package let hasConflict: Bool

  /// Solves a system.
  package init(solving system: RandomSystem) throws {
    var solver = LayoutSolver()
    let variables = (0..<system.variableCount).map { _ in solver.makeVariable() }
    for row in system.rows {
      let relation: Relation =
        switch row.relation {
        case .equal: .equal
        case .less: .lessThanOrEqual
        case .greater: .greaterThanOrEqual
        }
      try solver.add(
        LinearConstraint(
          row.terms.map { Term(variables[$0.variable], $0.coefficient) }, relation,
          constant: row.constant, priority: row.priority))
    }
    solver.solve()
    values = variables.map { solver.value(of: $0) }
    let values = values
    hasConflict = system.rows.contains {
      $0.isRequired && $0.error(at: values) > LayoutSolver.tolerance
    }
  }
}

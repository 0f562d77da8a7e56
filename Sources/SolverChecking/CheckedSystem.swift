import LayoutSolver

/// The solver that is checked: the only place here that knows its interface.
package struct CheckedSystem {
  /// Names a row that was added.
  package typealias Handle = ConstraintID

  private let solver = LayoutSolver()
  private var variables: [Variable] = []

  /// Starts with variables and no row.
  package init(variableCount: Int) {
    for _ in 0..<variableCount { variables.append(solver.makeVariable()) }
  }

  /// Adds a row; it takes effect with the next solve.
  package func add(_ row: RandomSystem.Row) throws -> Handle {
    try solver.add(constraint(of: row))
  }

  package func remove(_ handle: Handle) {
    solver.remove(handle)
  }

  package func setConstant(_ constant: Double, of handle: Handle) throws {
    try solver.setConstant(constant, of: handle)
  }

  package func setPriority(_ priority: Double, of handle: Handle) throws {
    try solver.setPriority(priority, of: handle)
  }

  /// Holds a variable at a value from now on.
  package func suggest(_ value: Double, for variable: Int) throws {
    try solver.suggest(value, for: variables[variable])
  }

  package func solve() throws {
    solver.solve()
  }

  /// The values of all variables after the last solve.
  package var values: [Double] { variables.map { solver.value(of: $0) } }

  /// Whether the solver knows its last result to be the optimum.
  package var isOptimal: Bool { solver.isOptimal }

  /// Whether required rows excluded each other in the last solve.
  package var hasConflict: Bool { !solver.conflicts().isEmpty }

  private func constraint(of row: RandomSystem.Row) -> LinearConstraint {
    let relation: Relation =
      switch row.relation {
      case .equal: .equal
      case .less: .lessThanOrEqual
      case .greater: .greaterThanOrEqual
      }
    return LinearConstraint(
      row.terms.map { Term(variables[$0.variable], $0.coefficient) }, relation,
      constant: row.constant, priority: row.priority)
  }
}

extension CheckedSystem {
  /// A system with all rows added in order and solved.
  package init(solving system: RandomSystem, order: [Int]? = nil) throws {
    self.init(variableCount: system.variableCount)
    for index in order ?? Array(system.rows.indices) { _ = try add(system.rows[index]) }
    try solve()
  }
}

import LayoutSolver

/// The solver that is checked: the only place here that knows its interface.
package struct CheckedSystem {
  /// Names a row that was added.
  package struct Handle: Hashable, Sendable {
    fileprivate var number: Int
  }

  private var solver = LayoutSolver()
  private var variables: [Variable] = []
  private var rows: [(number: Int, row: RandomSystem.Row)] = []
  private var edited: [Int: Double] = [:]
  private var added = 0

  /// Starts with variables and no row.
  package init(variableCount: Int) {
    for _ in 0..<variableCount { variables.append(solver.makeVariable()) }
  }

  /// Adds a row; it takes effect with the next solve.
  package mutating func add(_ row: RandomSystem.Row) throws -> Handle {
    added += 1
    rows.append((added, row))
    return Handle(number: added)
  }

  package mutating func remove(_ handle: Handle) {
    rows.removeAll { $0.number == handle.number }
  }

  package mutating func setConstant(_ constant: Double, of handle: Handle) throws {
    rows[position(of: handle)].row.constant = constant
  }

  package mutating func setPriority(_ priority: Double, of handle: Handle) throws {
    rows[position(of: handle)].row.priority = priority
  }

  /// Holds a variable at a value from now on.
  package mutating func suggest(_ value: Double, for variable: Int) throws {
    edited[variable] = value
  }

  package mutating func solve() throws {
    solver = LayoutSolver()
    for _ in variables { _ = solver.makeVariable() }
    for (variable, value) in edited.sorted(by: { $0.key < $1.key }) {
      try solver.add(LinearConstraint([Term(variables[variable], 1)], .equal, constant: -value))
    }
    for (_, row) in rows { try solver.add(constraint(of: row)) }
    solver.solve()
  }

  /// The values of all variables after the last solve.
  package var values: [Double] { variables.map { solver.value(of: $0) } }

  /// Whether required rows excluded each other in the last solve.
  package var hasConflict: Bool { !solver.conflicts().isEmpty }

  private func position(of handle: Handle) -> Int {
    rows.firstIndex { $0.number == handle.number }!
  }

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

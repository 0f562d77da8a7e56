import LayoutSolver

/// A workload in our solver: the only place here that knows the solver's interface.
struct WorkloadSystem {
  private let solver = LayoutSolver()
  private var edges: [Variable] = []
  private var rows: [Workload.Row]
  private var ids: [ConstraintID] = []

  /// States constraints over the edges of views, of which there are four each.
  ///
  /// The root's left edge is at 0; its right one is the value from outside.
  init(rows: [Workload.Row], edgeCount: Int, width: Double) throws {
    self.rows = rows
    edges.reserveCapacity(edgeCount)
    ids.reserveCapacity(rows.count)
    solver.reserveCapacity(variables: edgeCount, constraints: rows.count)
    for _ in 0..<edgeCount { edges.append(solver.makeVariable()) }
    try solver.suggest(width, for: edges[2])
    for index in rows.indices { ids.append(try solver.add(constraint(of: rows[index]))) }
  }

  private func constraint(of row: Workload.Row) -> LinearConstraint {
    var expression = LinearExpression(constant: row.constant)
    for (edge, coefficient) in row.terms { expression.append(Term(edges[edge], coefficient)) }
    return LinearConstraint(
      expression,
      row.relation == 0 ? .equal : row.relation > 0 ? .greaterThanOrEqual : .lessThanOrEqual,
      priority: Workload.priority(ofLevel: row.level))
  }

  func solve() {
    solver.solve()
  }

  /// Gives the root another width, for the next ``solve()``.
  func setWidth(_ value: Double) throws {
    try solver.suggest(value, for: edges[2])
  }

  func remove(_ row: Int) {
    solver.remove(ids[row])
  }

  mutating func addAgain(_ row: Int) throws {
    ids[row] = try solver.add(constraint(of: rows[row]))
  }

  /// Reads the frames of some views as x, y, width and height.
  func readFrames(of views: Range<Int>, into values: inout [Double]) {
    for view in views {
      let left = solver.value(of: edges[4 * view])
      let top = solver.value(of: edges[4 * view + 1])
      values[4 * view] = left
      values[4 * view + 1] = top
      values[4 * view + 2] = solver.value(of: edges[4 * view + 2]) - left
      values[4 * view + 3] = solver.value(of: edges[4 * view + 3]) - top
    }
  }
}

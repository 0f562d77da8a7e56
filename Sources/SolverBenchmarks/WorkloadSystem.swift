import LayoutSolver

/// A workload in our solver: the only place here that knows the solver's interface.
struct WorkloadSystem {
  private let solver: LayoutSolver
  private let edges: [Variable]
  private let rows: [Workload.Row]
  private var ids: [ConstraintID]

  /// States constraints over the edges of views, of which there are four each.
  ///
  /// The root's left edge is at 0; its right one is the value from outside.
  init(rows: [Workload.Row], edgeCount: Int, width: Double) throws {
    let solver = LayoutSolver()
    solver.reserveCapacity(variables: edgeCount, constraints: rows.count)
    let edges = (0..<edgeCount).map { _ in solver.makeVariable() }
    try solver.suggest(width, for: edges[2])
    ids = []
    ids.reserveCapacity(rows.count)
    for index in rows.indices {
      ids.append(try solver.add(Self.constraint(of: rows[index], over: edges)))
    }
    (self.solver, self.edges, self.rows) = (solver, edges, rows)
  }

  /// The constraint is made in place, and nothing is held on the way: the peers' harnesses count no
  /// references either.
  private static func constraint(
    of row: borrowing Workload.Row, over edges: borrowing [Variable]
  ) -> LinearConstraint {
    var constraint = LinearConstraint(
      LinearExpression(constant: row.constant),
      row.relation == 0 ? .equal : row.relation > 0 ? .greaterThanOrEqual : .lessThanOrEqual,
      priority: Workload.priority(ofLevel: row.level))
    for position in 0..<row.terms.count {
      let term = row.terms[position]
      constraint.expression.append(Term(edges[term.variable], term.coefficient))
    }
    return constraint
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
    ids[row] = try solver.add(Self.constraint(of: rows[row], over: edges))
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

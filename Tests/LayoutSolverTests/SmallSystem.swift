@testable import LayoutSolver

/// A small system of constraints in dense form, which a test can solve by itself.
struct SmallSystem: Sendable {
  /// One constraint `Σ coefficients[i] · x[i] + constant (≤ | = | ≥) 0`.
  struct Row: Sendable {
    var coefficients: [Double]
    var relation: Relation
    var constant: Double
    var priority = LinearConstraint.required

    func value(at point: [Double]) -> Double {
      zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
    }

    /// By how much the row is missed at a point, written anew rather than taken from the solver.
    func error(at point: [Double]) -> Double {
      let value = value(at: point)
      switch relation {
      case .equal: return abs(value)
      case .lessThanOrEqual: return value > 0 ? value : 0
      case .greaterThanOrEqual: return value < 0 ? -value : 0
      }
    }

    var isRequired: Bool { priority == 1000 }
    var isRequiredEquality: Bool { isRequired && relation == .equal }
  }

  var variableCount: Int
  var rows: [Row]

  /// Sums of absolute errors by priority, the highest first.
  ///
  /// Required equalities form a level of their own above required inequalities, since the solver
  /// promises that an equality holds before an inequality does.
  func levelSums(at point: [Double]) -> [Double] {
    var sums: [Double: Double] = [:]
    for row in rows {
      let level = row.isRequiredEquality ? 1001 : row.priority
      sums[level, default: 0] += row.error(at: point)
    }
    return sums.sorted { $0.key > $1.key }.map(\.value)
  }
}

extension SmallSystem {
  /// The system in a solver, not yet solved, with the rows in the given order.
  ///
  /// - Returns: The solver, its variables, and the rows' names by row.
  func makeSolver(order: [Int]? = nil) throws -> (
    solver: LayoutSolver, variables: [Variable], ids: [ConstraintID]
  ) {
    let solver = LayoutSolver()
    let variables = (0..<variableCount).map { _ in solver.makeVariable() }
    var ids: [Int: ConstraintID] = [:]
    for row in order ?? Array(rows.indices) {
      ids[row] = try solver.add(rows[row].constraint(over: variables))
    }
    return (solver, variables, rows.indices.map { ids[$0]! })
  }

  /// The values that the solver finds.
  func solved(order: [Int]? = nil) throws -> [Double] {
    let (solver, variables, _) = try makeSolver(order: order)
    solver.solve()
    return variables.map { solver.value(of: $0) }
  }
}

extension SmallSystem.Row {
  func constraint(over variables: [Variable]) -> LinearConstraint {
    let terms = zip(variables, coefficients).filter { $1 != 0 }.map { Term($0, $1) }
    return LinearConstraint(terms, relation, constant: constant, priority: priority)
  }
}

// MARK: The oracle

extension SmallSystem {
  /// The least sums of errors, level by level, by looking at every corner.
  ///
  /// Within one cell of the arrangement of the planes `row = 0` every level's sum is linear, so the
  /// optimum of each level is a union of closed faces of the arrangement. When the rows' normals
  /// span the space, each closed face has a corner, and hence some corner is best at every level at
  /// once. A corner is where as many independent planes meet as there are variables.
  func leastLevelSums() -> [Double] {
    var best: [Double]?
    forEachCorner { corner in
      let sums = levelSums(at: corner)
      if best == nil || Self.isBetter(sums, than: best!) { best = sums }
    }
    return best!
  }

  /// Whether some point meets every row: if so, some corner does.
  func isSatisfiable() -> Bool {
    var found = false
    forEachCorner { corner in
      found = found || rows.allSatisfy { $0.error(at: corner) < 1e-7 }
    }
    return found
  }

  static func isBetter(_ left: [Double], than right: [Double]) -> Bool {
    for (a, b) in zip(left, right) where abs(a - b) > 1e-7 { return a < b }
    return false
  }

  private func forEachCorner(_ body: ([Double]) -> Void) {
    // Planes x = 0 make the normals span; a corner more than needed does no harm.
    let axes = (0..<variableCount).map { axis in
      Row(
        coefficients: (0..<variableCount).map { $0 == axis ? 1 : 0 }, relation: .equal, constant: 0)
    }
    let planes = rows + axes
    var chosen: [Int] = []
    func choose(from start: Int) {
      if chosen.count == variableCount {
        if let point = Self.intersection(of: chosen.map { planes[$0] }) { body(point) }
        return
      }
      for plane in start..<planes.count {
        chosen.append(plane)
        choose(from: plane + 1)
        chosen.removeLast()
      }
    }
    choose(from: 0)
  }

  /// The point at which as many planes as there are variables meet, by Gauss and Jordan; nil when
  /// they are not independent.
  private static func intersection(of planes: [Row]) -> [Double]? {
    var matrix = planes.map { $0.coefficients + [-$0.constant] }
    let count = planes.count
    for column in 0..<count {
      let pivot = (column..<count).max { abs(matrix[$0][column]) < abs(matrix[$1][column]) }!
      guard abs(matrix[pivot][column]) > 1e-9 else { return nil }
      matrix.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = matrix[row][column] / matrix[column][column]
        guard factor != 0 else { continue }
        for position in column...count {
          matrix[row][position] -= factor * matrix[column][position]
        }
      }
    }
    return (0..<count).map { matrix[$0][count] / matrix[$0][$0] }
  }
}

// MARK: Random systems

/// A seeded generator (Steele, Lea and Flood, OOPSLA 2014), so that runs repeat exactly.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension SmallSystem {
  /// A system of 1 to 4 variables whose required rows can all hold.
  ///
  /// Required rows are laid through, or beside, a hidden point. Whole numbers of few digits make
  /// ties and degenerate corners common.
  static func random(seed: UInt64) -> SmallSystem {
    var generator = SplitMix64(state: seed)
    let count = Int.random(in: 1...4, using: &generator)
    let point = (0..<count).map { _ in Double(Int.random(in: -9...9, using: &generator)) }
    var system = SmallSystem(variableCount: count, rows: [])
    for _ in 0..<Int.random(in: 1...9, using: &generator) {
      var row = Row.random(variableCount: count, using: &generator)
      if Int.random(in: 0..<4, using: &generator) == 0 {
        row.priority = 1000
        row.constant -= row.value(at: point)
        let slack = Double(Int.random(in: 0...5, using: &generator))
        if row.relation == .lessThanOrEqual { row.constant -= slack }
        if row.relation == .greaterThanOrEqual { row.constant += slack }
      }
      system.rows.append(row)
    }
    return system
  }

  /// A system of required rows that may well exclude each other.
  static func randomRequired(seed: UInt64) -> SmallSystem {
    var generator = SplitMix64(state: seed)
    let count = Int.random(in: 1...3, using: &generator)
    let rows = (0..<Int.random(in: 3...8, using: &generator)).map { _ in
      var row = Row.random(variableCount: count, using: &generator)
      row.priority = 1000
      return row
    }
    return SmallSystem(variableCount: count, rows: rows)
  }
}

extension SmallSystem.Row {
  fileprivate static func random(
    variableCount: Int, using generator: inout SplitMix64
  ) -> SmallSystem.Row {
    let priorities = [999.5, 999, 750, 750, 251, 250, 250, 49, 1]
    var coefficients = (0..<variableCount).map { _ in
      Double([-2, -1, -1, 0, 0, 1, 1, 3].randomElement(using: &generator)!)
    }
    if coefficients.allSatisfy({ $0 == 0 }) { coefficients[0] = 1 }
    let relations: [Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    return SmallSystem.Row(
      coefficients: coefficients, relation: relations.randomElement(using: &generator)!,
      constant: Double(Int.random(in: -20...20, using: &generator)),
      priority: priorities.randomElement(using: &generator)!)
  }
}

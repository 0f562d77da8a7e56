import SolverChecking
import Testing

@testable import LayoutSolver

/// Systems too large for an exhaustive search, against the plain solver.
@Suite("Reference")
struct ReferenceTests {
  @Test(
    "Per-level sums are those of the plain solver, whatever path led there",
    arguments: [(4, 400), (10, 300), (30, 60), (80, 6)])
  func sumsAgree(size: (variables: Int, runs: Int)) throws {
    for seed in 0..<size.runs {
      var numbers = SplitMix64(state: UInt64(seed * 1000 + size.variables))
      let system = SmallSystem.coupled(variableCount: size.variables, &numbers)
      let (solver, variables, ids) = try system.makeSolver()
      solver.solve()
      let label = "seed \(seed), \(size.variables) variables"
      try compare(system, variables.map { solver.value(of: $0) }, label)
      // A third goes and comes back, with a solve between.
      var current = ids
      let moved = ids.indices.filter { _ in Int.random(in: 0..<3, using: &numbers) == 0 }
      for row in moved { solver.remove(ids[row]) }
      solver.solve()
      let kept = SmallSystem(
        variableCount: system.variableCount,
        rows: system.rows.indices.filter { !moved.contains($0) }.map { system.rows[$0] })
      try compare(kept, variables.map { solver.value(of: $0) }, label + ", without some")
      for row in moved {
        current[row] = try solver.add(system.rows[row].constraint(over: variables))
      }
      solver.solve()
      let order = system.rows.indices.filter { !moved.contains($0) } + moved
      let again = SmallSystem(
        variableCount: system.variableCount, rows: order.map { system.rows[$0] })
      try compare(again, variables.map { solver.value(of: $0) }, label + ", with them again")
      let (fresh, _, _) = try again.makeSolver()
      fresh.solve()
      #expect(
        zip(variables, variables).allSatisfy {
          fresh.value(of: $0) == solver.value(of: $1)
        }, "\(label): a fresh solver has other values")
    }
  }

  @Test("A bound of a thousand million points leaves the rest of a coupled system exact")
  func farBound() throws {
    for seed in 0..<60 {
      var numbers = SplitMix64(state: UInt64(seed + 77_000))
      var system = SmallSystem.coupled(variableCount: 12, &numbers)
      var far = SmallSystem.Row(
        coefficients: Array(repeating: 0, count: 12), relation: .lessThanOrEqual, constant: -1e9)
      far.coefficients[seed % 12] = 1
      system.rows.append(far)
      // A number near 1e9 is rounded by up to 1.2e-7; some tens of rows add up to less than 1e-5.
      try compare(
        system, try system.solved(), "seed \(seed), with a far bound", tolerance: 1e-5)
    }
  }

  private func compare(
    _ system: SmallSystem, _ found: [Double], _ label: String, tolerance: Double = 1e-6
  ) throws {
    let expected = try ReferenceSystem(solving: RandomSystem(system)).values
    let (one, other) = (system.levelSums(at: found), system.levelSums(at: expected))
    for (a, b) in zip(one, other) {
      let isNear = abs(a - b) <= tolerance * max(1, abs(a), abs(b))
      #expect(isNear, "\(label): \(one) instead of \(other)")
      if !isNear { return }
    }
  }
}

extension RandomSystem {
  /// The same rows in the form that the reference takes.
  fileprivate init(_ system: SmallSystem) {
    self.init(
      variableCount: system.variableCount,
      rows: system.rows.map { row in
        Row(
          terms: row.coefficients.enumerated().compactMap { variable, coefficient in
            coefficient == 0
              ? nil : RandomSystem.Term(variable: variable, coefficient: coefficient)
          },
          relation: row.relation == .equal
            ? .equal : row.relation == .lessThanOrEqual ? .less : .greater,
          constant: row.constant, priority: row.priority)
      })
  }
}

extension SmallSystem {
  /// A layout-like system: chains, shared widths, both axes coupled, many levels, duplicates.
  static func coupled(variableCount: Int, _ numbers: inout SplitMix64) -> SmallSystem {
    let priorities: [Double] = [1000, 1000, 999.5, 750, 750, 501, 251, 250, 250, 50, 1]
    let coefficients: [Double] = [1, 1, 1, 1, 2, 0.5, 1.0 / 3]
    var rows: [Row] = []
    for _ in 0..<Int.random(in: variableCount...variableCount * 3, using: &numbers) {
      if let twin = rows.randomElement(using: &numbers),
        Int.random(in: 0..<12, using: &numbers) == 0
      {
        rows.append(twin)
        continue
      }
      var row = Row(
        coefficients: Array(repeating: 0, count: variableCount),
        relation: [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(
          using: &numbers)!,
        constant: Double(Int.random(in: -40...40, using: &numbers)))
      row.priority = priorities.randomElement(using: &numbers)!
      for position in 0..<Int.random(in: 1...4, using: &numbers) {
        let variable = Int.random(in: 0..<variableCount, using: &numbers)
        let sign = position % 2 == 0 ? 1.0 : -1.0
        row.coefficients[variable] += sign * coefficients.randomElement(using: &numbers)!
      }
      // Equalities that must hold would soon exclude each other.
      let isHard = row.priority == 1000 && row.relation == .equal
      if isHard, Int.random(in: 0..<3, using: &numbers) > 0 { row.priority = 750 }
      rows.append(row)
    }
    return SmallSystem(variableCount: variableCount, rows: rows)
  }
}

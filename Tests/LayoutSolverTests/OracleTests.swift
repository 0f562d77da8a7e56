import Testing

@testable import LayoutSolver

/// The solver against an exhaustive search, and against itself, on seeded random systems.
@Suite("Random systems")
struct OracleTests {
  @Test("Per-level sums of errors are those of an exhaustive search over corners")
  func leastSums() throws {
    for seed in 1...500 as ClosedRange<UInt64> {
      let system = SmallSystem.random(seed: seed)
      let found = system.levelSums(at: try system.solved())
      let least = system.leastLevelSums()
      #expect(areNear(found, least), "seed \(seed): \(found), least \(least), \(system)")
    }
  }

  @Test("The order of addition changes no per-level sum")
  func permutation() throws {
    for seed in 1...200 as ClosedRange<UInt64> {
      let system = SmallSystem.random(seed: seed)
      var generator = SplitMix64(state: seed &* 7919)
      let order = Array(system.rows.indices).shuffled(using: &generator)
      let one = system.levelSums(at: try system.solved())
      let other = system.levelSums(at: try system.solved(order: order))
      #expect(areNear(one, other), "seed \(seed), order \(order): \(one), \(other), \(system)")
    }
  }

  @Test("Solving twice, and solving once more from the start, gives the very same values")
  func repeats() throws {
    for seed in 1...100 as ClosedRange<UInt64> {
      let (solver, variables, _) = try SmallSystem.random(seed: seed).makeSolver()
      let (copy, _, _) = try SmallSystem.random(seed: seed).makeSolver()
      solver.solve()
      let once = variables.map { solver.value(of: $0) }
      solver.solve()
      copy.solve()
      #expect(variables.map { solver.value(of: $0) } == once, "seed \(seed)")
      #expect(variables.map { copy.value(of: $0) } == once, "seed \(seed)")
    }
  }

  @Test("Adding constraints and removing them again restores the values")
  func addThenRemove() throws {
    for seed in 1...150 as ClosedRange<UInt64> {
      let system = SmallSystem.random(seed: seed)
      let (solver, variables, _) = try system.makeSolver()
      solver.solve()
      let before = variables.map { solver.value(of: $0) }

      let extra = [
        SmallSystem.Row(
          coefficients: Array(repeating: 1, count: system.variableCount), relation: .equal,
          constant: -7),
        SmallSystem.Row(
          coefficients: Array(repeating: -2, count: system.variableCount),
          relation: .greaterThanOrEqual, constant: 30, priority: 500),
      ]
      let added = try extra.map { try solver.add($0.constraint(over: variables)) }
      solver.solve()
      for id in added { solver.remove(id) }
      solver.solve()

      #expect(variables.map { solver.value(of: $0) } == before, "seed \(seed), \(system)")
    }
  }

  @Test("Changed constants and removed constraints give what a fresh solver gives")
  func changesEqualFresh() throws {
    for seed in 1...150 as ClosedRange<UInt64> {
      var system = SmallSystem.random(seed: seed)
      var generator = SplitMix64(state: seed &+ 4_000_000)
      let (solver, variables, ids) = try system.makeSolver()
      solver.solve()

      let changed = Int.random(in: 0..<system.rows.count, using: &generator)
      let constant = Double(Int.random(in: -20...20, using: &generator))
      try solver.setConstant(constant, of: ids[changed])
      system.rows[changed].constant = constant
      if system.rows.count > 1 {
        let gone = Int.random(in: 0..<system.rows.count, using: &generator)
        solver.remove(ids[gone])
        system.rows.remove(at: gone)
      }
      solver.solve()

      let fresh = try system.solved()
      #expect(variables.map { solver.value(of: $0) } == fresh, "seed \(seed), \(system)")
    }
  }

  @Test("Every broken required constraint leads an irreducible conflicting set")
  func irreducibleSets() throws {
    var conflictCount = 0
    for seed in 1...300 as ClosedRange<UInt64> {
      let system = SmallSystem.randomRequired(seed: seed)
      let (solver, _, ids) = try system.makeSolver()
      solver.solve()
      let conflicts = solver.conflicts()
      #expect(conflicts.isEmpty == system.isSatisfiable(), "seed \(seed), \(system)")

      for conflict in conflicts {
        conflictCount += 1
        let members = conflict.members.map { id in ids.firstIndex(of: id)! }
        #expect(conflict.members.contains(conflict.broken), "seed \(seed), \(system)")
        #expect(!system.keeping(members).isSatisfiable(), "seed \(seed) \(members) \(system)")
        for member in members {
          let rest = members.filter { $0 != member }
          #expect(
            system.keeping(rest).isSatisfiable(), "seed \(seed) \(members) \(member) \(system)")
        }
      }
    }
    // A guard against a generator that makes nothing worth testing.
    #expect(conflictCount > 100)
  }

  private func areNear(_ left: [Double], _ right: [Double]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) < 1e-5 }
  }
}

extension SmallSystem {
  fileprivate func keeping(_ indices: [Int]) -> SmallSystem {
    SmallSystem(variableCount: variableCount, rows: indices.map { rows[$0] })
  }
}

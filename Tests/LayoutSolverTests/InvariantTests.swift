import Testing

@testable import LayoutSolver

/// The invariants that the article states of what a solve builds.
@Suite("Invariants")
struct InvariantTests {
  @Test("Partition, classes and curves are as the article says, after any changes")
  func invariants() throws {
    for seed in 0..<150 {
      var numbers = SplitMix64(state: UInt64(seed))
      let count = Int.random(in: 2...25, using: &numbers)
      let system = SmallSystem.coupled(variableCount: count, &numbers)
      let (solver, variables, ids) = try system.makeSolver()
      if seed % 3 == 0 { try solver.suggest(100, for: variables[0]) }
      solver.solve()
      check(solver, variables, "seed \(seed)")
      for id in ids where Bool.random(using: &numbers) { solver.remove(id) }
      solver.endSuggestions(for: variables[0])
      solver.solve()
      check(solver, variables, "seed \(seed), after removals")
    }
  }

  private func check(_ solver: LayoutSolver, _ variables: [Variable], _ label: String) {
    checkPartition(solver, label)
    checkClasses(solver, variables, label)
    for core in solver.storage.cores {
      guard let core else { continue }
      for row in core.functions { checkCurve(row.curve, solver, label) }
      checkDictionary(core, label)
    }
  }

  /// Two free variables in one live constraint have one component, and so has the constraint.
  private func checkPartition(_ solver: LayoutSolver, _ label: String) {
    for slot in 0..<solver.storage.constraints.count {
      let row = solver.storage.constraints[slot]
      guard row.isLive else { continue }
      var found: Set<Int32> = []
      for position in row.firstTerm..<row.firstTerm + row.termCount {
        let variable = solver.storage.variables[solver.storage.terms[position].variable.index]
        if variable.kind == .free { found.insert(variable.component) }
      }
      if found.isEmpty { found = [-1] }
      #expect(found == [row.component], "\(label): constraint in slot \(slot)")
    }
  }

  /// Parents are roots, and required equalities that hold do so for any values of the roots.
  private func checkClasses(_ solver: LayoutSolver, _ variables: [Variable], _ label: String) {
    for variable in variables {
      let parent = solver.storage.classes[variable.index].parent
      #expect(solver.storage.classes[parent].parent == parent, "\(label)")
      let node = solver.storage.classes[variable.index]
      #expect(node.scale.isFinite && node.offset.isFinite, "\(label)")
    }
    for slot in 0..<solver.storage.constraints.count {
      let row = solver.storage.constraints[slot]
      guard row.isLive, row.isRequiredEquality else { continue }
      // Redundant ones hold as well; only one that contradicts others may be missed.
      let isListed = solver.brokenRequired().contains { $0.slot == slot }
      #expect(isListed == (abs(solver.storage.residual(of: slot)) > 1e-6), "\(label)")
    }
  }

  /// Breakpoints and slopes rise; nothing is to be gained by going to infinity.
  private func checkCurve(_ curve: Curve, _ solver: LayoutSolver, _ label: String) {
    for position in 1..<max(1, curve.count) {
      let start = curve.breakpoints + position
      #expect(solver.storage.breakpoints[start - 1] < solver.storage.breakpoints[start], "\(label)")
    }
    for stretch in 0..<curve.count {
      let width = Int(curve.levelCount)
      let slope = solver.storage.slopes.base + Int(curve.slopes) + Int(stretch) * width
      let order = SolverStorage.compare(slope, slope + width, levels: width)
      #expect(order < 0, "\(label)")
    }
    #expect(solver.storage.sign(curve, 0) <= 0, "\(label)")
    #expect(solver.storage.sign(curve, curve.count) >= 0, "\(label)")
  }

  /// Every function is hosted once: by a place or by a column.
  private func checkDictionary(_ core: Core, _ label: String) {
    let hosted = (core.basic + core.nonbasic).filter { $0 >= 0 }.sorted()
    #expect(hosted == Array(core.functions.indices), "\(label)")
    for (place, row) in core.rows.enumerated() where core.basic[place] >= 0 {
      #expect(Set(row.map(\.column)).count == row.count, "\(label)")
      for entry in row {
        #expect(core.columnRows[Int(entry.column)].contains(Int32(place)), "\(label)")
      }
    }
  }
}

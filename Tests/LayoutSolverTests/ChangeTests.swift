import Testing

@testable import LayoutSolver

/// What changes promise: all or nothing, and the same as a fresh solver.
@Suite("Changes")
struct ChangeTests {
  // MARK: Batches

  @Test("A batch with one bad constraint adds none, and the error tells which", arguments: 0..<4)
  func batch(position: Int) throws {
    let solver = LayoutSolver()
    let x = solver.makeVariable()
    let kept = try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: -7, priority: 1))
    var batch = (0..<4).map { index in
      LinearConstraint([Term(x, 1)], .equal, constant: -Double(index), priority: 500)
    }
    batch[position].constant = .infinity
    #expect(throws: LayoutSolverError.notFinite(constraint: position)) {
      try solver.add(contentsOf: batch)
    }
    batch[position].constant = 0
    batch[position].priority = 1001
    #expect(throws: LayoutSolverError.priorityOutOfRange(1001, constraint: position)) {
      try solver.add(contentsOf: batch)
    }
    batch[position] = LinearConstraint([Term(x, 1), Term(x, .nan)], .equal)
    #expect(throws: LayoutSolverError.notFinite(constraint: position)) {
      try solver.addIfSatisfiable(contentsOf: batch)
    }
    solver.solve()
    #expect(solver.value(of: x) == 7)
    #expect(solver.error(of: kept) == 0)
  }

  @Test("A batch that would conflict leaves values, constraints and later solves as they were")
  func unsatisfiableBatch() throws {
    for seed in 1...80 as ClosedRange<UInt64> {
      let system = SmallSystem.random(seed: seed)
      let (solver, variables, ids) = try system.makeSolver()
      solver.solve()
      let before = variables.map { solver.value(of: $0) }
      let clash = [
        LinearConstraint([Term(variables[0], 1)], .greaterThanOrEqual, constant: -1000),
        LinearConstraint([Term(variables[0], 1)], .lessThanOrEqual, constant: 1000),
      ]
      do {
        try solver.addIfSatisfiable(contentsOf: clash)
        Issue.record("seed \(seed): not refused")
      } catch .unsatisfiable(let conflict) {
        #expect(conflict.members.contains(conflict.broken))
      } catch {
        Issue.record("seed \(seed): \(error)")
      }
      #expect(variables.map { solver.value(of: $0) } == before, "seed \(seed)")
      #expect(ids.allSatisfy { solver.contains($0) })
      #expect(solver.brokenRequired().isEmpty)
    }
  }

  @Test("A batch that can hold is added, also beside a conflict that was there before")
  func satisfiableBatch() throws {
    let solver = LayoutSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    for target in [1.0, 2] {
      try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: -target))
    }
    let added = try solver.addIfSatisfiable(contentsOf: [
      LinearConstraint([Term(y, 1), Term(x, -1)], .equal, constant: -10)
    ])
    #expect(added.count == 1)
    #expect(solver.value(of: y) == 11)
  }

  // MARK: Priorities

  @Test("A wish that becomes required wins over one above it, and gives way again after")
  func requiredAndBack() throws {
    for relation in [Relation.equal, .lessThanOrEqual] {
      let solver = LayoutSolver()
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(LinearConstraint([Term(y, 1), Term(x, -1)], .equal, constant: -5))
      try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: -300, priority: 900))
      let limit = try solver.add(
        LinearConstraint([Term(x, 1)], relation, constant: -200, priority: 100))
      solver.solve()
      #expect(solver.value(of: y) == 305)
      try solver.setPriority(1000, of: limit)
      solver.solve()
      #expect(solver.value(of: y) == 205)
      try solver.setPriority(899, of: limit)
      solver.solve()
      #expect(solver.value(of: y) == 305)
    }
  }

  @Test("Priorities that are refused change nothing", arguments: [0, -1, 1000.1, Double.infinity])
  func refusedPriority(_ priority: Double) throws {
    let solver = LayoutSolver()
    let x = solver.makeVariable()
    let id = try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: -3, priority: 9))
    #expect(throws: LayoutSolverError.priorityOutOfRange(priority, constraint: 0)) {
      try solver.setPriority(priority, of: id)
    }
    solver.solve()
    #expect(solver.value(of: x) == 3)
  }

  @Test("A relation that becomes required ties a class, and lets go of it again")
  func requiredRelation() throws {
    let solver = LayoutSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let tie = try solver.add(
      LinearConstraint([Term(x, 1), Term(y, -2)], .equal, priority: 10))
    try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: -40, priority: 500))
    try solver.add(LinearConstraint([Term(y, 1)], .equal, constant: -50, priority: 400))
    solver.solve()
    #expect(solver.value(of: x) == 40 && solver.value(of: y) == 50)
    try solver.setPriority(1000, of: tie)
    solver.solve()
    #expect(solver.value(of: x) == 40 && solver.value(of: y) == 20)
    try solver.setPriority(10, of: tie)
    solver.solve()
    #expect(solver.value(of: x) == 40 && solver.value(of: y) == 50)
  }

  @Test("Of two named values the older one holds, also when it becomes required last")
  func olderBecomesRequired() throws {
    let solver = LayoutSolver()
    let x = solver.makeVariable()
    let older = try solver.add(
      LinearConstraint([Term(x, 1)], .equal, constant: -10, priority: 999))
    let newer = try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: -20))
    solver.solve()
    #expect(solver.value(of: x) == 20)
    try solver.setPriority(1000, of: older)
    solver.solve()
    #expect(solver.value(of: x) == 10)
    #expect(solver.conflicts() == [Conflict(broken: newer, members: [older, newer])])
    try solver.setPriority(999, of: older)
    solver.solve()
    #expect(solver.value(of: x) == 20)
  }

  // MARK: Suggestions

  @Test("A suggestion holds before required constraints, and ends when it is ended")
  func suggestion() throws {
    let solver = LayoutSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint([Term(y, 1), Term(x, -1)], .equal, constant: -1))
    let named = try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: -10))
    solver.solve()
    #expect(solver.value(of: y) == 11)
    try solver.suggest(50, for: x)
    solver.solve()
    #expect(solver.value(of: x) == 50 && solver.value(of: y) == 51)
    #expect(solver.error(of: named) == 40)
    #expect(throws: LayoutSolverError.suggestionNotFinite(x)) { try solver.suggest(.nan, for: x) }
    solver.endSuggestions(for: x)
    solver.endSuggestions(for: x)
    solver.solve()
    #expect(solver.value(of: x) == 10 && solver.value(of: y) == 11)
  }

  @Test("Constraints over suggested variables alone hold or are broken, and move nothing")
  func suggestedOnly() throws {
    let solver = LayoutSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let same = try solver.add(LinearConstraint([Term(x, 1), Term(y, -1)], .equal))
    try solver.suggest(3, for: x)
    try solver.suggest(7, for: y)
    solver.solve()
    #expect(solver.value(of: x) == 3 && solver.value(of: y) == 7)
    #expect(solver.error(of: same) == 4)
    #expect(solver.conflicts() == [Conflict(broken: same, members: [same])])
    solver.endSuggestions(for: y)
    solver.solve()
    #expect(solver.value(of: y) == 3)
    #expect(solver.conflicts().isEmpty)
  }

  @Test("A sweep gives the very values of separate solves")
  func sweep() throws {
    let widths = [320.0, 10, -40, 1024, 320]
    for seed in 0..<60 {
      var numbers = SplitMix64(state: UInt64(seed))
      let system = SmallSystem.coupled(variableCount: 8, &numbers)
      let (solver, variables, _) = try system.makeSolver()
      var swept: [[Double]] = []
      try solver.sweep([variables[0]], over: widths.map { [$0] }) { position in
        #expect(position == swept.count)
        swept.append(variables.map { solver.value(of: $0) })
      }
      for (width, values) in zip(widths, swept) {
        let (fresh, names, _) = try system.makeSolver()
        try fresh.suggest(width, for: names[0])
        fresh.solve()
        let expected = names.map { fresh.value(of: $0) }
        #expect(values[0] == width)
        #expect(values == expected, "seed \(seed), width \(width)")
      }
    }
  }

  @Test("A sweep with a number that is not finite solves nothing")
  func refusedSweep() throws {
    let solver = LayoutSolver()
    let x = solver.makeVariable()
    #expect(throws: LayoutSolverError.suggestionNotFinite(x)) {
      try solver.sweep([x], over: [[1], [.nan]]) { _ in Issue.record("solved") }
    }
    solver.solve()
    #expect(solver.value(of: x) == 0)
  }

  // MARK: Bounds

  @Test("A variable with a bound stays above it as long as it can")
  func bounded() throws {
    let solver = LayoutSolver()
    let width = try solver.makeVariable(atLeast: 0)
    solver.solve()
    #expect(solver.value(of: width) >= 0)
    try solver.add(LinearConstraint([Term(width, 1)], .equal, constant: 40, priority: 999))
    solver.solve()
    #expect(solver.value(of: width) == 0)
    // A required equality holds before the bound, which is an inequality.
    try solver.add(LinearConstraint([Term(width, 1)], .equal, constant: 12))
    solver.solve()
    #expect(solver.value(of: width) == -12)
    #expect(solver.conflicts().count == 1)
    #expect(throws: LayoutSolverError.self) { _ = try solver.makeVariable(atLeast: .infinity) }
  }

  // MARK: What is built again

  @Test("Only the component that a change touches is built again")
  func touchedComponents() throws {
    // A hundred rows of two edges each, pinned to one root whose width is known.
    let solver = LayoutSolver()
    let root = solver.makeVariable()
    try solver.suggest(320, for: root)
    var rows: [(left: Variable, right: Variable, width: ConstraintID)] = []
    for index in 0..<100 {
      let (left, right) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(LinearConstraint([Term(left, 1)], .equal, constant: -8, priority: 900))
      try solver.add(LinearConstraint([Term(right, 1), Term(root, -1)], .lessThanOrEqual))
      let width = try solver.add(
        LinearConstraint(
          [Term(right, 1), Term(left, -1)], .equal, constant: -Double(index), priority: 500))
      rows.append((left, right, width))
    }
    solver.solve()
    func places() -> [Int32] {
      rows.map { row in
        let component = solver.storage.variables[row.left.index].component
        return solver.storage.components[component].firstConstraint
      }
    }
    let before = places()
    #expect(Set(before).count == 100)
    let length = solver.storage.componentConstraints.count
    try solver.setConstant(-50, of: rows[7].width)
    solver.solve()
    let after = places()
    #expect(rows.indices.filter { before[$0] != after[$0] } == [7])
    // Its three constraints and nothing else were written anew.
    #expect(solver.storage.componentConstraints.count == length + 3)
    #expect(solver.value(of: rows[7].right) == 58)
    // A new width builds nothing.
    try solver.suggest(20, for: root)
    solver.solve()
    #expect(solver.storage.componentConstraints.count == length + 3)
    #expect(solver.value(of: rows[7].right) == 20)
  }

  @Test("Any mixture of changes, also between solves, equals a fresh solver", arguments: 1...40)
  func mixtures(seed: Int) throws {
    var numbers = SplitMix64(state: UInt64(seed))
    let count = 6
    let solver = LayoutSolver()
    let variables = (0..<count).map { _ in solver.makeVariable() }
    var live: [(id: ConstraintID, row: SmallSystem.Row)] = []
    for round in 0..<60 {
      let pool = SmallSystem.coupled(variableCount: count, &numbers).rows
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0, 1, 2:
        let row = pool[0]
        live.append((try solver.add(row.constraint(over: variables)), row))
      case 3 where !live.isEmpty:
        let place = Int.random(in: 0..<live.count, using: &numbers)
        solver.remove(live.remove(at: place).id)
      case 4 where !live.isEmpty:
        let place = Int.random(in: 0..<live.count, using: &numbers)
        live[place].row.constant = Double(Int.random(in: -40...40, using: &numbers))
        try solver.setConstant(live[place].row.constant, of: live[place].id)
      default:
        solver.solve()
        let system = SmallSystem(variableCount: count, rows: live.map(\.row))
        let fresh = try system.solved()
        #expect(
          variables.map { solver.value(of: $0) } == fresh, "seed \(seed), round \(round)")
      }
    }
  }

  @Test("What hundreds of changes leave behind is given back")
  func memory() throws {
    // Twenty variables in forms of four terms, which leave much behind each time.
    var numbers = SplitMix64(state: 5)
    let solver = LayoutSolver()
    let x = (0..<20).map { _ in solver.makeVariable() }
    for index in 0..<30 {
      let terms = (0..<4).map { _ in
        Term(x.randomElement(using: &numbers)!, Double.random(in: -1...1, using: &numbers))
      }
      try solver.add(
        LinearConstraint(
          terms, .equal, constant: Double(index), priority: index % 3 == 0 ? 1000 : 500))
    }
    solver.solve()
    let once = solver.storage.formTerms.count + solver.storage.slopes.count
    for round in 0..<500 {
      let id = try solver.add(
        LinearConstraint([Term(x[0], 1), Term(x[1], 1)], .equal, constant: -Double(round)))
      solver.solve()
      solver.remove(id)
    }
    solver.solve()
    let now = solver.storage.formTerms.count + solver.storage.slopes.count
    // At most twice the need and the 65,536 numbers below which nobody looks, and one build.
    #expect(now <= 3 * once + 70_000)
    #expect(solver.storage.terms.count < 4_096)
    #expect(solver.storage.constraints.count <= 31)
  }

  @Test("A place that is used again has nothing of the constraint before")
  func reusedPlace() throws {
    let solver = LayoutSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let old = try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: -10))
    solver.solve()
    solver.remove(old)
    let new = try solver.add(
      LinearConstraint([Term(y, 1), Term(x, 1)], .equal, constant: -4, priority: 5))
    #expect(!solver.contains(old) && solver.contains(new))
    solver.remove(old)
    try solver.setConstant(99, of: old)
    try solver.setPriority(1000, of: old)
    solver.solve()
    #expect(solver.value(of: x) + solver.value(of: y) == 4)
    #expect(solver.error(of: old) == 0)
    // Added and removed before any solve: nothing happened.
    let brief = try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: -77))
    solver.remove(brief)
    solver.solve()
    #expect(solver.value(of: x) + solver.value(of: y) == 4)
    #expect(!solver.contains(brief))
  }
}

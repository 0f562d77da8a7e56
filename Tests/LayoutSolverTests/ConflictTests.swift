import Testing

@testable import LayoutSolver

@Suite("Conflicts and uniqueness")
struct ConflictTests {
  @Test("Of two equalities that exclude each other the earlier one holds")
  func earlierEqualityHolds() throws {
    let solver = LayoutSolver()
    let x = solver.makeVariable()
    let first = try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: -100))
    let second = try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: -200))
    solver.solve()
    #expect(solver.value(of: x) == 100)
    #expect(solver.error(of: second) == 100)
    #expect(
      solver.conflicts().map { Set($0.members) } == [[first, second]]
        && solver.conflicts()[0].broken == second)
  }

  @Test("An equality holds before an inequality, whichever came first")
  func equalityBeforeInequality() throws {
    let solver = LayoutSolver()
    let x = solver.makeVariable()
    let atLeast = try solver.add(
      LinearConstraint([Term(x, 1)], .greaterThanOrEqual, constant: -100))
    let exact = try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: -60))
    solver.solve()
    #expect(solver.value(of: x) == 60)
    #expect(solver.conflicts().map(\.broken) == [atLeast])
    #expect(solver.conflicts().map { Set($0.members) } == [[atLeast, exact]])
  }

  @Test("The set around a conflict leaves bystanders out, even those that share its variables")
  func bystanders() throws {
    // A row: left = 0, width 200 inside a root of 320 with 80 at both sides: 160 ≠ 200.
    let solver = LayoutSolver()
    let (root, left, right) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    let rootWidth = try solver.add(LinearConstraint([Term(root, 1)], .equal, constant: -320))
    let leading = try solver.add(LinearConstraint([Term(left, 1)], .equal, constant: -80))
    let trailing = try solver.add(
      LinearConstraint([Term(right, 1), Term(root, -1)], .equal, constant: 80))
    try solver.add(LinearConstraint([Term(left, 1)], .greaterThanOrEqual, constant: 0))
    let width = try solver.add(
      LinearConstraint([Term(right, 1), Term(left, -1)], .equal, constant: -200))
    try solver.add(LinearConstraint([Term(right, 1), Term(root, -1)], .lessThanOrEqual))
    solver.solve()
    let conflicts = solver.conflicts()
    #expect(conflicts.map(\.broken) == [width])
    #expect(conflicts.map { Set($0.members) } == [[rootWidth, leading, trailing, width]])
    #expect(solver.value(of: right) - solver.value(of: left) == 160)
  }

  @Test("Each of a hundred conflicts in one chain is told")
  func manyConflicts() throws {
    let solver = LayoutSolver()
    var pairs: [Set<ConstraintID>] = []
    var last = solver.makeVariable()
    try solver.add(LinearConstraint([Term(last, 1)], .equal))
    for _ in 0..<100 {
      let next = solver.makeVariable()
      let gap = [Term(next, 1), Term(last, -1)]
      pairs.append([
        try solver.add(LinearConstraint(gap, .equal, constant: -21)),
        try solver.add(LinearConstraint(gap, .equal, constant: -18)),
      ])
      last = next
    }
    solver.solve()
    #expect(solver.conflicts().map { Set($0.members) } == pairs)
  }

  @Test("Conflicts in separate parts of a layout are told apart")
  func separateConflicts() throws {
    let solver = LayoutSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    var pairs: [Set<ConstraintID>] = []
    for variable in [x, y] {
      let one = try solver.add(LinearConstraint([Term(variable, 1)], .equal, constant: -1))
      let two = try solver.add(LinearConstraint([Term(variable, 1)], .equal, constant: -2))
      pairs.append([one, two])
    }
    solver.solve()
    #expect(solver.conflicts().map { Set($0.members) } == pairs)
  }

  @Test("A constraint stated twice is no conflict")
  func redundant() throws {
    let solver = LayoutSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    for factor in [1.0, -2, 0.5] {
      try solver.add(
        LinearConstraint([Term(x, factor), Term(y, -factor)], .equal, constant: 10 * factor))
    }
    solver.solve()
    #expect(solver.conflicts().isEmpty)
    #expect(solver.value(of: y) - solver.value(of: x) == 10)
  }

  @Test("Optional constraints that cannot hold are no conflict")
  func optional() throws {
    let solver = LayoutSolver()
    let x = solver.makeVariable()
    try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: -100))
    try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: -200, priority: 999.9))
    solver.solve()
    #expect(solver.conflicts().isEmpty)
  }

  @Test("Removing a member of a conflict lets the rest hold")
  func removal() throws {
    let solver = LayoutSolver()
    let x = solver.makeVariable()
    let first = try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: -100))
    let second = try solver.add(LinearConstraint([Term(x, 1)], .lessThanOrEqual, constant: -50))
    solver.solve()
    #expect(solver.conflicts().map(\.broken) == [second])
    solver.remove(first)
    solver.solve()
    #expect(solver.conflicts().isEmpty)
    #expect(solver.error(of: second) == 0)
  }

  // MARK: Who gives way

  /// left = 20 and right = 180 by two equalities each way: width 200 cannot hold, whichever came first.
  private func contradiction(firmFirst: Bool) throws -> (LayoutSolver, wish: ConstraintID) {
    let solver = LayoutSolver()
    solver.firmHoldsFirst = firmFirst
    let (root, left, right) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    try solver.suggest(200, for: root)
    let wish = try solver.add(
      LinearConstraint([Term(right, 1), Term(left, -1)], .equal, constant: -200))
    for (edge, inset) in [(left, -20.0), (right, -180)] {
      var pin = LinearConstraint(
        [Term(edge, 1), Term(root, -inset / -200)], .equal)
      pin.isFirm = true
      try solver.add(pin)
    }
    solver.solve()
    return (solver, wish)
  }

  @Test("A firm equality holds before an older one that is not")
  func firmHolds() throws {
    // Edges at 0.1 and 0.9 of 200 are 20 and 180, 160 apart: the width of 200 is missed by 40.
    let (solver, wish) = try contradiction(firmFirst: true)
    #expect(solver.conflicts().map(\.broken) == [wish])
    #expect(solver.conflicts().map(\.members.count) == [3])
    #expect(abs(solver.error(of: wish) - 40) < 1e-9)
  }

  @Test("Where firmness does not count, the last of all gives way")
  func age() throws {
    let (solver, wish) = try contradiction(firmFirst: false)
    #expect(solver.conflicts().map { $0.broken == wish } == [false])
    #expect(solver.error(of: wish) < 1e-9)
  }

  @Test("Of two values for one variable the firm one holds")
  func firmValue() throws {
    let solver = LayoutSolver()
    let x = solver.makeVariable()
    let first = try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: -100))
    let firm = try solver.add(
      LinearConstraint(LinearExpression(x, constant: -60), .equal, isFirm: true))
    solver.solve()
    #expect(solver.value(of: x) == 60)
    #expect(solver.conflicts().map(\.broken) == [first])
    solver.remove(firm)
    solver.solve()
    #expect(solver.value(of: x) == 100)
  }

  @Test("Where rounding has moved a value off its bound, the set is whole all the same")
  func roundedBound() throws {
    // x ≤ 10 and x ≥ 20: the first is tight at the optimum, unless rounding has moved x.
    let solver = LayoutSolver()
    let x = solver.makeVariable()
    let atMost = try solver.add(LinearConstraint([Term(x, 1)], .lessThanOrEqual, constant: -10))
    let atLeast = try solver.add(
      LinearConstraint([Term(x, 1)], .greaterThanOrEqual, constant: -20))
    let bystander = try solver.add(
      LinearConstraint([Term(x, 1)], .greaterThanOrEqual, constant: 50))
    solver.solve()
    #expect(solver.value(of: x) == 10)
    solver.storage.values[x.index] = 9.99
    let members = solver.conflicts().map(\.members)
    #expect(members == [[atMost, atLeast]])
    #expect(members.allSatisfy { !$0.contains(bystander) })
  }

  // MARK: Uniqueness

  @Test("A value that constraints of any priority fix is unique; a free one is not")
  func uniqueness() throws {
    let solver = LayoutSolver()
    let (fixed, wished, free) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    try solver.add(LinearConstraint([Term(fixed, 1)], .equal, constant: -10))
    try solver.add(LinearConstraint([Term(wished, 1)], .equal, constant: -10, priority: 1))
    try solver.add(LinearConstraint([Term(free, 1)], .greaterThanOrEqual, constant: -10))
    solver.solve()
    #expect(solver.isUnique(fixed))
    #expect(solver.isUnique(wished))
    #expect(!solver.isUnique(free))
  }

  @Test("Two equal pulls in opposite directions leave a range open")
  func equalPulls() throws {
    let solver = LayoutSolver()
    let x = solver.makeVariable()
    try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: -10, priority: 250))
    try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: -30, priority: 250))
    solver.solve()
    #expect((10...30).contains(solver.value(of: x)))
    #expect(!solver.isUnique(x))
  }

  @Test("Two labels that hug equally in a row too wide for them are ambiguous; their sum is not")
  func equalHugging() throws {
    // widths 40 and 60 wanted, 150 to fill: the 50 left over may go to either.
    let solver = LayoutSolver()
    let (first, second, total) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    try solver.add(
      LinearConstraint([Term(first, 1), Term(second, 1), Term(total, -1)], .equal))
    try solver.add(LinearConstraint([Term(total, 1)], .equal, constant: -150))
    for (width, content) in [(first, 40.0), (second, 60)] {
      try solver.add(
        LinearConstraint([Term(width, 1)], .lessThanOrEqual, constant: -content, priority: 250))
      try solver.add(
        LinearConstraint([Term(width, 1)], .greaterThanOrEqual, constant: -content, priority: 750))
    }
    solver.solve()
    #expect(!solver.isUnique(first))
    #expect(!solver.isUnique(second))
    #expect(solver.isUnique(total))
    #expect(solver.value(of: first) + solver.value(of: second) == 150)
  }

  @Test("A choice of a priority below 1 decides a value and leaves it called open")
  func choices() throws {
    let solver = LayoutSolver()
    let x = solver.makeVariable()
    try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: -5, priority: 0.001))
    solver.solve()
    #expect(solver.value(of: x) == 5)
    #expect(!solver.isUnique(x))
  }
}

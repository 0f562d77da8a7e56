import Testing

@testable import LayoutSolver

@Suite("Solver")
struct LayoutSolverTests {
  @Test("Without constraints every variable is 0, and none is unique")
  func noConstraints() {
    let solver = LayoutSolver()
    let x = solver.makeVariable()
    solver.solve()
    #expect(solver.value(of: x) == 0)
    #expect(!solver.isUnique(x))
    #expect(solver.conflicts().isEmpty)
  }

  @Test("A solver without variables solves, and a constraint without terms is about its constant")
  func noVariables() throws {
    let solver = LayoutSolver()
    solver.solve()
    let holds = try solver.add(LinearConstraint([], .lessThanOrEqual, constant: -1))
    let fails = try solver.add(LinearConstraint([], .equal, constant: 2))
    solver.solve()
    #expect(solver.error(of: holds) == 0)
    #expect(solver.error(of: fails) == 2)
    #expect(solver.conflicts() == [Conflict(broken: fails, members: [fails])])
  }

  @Test("A value asked for before the first solve is 0")
  func beforeSolving() throws {
    let solver = LayoutSolver()
    let x = solver.makeVariable()
    try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: -5))
    #expect(solver.value(of: x) == 0)
  }

  @Test("Terms of one variable are summed before they count")
  func repeatedVariable() throws {
    let solver = LayoutSolver()
    let x = solver.makeVariable()
    // 0.1x + 0.2x − 6 = 0, so x = 20.
    try solver.add(LinearConstraint([Term(x, 0.1), Term(x, 0.2)], .equal, constant: -6))
    solver.solve()
    #expect(abs(solver.value(of: x) - 20) < 1e-9)
  }

  // MARK: Priorities

  @Test("A violation at a higher priority outweighs any number below it")
  func strictHierarchy() throws {
    let solver = LayoutSolver()
    let width = solver.makeVariable()
    // One pull at 251 against a thousand at 250, each at a distance of 245 points. Any weight that
    // does not exceed a thousand times its neighbour below gives 620.
    try solver.add(LinearConstraint([Term(width, 1)], .equal, constant: -375, priority: 251))
    for _ in 0..<1000 {
      try solver.add(LinearConstraint([Term(width, 1)], .equal, constant: -620, priority: 250))
    }
    solver.solve()
    #expect(solver.value(of: width) == 375)
  }

  @Test("A required root width is not moved by hundreds of labels that want more")
  func rootWidth() throws {
    let solver = LayoutSolver()
    let root = solver.makeVariable()
    try solver.add(LinearConstraint([Term(root, 1)], .equal, constant: -375))
    for _ in 0..<300 {
      let right = solver.makeVariable()
      try solver.add(LinearConstraint([Term(right, 1), Term(root, -1)], .lessThanOrEqual))
      try solver.add(
        LinearConstraint([Term(right, 1)], .greaterThanOrEqual, constant: -620, priority: 999.9))
    }
    solver.solve()
    #expect(solver.value(of: root) == 375)
  }

  @Test(
    "Priorities of whole and fractional steps order themselves",
    arguments: [(1000.0, 999.5), (999.5, 999.0), (2, 1), (1, 0.5), (50.25, 50), (0.002, 0.001)])
  func order(_ high: Double, _ low: Double) throws {
    for highFirst in [true, false] {
      let solver = LayoutSolver()
      let x = solver.makeVariable()
      let strong = LinearConstraint([Term(x, 1)], .equal, constant: -10, priority: high)
      let weak = LinearConstraint([Term(x, 1)], .equal, constant: -20, priority: low)
      for constraint in highFirst ? [strong, weak] : [weak, strong] { try solver.add(constraint) }
      solver.solve()
      #expect(solver.value(of: x) == 10)
    }
  }

  @Test("An unsatisfied optional constraint still pulls as near as it may come")
  func nearest() throws {
    let solver = LayoutSolver()
    let x = solver.makeVariable()
    try solver.add(LinearConstraint([Term(x, 1)], .lessThanOrEqual, constant: -50))
    let wish = try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: -80, priority: 1))
    solver.solve()
    #expect(solver.value(of: x) == 50)
    #expect(solver.residual(of: wish) == -30)
    #expect(solver.error(of: wish) == 30)
  }

  @Test("Within one priority the sum of absolute errors is least: the median, not the mean")
  func median() throws {
    let solver = LayoutSolver()
    let x = solver.makeVariable()
    // |x−0| + |x−10| + |x−100| is least at 10 (sum 100); least squares would give 36.67.
    for target in [0.0, 10, 100] {
      try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: -target, priority: 500))
    }
    solver.solve()
    #expect(solver.value(of: x) == 10)
  }

  @Test("Coefficients weigh the errors of their own constraint")
  func coefficientsWeigh() throws {
    let solver = LayoutSolver()
    let x = solver.makeVariable()
    // |2x − 20| + |x − 30|: slope −3 below 10, +1 between 10 and 30, so least at x = 10.
    try solver.add(LinearConstraint([Term(x, 2)], .equal, constant: -20, priority: 500))
    try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: -30, priority: 500))
    solver.solve()
    #expect(solver.value(of: x) == 10)
  }

  @Test("Content size: compression outlasts hugging when room is short")
  func contentSize() throws {
    // Two labels side by side in 100 points: widths 80 and 60 are wanted. The second gives way,
    // its resistance being lower: 80 and 20.
    let solver = LayoutSolver()
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint([Term(first, 1), Term(second, 1)], .equal, constant: -100))
    for (width, content, resistance) in [(first, 80.0, 751.0), (second, 60, 750)] {
      try solver.add(
        LinearConstraint([Term(width, 1)], .lessThanOrEqual, constant: -content, priority: 250))
      try solver.add(
        LinearConstraint(
          [Term(width, 1)], .greaterThanOrEqual, constant: -content, priority: resistance))
    }
    solver.solve()
    #expect(solver.value(of: first) == 80)
    #expect(solver.value(of: second) == 20)
  }

  // MARK: Inequalities

  @Test("An inequality that holds costs nothing and holds nothing")
  func idleInequality() throws {
    let solver = LayoutSolver()
    let x = solver.makeVariable()
    let idle = try solver.add(LinearConstraint([Term(x, 1)], .lessThanOrEqual, constant: -100))
    try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: -40, priority: 1))
    solver.solve()
    #expect(solver.value(of: x) == 40)
    #expect(solver.residual(of: idle) == -60)
    #expect(solver.error(of: idle) == 0)
  }

  @Test("A chain of inequalities transmits a push from end to end")
  func pushedChain() throws {
    // x0 = 0, each next at least 10 further, and all want to be at 0: 0, 10, 20, 30.
    let solver = LayoutSolver()
    let x = (0..<4).map { _ in solver.makeVariable() }
    try solver.add(LinearConstraint([Term(x[0], 1)], .equal))
    for (near, far) in zip(x, x.dropFirst()) {
      try solver.add(
        LinearConstraint([Term(far, 1), Term(near, -1)], .greaterThanOrEqual, constant: -10))
      try solver.add(LinearConstraint([Term(far, 1)], .equal, priority: 100))
    }
    solver.solve()
    #expect(x.map { solver.value(of: $0) } == [0, 10, 20, 30])
  }

  @Test("Aspect ratio and two bounds: the tighter one decides")
  func aspectRatio() throws {
    // width = 16/9 · height, width ≤ 320, height ≤ 200, as wide as possible: 320 × 180.
    let solver = LayoutSolver()
    let (width, height) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint([Term(width, 1), Term(height, -16.0 / 9)], .equal))
    try solver.add(LinearConstraint([Term(width, 1)], .lessThanOrEqual, constant: -320))
    try solver.add(LinearConstraint([Term(height, 1)], .lessThanOrEqual, constant: -200))
    try solver.add(LinearConstraint([Term(width, 1)], .equal, constant: -9999, priority: 10))
    solver.solve()
    #expect(abs(solver.value(of: width) - 320) < 1e-9)
    #expect(abs(solver.value(of: height) - 180) < 1e-9)
  }

  // MARK: Changes

  @Test("A changed constant counts from the next solve on")
  func setConstant() throws {
    let solver = LayoutSolver()
    let x = solver.makeVariable()
    let width = try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: -320))
    solver.solve()
    try solver.setConstant(-375, of: width)
    #expect(solver.value(of: x) == 320)
    solver.solve()
    #expect(solver.value(of: x) == 375)
  }

  @Test("A removed constraint has no residual, and a new constant for it changes nothing")
  func removed() throws {
    let solver = LayoutSolver()
    let x = solver.makeVariable()
    let first = try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: -10))
    let second = try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: -20))
    solver.solve()
    #expect(solver.value(of: x) == 10)
    solver.remove(first)
    solver.remove(first)
    try solver.setConstant(-99, of: first)
    solver.solve()
    #expect(solver.value(of: x) == 20)
    #expect(solver.residual(of: first) == 0)
    #expect(solver.error(of: second) == 0)
    #expect(solver.conflicts().isEmpty)
  }

  // MARK: Numbers that are refused

  @Test("Numbers that are not finite are refused", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(_ number: Double) throws {
    let solver = LayoutSolver()
    let x = solver.makeVariable()
    #expect(throws: LayoutSolverError.notFinite(constraint: 0)) {
      _ = try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: number))
    }
    #expect(throws: LayoutSolverError.notFinite(constraint: 0)) {
      _ = try solver.add(LinearConstraint([Term(x, number)], .equal, constant: 1))
    }
    let id = try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: -3))
    #expect(throws: LayoutSolverError.notFinite(constraint: 0)) {
      try solver.setConstant(number, of: id)
    }
    solver.solve()
    #expect(solver.value(of: x) == 3)
  }

  @Test("Priorities outside 0 to 1000 are refused", arguments: [0.0, -1, 1000.5, .infinity])
  func priorityRange(_ priority: Double) {
    let solver = LayoutSolver()
    let x = solver.makeVariable()
    #expect(throws: LayoutSolverError.priorityOutOfRange(priority, constraint: 0)) {
      _ = try solver.add(LinearConstraint([Term(x, 1)], .equal, priority: priority))
    }
  }

  @Test("A priority that is not a number is refused")
  func priorityNotANumber() {
    let solver = LayoutSolver()
    let x = solver.makeVariable()
    #expect(throws: LayoutSolverError.self) {
      _ = try solver.add(LinearConstraint([Term(x, 1)], .equal, priority: .nan))
    }
  }
}

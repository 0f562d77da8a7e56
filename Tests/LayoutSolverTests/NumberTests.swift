import Testing

@testable import LayoutSolver

/// The ε policy of the article "Numbers".
@Suite("Numbers")
struct NumberTests {
  @Test("Constants from 1e-9 to 1e9 in one component keep their digits")
  func mixedConstants() throws {
    // A chain x0 = 1e9, x1 = x0 + 1, x2 ≤ x1, x2 wanted at 2e9; and y = 1e-9 tied by y ≤ x0.
    let solver = LayoutSolver()
    let (a, b, c, y) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    try solver.add(LinearConstraint([Term(a, 1)], .equal, constant: -1e9, priority: 900))
    try solver.add(LinearConstraint([Term(b, 1), Term(a, -1)], .equal, constant: -1))
    try solver.add(LinearConstraint([Term(c, 1), Term(b, -1)], .lessThanOrEqual))
    try solver.add(LinearConstraint([Term(c, 1)], .equal, constant: -2e9, priority: 500))
    try solver.add(LinearConstraint([Term(y, 1), Term(a, -1)], .lessThanOrEqual))
    try solver.add(LinearConstraint([Term(y, 1)], .equal, constant: -1e-9, priority: 800))
    try solver.add(LinearConstraint([Term(y, 1)], .equal, constant: -2e-9, priority: 700))
    solver.solve()
    #expect(solver.value(of: a) == 1e9)
    #expect(solver.value(of: c) == 1e9 + 1)
    #expect(solver.value(of: y) == 1e-9)
    #expect(solver.conflicts().isEmpty)
  }

  @Test("Coefficients of 1e9 and 1e-9 in one component are both obeyed, level by level")
  func mixedCoefficients() throws {
    // 1e-9·b = 1, so b = 1e9; 1e9·a = 1e-9·b, so a = 1e-9; 1e9·c = 1e-9·a, so c = 1e-27.
    let solver = LayoutSolver()
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint([Term(a, 1e9), Term(b, -1e-9)], .equal, priority: 800))
    try solver.add(LinearConstraint([Term(a, 1e-9), Term(c, -1e9)], .equal, priority: 799))
    try solver.add(LinearConstraint([Term(b, 1e-9)], .equal, constant: -1, priority: 700))
    solver.solve()
    #expect(abs(solver.value(of: b) - 1e9) < 1e-6)
    #expect(abs(solver.value(of: a) - 1e-9) < 1e-24)
    #expect(abs(solver.value(of: c) - 1e-27) < 1e-42)
  }

  @Test("Pulls a billion times stronger do not drown a level above them")
  func strongPulls() throws {
    let solver = LayoutSolver()
    let x = solver.makeVariable()
    try solver.add(LinearConstraint([Term(x, 1e-9)], .equal, constant: -1e-9, priority: 501))
    for _ in 0..<100 {
      try solver.add(LinearConstraint([Term(x, 1e9)], .equal, constant: -7e9, priority: 500))
    }
    solver.solve()
    #expect(solver.value(of: x) == 1)
  }

  @Test("Thirds that add up to a whole are redundant, not a conflict", arguments: [3, 7, 49, 99])
  func thirds(parts: Int) throws {
    // `parts` columns, each root/parts wide, fill the root; that they do is stated as well.
    let solver = LayoutSolver()
    let root = solver.makeVariable()
    var edge = solver.makeVariable()
    let first = edge
    var columns: [LinearExpression] = []
    for _ in 0..<parts {
      let next = solver.makeVariable()
      let width = LinearExpression([Term(next, 1), Term(edge, -1)])
      try solver.add(
        LinearConstraint(width - LinearExpression(root, 1 / Double(parts)), .equal))
      columns.append(width)
      edge = next
    }
    try solver.add(LinearConstraint([Term(edge, 1), Term(first, -1), Term(root, -1)], .equal))
    try solver.add(LinearConstraint([Term(first, 1)], .equal))
    try solver.add(LinearConstraint([Term(root, 1)], .equal, constant: -100))
    solver.solve()
    #expect(solver.conflicts().isEmpty)
    #expect(abs(solver.value(of: edge) - 100) < 1e-9)
    #expect(abs(solver.value(of: root) - 100) < 1e-9)
  }

  @Test("A ratio and its inverse tie in a circle without drifting")
  func circle() throws {
    // y = x/3, z = y/7, x = 21·z says the same of x and z.
    let solver = LayoutSolver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint([Term(y, 1), Term(x, -1.0 / 3)], .equal))
    try solver.add(LinearConstraint([Term(z, 1), Term(y, -1.0 / 7)], .equal))
    try solver.add(LinearConstraint([Term(x, 1), Term(z, -21)], .equal))
    try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: -63, priority: 1))
    solver.solve()
    #expect(abs(solver.value(of: x) - 63) < 1e-9)
    #expect(abs(solver.value(of: z) - 3) < 1e-9)
    #expect(solver.conflicts().isEmpty)
  }

  @Test("A hundred thousand constraints are solved in one go", .timeLimit(.minutes(1)))
  func hundredThousand() throws {
    // 25,000 labels of 20 points with 8 before each, four constraints a label: the last ends at
    // 25,000 · 28 = 700,000.
    let solver = LayoutSolver()
    var edge = solver.makeVariable()
    try solver.add(LinearConstraint([Term(edge, 1)], .equal))
    for _ in 0..<25_000 {
      let (top, bottom) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(LinearConstraint([Term(top, 1), Term(edge, -1)], .equal, constant: -8))
      let height = LinearExpression([Term(bottom, 1), Term(top, -1)])
      try solver.add(LinearConstraint(height, .greaterThanOrEqual))
      try solver.add(LinearConstraint(height - 20, .greaterThanOrEqual, priority: 750))
      try solver.add(LinearConstraint(height - 20, .lessThanOrEqual, priority: 250))
      edge = bottom
    }
    solver.solve()
    #expect(solver.value(of: edge) == 700_000)
  }

  @Test("A long chain of tenths ends within rounding of its length")
  func longChain() throws {
    let solver = LayoutSolver()
    let first = solver.makeVariable()
    var last = first
    for _ in 0..<20_000 {
      let next = solver.makeVariable()
      try solver.add(LinearConstraint([Term(next, 1), Term(last, -1)], .equal, constant: -0.1))
      last = next
    }
    try solver.add(LinearConstraint([Term(first, 1)], .equal, constant: -0.1))
    solver.solve()
    // 2000.1 but for 20,000 roundings of at most 2e-13 each.
    #expect(abs(solver.value(of: last) - 2000.1) < 4e-9)
  }

  @Test(
    "Equations that multiply are exact to a relative error",
    arguments: [(90, false, 2_880_067_194_370_816_120.0), (24, true, 46_368)])
  func fibonacci(count: Int, backwards: Bool, expected: Double) throws {
    // x[i] = x[i+1] + x[i+2] with the last two 1: the first is the Fibonacci number of that count.
    // Stated backwards, the last are written in terms of the first two, by forms that differ by
    // 1/46,368², which is 5e-10 and must not be taken for nothing.
    let solver = LayoutSolver()
    let x = (0..<count).map { _ in solver.makeVariable() }
    let order = Array(0..<count - 2)
    for index in backwards ? order.reversed() : order {
      try solver.add(
        LinearConstraint(
          [Term(x[index], 1), Term(x[index + 1], -1), Term(x[index + 2], -1)], .equal))
    }
    for (variable, priority) in [(x[count - 1], 600.0), (x[count - 2], 500)] {
      try solver.add(
        LinearConstraint([Term(variable, 1)], .equal, constant: -1, priority: priority))
    }
    solver.solve()
    #expect(abs(solver.value(of: x[0]) / expected - 1) < (backwards ? 1e-5 : 1e-9))
    #expect(solver.conflicts().isEmpty)
  }

  @Test("A constraint of a thousand terms is met, required or wished", arguments: [1000.0, 700])
  func thousandTerms(priority: Double) throws {
    // Contents 0…4 in turn add up to 400; 500 are to be filled, and only growth costs: 100 more.
    let solver = LayoutSolver()
    let x = (0..<200).map { _ in solver.makeVariable() }
    try solver.add(
      LinearConstraint(
        (0..<1000).map { Term(x[$0 % 200], 0.2) }, .equal, constant: -500, priority: priority))
    for (index, variable) in x.enumerated() {
      try solver.add(
        LinearConstraint([Term(variable, 1)], .equal, constant: -Double(index % 5), priority: 9))
    }
    solver.solve()
    let values = x.map { solver.value(of: $0) }
    let missed = values.enumerated().reduce(0.0) { $0 + abs($1.element - Double($1.offset % 5)) }
    #expect(abs(values.reduce(0, +) - 500) < 1e-9)
    #expect(abs(missed - 100) < 1e-6)
  }

  @Test(
    "Numbers that overflow on the way end the solve, whatever comes out", .timeLimit(.minutes(1)))
  func overflow() throws {
    // Quotients and products of these leave the range of finite numbers in every step.
    let magnitudes = [1e-300, 1e-150, 1e-20, 1, 1, 1, 1e20, 1e150, 1e300]
    for seed in 0..<150 {
      var numbers = SplitMix64(state: UInt64(seed))
      func number() -> Double {
        magnitudes.randomElement(using: &numbers)! * Double(Int.random(in: -3...3, using: &numbers))
      }
      let solver = LayoutSolver()
      let x = (0..<8).map { _ in solver.makeVariable() }
      for _ in 0..<24 {
        let terms = (0..<Int.random(in: 1...4, using: &numbers)).map { _ in
          Term(x.randomElement(using: &numbers)!, number())
        }
        let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
        try solver.add(
          LinearConstraint(
            terms, relations.randomElement(using: &numbers)!, constant: number(),
            priority: [1000, 1000, 750, 250].randomElement(using: &numbers)!))
      }
      solver.solve()
      try solver.suggest(number(), for: x[0])
      solver.solve()
      #expect(solver.value(of: x[0]).isFinite)
    }
  }

  @Test("Breakpoints at infinity and at no number are summed without an end beyond")
  func endlessBreakpoints() {
    let ends: [[Double]] = [[.infinity], [.nan], [-.infinity, .infinity], [1, .nan, 2], [3]]
    for (one, other) in ends.flatMap({ one in ends.map { (one, $0) } }) {
      var storage = SolverStorage()
      func curve(_ positions: [Double]) -> Curve {
        var curve = Curve(firstLevel: 0, levelCount: 1)
        curve.breakpoints = storage.breakpoints.count
        curve.slopes = storage.slopes.count
        curve.count = Int32(positions.count)
        for position in positions { storage.breakpoints.append(position) }
        for stretch in 0...positions.count { storage.slopes.append(Double(stretch) - 1) }
        return curve
      }
      let (left, right) = (curve(one), curve(other))
      let sum = storage.sum(left, right)
      #expect(sum.count <= left.count + right.count)
      let convolution = storage.convolve(left, right)
      #expect(convolution.count <= left.count + right.count + 1)
    }
  }

  @Test("Terms that are zero or cancel say nothing")
  func nothingSaid() throws {
    let solver = LayoutSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint([Term(x, 0), Term(y, 0)], .equal))
    try solver.add(LinearConstraint([Term(x, 0)], .greaterThanOrEqual, constant: 3))
    let broken = try solver.add(LinearConstraint([Term(x, 0)], .equal, constant: 3))
    try solver.add(LinearConstraint([Term(x, 2), Term(x, -2), Term(y, 1)], .equal, constant: -4))
    try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: -9, priority: 1))
    solver.solve()
    #expect(solver.value(of: x) == 9)
    #expect(solver.value(of: y) == 4)
    #expect(solver.conflicts() == [Conflict(broken: broken, members: [broken])])
  }
}

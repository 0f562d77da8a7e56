import Testing

@testable import LayoutSolver

/// Sizes and magnitudes at which a careless solver overflows, stalls or loses its digits.
@Suite("Scale")
struct ScaleTests {
  @Test(
    "A chain of ten thousand equalities is exact, stated from either end", .timeLimit(.minutes(1)))
  func longChain() throws {
    for backwards in [false, true] {
      let solver = LayoutSolver()
      let x = (0...10_000).map { _ in solver.makeVariable() }
      let links = backwards ? Array((1...10_000).reversed()) : Array(1...10_000)
      for link in links {
        try solver.add(
          LinearConstraint([Term(x[link], 1), Term(x[link - 1], -1)], .equal, constant: -8))
      }
      try solver.add(LinearConstraint([Term(x[0], 1)], .equal, constant: -20))
      solver.solve()
      #expect(solver.value(of: x[10_000]) == 80_020)
      #expect(solver.value(of: x[5_000]) == 40_020)
    }
  }

  @Test("Ten thousand independent optional constraints are solved apart", .timeLimit(.minutes(1)))
  func independentPulls() throws {
    let solver = LayoutSolver()
    let x = (0..<5_000).map { _ in solver.makeVariable() }
    for (index, variable) in x.enumerated() {
      try solver.add(
        LinearConstraint(
          [Term(variable, 1)], .greaterThanOrEqual, constant: -Double(index), priority: 750))
      try solver.add(
        LinearConstraint(
          [Term(variable, 1)], .lessThanOrEqual, constant: -Double(index), priority: 250))
    }
    solver.solve()
    #expect(solver.value(of: x[4_999]) == 4_999)
    #expect(solver.value(of: x[1]) == 1)
  }

  @Test("A long column of labels between required edges is solved", .timeLimit(.minutes(1)))
  func column() throws {
    // 150 labels of 20 points with 8 between them: 150·20 + 149·8 = 4192, in 4000 points. The
    // last has the least resistance and gives way by its 20; then the others, of one priority,
    // share what is left, 4192 − 20 − 4000 = 172, in some way. Heights add up to 4000 − 149·8 = 2808.
    let solver = LayoutSolver()
    var edge = solver.makeVariable()
    try solver.add(LinearConstraint([Term(edge, 1)], .equal))
    var heights: [[Term]] = []
    for index in 0..<150 {
      let (top, bottom) = (solver.makeVariable(), solver.makeVariable())
      let gap = index == 0 ? 0.0 : 8
      try solver.add(LinearConstraint([Term(top, 1), Term(edge, -1)], .equal, constant: -gap))
      let height = [Term(bottom, 1), Term(top, -1)]
      try solver.add(LinearConstraint(height, .greaterThanOrEqual))
      try solver.add(
        LinearConstraint(
          height, .greaterThanOrEqual, constant: -20, priority: index == 149 ? 749 : 750))
      try solver.add(LinearConstraint(height, .lessThanOrEqual, constant: -20, priority: 250))
      heights.append(height)
      edge = bottom
    }
    try solver.add(LinearConstraint([Term(edge, 1)], .equal, constant: -4000))
    solver.solve()
    let values: [Double] = heights.map { height in
      solver.value(of: height[0].variable) - solver.value(of: height[1].variable)
    }
    #expect(abs(values[149]) < 1e-6)
    let total: Double = values.reduce(0, +)
    #expect(abs(total - 2808) < 1e-6)
    #expect(values.min()! > -1e-6)
    #expect(values.max()! < 20.000_001)
  }

  @Test("Ten thousand constraints of a hanging column are solved", .timeLimit(.minutes(1)))
  func hangingColumn() throws {
    // 2500 labels with 8 points before each, heights wanted 0…19 in turn: the last ends at
    // 2500 · 8 + 125 · (0 + 1 + … + 19) = 20,000 + 125 · 190 = 43,750.
    let solver = LayoutSolver()
    var edge = solver.makeVariable()
    try solver.add(LinearConstraint([Term(edge, 1)], .equal))
    for index in 0..<2_500 {
      let (top, bottom) = (solver.makeVariable(), solver.makeVariable())
      let content = Double(index % 20)
      try solver.add(LinearConstraint([Term(top, 1), Term(edge, -1)], .equal, constant: -8))
      let height = [Term(bottom, 1), Term(top, -1)]
      try solver.add(LinearConstraint(height, .greaterThanOrEqual))
      try solver.add(
        LinearConstraint(height, .greaterThanOrEqual, constant: -content, priority: 750))
      try solver.add(LinearConstraint(height, .lessThanOrEqual, constant: -content, priority: 250))
      edge = bottom
    }
    solver.solve()
    #expect(abs(solver.value(of: edge) - 43_750) < 1e-6)
  }

  @Test("Constants of 1e9 and 1e-9 live side by side")
  func mixedConstants() throws {
    let solver = LayoutSolver()
    let (far, near) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint([Term(far, 1)], .equal, constant: -1e9, priority: 900))
    try solver.add(LinearConstraint([Term(near, 1)], .equal, constant: -1e-9, priority: 900))
    try solver.add(
      LinearConstraint([Term(far, 1), Term(near, -1)], .lessThanOrEqual, constant: -2e9))
    solver.solve()
    #expect(solver.value(of: far) == 1e9)
    #expect(solver.value(of: near) == 1e-9)
  }

  @Test("Coefficients of 1e9 and 1e-6 in one system are both obeyed")
  func mixedCoefficients() throws {
    // 1e9·x = 3e9 and x − 1e-6·y = 0, so x = 3 and y = 3e6.
    let solver = LayoutSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint([Term(x, 1e9)], .equal, constant: -3e9))
    try solver.add(LinearConstraint([Term(x, 1), Term(y, -1e-6)], .equal, constant: 0))
    solver.solve()
    #expect(abs(solver.value(of: x) - 3) < 1e-9)
    #expect(abs(solver.value(of: y) - 3e6) < 1e-2)
  }

  @Test(
    "A coefficient too small to count makes no value that is not finite",
    arguments: [1e-9, 1e-12, 1e-300])
  func vanishingCoefficient(_ coefficient: Double) throws {
    let solver = LayoutSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint([Term(x, coefficient), Term(y, 1)], .equal, constant: -5))
    try solver.add(
      LinearConstraint([Term(x, coefficient)], .greaterThanOrEqual, constant: -1, priority: 5))
    solver.solve()
    #expect(solver.value(of: x).isFinite)
    #expect(solver.value(of: y).isFinite)
  }

  @Test("Random systems of wild magnitudes end in finite values", .timeLimit(.minutes(1)))
  func wildMagnitudes() throws {
    let magnitudes = [1e-9, 1e-6, 1e-3, 1, 1e3, 1e6, 1e9]
    for seed in 1...200 as ClosedRange<UInt64> {
      var generator = SplitMix64(state: seed)
      var system = SmallSystem.random(seed: seed)
      for row in system.rows.indices {
        system.rows[row].constant *= magnitudes.randomElement(using: &generator)!
        let factor = magnitudes.randomElement(using: &generator)!
        for column in system.rows[row].coefficients.indices where Bool.random(using: &generator) {
          system.rows[row].coefficients[column] *= factor
        }
      }
      let values = try system.solved()
      #expect(values.allSatisfy { $0.isFinite }, "seed \(seed): \(values), \(system)")
    }
  }

  @Test("Numbers at the end of the range end the solve", arguments: [1e300, 1e308])
  func endOfRange(_ number: Double) throws {
    let solver = LayoutSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: -number))
    try solver.add(LinearConstraint([Term(y, 1), Term(x, -2)], .equal))
    try solver.add(LinearConstraint([Term(y, 1), Term(x, 3)], .lessThanOrEqual, priority: 500))
    solver.solve()
    _ = solver.conflicts()
    #expect(solver.value(of: x) == number)
  }
}

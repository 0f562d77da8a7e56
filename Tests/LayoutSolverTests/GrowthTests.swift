import Testing

@testable import LayoutSolver

/// Shapes of systems at which time or memory could grow with the square of their size.
@Suite("Growth", .serialized)
struct GrowthTests {
  // MARK: Many functions of one variable

  @Test("Two variables with thousands of neighbours each take memory for each neighbour once")
  func stars() throws {
    // Every neighbour i of a hub wants to be at i and, less, where its hub is: for the hub that is a
    // cost of |hub − i|. The sum over 0…2000 has the slope 2·hub − 2000; with the other hub 500 further
    // on, 4·hub − 3000: least at 750 and 1250.
    let solver = LayoutSolver()
    let hubs = [solver.makeVariable(), solver.makeVariable()]
    for hub in hubs {
      for index in 0...2000 {
        let neighbour = solver.makeVariable()
        try solver.add(
          LinearConstraint(
            LinearExpression(neighbour, constant: -Double(index)), .equal, priority: 750))
        try solver.add(
          LinearConstraint([Term(neighbour, 1), Term(hub, -1)], .equal, priority: 500))
      }
    }
    try solver.add(
      LinearConstraint([Term(hubs[1], 1), Term(hubs[0], -1)], .greaterThanOrEqual, constant: -500))
    solver.solve()
    #expect(solver.value(of: hubs[0]) == 750)
    #expect(solver.value(of: hubs[1]) == 1250)
    // 4002 functions of one breakpoint and two slopes at two levels, a few times over.
    #expect(solver.storage.slopes.count < 4002 * 40)
  }

  // MARK: Many priorities

  @Test("Along ten thousand links of different priorities the last in rank gives way")
  func rankedChain() throws {
    let count = 10_000
    let solver = LayoutSolver()
    let x = (0...count).map { _ in solver.makeVariable() }
    var links: [ConstraintID] = []
    for index in 0..<count {
      // 0.1 … 999.99…, mixed up: 7,919 is prime, so every rank occurs once. Rank 0 is at 7919·i ≡ 0.
      let rank = index * 7919 % count
      links.append(
        try solver.add(
          LinearConstraint(
            [Term(x[index + 1], 1), Term(x[index], -1)], .equal, constant: -8,
            priority: 0.1 + Double(rank) * 0.0999)))
    }
    try solver.add(LinearConstraint([Term(x[0], 1)], .equal))
    try solver.add(LinearConstraint([Term(x[count], 1)], .equal, constant: -80_010))
    solver.solve()
    // 10 points too much, all of them in the link of rank 0, the first.
    #expect(solver.error(of: links[0]) == 10)
    #expect(links.dropFirst().allSatisfy { solver.error(of: $0) == 0 })
    #expect(Int(solver.storage.slopes.count) < 100 * count)
  }

  @Test("A row of thousands of views, no two of a priority, shrinks and grows where it costs least")
  func rankedRow() throws {
    let count = 3000
    for change in [-10.0, 10] {
      let solver = LayoutSolver()
      var edge = solver.makeVariable()
      try solver.add(LinearConstraint([Term(edge, 1)], .equal))
      var wishes: [ConstraintID] = []
      for index in 0..<count {
        let rank = Double(index * 7 % count)
        let next = solver.makeVariable()
        let width = [Term(next, 1), Term(edge, -1)]
        // Resistances are 500…999.8, hugging 1…499.
        wishes.append(
          try solver.add(
            LinearConstraint(
              width, .greaterThanOrEqual, constant: -20, priority: 500 + rank / 6.01)))
        wishes.append(
          try solver.add(
            LinearConstraint(width, .lessThanOrEqual, constant: -20, priority: 1 + rank / 6.01)))
        edge = next
      }
      try solver.add(
        LinearConstraint([Term(edge, 1)], .equal, constant: -(20 * Double(count) + change)))
      solver.solve()
      // Rank 0 is that of the first: it takes all of the change, by one wish or the other.
      #expect(solver.error(of: wishes[change < 0 ? 0 : 1]) == 10)
      #expect(wishes.map { solver.error(of: $0) }.reduce(0, +) == 10)
      #expect(Int(solver.storage.slopes.count) < 200 * count)
    }
  }

  @Test("Ten thousand wishes of different priorities for one variable: the first in rank holds")
  func rankedWishes() throws {
    let solver = LayoutSolver()
    let x = solver.makeVariable()
    for index in 0..<10_000 {
      try solver.add(
        LinearConstraint(
          LinearExpression(x, constant: -Double(index)), .equal,
          priority: 0.5 + Double(index * 7919 % 10_000) * 0.0999))
    }
    solver.solve()
    // The wish of the highest rank, wherever that is.
    let first = (0..<10_000).first { $0 * 7919 % 10_000 == 9999 }!
    #expect(solver.value(of: x) == Double(first))
    #expect(solver.storage.slopes.count < 100_000)
  }

  // MARK: Wide equalities

  @Test("Boxes of equal width, tied from the last to the first, take no longer than the other way")
  func equalWidths() throws {
    let forwards = try timeOfEqualWidths(1500, isBackwards: false)
    let backwards = try timeOfEqualWidths(1500, isBackwards: true)
    // Rounds over all would be 1500 times as many looks.
    #expect(backwards < forwards * 25)
  }

  /// Boxes of 20 points with 8 between them; the first box alone has a width.
  private func timeOfEqualWidths(_ count: Int, isBackwards: Bool) throws -> Duration {
    let solver = LayoutSolver()
    let edges = (0..<2 * count).map { _ in solver.makeVariable() }
    try solver.add(LinearConstraint([Term(edges[0], 1)], .equal))
    try solver.add(LinearConstraint([Term(edges[1], 1)], .equal, constant: -20))
    for box in 1..<count {
      try solver.add(
        LinearConstraint(
          [Term(edges[2 * box], 1), Term(edges[2 * box - 1], -1)], .equal, constant: -8))
    }
    for box in isBackwards ? Array((1..<count).reversed()) : Array(1..<count) {
      try solver.add(
        LinearConstraint(
          [
            Term(edges[2 * box + 1], 1), Term(edges[2 * box], -1), Term(edges[2 * box - 1], -1),
            Term(edges[2 * box - 2], 1),
          ], .equal))
    }
    let taken = ContinuousClock().measure { solver.solve() }
    #expect(solver.value(of: edges[2 * count - 1]) == Double(count * 20 + (count - 1) * 8))
    return taken
  }

  // MARK: Changes

  @Test("A value that comes and goes costs what hangs on it, however much else there is")
  func fixerOfFew() throws {
    func time(others: Int) throws -> Duration {
      let solver = LayoutSolver()
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(LinearConstraint([Term(y, 1), Term(x, -1)], .equal, constant: -8))
      for index in 0..<others {
        try solver.add(
          LinearConstraint(
            LinearExpression(solver.makeVariable(), constant: -Double(index)), .equal, priority: 500
          ))
      }
      solver.solve()
      return try ContinuousClock().measure {
        for turn in 0..<400 {
          let fixer = try solver.add(
            LinearConstraint(LinearExpression(x, constant: -Double(turn)), .equal))
          solver.remove(fixer)
        }
      }
    }
    // Looking through everything would take 200 times as long.
    let (few, many) = (try time(others: 100), try time(others: 20_000))
    #expect(many < few * 40)
  }

  @Test("Changes without a solve leave no more behind than there is")
  func changesWithoutSolve() throws {
    let solver = LayoutSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint([Term(y, 1), Term(x, -1)], .equal, constant: -8))
    for turn in 0..<5000 {
      let fixer = try solver.add(
        LinearConstraint(LinearExpression(x, constant: -Double(turn)), .equal))
      solver.remove(fixer)
      try solver.suggest(Double(turn), for: x)
      solver.endSuggestions(for: x)
    }
    #expect(solver.storage.added.count < 300)
    #expect(solver.storage.released.count < 300)
    #expect(solver.storage.news.count < 300)
    try solver.suggest(3, for: x)
    solver.solve()
    #expect(solver.value(of: y) == 11)
  }

  @Test("A form of a thousand terms in any order is the same form")
  func longForm() throws {
    // Σ x = 1000 and 2·Σ x ≤ 1000 at lower rank: one form, so the first decides.
    let solver = LayoutSolver()
    let x = (0..<1000).map { _ in solver.makeVariable() }
    let wish = try solver.add(
      LinearConstraint(x.map { Term($0, 1) }, .equal, constant: -1000, priority: 900))
    let other = try solver.add(
      LinearConstraint(
        x.reversed().map { Term($0, 2) }, .lessThanOrEqual, constant: -1000, priority: 800))
    solver.solve()
    #expect(solver.error(of: wish) < 1e-9)
    #expect(abs(solver.error(of: other) - 1000) < 1e-9)
  }
}

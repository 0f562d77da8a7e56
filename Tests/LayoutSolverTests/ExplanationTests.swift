import Testing

@testable import LayoutSolver

/// Answers to "why this value", "could it be another" and "which of these exclude each other".
@Suite("Explanations")
struct ExplanationTests {
  // MARK: Why

  @Test("Deciding, slack and broken constraints of a label between two margins")
  func label() throws {
    // left = 16 in 180: right at most 164, the wish for 200 misses by 52, at least 40 holds.
    let solver = LayoutSolver()
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    let width = LinearExpression([Term(right, 1), Term(left, -1)])
    let least = try solver.add(LinearConstraint(width - 40, .greaterThanOrEqual, priority: 900))
    let wish = try solver.add(LinearConstraint(width - 200, .equal, priority: 750))
    let limit = try solver.add(
      LinearConstraint([Term(right, 1)], .lessThanOrEqual, constant: -164))
    let start = try solver.add(
      LinearConstraint([Term(left, 1)], .equal, constant: -16, priority: 999))
    solver.solve()
    let why = solver.explanation(of: right)
    #expect(why.isDecided)
    #expect(why.deciding == [limit])
    #expect(why.slack == [least])
    #expect(why.broken.map(\.id) == [wish])
    #expect(why.broken.map(\.error) == [52])
    // The left edge is decided by its own wish alone, though the width mentions it.
    #expect(solver.explanation(of: left).deciding == [start])
  }

  @Test("A value along a chain is decided by every link, from the highest priority on")
  func chain() throws {
    let solver = LayoutSolver()
    let x = (0..<4).map { _ in solver.makeVariable() }
    var links: [ConstraintID] = []
    for (near, far) in zip(x, x.dropFirst()) {
      links.append(
        try solver.add(LinearConstraint([Term(far, 1), Term(near, -1)], .equal, constant: -8)))
    }
    let anchor = try solver.add(
      LinearConstraint([Term(x[0], 1)], .equal, constant: -20, priority: 250))
    solver.solve()
    #expect(solver.value(of: x[3]) == 44)
    #expect(solver.explanation(of: x[3]).deciding == links + [anchor])
    #expect(solver.explanation(of: x[1]).deciding == [links[0], anchor])
  }

  @Test("A constraint that says what others said before decides nothing")
  func redundant() throws {
    let solver = LayoutSolver()
    let x = solver.makeVariable()
    let strong = try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: -5, priority: 800))
    try solver.add(LinearConstraint([Term(x, 2)], .equal, constant: -10, priority: 700))
    try solver.add(LinearConstraint([Term(x, 1)], .lessThanOrEqual, constant: -5, priority: 600))
    solver.solve()
    #expect(solver.explanation(of: x).deciding == [strong])
  }

  @Test("What nothing decides is said to be open; what is known names its constraint or none")
  func openAndKnown() throws {
    let solver = LayoutSolver()
    let (open, fixed, suggested) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    let floor = try solver.add(
      LinearConstraint([Term(open, 1)], .greaterThanOrEqual, constant: 50))
    let named = try solver.add(LinearConstraint([Term(fixed, 1)], .equal, constant: -5))
    try solver.suggest(9, for: suggested)
    solver.solve()
    // A floor alone: the argmin of its cost is the floor, −50, where it is tight by choice.
    #expect(!solver.isUnique(open))
    #expect(solver.explanation(of: open).broken.isEmpty)
    #expect(solver.error(of: floor) == 0)
    #expect(solver.explanation(of: fixed).deciding == [named])
    let missed = try solver.add(
      LinearConstraint([Term(fixed, 1)], .equal, constant: -7, priority: 500))
    let roomy = try solver.add(LinearConstraint([Term(fixed, 1)], .lessThanOrEqual, constant: -99))
    solver.solve()
    #expect(solver.explanation(of: fixed).broken.map(\.id) == [missed])
    #expect(solver.explanation(of: fixed).broken.map(\.error) == [2])
    #expect(solver.explanation(of: fixed).slack == [roomy])
    #expect(solver.explanation(of: suggested).deciding.isEmpty)
    #expect(solver.explanation(of: suggested).isDecided)
  }

  @Test("Explanations are the same each time they are asked for")
  func stable() throws {
    for seed in 1...60 as ClosedRange<UInt64> {
      let system = SmallSystem.random(seed: seed)
      let answers = try (0..<2).map { _ in
        let (solver, variables, _) = try system.makeSolver()
        solver.solve()
        return variables.map { variable in
          let why = solver.explanation(of: variable)
          return [why.deciding, why.slack, why.broken.map(\.id)]
        }
      }
      #expect(answers[0] == answers[1], "seed \(seed)")
    }
  }

  @Test("Deciding constraints, as equations, give the value by themselves")
  func decidingSuffice() throws {
    var decided = 0
    for seed in 1...200 as ClosedRange<UInt64> {
      let system = SmallSystem.random(seed: seed)
      let (solver, variables, ids) = try system.makeSolver()
      solver.solve()
      for (index, variable) in variables.enumerated() {
        let why = solver.explanation(of: variable)
        guard why.isDecided, solver.storage.variables[variable.index].kind == .free else {
          continue
        }
        decided += 1
        // The same rows as required equalities, in a solver of their own; known values are named.
        var alone = SmallSystem(variableCount: system.variableCount, rows: [])
        for (other, known) in variables.enumerated()
        where solver.storage.variables[known.index].kind == .fixed {
          var row = SmallSystem.Row(
            coefficients: Array(repeating: 0, count: system.variableCount), relation: .equal,
            constant: -solver.value(of: known))
          row.coefficients[other] = 1
          alone.rows.append(row)
        }
        for id in why.deciding {
          var row = system.rows[ids.firstIndex(of: id)!]
          (row.relation, row.priority) = (.equal, 1000)
          alone.rows.append(row)
        }
        let (small, names, _) = try alone.makeSolver()
        small.solve()
        #expect(small.isUnique(names[index]), "seed \(seed), variable \(index), \(system)")
        #expect(
          abs(small.value(of: names[index]) - solver.value(of: variable)) < 1e-6,
          "seed \(seed), variable \(index), \(system)")
      }
    }
    #expect(decided > 100)
  }

  // MARK: Could it be another

  @Test("Witnesses are optimal, and nothing beyond them is", arguments: 1...12)
  func witnesses(seed: Int) throws {
    var system = SmallSystem.random(seed: UInt64(seed))
    // Required bounds keep every optimum in reach.
    for column in 0..<system.variableCount {
      for (relation, bound) in [(Relation.lessThanOrEqual, 60.0), (.greaterThanOrEqual, -60)] {
        var row = SmallSystem.Row(
          coefficients: Array(repeating: 0, count: system.variableCount), relation: relation,
          constant: -bound)
        row.coefficients[column] = 1
        system.rows.append(row)
      }
    }
    let (solver, variables, _) = try system.makeSolver()
    solver.solve()
    let least = withEquality(system).leastLevelSums()
    for (index, variable) in variables.enumerated() {
      let (low, high) = solver.witnesses(of: variable)
      #expect(low <= solver.value(of: variable) + 1e-6, "variable \(index)")
      #expect(high >= solver.value(of: variable) - 1e-6, "variable \(index)")
      #expect(solver.isUnique(variable) == (high - low <= 1e-4))
      for end in [low, high] {
        let sums = withEquality(system, index, end).leastLevelSums()
        #expect(isSame(sums, least), "variable \(index) at \(end): \(system)")
      }
      for beyond in [low - 0.01, high + 0.01] {
        let sums = withEquality(system, index, beyond).leastLevelSums()
        #expect(!isSame(sums, least), "variable \(index) at \(beyond): \(system)")
      }
    }
  }

  /// The system with one variable held; the first column at any value costs nothing when none is.
  private func withEquality(
    _ system: SmallSystem, _ index: Int = 0, _ value: Double? = nil
  ) -> SmallSystem {
    var held = system
    var row = SmallSystem.Row(
      coefficients: Array(repeating: 0, count: system.variableCount), relation: .equal,
      constant: -(value ?? 0))
    row.coefficients[index] = value == nil ? 0 : 1
    held.rows.append(row)
    return held
  }

  private func isSame(_ left: [Double], _ right: [Double]) -> Bool {
    zip(left, right).allSatisfy { abs($0 - $1) < 1e-4 }
  }

  @Test("A suggested or fixed value has itself for witnesses, a free one a million points each way")
  func witnessesOfKnown() throws {
    let solver = LayoutSolver()
    let (fixed, suggested, free) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    try solver.add(LinearConstraint([Term(fixed, 2)], .equal, constant: -10))
    try solver.suggest(8, for: suggested)
    solver.solve()
    #expect(solver.witnesses(of: fixed) == (5, 5))
    #expect(solver.witnesses(of: suggested) == (8, 8))
    #expect(solver.witnesses(of: free) == (-1e6, 1e6))
  }

  @Test("Uniqueness counts suggested values as given")
  func uniqueBesideSuggestion() throws {
    let solver = LayoutSolver()
    let (root, right) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint([Term(right, 1), Term(root, -1)], .equal, constant: 16))
    solver.solve()
    #expect(!solver.isUnique(right))
    try solver.suggest(320, for: root)
    solver.solve()
    #expect(solver.isUnique(right))
    #expect(solver.value(of: right) == 304)
  }

  // MARK: Which exclude each other

  @Test("Conflicts among other wishes and known values are irreducible", arguments: 1...150)
  func irreducible(seed: Int) throws {
    var system = SmallSystem.randomRequired(seed: UInt64(seed))
    // Wishes of all levels, which must not appear; and a value or two that is named.
    system.rows += SmallSystem.random(seed: UInt64(seed + 900)).rows
      .filter { $0.priority < 1000 && $0.coefficients.count >= system.variableCount }
      .map { row in
        var short = row
        short.coefficients = Array(row.coefficients.prefix(system.variableCount))
        return short
      }
    if seed % 2 == 0 {
      var named = SmallSystem.Row(
        coefficients: Array(repeating: 0, count: system.variableCount), relation: .equal,
        constant: Double(seed % 7))
      named.coefficients[0] = 1
      system.rows.insert(named, at: seed % system.rows.count)
    }
    let (solver, _, ids) = try system.makeSolver()
    solver.solve()
    for conflict in solver.conflicts() {
      let members = conflict.members.map { ids.firstIndex(of: $0)! }
      #expect(members == members.sorted())
      #expect(members.allSatisfy { system.rows[$0].isRequired })
      #expect(!keeping(members, of: system).isSatisfiable(), "\(members) \(system)")
      for member in members {
        let rest = keeping(members.filter { $0 != member }, of: system)
        #expect(rest.isSatisfiable(), "\(members) without \(member) \(system)")
      }
    }
  }

  private func keeping(_ rows: [Int], of system: SmallSystem) -> SmallSystem {
    SmallSystem(variableCount: system.variableCount, rows: rows.map { system.rows[$0] })
  }

  @Test("Values that are named hold before relations, whichever came first")
  func namedBeforeRelations() throws {
    let solver = LayoutSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let same = try solver.add(LinearConstraint([Term(x, 1), Term(y, -1)], .equal))
    let one = try solver.add(LinearConstraint([Term(x, 1)], .equal, constant: -20))
    let other = try solver.add(LinearConstraint([Term(y, 1)], .equal, constant: -10))
    solver.solve()
    #expect(solver.conflicts() == [Conflict(broken: same, members: [same, one, other])])
  }

  @Test("The example of the documentation prints what it says")
  func documentedExample() throws {
    let solver = LayoutSolver()
    let root = solver.makeVariable()
    let left = solver.makeVariable()
    let right = solver.makeVariable()

    try solver.add(LinearConstraint(LinearExpression(left, constant: -16), .equal))
    try solver.add(
      LinearConstraint([Term(root, 1), Term(right, -1)], .greaterThanOrEqual, constant: -16))
    let width = try solver.add(
      LinearConstraint([Term(right, 1), Term(left, -1)], .equal, constant: -200, priority: 750))

    var printed: [[Double]] = []
    try solver.sweep([root], over: [[320], [180]]) { _ in
      printed.append([solver.value(of: right), solver.error(of: width)])
    }
    #expect(printed == [[216, 0], [164, 52]])
  }
}

extension LayoutSolver {
  /// Adds constraints, or none of them when the required ones would exclude each other then, and
  /// solves.
  ///
  /// - Throws: When a number is not finite, a priority is out of range, or a required constraint
  ///   would be broken that is not broken now: ``LayoutSolverError/unsatisfiable(_:)`` names the set.
  ///   Constraints and values are as before then.
  @discardableResult
  package func addIfSatisfiable(
    contentsOf batch: [LinearConstraint]
  ) throws(LayoutSolverError) -> [ConstraintID] {
    solve()
    let before = Set(brokenRequired())
    let added = try add(contentsOf: batch)
    solve()
    guard let broken = brokenRequired().first(where: { !before.contains($0) }) else { return added }
    var effort = Self.conflictEffort
    let conflict = Conflict(broken: broken, members: irreducibleSet(around: broken, &effort))
    remove(contentsOf: added)
    solve()
    throw .unsatisfiable(conflict)
  }

  /// The sets of required constraints that exclude each other, as of the last ``solve()``, by age of
  /// the constraint that gave way.
  ///
  /// Inequalities give way before equalities, and equalities over several variables before those that
  /// name a value; within each kind, those that are not firm before those that are, and later ones
  /// before earlier ones. <doc:Algorithm#Who-gives-way> has
  /// the whole rule. Sets are irreducible up to 200,000 visits of members for one, and all conflicts
  /// are told up to a million visits; the rest is not looked into, so that no layout takes long.
  package func conflicts() -> [Conflict] { conflicts(of: brokenRequired()) }

  /// The same for some of the ``brokenRequired()`` alone.
  package func conflicts(of broken: [ConstraintID]) -> [Conflict] {
    var found: [Conflict] = []
    var seen: Set<[ConstraintID]> = []
    var effort = Self.totalEffort
    for id in broken where effort > 0 {
      let conflict = Conflict(broken: id, members: irreducibleSet(around: id, &effort))
      if seen.insert(conflict.members).inserted { found.append(conflict) }
    }
    return found
  }

  /// Visits of members that narrowing one conflict down may take.
  private static let conflictEffort = 200_000
  /// Visits of members that narrowing all conflicts of one solve down may take.
  private static let totalEffort = 1_000_000

  /// Whether some required constraint does not hold, as of the last ``solve()``.
  package var hasBrokenRequired: Bool {
    for slot in 0..<storage.constraints.count {
      let row = storage.constraints[slot]
      if row.isLive, row.isRequired, storage.isBroken(slot) { return true }
    }
    return false
  }

  /// Required constraints that do not hold, by age, as of the last ``solve()``.
  package func brokenRequired() -> [ConstraintID] {
    var broken: [ConstraintID] = []
    for slot in 0..<storage.constraints.count {
      let row = storage.constraints[slot]
      guard row.isLive, row.isRequired, storage.isBroken(slot) else { continue }
      broken.append(ConstraintID(slot: slot, sequence: row.sequence))
    }
    return broken.sorted()
  }

  // MARK: Irreducible sets

  /// The broken constraint and the others that keep it from being met: an irreducible set, by age.
  ///
  /// At the optimum no direction brings the broken constraint nearer without making another one
  /// worse that is tight or broken itself. QuickXplain (Junker, 2004) finds members without any of
  /// which there would be one, the earlier ones by preference. The direction 0 is open to all the
  /// others together, so that the broken one is part of the set; by Farkas' lemma the set excludes
  /// itself as it stands, too.
  private func irreducibleSet(
    around broken: ConstraintID, _ totalEffort: inout Int
  ) -> [ConstraintID] {
    // What cannot move at all, as its terms are known or cancel, excludes itself.
    guard isDirectionOpen(to: [], approaching: broken.slot) else { return [broken] }
    let neighbours = storage.requiredNeighbours(of: broken.slot).filter { $0 != broken.slot }
    let tight = neighbours.filter { storage.isBroken($0) || storage.isTight($0) }
    var effort = Self.conflictEffort
    defer { totalEffort -= neighbours.count + Self.conflictEffort - effort }
    var members: [Int32] = []
    if !isDirectionOpen(to: tight, approaching: broken.slot) {
      members = explain([], hasNews: false, tight, &effort) {
        isDirectionOpen(to: $0, approaching: broken.slot)
      }
    } else if !areSatisfiable(neighbours + [broken.slot]) {
      // Rounding has hidden which are tight: they are asked for as they stand, not as directions.
      members = explain([], hasNews: false, neighbours, &effort) {
        areSatisfiable($0 + [broken.slot])
      }
    }
    return (members + [broken.slot]).map { storage.identifier($0) }.sorted()
  }

  /// The members of `candidates` that, together with those given already, leave nothing open.
  private func explain(
    _ given: [Int32], hasNews: Bool, _ candidates: [Int32], _ effort: inout Int,
    isOpen: ([Int32]) -> Bool
  ) -> [Int32] {
    if hasNews {
      effort -= given.count + 1
      if !isOpen(given) { return [] }
    }
    if candidates.count <= 1 || effort <= 0 { return candidates }
    let middle = candidates.count / 2
    let early = Array(candidates[..<middle])
    let late = Array(candidates[middle...])
    let fromLate = explain(given + early, hasNews: true, late, &effort, isOpen: isOpen)
    let fromEarly = explain(
      given + fromLate, hasNews: !fromLate.isEmpty, early, &effort, isOpen: isOpen)
    return fromEarly + fromLate
  }

  /// Whether some values meet all of these constraints, suggested values being what they are.
  private func areSatisfiable(_ members: [Int32]) -> Bool {
    var problem = Subproblem(of: self)
    for slot in members.sorted(by: { storage.age($0) < storage.age($1) }) {
      problem.add(slot, constant: storage.constantWithSuggestions(of: slot))
    }
    return problem.isSatisfiable()
  }

  /// Whether some direction brings the broken constraint nearer and makes no member worse.
  private func isDirectionOpen(to members: [Int32], approaching broken: Int32) -> Bool {
    var problem = Subproblem(of: self)
    for slot in members.sorted(by: { storage.age($0) < storage.age($1) }) {
      // An equality that is broken itself may come nearer, as an inequality may.
      let excess = storage.residual(of: slot)
      let isOpen = storage.constraints[slot].relation == .equal && storage.isBroken(slot)
      problem.add(
        slot, constant: 0,
        relation: isOpen ? (excess > 0 ? .lessThanOrEqual : .greaterThanOrEqual) : nil)
    }
    let sign = storage.residual(of: broken) > 0 ? 1.0 : -1.0
    problem.add(broken, constant: sign, relation: .equal)
    return problem.isSatisfiable()
  }
}

/// Some constraints of a solver, with other constants, solved for themselves. Suggested values are left
/// out.
private struct Subproblem {
  private let source: LayoutSolver
  private let solver = LayoutSolver()
  private var variables: [Int32: Variable] = [:]
  private var added: [ConstraintID] = []

  init(of source: LayoutSolver) { self.source = source }

  mutating func add(_ slot: Int32, constant: Double, relation: Relation? = nil) {
    let row = source.storage.constraints[slot]
    var expression = LinearExpression(constant: constant)
    for position in row.firstTerm..<row.firstTerm + row.termCount {
      let term = source.storage.terms[position]
      if source.storage.variables[term.variable.index].kind == .suggested { continue }
      expression.append(Term(variable(term.variable.index), term.coefficient))
    }
    let constraint = LinearConstraint(expression, relation ?? row.relation)
    // What was added once is finite.
    if let id = try? solver.add(constraint) { added.append(id) }
  }

  private mutating func variable(_ index: Int32) -> Variable {
    if let known = variables[index] { return known }
    let made = solver.makeVariable()
    variables[index] = made
    return made
  }

  func isSatisfiable() -> Bool {
    solver.solve()
    return added.allSatisfy { solver.error(of: $0) <= LayoutSolver.tolerance }
  }
}

extension SolverStorage {
  func age(_ slot: Int32) -> UInt64 { constraints[slot].sequence }

  func identifier(_ slot: Int32) -> ConstraintID {
    ConstraintID(slot: slot, sequence: constraints[slot].sequence)
  }

  /// A constraint's constant with the suggested values among its terms.
  func constantWithSuggestions(of slot: Int32) -> Double {
    let row = constraints[slot]
    return (row.firstTerm..<row.firstTerm + row.termCount).reduce(row.constant) { sum, position in
      let term = terms[position]
      guard variables[term.variable.index].kind == .suggested else { return sum }
      return sum + term.coefficient * values[term.variable.index]
    }
  }

  /// Whether a constraint misses by more than rounding.
  mutating func isBroken(_ slot: Int32) -> Bool {
    let error = constraints[slot].relation.error(residual: residual(of: slot))
    // Most are not off at all, and need no look at their summands.
    return error > LayoutSolver.tolerance && error > roundingError(of: slot)
  }

  /// Whether a constraint's left side is zero but for rounding.
  mutating func isTight(_ slot: Int32) -> Bool {
    let distance = abs(residual(of: slot))
    return distance <= LayoutSolver.tolerance || distance <= roundingError(of: slot)
  }

  /// The tolerance in points, or 1e-9 of the largest summand where that is more.
  private mutating func roundingError(of slot: Int32) -> Double {
    let row = constraints[slot]
    var largest = abs(row.constant)
    for position in row.firstTerm..<row.firstTerm + row.termCount {
      let term = terms[position]
      largest = max(largest, abs(term.coefficient * value(of: term.variable.index)))
    }
    return max(LayoutSolver.tolerance, 1e-9 * largest)
  }

  /// Required constraints that hang together with one, by age: those of its component, and those
  /// that name the values of variables in them.
  func requiredNeighbours(of slot: Int32) -> [Int32] {
    var found: Set<Int32> = []
    func addFixers(of slot: Int32) {
      let row = constraints[slot]
      for position in row.firstTerm..<row.firstTerm + row.termCount {
        let fixer = variables[terms[position].variable.index].fixer
        if fixer >= 0 { found.insert(fixer) }
      }
    }
    addFixers(of: slot)
    let component = constraints[slot].component
    if component >= 0 {
      let range = components[component]
      for position in range.firstConstraint..<range.firstConstraint + range.constraintCount {
        let member = componentConstraints[position]
        guard constraints[member].isRequired else { continue }
        found.insert(member)
        addFixers(of: member)
      }
    }
    return found.sorted { age($0) < age($1) }
  }
}

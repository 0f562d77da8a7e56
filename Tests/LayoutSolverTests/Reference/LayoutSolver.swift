/// Solves linear constraints with priorities: exact, and strictly lexicographic.
///
/// A violation at a higher priority outweighs every violation below it; within one priority the
/// sum of the absolute errors is least. Three steps:
///
/// 1. Required equalities are eliminated in order of addition (``RequiredElimination``).
/// 2. Variables that occur in one or two cost functions are eliminated exactly
///    (``VariableElimination``).
/// 3. What is left falls into independent components, which share no variable; each goes through
///    ``LexicographicSimplex``.
///
/// Where the optimum is not unique, the result is one of the optima, the same on every run: it
/// depends on the order of addition only.
///
/// Required constraints that exclude each other never stop a solve. Among equalities the earlier
/// one holds; equalities hold before inequalities; ``conflicts()`` names the whole set.
///
/// - SeeAlso: Borning, Freeman-Benson and Wilson, "Constraint hierarchies", 1992, for the
///   comparator used here, locally-error-better over a lexicographic order of levels.
package struct LayoutSolver {
  /// Error in points up to which a constraint counts as satisfied.
  package static let tolerance = 1e-6
  /// Priority below which a constraint is a choice among equally good layouts and not a wish.
  package static let tieLimit = 0.01

  private var variableCount = 0
  private var constraints: [LinearConstraint?] = []
  private var values: [Double] = []
  private var leftOut: [ConstraintID] = []

  /// Makes a solver without variables.
  package init() {}

  // MARK: Stating the problem

  /// A new unknown; its value is 0 until something holds it elsewhere.
  package mutating func makeVariable() -> Variable {
    defer { variableCount += 1 }
    return Variable(index: variableCount)
  }

  /// Adds a constraint; it takes effect with the next ``solve()``.
  ///
  /// - Throws: When a number is not finite or the priority out of range; nothing is added then.
  @discardableResult
  package mutating func add(
    _ constraint: LinearConstraint
  ) throws(LayoutSolverError) -> ConstraintID {
    guard constraint.constant.isFinite,
      constraint.terms.allSatisfy({ $0.coefficient.isFinite })
    else { throw .notFinite }
    guard constraint.priority > 0, constraint.priority <= LinearConstraint.required else {
      throw .priorityOutOfRange(constraint.priority)
    }
    constraints.append(constraint)
    return ConstraintID(index: constraints.count - 1)
  }

  /// Takes a constraint out; it loses its effect with the next ``solve()``.
  package mutating func remove(_ id: ConstraintID) {
    constraints[id.index] = nil
  }

  /// Changes the constant of a constraint, in points.
  ///
  /// - Throws: When the constant is not finite; the old one stays.
  package mutating func setConstant(
    _ constant: Double, of id: ConstraintID
  ) throws(LayoutSolverError) {
    guard constant.isFinite else { throw .notFinite }
    constraints[id.index]?.constant = constant
  }

  // MARK: Solving

  /// Finds the optimum of the constraints as they now are.
  package mutating func solve() {
    let live = constraints.indices.filter { constraints[$0] != nil }
    let solution = Self.solve(live.map { ($0, constraints[$0]!) }, variableCount: variableCount)
    values = solution.values
    leftOut = solution.contradicted.map(ConstraintID.init)
  }

  /// Value of a variable after the last ``solve()``.
  package func value(of variable: Variable) -> Double {
    variable.index < values.count ? values[variable.index] : 0
  }

  /// The constraint's left side after the last ``solve()``: zero where an equality holds.
  package func residual(of id: ConstraintID) -> Double {
    guard let constraint = constraints[id.index] else { return 0 }
    return constraint.terms.reduce(constraint.constant) {
      $0 + $1.coefficient * value(of: $1.variable)
    }
  }

  /// By how much a constraint is missed, in points; 0 when it holds.
  package func error(of id: ConstraintID) -> Double {
    guard let constraint = constraints[id.index] else { return 0 }
    return constraint.error(residual: residual(of: id))
  }

  // MARK: Explaining

  /// Whether every optimum gives the variable the same value.
  ///
  /// Constraints of a priority below ``tieLimit`` are taken for choices among ties and do not count.
  ///
  /// - Complexity: Two more solves.
  package func isUnique(_ variable: Variable) -> Bool {
    let pulls = [1e9, -1e9].map { target in
      var problem = constraints.indices.compactMap { index in
        constraints[index].flatMap { $0.priority >= Self.tieLimit ? (index, $0) : nil }
      }
      let pull = LinearConstraint(
        [Term(variable, 1)], .equal, constant: -target, priority: Self.tieLimit / 2)
      problem.append((constraints.count, pull))
      return Self.solve(problem, variableCount: variableCount).values[variable.index]
    }
    return abs(pulls[0] - pulls[1]) <= 1e-4
  }

  /// The values of all variables when the choices among equally good layouts fall the other way:
  /// every constraint of a priority below ``tieLimit`` pulls `distance` further.
  ///
  /// Those that are short pull more strongly than those that are long, so that room which several
  /// could take goes to others than before. Where the values differ from ``value(of:)``, the
  /// constraints leave the layout open.
  ///
  /// - Complexity: One more solve.
  package func values(pulledBy distance: Double) -> AlternativeValues {
    let problem = constraints.indices.compactMap { index in
      constraints[index].map { constraint in
        guard constraint.priority < Self.tieLimit else { return (index, constraint) }
        // Within one priority a factor of the whole equation is a weight.
        let weight = 1 / (1 + abs(residual(of: ConstraintID(index: index))))
        let terms = constraint.terms.map { Term($0.variable, $0.coefficient * weight) }
        return (
          index,
          LinearConstraint(
            terms, constraint.relation, constant: (constraint.constant - distance) * weight,
            priority: constraint.priority)
        )
      }
    }
    return AlternativeValues(
      values: Self.solve(problem, variableCount: variableCount).values)
  }

  /// The values of another optimum.
  package struct AlternativeValues {
    fileprivate let values: [Double]

    /// Value of a variable in this optimum.
    package subscript(_ variable: Variable) -> Double {
      variable.index < values.count ? values[variable.index] : 0
    }
  }

  /// The sets of required constraints that exclude each other, as of the last ``solve()``.
  ///
  /// Sets are irreducible up to some hundreds of members; of larger systems, and of more than
  /// twenty conflicts, the rest is not looked into, so that no document takes long.
  ///
  /// - Complexity: Solves of a candidate set, at most ``conflictEffort`` member visits each.
  package func conflicts() -> [Conflict] {
    var found: [Conflict] = []
    var seen: Set<[ConstraintID]> = []
    for id in brokenRequired().prefix(Self.conflictLimit) {
      let conflict = Conflict(broken: id, members: irreducibleSet(around: id))
      if seen.insert(conflict.members).inserted { found.append(conflict) }
    }
    return found
  }

  /// Conflicts that one solve explains.
  private static let conflictLimit = 20
  /// Member visits that narrowing one conflict down may take.
  private static let conflictEffort = 20_000

  private func brokenRequired() -> [ConstraintID] {
    let broken = constraints.indices.filter { index in
      guard let constraint = constraints[index] else { return false }
      return constraint.priority == LinearConstraint.required
        && error(of: ConstraintID(index: index)) > Self.tolerance
    }
    return Set(broken.map(ConstraintID.init) + leftOut).sorted()
  }

  /// The broken constraint and the others that keep it from being met: an irreducible set.
  ///
  /// At the optimum no direction brings the broken constraint nearer without making another one
  /// worse that is tight or broken itself. A deletion filter over such directions drops members,
  /// many at a time at first, without which there still is none. The direction 0 is open to all the
  /// others together, so that the broken one is part of what is left; by Farkas' lemma what is left
  /// excludes itself as it stands, too.
  private func irreducibleSet(around broken: ConstraintID) -> [ConstraintID] {
    var members = requiredNeighbours(of: broken.index).filter { index in
      let id = ConstraintID(index: index)
      return abs(residual(of: id)) <= Self.tolerance || error(of: id) > 0
    }
    var effort = Self.conflictEffort
    var chunk = max(1, members.count / 4)
    var position = 0
    while effort > 0 {
      let end = min(position + chunk, members.count)
      let rest = members.indices.filter {
        $0 < position || $0 >= end || members[$0] == broken.index
      }
      .map { members[$0] }
      effort -= members.count
      if rest.count < members.count, !isDirectionOpen(to: rest, approaching: broken) {
        members = rest
      } else {
        position = end
      }
      guard position >= members.count else { continue }
      if chunk == 1 { break }
      chunk = max(1, min(chunk / 4, members.count / 4))
      position = 0
    }
    return members.map(ConstraintID.init)
  }

  /// Whether some direction brings the broken constraint nearer and makes no member worse.
  private func isDirectionOpen(to members: [Int], approaching broken: ConstraintID) -> Bool {
    let problem = members.sorted().map { index in
      var constraint = constraints[index]!
      constraint.constant = 0
      if index == broken.index {
        constraint.relation = .equal
        constraint.constant = residual(of: broken) > 0 ? 1 : -1
      }
      return (index, constraint)
    }
    let solution = Self.solve(problem, variableCount: variableCount)
    guard solution.contradicted.isEmpty else { return false }
    return problem.allSatisfy { _, constraint in
      let residual = constraint.terms.reduce(constraint.constant) {
        $0 + $1.coefficient * solution.values[$1.variable.index]
      }
      return constraint.error(residual: residual) <= Self.tolerance
    }
  }

  /// Required constraints connected to one through shared variables, the later ones first, so that
  /// the filter keeps the earliest explanation.
  private func requiredNeighbours(of start: Int) -> [Int] {
    var elimination = RequiredElimination(variableCount: variableCount, tracksSupport: true)
    var inequalities: [Int] = []
    for index in constraints.indices {
      guard let constraint = constraints[index],
        constraint.priority == LinearConstraint.required, index != start
      else { continue }
      if constraint.relation == .equal {
        _ = elimination.add(constraint.terms, constant: constraint.constant, definer: index)
      } else {
        inequalities.append(index)
      }
    }
    let own = constraints[start]!.terms
    var reached = Set(elimination.reduced(own, constant: 0).variables)
    var found = elimination.support(of: own).union([start])
    var waiting = inequalities.map {
      ($0, elimination.reduced(constraints[$0]!.terms, constant: 0))
    }
    var grew = !reached.isEmpty
    while grew {
      let (near, far) = (
        waiting.filter { !reached.isDisjoint(with: $0.1.variables) },
        waiting.filter { reached.isDisjoint(with: $0.1.variables) }
      )
      for (index, form) in near {
        found.insert(index)
        found.formUnion(elimination.support(of: constraints[index]!.terms))
        reached.formUnion(form.variables)
      }
      waiting = far
      grew = !near.isEmpty
    }
    return found.sorted(by: >)
  }
}

/// Required constraints of which not all can hold.
package struct Conflict: Hashable, Sendable {
  /// The one that gave way.
  package var broken: ConstraintID
  /// All of them: without any one member the rest could hold, up to the size that
  /// ``LayoutSolver/conflicts()`` narrows down.
  package var members: [ConstraintID]
}

extension LinearConstraint {
  /// By how much the constraint is missed when its left side has this value.
  func error(residual: Double) -> Double {
    switch relation {
    case .equal: abs(residual)
    case .lessThanOrEqual: max(residual, 0)
    case .greaterThanOrEqual: max(-residual, 0)
    }
  }
}

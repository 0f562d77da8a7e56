/// Why a variable has its value.
package struct ValueExplanation: Sendable {
  /// The constraints that decide the value: those, by priority and then age, whose equations give it.
  /// Known variables in them count as numbers; ask for their explanations in turn.
  package var deciding: [ConstraintID] = []
  /// Inequalities on the variable that hold with room to spare, by age.
  package var slack: [ConstraintID] = []
  /// Constraints on the variable that do not hold, by age, and by how much, in points.
  package var broken: [(id: ConstraintID, error: Double)] = []
  /// Whether the deciding constraints give the value; else something is left to the choice among
  /// equally good layouts.
  package var isDecided = false
}

extension LayoutSolver {
  /// How far from its value a variable is pulled to see whether it moves, in points.
  private static let pull = 1e6

  // MARK: Uniqueness

  /// Whether every optimum gives the variable the same value.
  ///
  /// Constraints of a priority below ``tieLimit`` are taken for choices among ties and do not count.
  ///
  /// - Complexity: Two more solves of the variable's component.
  package func isUnique(_ variable: Variable) -> Bool {
    let range = witnesses(of: variable)
    return range.high - range.low <= 1e-4
  }

  /// The least and the greatest value that an optimum gives the variable: two witnesses where they
  /// differ. A value that nothing bounds is about a million points away.
  ///
  /// Constraints of a priority below ``tieLimit`` do not count.
  ///
  /// - Complexity: Two more solves of the variable's component.
  package func witnesses(of variable: Variable) -> (low: Double, high: Double) {
    let here = value(of: variable)
    let component = storage.variables[variable.index].component
    guard storage.variables[variable.index].kind == .free, component >= 0 else {
      let isOpen = storage.variables[variable.index].kind == .free
      return isOpen ? (here - Self.pull, here + Self.pull) : (here, here)
    }
    let ends = [-Self.pull, Self.pull].map { distance in
      let copy = LayoutSolver()
      let names = copy.copyComponent(component, of: self) { $0.priority >= Self.tieLimit }
      guard let own = names[variable.index] else { return here + distance }
      let target = LinearExpression(own, constant: -(here + distance))
      _ = try? copy.add(LinearConstraint(target, .equal, priority: Self.tieLimit / 2))
      copy.solve()
      return copy.value(of: own)
    }
    return (min(ends[0], ends[1]), max(ends[0], ends[1]))
  }

  /// Adds a component's constraints of another solver that fulfil a condition; known variables keep
  /// their values. Returns the variables by their old numbers.
  private func copyComponent(
    _ component: Int32, of source: LayoutSolver, where isIncluded: (ConstraintRow) -> Bool
  ) -> [Int32: Variable] {
    var names: [Int32: Variable] = [:]
    let range = source.storage.components[component]
    for position in range.firstConstraint..<range.firstConstraint + range.constraintCount {
      let row = source.storage.constraints[source.storage.componentConstraints[position]]
      guard isIncluded(row) else { continue }
      var expression = LinearExpression(constant: row.constant)
      for place in row.firstTerm..<row.firstTerm + row.termCount {
        let term = source.storage.terms[place]
        let index = term.variable.index
        let name = names[index] ?? makeVariable()
        if names[index] == nil, source.storage.variables[index].kind != .free {
          // Known values stay what they are, rather than become constants of other constraints.
          try? suggest(source.storage.values[index], for: name)
        }
        names[index] = name
        expression.append(Term(name, term.coefficient))
      }
      _ = try? add(LinearConstraint(expression, row.relation, priority: row.priority))
    }
    return names
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
    let other = copy(pulledBy: distance) { row, slot in
      let isTie = row.priority < Self.tieLimit
      // Within one priority a factor of the whole equation is a weight.
      return isTie ? 1 / (1 + abs(storage.residual(of: slot))) : 1
    }
    other.solve()
    return AlternativeValues(solver: other)
  }

  /// Other optima, among which a value that constraints leave open differs from ``value(of:)``: that
  /// of ``values(pulledBy:)``, one in which all variables are as great as may be, and one in which
  /// they are as small; `distance` is how far a value goes that nothing bounds.
  ///
  /// Each variable pulls with a weight of its own, so that those that can grow only at the cost of
  /// another decide who does.
  ///
  /// - Complexity: Three more solves.
  package func alternatives(pulledBy distance: Double) -> [AlternativeValues] {
    let extremes = [distance, -distance].map { end in
      let other = copy(pulledBy: 0) { row, _ in row.priority < Self.tieLimit ? 0 : 1 }
      for index in 1..<storage.variables.count where storage.variables[index].kind == .free {
        let variable = Variable(index: Int32(index))
        let weight = 1 + (Double(index) * 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1)
        let pull = LinearExpression(
          variable, weight, constant: -weight * (storage.values[index] + end))
        _ = try? other.add(LinearConstraint(pull, .equal, priority: Self.tieLimit / 2))
      }
      other.solve()
      return AlternativeValues(solver: other)
    }
    return [values(pulledBy: distance)] + extremes
  }

  /// A copy with the constraints that weigh anything; ties pull further by `distance`.
  private func copy(
    pulledBy distance: Double, weighing weight: (ConstraintRow, Int32) -> Double
  ) -> LayoutSolver {
    let copy = LayoutSolver()
    for index in 1..<storage.variables.count {
      let variable = copy.makeVariable()
      if storage.variables[index].kind == .suggested {
        try? copy.suggest(storage.values[index], for: variable)
      }
    }
    let live = (0..<storage.constraints.count).filter { storage.constraints[$0].isLive }
    for slot in live.sorted(by: { storage.age($0) < storage.age($1) }) {
      let row = storage.constraints[slot]
      let weight = weight(row, slot)
      guard weight > 0 else { continue }
      let shift = row.priority < Self.tieLimit ? distance : 0
      var expression = LinearExpression(constant: (row.constant - shift) * weight)
      for place in row.firstTerm..<row.firstTerm + row.termCount {
        let term = storage.terms[place]
        expression.append(Term(term.variable, term.coefficient * weight))
      }
      _ = try? copy.add(LinearConstraint(expression, row.relation, priority: row.priority))
    }
    return copy
  }

  /// The values of another optimum.
  package struct AlternativeValues {
    fileprivate let solver: LayoutSolver

    /// Value of a variable in this optimum.
    package subscript(_ variable: Variable) -> Double { solver.value(of: variable) }
  }

  // MARK: Deciding constraints

  /// Why a variable has its value, as of the last ``solve()``.
  ///
  /// The constraints that hold with equality are taken in order of priority and, within one, of age;
  /// each that says something new is an equation. Those that give the variable are the deciding ones.
  ///
  /// - Complexity: Gaussian elimination over the tight constraints of the variable's component; for a
  ///   known variable, a look at every constraint there is.
  package func explanation(of variable: Variable) -> ValueExplanation {
    var explanation = ValueExplanation()
    let row = storage.variables[variable.index]
    if row.kind != .free {
      if row.kind == .fixed { explanation.deciding = [storage.identifier(row.fixer)] }
      explanation.isDecided = true
    }
    for slot in storage.constraintsByPriority(around: variable.index) {
      guard storage.mentions(slot, variable.index) else { continue }
      let id = storage.identifier(slot)
      if storage.isBroken(slot) {
        explanation.broken.append((id, error(of: id)))
      } else if !storage.isTight(slot) {
        explanation.slack.append(id)
      }
    }
    explanation.slack.sort()
    explanation.broken.sort { $0.id < $1.id }
    guard row.kind == .free else { return explanation }
    var equations = TightEquations()
    for slot in storage.constraintsByPriority(around: variable.index) where storage.isTight(slot) {
      equations.add(storage.freeTerms(of: slot), slot)
    }
    if let support = equations.support(of: variable.index) {
      explanation.isDecided = true
      explanation.deciding = support.sorted {
        (-storage.constraints[$0].priority, storage.age($0))
          < (-storage.constraints[$1].priority, storage.age($1))
      }
      .map { storage.identifier($0) }
    }
    return explanation
  }
}

/// Equations in echelon form, each with the constraints that went into it.
private struct TightEquations {
  private var forms: [Int32: (terms: [Int32: Double], support: Set<Int32>)] = [:]

  /// Takes in an equation, unless the earlier ones say the same of its variables.
  mutating func add(_ terms: [Int32: Double], _ slot: Int32) {
    var support: Set<Int32> = [slot]
    let form = reduced(terms, &support)
    guard let pivot = form.max(by: { (abs($0.value), $0.key) < (abs($1.value), $1.key) }) else {
      return
    }
    forms[pivot.key] = (
      form.filter { $0.key != pivot.key }.mapValues { -$0 / pivot.value }, support
    )
  }

  /// The constraints that give a variable; nil when they do not.
  func support(of variable: Int32) -> Set<Int32>? {
    var support: Set<Int32> = []
    return reduced([variable: 1], &support).isEmpty ? support : nil
  }

  private func reduced(
    _ terms: [Int32: Double], _ support: inout Set<Int32>
  ) -> [Int32: Double] {
    var form = terms
    while let known = form.keys.filter({ forms[$0] != nil }).min() {
      let factor = form.removeValue(forKey: known)!
      let definition = forms[known]!
      support.formUnion(definition.support)
      for (variable, coefficient) in definition.terms {
        let old = form[variable] ?? 0
        let sum = SolverStorage.sum(old, factor * coefficient)
        form[variable] = sum == 0 ? nil : sum
      }
    }
    return form
  }
}

extension SolverStorage {
  /// Constraints of a variable's component from the highest priority on, the older first.
  fileprivate func constraintsByPriority(around variable: Int32) -> [Int32] {
    let component = variables[variable].component
    guard component >= 0 else {
      // A known variable is in no component: whatever mentions it.
      return (0..<constraints.count).filter { constraints[$0].isLive && mentions($0, variable) }
        .sorted {
          (-constraints[$0].priority, age($0)) < (-constraints[$1].priority, age($1))
        }
    }
    let range = components[component]
    return (range.firstConstraint..<range.firstConstraint + range.constraintCount)
      .map { componentConstraints[$0] }
      .sorted {
        (-constraints[$0].priority, age($0)) < (-constraints[$1].priority, age($1))
      }
  }

  fileprivate func mentions(_ slot: Int32, _ variable: Int32) -> Bool {
    let row = constraints[slot]
    return (row.firstTerm..<row.firstTerm + row.termCount).contains {
      terms[$0].variable.index == variable && terms[$0].coefficient != 0
    }
  }

  fileprivate func freeTerms(of slot: Int32) -> [Int32: Double] {
    let row = constraints[slot]
    var sums: [Int32: Double] = [:]
    for position in row.firstTerm..<row.firstTerm + row.termCount {
      let term = terms[position]
      guard variables[term.variable.index].kind == .free else { continue }
      sums[term.variable.index, default: 0] += term.coefficient
    }
    return sums.filter { $0.value != 0 }
  }
}

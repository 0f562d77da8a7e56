/// Solves linear constraints with priorities: exact, strictly lexicographic, and incremental.
///
/// A violation at a higher priority outweighs every violation below it; within one priority the
/// sum of the absolute errors is least. Changes take effect with the next ``solve()``, which builds
/// only the components anew that were touched; new suggested values cost one sweep over what was
/// built. The steps are derived in the article <doc:Algorithm>.
///
/// Where the optimum is not unique, the result is one of the optima, the same on every run and on
/// every machine: it depends on the variables and the constraints in their order of addition only,
/// not on the path that led to them. See <doc:Algorithm> for the rule.
///
/// Required constraints that exclude each other never stop a solve. Equalities hold before
/// inequalities, equalities that name one variable's value before others, and the earlier of a kind
/// before the later; ``conflicts()`` names the whole set.
///
/// - SeeAlso: Borning, Freeman-Benson and Wilson, "Constraint hierarchies", 1992, for the
///   comparator used here, locally-error-better over a lexicographic order of levels.
package final class LayoutSolver {
  /// Error in points up to which a constraint counts as satisfied.
  package static let tolerance = 1e-6
  /// Priority below which a constraint is a choice among equally good layouts and not a wish.
  package static let tieLimit = 0.01

  /// Behind a pointer, as a stored property would be guarded at every access.
  private let place: UnsafeMutablePointer<SolverStorage>

  var storage: SolverStorage {
    @inline(__always) unsafeAddress { UnsafePointer(place) }
    @inline(__always) unsafeMutableAddress { place }
  }

  /// Makes a solver without variables.
  package init() {
    place = .allocate(capacity: 1)
    place.initialize(to: SolverStorage())
  }

  deinit {
    place.deinitialize(count: 1)
    place.deallocate()
  }

  /// Whether firm equalities hold before others where they exclude each other; else the earlier ones
  /// do. Set before constraints are added.
  package var firmHoldsFirst: Bool {
    get { storage.firmHoldsFirst }
    set { storage.firmHoldsFirst = newValue }
  }

  /// Makes room for a number of variables and constraints in all, so that stating and solving them
  /// moves nothing about.
  package func reserveCapacity(variables: Int, constraints: Int) {
    storage.reserve(
      variables: Int32(clamping: variables), constraints: Int32(clamping: constraints))
  }

  // MARK: Stating the problem

  /// A new unknown; its value is 0 until something holds it elsewhere.
  package func makeVariable() -> Variable { storage.makeVariable() }

  /// A new unknown that is never below a bound, in points: a required constraint of its own.
  ///
  /// - Throws: When the bound is not finite; no variable is made then.
  package func makeVariable(atLeast bound: Double) throws(LayoutSolverError) -> Variable {
    guard bound.isFinite else { throw .notFinite(constraint: 0) }
    let variable = storage.makeVariable()
    try storage.add(
      LinearConstraint(
        LinearExpression(variable, constant: -bound), .greaterThanOrEqual))
    return variable
  }

  /// Adds a constraint.
  ///
  /// - Throws: When a number is not finite or the priority out of range; nothing is added then.
  @discardableResult
  package func add(
    _ constraint: borrowing LinearConstraint
  ) throws(LayoutSolverError) -> ConstraintID {
    try storage.add(constraint)
  }

  /// Adds several constraints, or none of them.
  ///
  /// - Throws: When a number is not finite or a priority out of range.
  @discardableResult
  package func add(
    contentsOf batch: [LinearConstraint]
  ) throws(LayoutSolverError) -> [ConstraintID] {
    for (position, constraint) in batch.enumerated() {
      try SolverStorage.check(constraint, position: position)
    }
    var identifiers: [ConstraintID] = []
    identifiers.reserveCapacity(batch.count)
    for constraint in batch { identifiers.append(try storage.add(constraint)) }
    return identifiers
  }

  /// Takes a constraint out; one that is out already is passed over.
  package func remove(_ id: ConstraintID) { storage.remove(id) }

  /// Takes constraints out; those that are out already are passed over.
  package func remove(contentsOf batch: some Sequence<ConstraintID>) {
    for id in batch { storage.remove(id) }
  }

  /// Whether the constraint was added and not removed since.
  package func contains(_ id: ConstraintID) -> Bool { storage.contains(id) }

  /// Changes the constant of a constraint, in points; one that was removed is passed over.
  ///
  /// - Throws: When the constant is not finite; the old one stays.
  package func setConstant(
    _ constant: Double, of id: ConstraintID
  ) throws(LayoutSolverError) {
    guard constant.isFinite else { throw .notFinite(constraint: 0) }
    storage.setConstant(constant, of: id)
  }

  /// Changes the priority of a constraint; one that was removed is passed over.
  ///
  /// - Throws: When the priority is out of range; the old one stays.
  package func setPriority(
    _ priority: Double, of id: ConstraintID
  ) throws(LayoutSolverError) {
    guard priority > 0, priority <= LinearConstraint.required else {
      throw .priorityOutOfRange(priority, constraint: 0)
    }
    storage.setPriority(priority, of: id)
  }

  // MARK: Values from outside

  /// Gives a variable a value from outside, in points, such as the width of a window.
  ///
  /// The value holds before every constraint. A later value for the same variable costs a sweep and
  /// no elimination.
  ///
  /// - Throws: When the value is not finite; the old one stays.
  package func suggest(
    _ value: Double, for variable: Variable
  ) throws(LayoutSolverError) {
    guard value.isFinite else { throw .suggestionNotFinite(variable) }
    storage.suggest(value, for: variable)
  }

  /// Leaves a variable to the constraints again.
  package func endSuggestions(for variable: Variable) { storage.endSuggestions(for: variable) }

  // MARK: Solving

  /// Finds the optimum of the constraints as they now are.
  package func solve() { storage.solve() }

  /// Whether the last ``solve()`` is known to have found the optimum: false where rounding kept the
  /// core from ending, which no test or fuzzing has met.
  package var isOptimal: Bool { storage.cores.allSatisfy { $0?.isOptimal ?? true } }

  /// Value of a variable after the last ``solve()``.
  package func value(of variable: Variable) -> Double { storage.value(of: variable.index) }

  /// Writes the values of variables, in their order, into a buffer of at least their number.
  package func read(
    _ variables: [Variable], into values: UnsafeMutableBufferPointer<Double>
  ) {
    storage.read(variables, into: values)
  }

  /// Solves for several sets of suggested values in turn: one elimination, as many sweeps.
  ///
  /// - Parameters:
  ///   - variables: The variables to which values are suggested.
  ///   - rows: For each solve the values, one for each variable, in their order.
  ///   - body: Is called after each solve with the row's position; reads values.
  /// - Throws: When a value is not finite; nothing is solved then. The last row's values stay.
  package func sweep(
    _ variables: [Variable], over rows: [[Double]], _ body: (Int) -> Void
  ) throws(LayoutSolverError) {
    for row in rows {
      precondition(
        row.count == variables.count, "Each row of a sweep has one value for each variable.")
      for (variable, value) in zip(variables, row) where !value.isFinite {
        throw .suggestionNotFinite(variable)
      }
    }
    for (position, row) in rows.enumerated() {
      for (variable, value) in zip(variables, row) {
        storage.suggest(value, for: variable)
      }
      storage.solve()
      body(position)
    }
  }

  /// The constraint's left side after the last ``solve()``: zero where an equality holds.
  package func residual(of id: ConstraintID) -> Double {
    contains(id) ? storage.residual(of: id.slot) : 0
  }

  /// By how much a constraint is missed, in points; 0 when it holds.
  package func error(of id: ConstraintID) -> Double {
    guard contains(id) else { return 0 }
    return storage.constraints[id.slot].relation.error(residual: storage.residual(of: id.slot))
  }
}

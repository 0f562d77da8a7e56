/// Places the variables that occur in one cost function only.
///
/// Such a variable can always bring its function to the least cost, whatever the others are, so the
/// function's form takes its argmin and the variable follows from the other ones:
///
///     variable = (argmin − Σ other coefficient · other) / coefficient
///
/// The function is done with then, which may leave other variables in one function only. Chains
/// and trees of views dissolve this way in linear time; what remains is in cycles.
struct LeafElimination {
  /// A variable placed relative to others.
  struct Placement {
    let variable: Int
    let form: LinearForm
  }

  /// The functions that no leaf took, in order of their first constraint.
  private(set) var remaining: [CostFunction] = []
  /// Placements in the order in which they were made.
  private(set) var placements: [Placement] = []

  init(_ functions: [CostFunction], variableCount: Int) {
    var uses = Array(repeating: [Int](), count: variableCount)
    for (index, function) in functions.enumerated() {
      for variable in function.variables { uses[variable].append(index) }
    }
    var left = uses.map(\.count)
    var isDone = Array(repeating: false, count: functions.count)
    var leaves = functions.flatMap(\.variables).filter { left[$0] == 1 }
    while let leaf = leaves.popLast() {
      guard left[leaf] == 1, let index = uses[leaf].first(where: { !isDone[$0] }) else { continue }
      isDone[index] = true
      placements.append(Self.place(leaf, in: functions[index]))
      for variable in functions[index].variables {
        left[variable] -= 1
        if left[variable] == 1 { leaves.append(variable) }
      }
    }
    remaining = functions.indices.filter { !isDone[$0] }.map { functions[$0] }
  }

  private static func place(_ leaf: Int, in function: CostFunction) -> Placement {
    let own = function.coefficients[function.variables.firstIndex(of: leaf)!]
    var form = LinearForm()
    form.constant = function.argmin() / own
    for (variable, coefficient) in zip(function.variables, function.coefficients)
    where variable != leaf {
      form.variables.append(variable)
      form.coefficients.append(-coefficient / own)
    }
    return Placement(variable: leaf, form: form)
  }

  /// Fills in the placed variables, given the remaining ones.
  func complete(_ values: inout [Double]) {
    for placement in placements.reversed() {
      values[placement.variable] = placement.form.value(values)
    }
  }
}

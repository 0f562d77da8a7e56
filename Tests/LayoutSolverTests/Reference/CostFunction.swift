/// The costs of all constraints on one linear form, as a function of the form's value.
///
/// `z = Σ coefficient · variable`, the first coefficient 1.
struct CostFunction {
  /// The form's variables, ascending.
  let variables: [Int]
  let coefficients: [Double]
  private(set) var cost = PiecewiseLinear()

  /// Sorts and scales a form so that equal ones compare equal; also gives the factor taken out.
  static func normalized(
    _ form: LinearForm
  ) -> (variables: [Int], coefficients: [Double], factor: Double) {
    let order = form.variables.indices.sorted { form.variables[$0] < form.variables[$1] }
    let factor = form.coefficients[order[0]]
    return (
      order.map { form.variables[$0] }, order.map { form.coefficients[$0] / factor }, factor
    )
  }

  init(variables: [Int], coefficients: [Double]) {
    self.variables = variables
    self.coefficients = coefficients
  }

  /// Adds the cost of `factor · z + constant (≤ | = | ≥) 0`.
  mutating func add(_ constraint: LinearConstraint, factor: Double, constant: Double) {
    let above = constraint.relation != .greaterThanOrEqual
    let below = constraint.relation != .lessThanOrEqual
    cost.add(
      at: -constant / factor, steepness: abs(factor), priority: constraint.priority,
      costsAbove: factor > 0 ? above : below, costsBelow: factor > 0 ? below : above)
  }

  mutating func add(_ other: PiecewiseLinear) { cost.add(other) }

  /// The form's coefficient of a variable in it.
  func coefficient(of variable: Int) -> Double {
    coefficients[variables.firstIndex(of: variable)!]
  }

  /// The form without a variable.
  func rest(without variable: Int) -> LinearForm {
    var form = LinearForm()
    for (other, coefficient) in zip(variables, coefficients) where other != variable {
      form.variables.append(other)
      form.coefficients.append(coefficient)
    }
    return form
  }
}

/// A normalized form as a key; coefficients count as equal when they are within 1e-9.
struct FormKey: Hashable {
  let variables: [Int]
  let coefficients: [Double]

  init(variables: [Int], coefficients: [Double]) {
    self.variables = variables
    self.coefficients = coefficients.map { ($0 * 1e9).rounded() }
  }
}

/// The functions of a system, one a linear form.
struct CostFunctions {
  private(set) var functions: [CostFunction] = []
  private var positions: [FormKey: Int] = [:]

  /// The index of the function of a form that is not constant, and the form as a multiple of the
  /// function's own.
  mutating func index(of form: LinearForm) -> (index: Int, factor: Double) {
    let (variables, coefficients, factor) = CostFunction.normalized(form)
    let key = FormKey(variables: variables, coefficients: coefficients)
    if let index = positions[key] { return (index, factor) }
    positions[key] = functions.count
    functions.append(CostFunction(variables: variables, coefficients: coefficients))
    return (functions.count - 1, factor)
  }

  mutating func add(_ constraint: LinearConstraint, on form: LinearForm) {
    let (index, factor) = index(of: form)
    functions[index].add(constraint, factor: factor, constant: form.constant)
  }

  /// Adds a function of `form`, which has no constant.
  mutating func add(_ cost: PiecewiseLinear, of form: LinearForm) -> Int {
    let (index, factor) = index(of: form)
    functions[index].add(cost.scaled(by: factor))
    return index
  }

  /// Takes a function out, so that its form may come again.
  mutating func close(_ index: Int) {
    let function = functions[index]
    positions[FormKey(variables: function.variables, coefficients: function.coefficients)] = nil
  }
}

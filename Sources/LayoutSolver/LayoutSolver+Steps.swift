extension LayoutSolver {
  /// Values of all variables, and the required equalities that contradict earlier ones.
  struct Solution {
    var values: [Double]
    var contradicted: [Int]
  }

  /// Solves a list of numbered constraints from scratch.
  static func solve(
    _ problem: [(index: Int, constraint: LinearConstraint)], variableCount: Int
  ) -> Solution {
    var elimination = RequiredElimination(variableCount: variableCount)
    var contradicted: [Int] = []
    for (index, constraint) in problem where constraint.isRequiredEquality {
      let holds = elimination.add(constraint.terms, constant: constraint.constant, definer: index)
      if !holds { contradicted.append(index) }
    }
    let functions = costFunctions(of: problem.map(\.constraint), after: &elimination)
    let leaves = LeafElimination(functions, variableCount: variableCount)
    var values = Array(repeating: 0.0, count: variableCount)
    for component in components(of: leaves.remaining, variableCount: variableCount) {
      solve(component, into: &values)
    }
    leaves.complete(&values)
    elimination.complete(&values)
    return Solution(values: values, contradicted: contradicted)
  }

  /// The costs of everything that is not a required equality, one function a linear form.
  private static func costFunctions(
    of constraints: [LinearConstraint], after elimination: inout RequiredElimination
  ) -> [CostFunction] {
    var functions: [CostFunction] = []
    var positions: [FormKey: Int] = [:]
    for constraint in constraints where !constraint.isRequiredEquality {
      let form = elimination.reduced(constraint.terms, constant: constraint.constant)
      if form.isConstant { continue }
      let (variables, coefficients, factor) = CostFunction.normalized(form)
      let key = FormKey(variables: variables, coefficients: coefficients)
      let position = positions[key] ?? functions.count
      if position == functions.count {
        positions[key] = position
        functions.append(CostFunction(variables: variables, coefficients: coefficients))
      }
      functions[position].add(constraint, factor: factor, constant: form.constant)
    }
    return functions
  }

  /// A form without its constant; coefficients count as equal when they are within 1e-9.
  private struct FormKey: Hashable {
    let variables: [Int]
    let coefficients: [Double]

    init(variables: [Int], coefficients: [Double]) {
      self.variables = variables
      self.coefficients = coefficients.map { ($0 * 1e9).rounded() }
    }
  }

  /// Groups functions that share variables, directly or through others; each group in order.
  private static func components(
    of functions: [CostFunction], variableCount: Int
  ) -> [[CostFunction]] {
    var parents = Array(0..<variableCount)
    func root(_ variable: Int) -> Int {
      var variable = variable
      while parents[variable] != variable {
        parents[variable] = parents[parents[variable]]
        variable = parents[variable]
      }
      return variable
    }
    for function in functions {
      for variable in function.variables.dropFirst() {
        parents[root(variable)] = root(function.variables[0])
      }
    }
    var positions: [Int: Int] = [:]
    var groups: [[CostFunction]] = []
    for function in functions {
      let key = root(function.variables[0])
      if let position = positions[key] {
        groups[position].append(function)
      } else {
        positions[key] = groups.count
        groups.append([function])
      }
    }
    return groups
  }

  /// Solves one component and stores its variables' values.
  private static func solve(_ component: [CostFunction], into values: inout [Double]) {
    let priorities = Set(component.flatMap { $0.pieces.map(\.priority) }).sorted(by: >)
    let levels = Dictionary(uniqueKeysWithValues: priorities.enumerated().map { ($1, $0) })
    var local: [Int: Int] = [:]
    var variables: [Int] = []
    var residuals: [LexicographicSimplex.Residual] = []
    for function in component {
      for variable in function.variables where local[variable] == nil {
        local[variable] = variables.count
        variables.append(variable)
      }
      residuals += function.residuals(variables: function.variables.map { local[$0]! }, levels)
    }
    var simplex = LexicographicSimplex(
      residuals: residuals, variableCount: variables.count, levelCount: priorities.count)
    for (variable, value) in zip(variables, simplex.solve()) { values[variable] = value }
  }
}

extension CostFunction {
  /// The pieces as residuals of equal weight; one above and one below the same breakpoint are one.
  fileprivate func residuals(
    variables: [Int], _ levels: [Double: Int]
  ) -> [LexicographicSimplex.Residual] {
    var residuals: [LexicographicSimplex.Residual] = []
    var halves: [HalfKey: Int] = [:]
    for piece in pieces {
      let above = piece.costsAbove ? levels[piece.priority] : nil
      let below = piece.costsBelow ? levels[piece.priority] : nil
      let key = HalfKey(breakpoint: piece.breakpoint, steepness: piece.steepness)
      if let index = halves[key], above == nil || residuals[index].levelAbove == nil,
        below == nil || residuals[index].levelBelow == nil
      {
        residuals[index].levelAbove = residuals[index].levelAbove ?? above
        residuals[index].levelBelow = residuals[index].levelBelow ?? below
        continue
      }
      halves[key] = residuals.count
      let form = LinearForm(
        variables: variables, coefficients: coefficients.map { $0 * piece.steepness },
        constant: -piece.breakpoint * piece.steepness)
      residuals.append(.init(form: form, levelAbove: above, levelBelow: below))
    }
    return residuals
  }

  private struct HalfKey: Hashable {
    let breakpoint: Double
    let steepness: Double
  }
}

extension LinearConstraint {
  var isRequiredEquality: Bool {
    priority == LinearConstraint.required && relation == .equal
  }
}

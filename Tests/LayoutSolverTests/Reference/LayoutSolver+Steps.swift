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
    var functions = CostFunctions()
    for (_, constraint) in problem where !constraint.isRequiredEquality {
      let form = elimination.reduced(constraint.terms, constant: constraint.constant)
      if !form.isConstant { functions.add(constraint, on: form) }
    }
    let variables = VariableElimination(functions, variableCount: variableCount)
    var values = Array(repeating: 0.0, count: variableCount)
    for component in components(of: variables.remaining, variableCount: variableCount) {
      solve(component, into: &values)
    }
    variables.complete(&values)
    elimination.complete(&values)
    return Solution(values: values, contradicted: contradicted)
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
    let priorities = Set(component.flatMap(\.cost.priorities)).sorted(by: >)
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
  /// A residual for each breakpoint; the first one bears the slope to the left of all.
  fileprivate func residuals(
    variables: [Int], _ levels: [Double: Int]
  ) -> [LexicographicSimplex.Residual] {
    cost.breakpoints.enumerated().map { index, breakpoint in
      let below = index == 0 ? cost.leftSlope * -1 : .zero
      return LexicographicSimplex.Residual(
        form: LinearForm(
          variables: variables, coefficients: coefficients, constant: -breakpoint.position),
        above: (breakpoint.jump - below).costs(levels), below: below.costs(levels))
    }
  }
}

extension SlopeVector {
  fileprivate func costs(_ levels: [Double: Int]) -> [LexicographicSimplex.Cost] {
    entries.map { .init(level: levels[$0.priority]!, slope: $0.slope) }
  }
}

extension PiecewiseLinear {
  fileprivate var priorities: [Double] {
    leftSlope.entries.map(\.priority) + breakpoints.flatMap { $0.jump.entries.map(\.priority) }
  }
}

extension LinearConstraint {
  var isRequiredEquality: Bool {
    priority == LinearConstraint.required && relation == .equal
  }
}

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
    var rest: [(form: LinearForm, constraint: LinearConstraint)] = []
    for (_, constraint) in problem where !constraint.isRequiredEquality {
      let form = elimination.reduced(constraint.terms, constant: constraint.constant)
      if !form.isConstant { rest.append((form, constraint)) }
    }
    var values = Array(repeating: 0.0, count: variableCount)
    for component in components(of: rest, variableCount: variableCount) {
      solve(component.map { rest[$0] }, into: &values)
    }
    elimination.complete(&values)
    return Solution(values: values, contradicted: contradicted)
  }

  /// Groups forms that share variables, directly or through others; each group in order.
  private static func components(
    of rest: [(form: LinearForm, constraint: LinearConstraint)], variableCount: Int
  ) -> [[Int]] {
    var parents = Array(0..<variableCount)
    func root(_ variable: Int) -> Int {
      var variable = variable
      while parents[variable] != variable {
        parents[variable] = parents[parents[variable]]
        variable = parents[variable]
      }
      return variable
    }
    for (form, _) in rest {
      for variable in form.variables.dropFirst() {
        parents[root(variable)] = root(form.variables[0])
      }
    }
    var positions: [Int: Int] = [:]
    var groups: [[Int]] = []
    for (index, item) in rest.enumerated() {
      let key = root(item.form.variables[0])
      if let position = positions[key] {
        groups[position].append(index)
      } else {
        positions[key] = groups.count
        groups.append([index])
      }
    }
    return groups
  }

  /// Solves one component and stores its variables' values.
  private static func solve(
    _ component: [(form: LinearForm, constraint: LinearConstraint)], into values: inout [Double]
  ) {
    let priorities = Set(component.map(\.constraint.priority)).sorted(by: >)
    let levels = Dictionary(uniqueKeysWithValues: priorities.enumerated().map { ($1, $0) })
    var local: [Int: Int] = [:]
    var variables: [Int] = []
    let residuals = component.map { form, constraint in
      var form = form
      for position in form.variables.indices {
        let variable = form.variables[position]
        if local[variable] == nil {
          local[variable] = variables.count
          variables.append(variable)
        }
        form.variables[position] = local[variable]!
      }
      return LexicographicSimplex.Residual(
        form: form, level: levels[constraint.priority]!,
        costsAbove: constraint.relation != .greaterThanOrEqual,
        costsBelow: constraint.relation != .lessThanOrEqual)
    }
    var simplex = LexicographicSimplex(
      residuals: residuals, variableCount: variables.count, levelCount: priorities.count)
    for (variable, value) in zip(variables, simplex.solve()) { values[variable] = value }
  }
}

extension LinearConstraint {
  var isRequiredEquality: Bool {
    priority == LinearConstraint.required && relation == .equal
  }
}

@testable import LayoutSolver

/// A plain solver to compare with: nothing but Gaussian elimination of the required equalities and
/// a dense simplex over vectors of costs. It shares no code with the module.
struct ReferenceSolver {
  /// The optimum of a list of constraints, in their order of addition.
  ///
  /// - Returns: Values by the variables' numbers.
  static func values(of constraints: [LinearConstraint], variableCount: Int) -> [Double] {
    var elimination = RequiredElimination(variableCount: variableCount)
    for constraint in constraints where constraint.isRequiredEquality {
      _ = elimination.add(constraint.terms, constant: constraint.constant, definer: 0)
    }
    let priorities = Set(constraints.map(\.priority)).sorted(by: >)
    var local: [Int: Int] = [:]
    var variables: [Int] = []
    var residuals: [LexicographicSimplex.Residual] = []
    for constraint in constraints where !constraint.isRequiredEquality {
      var form = elimination.reduced(constraint.terms, constant: constraint.constant)
      guard !form.isConstant else { continue }
      for position in form.variables.indices {
        let variable = form.variables[position]
        if local[variable] == nil {
          local[variable] = variables.count
          variables.append(variable)
        }
        form.variables[position] = local[variable]!
      }
      let cost = [
        LexicographicSimplex.Cost(
          level: priorities.firstIndex(of: constraint.priority)!, slope: 1)
      ]
      residuals.append(
        LexicographicSimplex.Residual(
          form: form, above: constraint.relation == .greaterThanOrEqual ? [] : cost,
          below: constraint.relation == .lessThanOrEqual ? [] : cost))
    }
    var simplex = LexicographicSimplex(
      residuals: residuals, variableCount: variables.count, levelCount: priorities.count)
    var values = Array(repeating: 0.0, count: variableCount)
    for (variable, value) in zip(variables, simplex.solve()) { values[variable] = value }
    elimination.complete(&values)
    return values
  }
}

extension LinearConstraint {
  var isRequiredEquality: Bool {
    priority == LinearConstraint.required && relation == .equal
  }
}

extension Variable {
  /// The number as a position in an array.
  var position: Int { Int(index) }
}

/// Gaussian elimination over the required equalities.
///
/// Each equality, reduced by the ones before it, defines one variable as an affine form of others:
///
///     x = constant + Σ coefficient · y
///
/// What it reduces to a constant is either redundant or in conflict with the ones before it; a
/// conflicting equality is left out, so the earlier constraint holds.
///
/// - Invariant: No definition mentions a variable that was already defined when it was made, so the
///   definitions form no cycle.
struct RequiredElimination {
  /// Error in points up to which an equality without variables counts as satisfied.
  static let tolerance = 1e-6

  private(set) var definitions: [LinearForm?]
  /// Variables in the order in which they were defined.
  private var order: [Int] = []
  /// Constraints that went into each definition; empty unless asked for, since it costs memory.
  private var supports: [Set<Int>]
  private var accumulator: FormAccumulator

  init(variableCount: Int, tracksSupport: Bool = false) {
    definitions = Array(repeating: nil, count: variableCount)
    supports = tracksSupport ? Array(repeating: [], count: variableCount) : []
    accumulator = FormAccumulator(variableCount: variableCount)
  }

  /// Takes in one equality; false when it contradicts the earlier ones.
  mutating func add(_ terms: [Term], constant: Double, definer: Int) -> Bool {
    let form = reduced(terms, constant: constant)
    guard let position = pivotPosition(of: form) else {
      return abs(form.constant) <= Self.tolerance * max(1, abs(constant) * 1e-3)
    }
    let variable = form.variables[position]
    let factor = -1 / form.coefficients[position]
    accumulator.add(form, times: factor)
    accumulator.add(variable, times: 1)
    definitions[variable] = accumulator.take()
    if !supports.isEmpty { supports[variable] = support(of: terms).union([definer]) }
    order.append(variable)
    return true
  }

  /// The variable to define: the one of largest coefficient, the youngest among equals, so that a
  /// subview's coordinate is written in terms of its superview's.
  private func pivotPosition(of form: LinearForm) -> Int? {
    form.variables.indices.max { left, right in
      let a = abs(form.coefficients[left])
      let b = abs(form.coefficients[right])
      return abs(a - b) > LinearForm.nearZero ? a < b : form.variables[left] < form.variables[right]
    }
  }

  /// The expression with every defined variable replaced.
  mutating func reduced(_ terms: [Term], constant: Double) -> LinearForm {
    for term in terms where definitions[term.variable.index] != nil {
      compress(term.variable.index)
    }
    accumulator.constant = constant
    for term in terms {
      if let definition = definitions[term.variable.index] {
        accumulator.add(definition, times: term.coefficient)
      } else {
        accumulator.add(term.variable.index, times: term.coefficient)
      }
    }
    return accumulator.take()
  }

  /// Rewrites a definition until it mentions free variables only; also those on the way to it.
  private mutating func compress(_ root: Int) {
    var stack = [root]
    while let variable = stack.last {
      guard let definition = definitions[variable] else {
        stack.removeLast()
        continue
      }
      let stale = definition.variables.filter { definitions[$0] != nil }
      if stale.isEmpty {
        stack.removeLast()
        continue
      }
      let unfinished = stale.filter { inner in
        definitions[inner]!.variables.contains { definitions[$0] != nil }
      }
      if unfinished.isEmpty {
        substitute(in: variable, definition)
        stack.removeLast()
      } else {
        stack.append(contentsOf: unfinished)
      }
    }
  }

  private mutating func substitute(in variable: Int, _ definition: LinearForm) {
    if !supports.isEmpty {
      for inner in definition.variables { supports[variable].formUnion(supports[inner]) }
    }
    accumulator.constant = definition.constant
    for position in definition.variables.indices {
      let inner = definition.variables[position]
      let coefficient = definition.coefficients[position]
      if let form = definitions[inner] {
        accumulator.add(form, times: coefficient)
      } else {
        accumulator.add(inner, times: coefficient)
      }
    }
    definitions[variable] = accumulator.take()
  }

  /// Fills in the values of the defined variables from those of the free ones.
  func complete(_ values: inout [Double]) {
    for variable in order.reversed() {
      if let form = definitions[variable] { values[variable] = form.value(values) }
    }
  }

  /// The constraints that went into the definitions of an expression's variables.
  func support(of terms: [Term]) -> Set<Int> {
    terms.reduce(into: []) { $0.formUnion(supports[$1.variable.index]) }
  }
}

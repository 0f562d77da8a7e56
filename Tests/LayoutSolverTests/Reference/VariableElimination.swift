/// Eliminates, exactly, the variables that occur in one or two cost functions.
///
/// - One function: whatever the other variables are, the variable can bring the form to the argmin,
///   so it does, and the function is done with.
/// - Two functions `f(a·v + p)` and `g(b·v + q)`: the least of their sum over `v` is a function of the
///   one form `q − (b/a)·p`, the ``InfimalConvolution`` of the two.
///
/// Each step leaves one function less and no more terms than before. Chains and trees of views
/// dissolve this way; what remains are variables in three functions or more.
struct VariableElimination {
  /// How one variable follows from those that are still there.
  private enum Placement {
    /// `coefficient · variable + rest = argmin`
    case atArgmin(variable: Int, coefficient: Double, rest: LinearForm, argmin: Double)
    /// `coefficient · variable + rest = −first / ratio`, where `first` is the first argument of the
    /// convolution at the value of `form`.
    case between(
      variable: Int, coefficient: Double, rest: LinearForm, ratio: Double, form: LinearForm,
      InfimalConvolution)
  }

  private var system: CostFunctions
  /// Functions of each variable, done with or not.
  private var uses: [[Int]]
  /// Functions left of each variable.
  private var counts: [Int]
  private var isDone: [Bool]
  private var placements: [Placement] = []
  private var inOne: [Int] = []
  private var inTwo: [Int] = []

  /// The functions that are left, in order of their first constraint.
  var remaining: [CostFunction] {
    system.functions.indices.filter { !isDone[$0] }.map { system.functions[$0] }
  }

  init(_ system: CostFunctions, variableCount: Int) {
    self.system = system
    uses = Array(repeating: [], count: variableCount)
    counts = Array(repeating: 0, count: variableCount)
    isDone = Array(repeating: false, count: system.functions.count)
    for index in system.functions.indices { register(index) }
    run()
  }

  private mutating func register(_ index: Int) {
    for variable in system.functions[index].variables {
      uses[variable].append(index)
      counts[variable] += 1
    }
  }

  private mutating func run() {
    for variable in counts.indices.reversed() { enqueue(variable) }
    while true {
      if let variable = inOne.popLast() {
        if counts[variable] == 1 { placeAtArgmin(variable) }
      } else if let variable = inTwo.popLast() {
        if counts[variable] == 2 { convolve(variable) }
      } else {
        return
      }
    }
  }

  private mutating func enqueue(_ variable: Int) {
    if counts[variable] == 1 { inOne.append(variable) }
    if counts[variable] == 2 { inTwo.append(variable) }
  }

  /// Takes a function out; its variables are in one function less.
  private mutating func finish(_ index: Int) {
    isDone[index] = true
    system.close(index)
    for variable in system.functions[index].variables { counts[variable] -= 1 }
  }

  private func functions(of variable: Int) -> [Int] {
    uses[variable].filter { !isDone[$0] }
  }

  private mutating func placeAtArgmin(_ variable: Int) {
    let index = functions(of: variable)[0]
    let function = system.functions[index]
    placements.append(
      .atArgmin(
        variable: variable, coefficient: function.coefficient(of: variable),
        rest: function.rest(without: variable), argmin: function.cost.argmin()))
    finish(index)
    function.variables.forEach { enqueue($0) }
  }

  private mutating func convolve(_ variable: Int) {
    let pair = functions(of: variable)
    let (first, second) = (system.functions[pair[0]], system.functions[pair[1]])
    let coefficient = first.coefficient(of: variable)
    let ratio = second.coefficient(of: variable) / coefficient
    // Far from 1, scaling would drown small slopes; such a pair is the simplex's.
    guard abs(ratio) > 1e-6, abs(ratio) < 1e6 else { return }
    let rest = first.rest(without: variable)
    guard let form = Self.difference(second.rest(without: variable), rest, times: ratio) else {
      return
    }
    let convolution = InfimalConvolution(first.cost.scaled(by: -1 / ratio), second.cost)
    placements.append(
      .between(
        variable: variable, coefficient: coefficient, rest: rest, ratio: ratio, form: form,
        convolution))
    finish(pair[0])
    finish(pair[1])
    if !convolution.function.breakpoints.isEmpty { insert(convolution.function, of: form) }
    for touched in Set(first.variables + second.variables).sorted(by: >) { enqueue(touched) }
  }

  private mutating func insert(_ cost: PiecewiseLinear, of form: LinearForm) {
    let index = system.add(cost, of: form)
    guard index == isDone.count else { return }
    isDone.append(false)
    register(index)
  }

  /// `left − factor · right`; nil when nothing is left of it.
  private static func difference(
    _ left: LinearForm, _ right: LinearForm, times factor: Double
  ) -> LinearForm? {
    var sums: [Int: Double] = [:]
    for (variable, coefficient) in zip(left.variables, left.coefficients) {
      sums[variable, default: 0] += coefficient
    }
    for (variable, coefficient) in zip(right.variables, right.coefficients) {
      sums[variable, default: 0] -= factor * coefficient
    }
    var form = LinearForm()
    for (variable, coefficient) in sums.sorted(by: { $0.key < $1.key })
    where abs(coefficient) > LinearForm.nearZero {
      form.variables.append(variable)
      form.coefficients.append(coefficient)
    }
    return form.isConstant ? nil : form
  }

  /// Fills in the eliminated variables, given the remaining ones.
  func complete(_ values: inout [Double]) {
    for placement in placements.reversed() {
      switch placement {
      case .atArgmin(let variable, let coefficient, let rest, let argmin):
        values[variable] = (argmin - rest.value(values)) / coefficient
      case .between(let variable, let coefficient, let rest, let ratio, let form, let pair):
        let first = pair.arguments(of: form.value(values)).first
        values[variable] = (-first / ratio - rest.value(values)) / coefficient
      }
    }
  }
}

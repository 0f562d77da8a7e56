/// A sparse affine form `constant + Σ coefficient · variable` with one term per variable.
struct LinearForm {
  /// Distance from zero at which a coefficient counts as cancelled.
  static let nearZero = 1e-9

  /// Variable indices, in the order in which they entered.
  var variables: [Int] = []
  /// Coefficients, matching ``variables``.
  var coefficients: [Double] = []
  /// Constant summand.
  var constant = 0.0

  /// Whether the form has no variable.
  var isConstant: Bool { variables.isEmpty }

  /// The form's value at given values of all variables.
  func value(_ values: [Double]) -> Double {
    var sum = constant
    for position in variables.indices {
      sum += coefficients[position] * values[variables[position]]
    }
    return sum
  }
}

/// A dense scratch vector in which sparse forms are added up.
struct FormAccumulator {
  private var values: [Double]
  private var isTouched: [Bool]
  private(set) var touched: [Int] = []
  var constant = 0.0

  init(variableCount: Int) {
    values = Array(repeating: 0, count: variableCount)
    isTouched = Array(repeating: false, count: variableCount)
  }

  mutating func add(_ variable: Int, times coefficient: Double) {
    if !isTouched[variable] {
      isTouched[variable] = true
      touched.append(variable)
    }
    values[variable] += coefficient
  }

  mutating func add(_ form: LinearForm, times factor: Double) {
    constant += factor * form.constant
    for position in form.variables.indices {
      add(form.variables[position], times: factor * form.coefficients[position])
    }
  }

  /// The sum so far, without cancelled terms; the accumulator is empty afterwards.
  mutating func take() -> LinearForm {
    var form = LinearForm()
    form.constant = constant
    for variable in touched {
      if abs(values[variable]) > LinearForm.nearZero {
        form.variables.append(variable)
        form.coefficients.append(values[variable])
      }
      values[variable] = 0
      isTouched[variable] = false
    }
    touched.removeAll(keepingCapacity: true)
    constant = 0
    return form
  }
}

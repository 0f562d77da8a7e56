/// The costs of all constraints on one linear form, as a function of the form's value.
///
/// `z = Σ coefficient · variable`, the first coefficient 1. The function is convex and piecewise
/// linear; its slopes are vectors by priority level, compared from the most important level on.
struct CostFunction {
  /// The cost of one constraint.
  struct Piece {
    /// The value of `z` at which the constraint holds exactly.
    var breakpoint: Double
    /// Growth of the error per unit of `z`, positive.
    var steepness: Double
    var priority: Double
    /// Whether values above the breakpoint cost.
    var costsAbove: Bool
    /// Whether values below the breakpoint cost.
    var costsBelow: Bool
  }

  /// The form's variables, ascending.
  let variables: [Int]
  let coefficients: [Double]
  private(set) var pieces: [Piece] = []

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
    pieces.append(
      Piece(
        breakpoint: -constant / factor, steepness: abs(factor), priority: constraint.priority,
        costsAbove: factor > 0 ? above : below, costsBelow: factor > 0 ? below : above))
  }

  /// The value of least cost; where a whole interval costs the same, the point nearest to zero.
  func argmin() -> Double {
    let sorted = pieces.sorted { $0.breakpoint < $1.breakpoint }
    let priorities = Set(pieces.map(\.priority)).sorted(by: >)
    let levels = Dictionary(uniqueKeysWithValues: priorities.enumerated().map { ($1, $0) })
    var slopes = Array(repeating: 0.0, count: priorities.count)
    for piece in sorted where piece.costsBelow {
      slopes[levels[piece.priority]!] -= piece.steepness
    }
    var low = -Double.infinity
    for piece in sorted {
      if Self.sign(slopes) > 0 { return Self.nearestToZero(low, piece.breakpoint) }
      if Self.sign(slopes) < 0 { low = piece.breakpoint }
      let sides = (piece.costsAbove ? 1.0 : 0) + (piece.costsBelow ? 1.0 : 0)
      slopes[levels[piece.priority]!] += sides * piece.steepness
      if Self.sign(slopes) > 0 { return Self.nearestToZero(low, piece.breakpoint) }
    }
    return Self.nearestToZero(low, .infinity)
  }

  /// Sign of the first slope that is not zero.
  private static func sign(_ slopes: [Double]) -> Int {
    guard let first = slopes.first(where: { abs($0) > LinearForm.nearZero }) else { return 0 }
    return first > 0 ? 1 : -1
  }

  private static func nearestToZero(_ low: Double, _ high: Double) -> Double {
    min(max(0, low), high)
  }
}

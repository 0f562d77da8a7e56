/// Minimises a sum of convex piecewise-linear functions, level by level, over free variables.
///
/// Each function is the cost of one residual `r = Σ a·y + c`: a slope on each side of zero, a vector
/// by priority level. The dictionary keeps every basic quantity as an affine form of the nonbasic ones,
/// which all stand at zero:
///
///     basic = constant + Σ coefficient · nonbasic
///
/// A step moves one nonbasic quantity along the direction in which the vector of costs, ordered by
/// level, falls, past as many breakpoints as it goes on falling (the long-step rule), and exchanges
/// it with the residual it stops at. A vector that is smaller at the first level where two differ
/// is the better one, whatever comes below: that is the strict hierarchy, without weights.
///
/// Constants are shifted by about 1e-8 points, each by another amount, so that no two breakpoints
/// coincide and every step gains; values are read from the constants without the shift.
struct LexicographicSimplex {
  /// One residual with its cost.
  struct Residual {
    var form: LinearForm
    /// Costs of a positive residual, per unit.
    var above: [Cost]
    /// Costs of a negative residual, per unit; with those above a convex function.
    var below: [Cost]
  }

  /// A cost at a priority level, 0 the most important.
  struct Cost {
    var level: Int
    var slope: Double
  }

  private static let nearZero = 1e-9

  private let residuals: [Residual]
  private let levelCount: Int
  private let variableCount: Int
  /// Row-major coefficients, `rowCount × columnCount`.
  private var matrix: [Double]
  private var shifted: [Double]
  private var exact: [Double]
  /// Quantity of each row and column: a variable's index, or variableCount + a residual's index.
  private var rowQuantity: [Int]
  private var columnQuantity: [Int]
  /// Cost gradients of the columns, `levelCount × columnCount`, for moving up.
  private var gradients: [Double]
  private var rowCount: Int { rowQuantity.count }
  private var columnCount: Int { columnQuantity.count }

  /// - Parameters:
  ///   - residuals: Functions over the variables 0..<variableCount.
  ///   - levelCount: Number of priority levels.
  init(residuals: [Residual], variableCount: Int, levelCount: Int) {
    self.residuals = residuals
    self.levelCount = levelCount
    self.variableCount = variableCount
    rowQuantity = residuals.indices.map { variableCount + $0 }
    columnQuantity = Array(0..<variableCount)
    matrix = Array(repeating: 0, count: residuals.count * variableCount)
    exact = residuals.map(\.form.constant)
    shifted = exact
    gradients = Array(repeating: 0, count: levelCount * variableCount)
    for (row, residual) in residuals.enumerated() {
      shifted[row] += Self.shift(row)
      for position in residual.form.variables.indices {
        let column = residual.form.variables[position]
        matrix[row * variableCount + column] = residual.form.coefficients[position]
      }
    }
  }

  /// A reproducible shift between 1e-8 and 3e-8 points, different for each row.
  private static func shift(_ row: Int) -> Double {
    var hash = UInt64(row &+ 1) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 29
    hash &*= 0xBF58_476D_1CE4_E5B9
    hash ^= hash >> 32
    return 1e-8 + 2e-8 * Double(hash & 0xFFFF_FFFF) / Double(UInt32.max)
  }

  /// Runs to the optimum and returns the variables' values; a variable that no cost holds stays 0.
  mutating func solve() -> [Double] {
    // Every step lowers the cost vector, so the run ends; the bound is for rounding trouble only.
    var stepsLeft = 200 + 50 * (rowCount + columnCount)
    while stepsLeft > 0, let (column, direction) = enteringColumn() {
      stepsLeft -= 1
      guard let row = leavingRow(column: column, direction: direction) else { break }
      pivot(row: row, column: column)
    }
    var values = Array(repeating: 0.0, count: variableCount)
    for row in 0..<rowCount where rowQuantity[row] < variableCount {
      values[rowQuantity[row]] = exact[row]
    }
    return values
  }

  // MARK: Choosing the step

  /// The column and direction in which the costs fall at the most important level, the steepest
  /// there; nil at the optimum.
  private mutating func enteringColumn() -> (column: Int, direction: Double)? {
    computeGradients()
    var best: (column: Int, direction: Double, level: Int, slope: Double)?
    for column in 0..<columnCount {
      for direction in [1.0, -1.0] {
        guard let (level, slope) = descent(column: column, direction: direction) else { continue }
        if let current = best, (current.level, current.slope) <= (level, slope) { continue }
        best = (column, direction, level, slope)
      }
    }
    return best.map { ($0.column, $0.direction) }
  }

  /// The first level at which moving a column changes the costs, if it lowers them there.
  private func descent(column: Int, direction: Double) -> (level: Int, slope: Double)? {
    for level in 0..<levelCount {
      let slope = gradient(column: column, direction: direction, level: level)
      if slope < -Self.nearZero { return (level, slope) }
      if slope > Self.nearZero { return nil }
    }
    return nil
  }

  private func gradient(column: Int, direction: Double, level: Int) -> Double {
    let slope = direction * gradients[level * columnCount + column]
    let quantity = columnQuantity[column]
    guard quantity >= variableCount else { return slope }
    let own = residuals[quantity - variableCount]
    let costs = direction > 0 ? own.above : own.below
    return costs.reduce(slope) { $1.level == level ? $0 + $1.slope : $0 }
  }

  private mutating func computeGradients() {
    for index in gradients.indices { gradients[index] = 0 }
    let columns = columnCount
    matrix.withUnsafeBufferPointer { matrix in
      gradients.withUnsafeMutableBufferPointer { gradients in
        for row in rowQuantity.indices where rowQuantity[row] >= variableCount {
          let residual = residuals[rowQuantity[row] - variableCount]
          let isAbove = shifted[row] >= 0
          let source = row * columns
          for cost in isAbove ? residual.above : residual.below {
            let slope = isAbove ? cost.slope : -cost.slope
            let target = cost.level * columns
            for column in 0..<columns {
              gradients[target + column] += slope * matrix[source + column]
            }
          }
        }
      }
    }
  }

  /// The residual at which the fall of the costs ends, walking breakpoint by breakpoint.
  private func leavingRow(column: Int, direction: Double) -> Int? {
    var breakpoints: [(distance: Double, row: Int, rate: Double)] = []
    for row in 0..<rowCount where rowQuantity[row] >= variableCount {
      let rate = direction * matrix[row * columnCount + column]
      guard abs(rate) > Self.nearZero, (shifted[row] >= 0) == (rate < 0) else { continue }
      breakpoints.append((-shifted[row] / rate, row, abs(rate)))
    }
    breakpoints.sort { ($0.distance, $0.row) < ($1.distance, $1.row) }
    var slopes = (0..<levelCount).map {
      gradient(column: column, direction: direction, level: $0)
    }
    for point in breakpoints {
      let residual = residuals[rowQuantity[point.row] - variableCount]
      for cost in residual.above { slopes[cost.level] += point.rate * cost.slope }
      for cost in residual.below { slopes[cost.level] += point.rate * cost.slope }
      let first = slopes.first { abs($0) > Self.nearZero } ?? 0
      if first >= 0 { return point.row }
    }
    return nil
  }

  // MARK: Exchanging

  /// Exchanges the row's quantity, which becomes zero, with the column's.
  private mutating func pivot(row: Int, column: Int) {
    let columns = columnCount
    let start = row * columns
    let inverse = 1 / matrix[start + column]
    matrix.withUnsafeMutableBufferPointer { matrix in
      for position in 0..<columns { matrix[start + position] *= -inverse }
      matrix[start + column] = inverse
      exact[row] *= -inverse
      shifted[row] *= -inverse
      for other in rowQuantity.indices where other != row {
        let target = other * columns
        let factor = matrix[target + column]
        guard factor != 0 else { continue }
        matrix[target + column] = 0
        for position in 0..<columns {
          let change = matrix[start + position]
          if change != 0 { matrix[target + position] += factor * change }
        }
        exact[other] += factor * exact[row]
        shifted[other] += factor * shifted[row]
      }
    }
    swap(&rowQuantity[row], &columnQuantity[column])
  }
}

/// A convex piecewise-linear function of one number, its slopes vectors by priority.
///
/// - Invariant: Positions ascend, and every jump is lexicographically positive.
struct PiecewiseLinear {
  struct Breakpoint {
    var position: Double
    /// How much the slope grows there.
    var jump: SlopeVector
  }

  /// Slope to the left of all breakpoints.
  private(set) var leftSlope = SlopeVector.zero
  private(set) var breakpoints: [Breakpoint] = []

  /// Slope to the right of all breakpoints.
  var rightSlope: SlopeVector { breakpoints.reduce(leftSlope) { $0 + $1.jump } }

  /// Adds the cost of values on either side of a position.
  mutating func add(
    at position: Double, steepness: Double, priority: Double, costsAbove: Bool, costsBelow: Bool
  ) {
    let slope = SlopeVector(steepness, at: priority)
    if costsBelow { leftSlope = leftSlope - slope }
    insert(Breakpoint(position: position, jump: costsAbove && costsBelow ? slope + slope : slope))
  }

  /// Adds another function.
  mutating func add(_ other: PiecewiseLinear) {
    leftSlope = leftSlope + other.leftSlope
    for breakpoint in other.breakpoints { insert(breakpoint) }
  }

  private mutating func insert(_ breakpoint: Breakpoint) {
    var (low, high) = (0, breakpoints.count)
    while low < high {
      let middle = (low + high) / 2
      if breakpoints[middle].position < breakpoint.position {
        low = middle + 1
      } else {
        high = middle
      }
    }
    if low < breakpoints.count, breakpoints[low].position == breakpoint.position {
      breakpoints[low].jump = breakpoints[low].jump + breakpoint.jump
    } else if breakpoint.jump.sign > 0 {
      breakpoints.insert(breakpoint, at: low)
    }
  }

  /// The function of `x` that has this one's value at `factor · x`; the factor is not zero.
  func scaled(by factor: Double) -> PiecewiseLinear {
    var scaled = PiecewiseLinear()
    scaled.leftSlope = (factor > 0 ? leftSlope : rightSlope) * factor
    let ordered = factor > 0 ? breakpoints : breakpoints.reversed()
    scaled.breakpoints = ordered.compactMap {
      let jump = $0.jump * abs(factor)
      return jump.sign > 0 ? Breakpoint(position: $0.position / factor, jump: jump) : nil
    }
    return scaled
  }

  /// The value of least cost; where a whole interval costs the same, the point nearest to zero.
  func argmin() -> Double {
    var low = -Double.infinity
    var slope = leftSlope
    for breakpoint in breakpoints {
      if slope.sign > 0 { break }
      if slope.sign < 0 { low = breakpoint.position }
      slope = slope + breakpoint.jump
      if slope.sign > 0 { return Swift.min(Swift.max(0, low), breakpoint.position) }
    }
    return Swift.max(0, low)
  }

  mutating func setLeftSlope(_ slope: SlopeVector) { leftSlope = slope }

  mutating func append(_ breakpoint: Breakpoint) { breakpoints.append(breakpoint) }
}

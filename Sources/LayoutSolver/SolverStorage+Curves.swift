/// Arithmetic of curves; each result is written behind what is there.
extension SolverStorage {
  /// Slope of a stretch at one level of the component.
  @inline(__always)
  func slope(_ curve: Curve, _ stretch: Int32, level: Int32) -> Double {
    let position =
      curve.isWindow ? level - curve.firstLevel : placeInList(of: level, in: curve)
    guard position >= 0, position < curve.levelCount else { return 0 }
    return slopes[curve.slopes + stretch * curve.levelCount + position]
  }

  /// Sign of the difference of two slopes, which decides at the first level where they differ.
  func compare(_ left: Curve, _ leftStretch: Int32, _ right: Curve, _ rightStretch: Int32) -> Int {
    if !left.isWindow || !right.isWindow {
      return compareLists(left, leftStretch, right, rightStretch)
    }
    let end = max(left.firstLevel + left.levelCount, right.firstLevel + right.levelCount)
    for level in min(left.firstLevel, right.firstLevel)..<end {
      let (a, b) = (
        slope(left, leftStretch, level: level), slope(right, rightStretch, level: level)
      )
      let difference = a - b
      if abs(difference) > 1e-10 * max(abs(a), abs(b)) { return difference < 0 ? -1 : 1 }
    }
    return 0
  }

  /// Sign of a slope.
  func sign(_ curve: Curve, _ stretch: Int32) -> Int {
    let start = slopes.base + Int(curve.slopes + stretch * curve.levelCount)
    for level in 0..<Int(curve.levelCount) where start[level] != 0 {
      return start[level] < 0 ? -1 : 1
    }
    return 0
  }

  /// The lower end of the stretch where the curve is lowest, if it has one, else the upper end.
  func argmin(_ curve: Curve) -> Double {
    for position in 0..<curve.count where sign(curve, position + 1) >= 0 {
      return breakpoints[curve.breakpoints + position]
    }
    return curve.count > 0 ? breakpoints[curve.breakpoints + curve.count - 1] : 0
  }

  /// `f(z) + g(z)`.
  mutating func sum(_ left: Curve, _ right: Curve) -> Curve {
    var curve = united(left, right)
    let room = left.count + right.count
    curve.breakpoints = breakpoints.extend(by: room)
    curve.slopes = extendSlopes(stretches: room + 1, levels: curve.levelCount)
    var (i, j) = (Int32(0), Int32(0))
    writeSum(curve, 0, left, i, right, j)
    // Each turn uses up a breakpoint, also where numbers have overflowed to what does not compare.
    while i < left.count || j < right.count {
      let (hasLeft, hasRight) = (i < left.count, j < right.count)
      let a = hasLeft ? breakpoints[left.breakpoints + i] : .infinity
      let b = hasRight ? breakpoints[right.breakpoints + j] : .infinity
      let isSame = hasLeft && hasRight && Self.areSame(a, b)
      let takesLeft = hasLeft && (!hasRight || isSame || !(b < a))
      let takesRight = hasRight && (!takesLeft || isSame)
      if takesLeft { i += 1 }
      if takesRight { j += 1 }
      breakpoints[curve.breakpoints + curve.count] = takesLeft && !(takesRight && b < a) ? a : b
      curve.count += 1
      writeSum(curve, curve.count, left, i, right, j)
    }
    breakpoints.truncate(to: curve.breakpoints + curve.count)
    slopes.truncate(to: curve.slopes + (curve.count + 1) * curve.levelCount)
    return curve
  }

  private func writeSum(
    _ curve: Curve, _ stretch: Int32, _ left: Curve, _ i: Int32, _ right: Curve, _ j: Int32
  ) {
    let start = curve.slopes + stretch * curve.levelCount
    let isWindow = curve.isWindow
    for position in 0..<curve.levelCount {
      let level = isWindow ? curve.firstLevel + position : level(position, of: curve)
      slopes[start + position] = Self.sum(
        slope(left, i, level: level), slope(right, j, level: level))
    }
  }

  /// `h(z) = f(factor · z)`.
  mutating func scaled(_ curve: Curve, by factor: Double) -> Curve {
    if factor == 1 { return curve }
    var result = curve
    result.breakpoints = breakpoints.extend(by: curve.count)
    result.slopes = extendSlopes(stretches: curve.count + 1, levels: curve.levelCount)
    for position in 0..<curve.count {
      let target = factor > 0 ? position : curve.count - 1 - position
      breakpoints[result.breakpoints + target] =
        breakpoints[curve.breakpoints + position] / factor
    }
    for stretch in 0...curve.count {
      let target = factor > 0 ? stretch : curve.count - stretch
      let (from, to) = (
        curve.slopes + stretch * curve.levelCount, result.slopes + target * curve.levelCount
      )
      for level in 0..<curve.levelCount { slopes[to + level] = slopes[from + level] * factor }
    }
    return result
  }
}

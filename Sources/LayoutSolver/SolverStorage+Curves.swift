/// Arithmetic of curves; each result is written behind what is there.
extension SolverStorage {
  /// Sign of the difference of two slopes, which decides at the first level where they differ.
  @inline(__always)
  static func compare(
    _ left: UnsafeMutablePointer<Double>, _ right: UnsafeMutablePointer<Double>, levels: Int
  ) -> Int {
    for level in 0..<levels {
      let (a, b) = (left[level], right[level])
      if a == b { continue }
      let difference = a - b
      if abs(difference) > 1e-10 * max(abs(a), abs(b)) { return difference < 0 ? -1 : 1 }
    }
    return 0
  }

  /// Sign of a slope.
  mutating func sign(_ curve: Curve, _ stretch: Int32) -> Int {
    let start = slopes.base + Int(curve.slopes + stretch * curve.levelCount)
    for level in 0..<Int(curve.levelCount) where start[level] != 0 {
      return start[level] < 0 ? -1 : 1
    }
    return 0
  }

  /// The lower end of the stretch where the curve is lowest, if it has one, else the upper end.
  mutating func argmin(_ curve: Curve) -> Double {
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
    let (leftRow, rightRow) = (align(left, with: curve), align(right, with: curve))
    let width = Int(curve.levelCount)
    var target = slopes.base + Int(curve.slopes)
    var (ownSlope, otherSlope) = (slopes.base + Int(leftRow), slopes.base + Int(rightRow))
    let ends = breakpoints.base
    var (i, j) = (Int(left.breakpoints), Int(right.breakpoints))
    let (leftEnd, rightEnd) = (i + Int(left.count), j + Int(right.count))
    var place = Int(curve.breakpoints)
    Self.writeSum(ownSlope, otherSlope, to: target, width)
    // Each turn uses up a breakpoint, also where numbers have overflowed to what does not compare.
    while i < leftEnd || j < rightEnd {
      let (hasLeft, hasRight) = (i < leftEnd, j < rightEnd)
      let a = hasLeft ? ends[i] : .infinity
      let b = hasRight ? ends[j] : .infinity
      let isSame = hasLeft && hasRight && Self.areSame(a, b)
      let takesLeft = hasLeft && (!hasRight || isSame || !(b < a))
      let takesRight = hasRight && (!takesLeft || isSame)
      if takesLeft {
        i += 1
        ownSlope += width
      }
      if takesRight {
        j += 1
        otherSlope += width
      }
      ends[place] = takesLeft && !(takesRight && b < a) ? a : b
      place += 1
      target += width
      Self.writeSum(ownSlope, otherSlope, to: target, width)
    }
    curve.count = Int32(place) - curve.breakpoints
    breakpoints.truncate(to: curve.breakpoints + curve.count)
    slopes.truncate(to: curve.slopes + (curve.count + 1) * curve.levelCount)
    return curve
  }

  @inline(__always)
  private static func writeSum(
    _ left: UnsafeMutablePointer<Double>, _ right: UnsafeMutablePointer<Double>,
    to target: UnsafeMutablePointer<Double>, _ width: Int
  ) {
    for level in 0..<width { target[level] = sum(left[level], right[level]) }
  }

  /// `h(z) = f(factor · z)`.
  mutating func scaled(_ curve: Curve, by factor: Double) -> Curve {
    if factor == 1 { return curve }
    var result = curve
    result.breakpoints = breakpoints.extend(by: curve.count)
    result.slopes = extendSlopes(stretches: curve.count + 1, levels: curve.levelCount)
    let (count, width) = (Int(curve.count), Int(curve.levelCount))
    let from = breakpoints.base + Int(curve.breakpoints)
    let to = breakpoints.base + Int(result.breakpoints)
    for position in 0..<count {
      to[factor > 0 ? position : count - 1 - position] = from[position] / factor
    }
    var source = slopes.base + Int(curve.slopes)
    for stretch in 0...count {
      let target =
        slopes.base + Int(result.slopes) + (factor > 0 ? stretch : count - stretch) * width
      for level in 0..<width { target[level] = source[level] * factor }
      source += width
    }
    return result
  }
}

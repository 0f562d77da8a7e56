/// Two curves whose arguments have a given sum, with the least sum of costs.
struct Convolution {
  /// The curve of `h(z) = min { f(x) + g(y) : x + y = z }`.
  var curve: Curve
  /// Where `z` and `x` stand at each entry of the table; between entries `x` moves before `y`.
  var breakpoints: Int32
  var shares: Int32
  var count: Int32
  /// Whether `x` moves on the rays to the left and to the right of the table; else `y` does.
  var firstMovesLeft: Bool
  var firstMovesRight: Bool
}

extension SolverStorage {
  /// The infimal convolution: the slopes of both curves in one order.
  ///
  /// Where a slope is one that only one curve has, only its argument moves. Equal slopes make one
  /// stretch, so that a chain of equal functions keeps one breakpoint.
  mutating func convolve(_ left: Curve, _ right: Curve) -> Convolution {
    let low = compare(left, 0, right, 0) < 0 ? right : left
    let isFirstHigh = compare(right, right.count, left, left.count) >= 0
    let (high, highStretch) = isFirstHigh ? (left, left.count) : (right, right.count)
    var result = Convolution(
      curve: makeRoom(left, right), breakpoints: 0, shares: shares.count, count: 0,
      firstMovesLeft: compare(left, 0, low, 0) == 0, firstMovesRight: isFirstHigh)
    result.breakpoints = result.curve.breakpoints
    // Stretches that are no steeper than the lowest slope of both are never used.
    var (i, j) = (Int32(0), Int32(0))
    while i < left.count, compare(left, i + 1, low, 0) <= 0 { i += 1 }
    while j < right.count, compare(right, j + 1, low, 0) <= 0 { j += 1 }
    var first = end(of: i, left)
    var position = first + end(of: j, right)
    writeSlope(result.curve, 0, low, 0)
    note(position, first, in: &result)
    if compare(low, 0, high, highStretch) < 0 {
      while i < left.count || j < right.count {
        let next = lowest(left, i + 1, right, j + 1)
        guard compare(next.curve, next.stretch, high, highStretch) < 0 else { break }
        result.curve.count += 1
        writeSlope(result.curve, result.curve.count, next.curve, next.stretch)
        if i < left.count, compare(left, i + 1, next.curve, next.stretch) == 0 {
          i += 1
          first += length(of: i, left)
          position += length(of: i, left)
        }
        if j < right.count, compare(right, j + 1, next.curve, next.stretch) == 0 {
          j += 1
          position += length(of: j, right)
        }
        note(position, first, in: &result)
      }
      result.curve.count += 1
      writeSlope(result.curve, result.curve.count, high, highStretch)
    }
    giveBackRoom(behind: &result)
    return result
  }

  private mutating func giveBackRoom(behind result: inout Convolution) {
    breakpoints.truncate(to: result.breakpoints + result.count)
    slopes.truncate(to: result.curve.slopes + (result.curve.count + 1) * result.curve.levelCount)
    dropEmptyLevels(of: &result.curve)
  }

  private mutating func makeRoom(_ left: Curve, _ right: Curve) -> Curve {
    var curve = united(left, right)
    let room = left.count + right.count + 1
    curve.breakpoints = breakpoints.extend(by: room)
    curve.slopes = extendSlopes(stretches: room + 1, levels: curve.levelCount)
    return curve
  }

  /// Adds an entry to the table.
  private mutating func note(_ position: Double, _ first: Double, in result: inout Convolution) {
    breakpoints[result.breakpoints + result.count] = position
    shares.append(first)
    result.count += 1
  }

  private func writeSlope(_ curve: Curve, _ stretch: Int32, _ source: Curve, _ from: Int32) {
    let start = curve.slopes + stretch * curve.levelCount
    let isWindow = curve.isWindow
    for position in 0..<curve.levelCount {
      let level = isWindow ? curve.firstLevel + position : level(position, of: curve)
      slopes[start + position] = slope(source, from, level: level)
    }
  }

  /// The stretch of lower slope among two, of which at least one exists.
  private func lowest(
    _ left: Curve, _ i: Int32, _ right: Curve, _ j: Int32
  ) -> (curve: Curve, stretch: Int32) {
    if i > left.count { return (right, min(j, right.count)) }
    if j > right.count { return (left, i) }
    return compare(left, i, right, j) <= 0 ? (left, i) : (right, j)
  }

  /// Where a stretch ends; the last one is taken to end where it begins.
  private func end(of stretch: Int32, _ curve: Curve) -> Double {
    curve.count == 0 ? 0 : breakpoints[curve.breakpoints + min(stretch, curve.count - 1)]
  }

  private func length(of stretch: Int32, _ curve: Curve) -> Double {
    stretch < curve.count
      ? breakpoints[curve.breakpoints + stretch] - breakpoints[curve.breakpoints + stretch - 1] : 0
  }
}

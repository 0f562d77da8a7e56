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
    let room = left.count + right.count + 1
    var curve = united(left, right)
    curve.breakpoints = breakpoints.extend(by: room)
    curve.slopes = extendSlopes(stretches: room + 1, levels: curve.levelCount)
    let table = shares.extend(by: room)
    let (leftRow, rightRow) = (align(left, with: curve), align(right, with: curve))
    var merge = SlopeMerge(
      left: slopes.base + Int(leftRow), leftEnds: breakpoints.base + Int(left.breakpoints),
      leftCount: Int(left.count),
      right: slopes.base + Int(rightRow), rightEnds: breakpoints.base + Int(right.breakpoints),
      rightCount: Int(right.count), width: Int(curve.levelCount),
      target: slopes.base + Int(curve.slopes), ends: breakpoints.base + Int(curve.breakpoints),
      shares: shares.base + Int(table))
    merge.run()
    curve.count = Int32(merge.stretch)
    var result = Convolution(
      curve: curve, breakpoints: curve.breakpoints, shares: table, count: Int32(merge.entryCount),
      firstMovesLeft: merge.firstMovesLeft, firstMovesRight: merge.firstMovesRight)
    shares.truncate(to: table + result.count)
    breakpoints.truncate(to: curve.breakpoints + result.count)
    slopes.truncate(to: curve.slopes + (curve.count + 1) * curve.levelCount)
    dropEmptyLevels(of: &result.curve)
    return result
  }
}

/// The slopes of two curves, brought to the same levels, in one order.
struct SlopeMerge {
  typealias Numbers = UnsafeMutablePointer<Double>

  let left: Numbers
  let leftEnds: Numbers
  let leftCount: Int
  let right: Numbers
  let rightEnds: Numbers
  let rightCount: Int
  /// Numbers of a slope.
  let width: Int
  /// Where slopes, breakpoints and shares of the result go.
  let target: Numbers
  let ends: Numbers
  let shares: Numbers

  /// Stretches of the result but for the first.
  private(set) var stretch = 0
  /// Entries of its table.
  private(set) var entryCount = 0
  private(set) var firstMovesLeft = false
  private(set) var firstMovesRight = false

  init(
    left: Numbers, leftEnds: Numbers, leftCount: Int, right: Numbers, rightEnds: Numbers,
    rightCount: Int, width: Int, target: Numbers, ends: Numbers, shares: Numbers
  ) {
    (self.left, self.leftEnds, self.leftCount) = (left, leftEnds, leftCount)
    (self.right, self.rightEnds, self.rightCount) = (right, rightEnds, rightCount)
    (self.width, self.target, self.ends, self.shares) = (width, target, ends, shares)
  }

  mutating func run() {
    let (leftLast, rightLast) = (left + leftCount * width, right + rightCount * width)
    firstMovesLeft = compare(left, right) >= 0
    firstMovesRight = compare(rightLast, leftLast) >= 0
    let low = firstMovesLeft ? left : right
    let high = firstMovesRight ? leftLast : rightLast
    // Stretches that are no steeper than the lowest slope of both are never used.
    var (i, j) = (0, 0)
    while i < leftCount, compare(left + (i + 1) * width, low) <= 0 { i += 1 }
    while j < rightCount, compare(right + (j + 1) * width, low) <= 0 { j += 1 }
    var first = Self.end(of: i, leftEnds, leftCount)
    var position = first + Self.end(of: j, rightEnds, rightCount)
    write(low)
    note(position, first)
    guard compare(low, high) < 0 else { return }
    while i < leftCount || j < rightCount {
      let (own, other) = (left + (i + 1) * width, right + (j + 1) * width)
      // Which curve has the lower slope; equal ones make one stretch.
      let order = j >= rightCount ? -1 : i >= leftCount ? 1 : compare(own, other)
      let next = order <= 0 ? own : other
      guard compare(next, high) < 0 else { break }
      stretch += 1
      write(next)
      if order <= 0 {
        i += 1
        let length = Self.length(of: i, leftEnds, leftCount)
        first += length
        position += length
      }
      if order >= 0 {
        j += 1
        position += Self.length(of: j, rightEnds, rightCount)
      }
      note(position, first)
    }
    stretch += 1
    write(high)
  }

  @inline(__always)
  private func compare(_ left: Numbers, _ right: Numbers) -> Int {
    left == right ? 0 : SolverStorage.compare(left, right, levels: width)
  }

  @inline(__always)
  private func write(_ slope: Numbers) {
    let row = target + stretch * width
    for level in 0..<width { row[level] = slope[level] }
  }

  /// Adds an entry to the table.
  @inline(__always)
  private mutating func note(_ position: Double, _ first: Double) {
    ends[entryCount] = position
    shares[entryCount] = first
    entryCount += 1
  }

  /// Where a stretch ends; the last one is taken to end where it begins.
  @inline(__always)
  private static func end(of stretch: Int, _ ends: Numbers, _ count: Int) -> Double {
    count == 0 ? 0 : ends[min(stretch, count - 1)]
  }

  @inline(__always)
  private static func length(of stretch: Int, _ ends: Numbers, _ count: Int) -> Double {
    stretch < count ? ends[stretch] - ends[stretch - 1] : 0
  }
}

/// The least sum of two functions whose arguments have a given sum:
///
///     h(z) = min { f(x) + g(y) : x + y = z }
///
/// The slopes of `h` are those of both functions in one order; where the slope is one that only one
/// function has, only its argument moves. Equal slopes make one stretch, so a chain of equal
/// functions keeps one breakpoint.
struct InfimalConvolution {
  /// One stretch of `h` on which the arguments move in fixed shares.
  private struct Stretch {
    /// Where it ends.
    var end: Double
    /// How far each argument moves on it; infinite on the rays.
    var firstLength: Double
    var secondLength: Double
  }

  /// The combined function.
  private(set) var function = PiecewiseLinear()
  private var stretches: [Stretch] = []
  /// Arguments where the ray to the left ends.
  private var firstStart = 0.0
  private var secondStart = 0.0
  /// Which of the two moves on the ray to the left, and on the one to the right.
  private var firstMovesLeft = false
  private var firstMovesRight = false

  init(_ first: PiecewiseLinear, _ second: PiecewiseLinear) {
    var one = SlopeWalk(first)
    var two = SlopeWalk(second)
    let low = one.slope < two.slope ? two.slope : one.slope
    let (firstLast, secondLast) = (first.rightSlope, second.rightSlope)
    let high = secondLast < firstLast ? secondLast : firstLast
    firstMovesLeft = !(one.slope < low)
    firstMovesRight = !(high < firstLast)
    one.skip(through: low)
    two.skip(through: low)
    firstStart = one.position
    secondStart = two.position
    function.setLeftSlope(low)
    var slope = low
    var position = firstStart + secondStart
    while slope < high {
      let next = Self.least(one.nextSlope, two.nextSlope, high)
      function.append(.init(position: position, jump: next - slope))
      slope = next
      guard slope < high else { break }
      let lengths = (one.advance(to: slope), two.advance(to: slope))
      position += lengths.0 + lengths.1
      stretches.append(
        Stretch(end: position, firstLength: lengths.0, secondLength: lengths.1))
    }
  }

  private static func least(
    _ one: SlopeVector?, _ two: SlopeVector?, _ limit: SlopeVector
  ) -> SlopeVector {
    var least = limit
    if let one, one < least { least = one }
    if let two, two < least { least = two }
    return least
  }

  /// The arguments that give the least sum for a value of `z`.
  func arguments(of z: Double) -> (first: Double, second: Double) {
    var (first, second) = (firstStart, secondStart)
    var position = first + second
    // Without a breakpoint on either side anything goes: the first argument stays where it costs least.
    if z <= position {
      return firstMovesLeft ? (z - second, second) : (first, z - first)
    }
    for stretch in stretches {
      if z <= stretch.end {
        let share = z - position
        let own = Swift.min(share, stretch.firstLength)
        first += own
        return (first, z - first)
      }
      first += stretch.firstLength
      second += stretch.secondLength
      position = stretch.end
    }
    return firstMovesRight ? (z - second, second) : (first, z - first)
  }
}

/// A position on a function that moves to the right, slope by slope.
private struct SlopeWalk {
  private let breakpoints: [PiecewiseLinear.Breakpoint]
  private var next = 0
  private(set) var slope: SlopeVector
  private(set) var position: Double

  init(_ function: PiecewiseLinear) {
    breakpoints = function.breakpoints
    slope = function.leftSlope
    position = breakpoints.first?.position ?? 0
  }

  /// Slope after the breakpoint at hand; nil after the last.
  var nextSlope: SlopeVector? { next < breakpoints.count ? slope + breakpoints[next].jump : nil }

  /// Moves to the end of everything that is no steeper than a slope.
  mutating func skip(through limit: SlopeVector) {
    while let following = nextSlope, !(limit < following) {
      slope = following
      next += 1
      if next < breakpoints.count { position = breakpoints[next].position }
    }
  }

  /// Moves over the stretch of a slope, if there is one, and returns its length.
  mutating func advance(to wanted: SlopeVector) -> Double {
    guard let following = nextSlope, !(wanted < following), next + 1 < breakpoints.count else {
      return 0
    }
    let start = position
    slope = following
    next += 1
    position = breakpoints[next].position
    return position - start
  }
}

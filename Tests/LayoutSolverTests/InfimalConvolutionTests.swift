import Testing

@testable import LayoutSolver

/// The proposition of step 4, on curves made as the solver makes them.
@Suite("Infimal convolution")
struct InfimalConvolutionTests {
  @Test("Two labels in a row: the one that resists less gives way, then the other")
  func twoLabels() {
    // Contents of 100 each; the second resists at a lower level, so it takes every change.
    var pair = Pair([Cost(at: 100, level: 0)], [Cost(at: 100, level: 1)])
    #expect(pair.arguments(of: 200) == (100, 100))
    #expect(pair.arguments(of: 150) == (100, 50))
    #expect(pair.arguments(of: 260) == (100, 160))
    // One breakpoint is left, at the sum of both contents.
    #expect(pair.positions == [200])
  }

  @Test("What costs less to grow takes the room up to its bound, then the other does")
  func boundedGrowth() {
    // Wanted 100 and 100. Growth of the first costs at level 2, of the second at level 1; the
    // first may not pass 120, which is level 0.
    var pair = Pair(
      [Cost(at: 100, level: 2), Cost(at: 120, level: 0, below: 0)], [Cost(at: 100, level: 1)])
    #expect(pair.arguments(of: 210) == (110, 100))
    #expect(pair.arguments(of: 220) == (120, 100))
    #expect(pair.arguments(of: 250) == (120, 130))
    #expect(pair.positions == [200, 220])
  }

  @Test("Slopes merge in order, each with its length; stretches beyond the rays are left out")
  func mergedSlopes() {
    // f has the slopes −3 | 0: −1 | 2: 4 (kinks of 1, half-sided 1 and 2 …) written as kinks:
    // at 0 from −3 to −1, at 2 from −1 to 4. g has −2 | 10: 1 | 11: 2.
    var pair = Pair(
      [Cost(at: 0, level: 0, below: 2, above: 0), Cost(at: 2, level: 0, below: 1, above: 4)],
      [Cost(at: 10, level: 0, below: 2, above: 1), Cost(at: 11, level: 0, below: 0, above: 1)])
    // Leftmost slopes −3 and −2: the ray has −2, and f stays at 0 there. Then −1 over f's length 2,
    // then g's 1 over 1, then the lesser of the rightmost slopes, 2. z starts at 0 + 10.
    #expect(pair.positions == [10, 12, 13])
    #expect(pair.slopes == [[-2], [-1], [1], [2]])
    #expect(pair.arguments(of: 4) == (0, 4))
    #expect(pair.arguments(of: 11) == (1, 10))
    #expect(pair.arguments(of: 12.5) == (2, 10.5))
    #expect(pair.arguments(of: 20) == (2, 18))
  }

  @Test("A chain of equal functions keeps one breakpoint, at the sum of theirs")
  func chain() {
    var storage = SolverStorage()
    let one = storage.makeCurve([Cost(at: 10, level: 0)])
    var sum = one
    for _ in 0..<100 { sum = storage.convolve(sum, one).curve }
    #expect(sum.count == 1)
    #expect(storage.argmin(sum) == 1010)
  }

  @Test("Floors without ceilings next to ceilings without floors cost nothing together")
  func flat() {
    // x ≥ 5 and y ≤ 5: any sum is reached without a miss, so no breakpoint is left.
    var pair = Pair([Cost(at: 5, level: 0, above: 0)], [Cost(at: 5, level: 0, below: 0)])
    #expect(pair.positions.isEmpty)
    for z in [-40.0, 0, 10, 40] {
      let (x, y) = pair.arguments(of: z)
      #expect(x + y == z && x >= 5 && y <= 5, "z = \(z): \(x), \(y)")
    }
  }

  @Test("The arguments add up, and no others on a grid cost less", arguments: 0..<60)
  func leastOfAll(_ seed: Int) {
    var numbers = SplitMix64(state: UInt64(seed))
    let (first, second) = (Cost.random(&numbers), Cost.random(&numbers))
    var pair = Pair(first, second)
    for z in stride(from: -14.0, through: 14, by: 0.5) {
      let (x, y) = pair.arguments(of: z)
      #expect(abs(x + y - z) < 1e-9)
      let found = Cost.sums(first, x, second, y)
      // All breakpoints are whole, so half points meet every corner of the sum.
      for other in stride(from: -40.0, through: 40, by: 0.5) {
        let rival = Cost.sums(first, other, second, z - other)
        #expect(!SmallSystem.isBetter(rival, than: found), "z = \(z): \(x) against \(other)")
      }
    }
    let slopes = pair.slopes
    for (left, right) in zip(slopes, slopes.dropFirst()) {
      #expect(left.lexicographicallyPrecedes(right), "\(slopes)")
    }
  }
}

/// A cost of missing a position, at one of three levels.
private struct Cost {
  var position: Double
  var level: Int32
  var below = 1.0
  var above = 1.0

  init(at position: Double, level: Int32, below: Double = 1, above: Double = 1) {
    (self.position, self.level, self.below, self.above) = (position, level, below, above)
  }

  /// Up to five costs at whole numbers, on one side or both.
  static func random(_ numbers: inout SplitMix64) -> [Cost] {
    (0..<Int.random(in: 1...5, using: &numbers)).map { _ in
      let side = Int.random(in: 0..<3, using: &numbers)
      let weight = [0.5, 1, 2].randomElement(using: &numbers)!
      return Cost(
        at: Double(Int.random(in: -6...6, using: &numbers)),
        level: Int32.random(in: 0...2, using: &numbers),
        below: side == 1 ? 0 : weight, above: side == 0 ? 0 : weight)
    }
  }

  /// Costs by level, straight from their meaning.
  static func sums(_ first: [Cost], _ x: Double, _ second: [Cost], _ y: Double) -> [Double] {
    (0...2).map { level in
      first.reduce(0) { $0 + ($1.level == level ? $1.value(at: x) : 0) }
        + second.reduce(0) { $0 + ($1.level == level ? $1.value(at: y) : 0) }
    }
  }

  private func value(at x: Double) -> Double {
    max(0, position - x) * below + max(0, x - position) * above
  }
}

/// Two curves and their convolution.
private struct Pair: ~Copyable {
  private var storage = SolverStorage()
  private let convolution: Convolution

  init(_ first: [Cost], _ second: [Cost]) {
    let left = storage.makeCurve(first)
    let right = storage.makeCurve(second)
    convolution = storage.convolve(left, right)
  }

  var positions: [Double] {
    let curve = convolution.curve
    return (0..<curve.count).map { storage.breakpoints[curve.breakpoints + $0] }
  }

  /// Slopes of all stretches, at the levels of the curve.
  var slopes: [[Double]] {
    let curve = convolution.curve
    return (0...curve.count).map { stretch in
      (0..<curve.levelCount).map {
        storage.slopes[curve.slopes + stretch * curve.levelCount + $0]
      }
    }
  }

  /// Both arguments for a sum, as the table says: between entries the first moves before the other.
  mutating func arguments(of total: Double) -> (Double, Double) {
    let ends = (0..<convolution.count).map { storage.breakpoints[convolution.breakpoints + $0] }
    let shares = (0..<convolution.count).map { storage.shares[convolution.shares + $0] }
    var first: Double
    if total <= ends[0] {
      first = shares[0] + (convolution.firstMovesLeft ? total - ends[0] : 0)
    } else if total >= ends.last! {
      first = shares.last! + (convolution.firstMovesRight ? total - ends.last! : 0)
    } else {
      let place = ends.lastIndex { $0 <= total }!
      first = min(shares[place] + (total - ends[place]), shares[place + 1])
    }
    return (first, total - first)
  }
}

extension SolverStorage {
  /// A curve of costs, by way of a cost function and its kinks.
  fileprivate mutating func makeCurve(_ costs: [Cost]) -> Curve {
    var function = CostFunction(firstTerm: 0, termCount: 1, freeCount: 1)
    for cost in costs {
      scratch.kinks.append(
        Kink(
          position: cost.position, left: -cost.below, jump: cost.above + cost.below,
          level: cost.level, next: function.firstKink))
      function.firstKink = scratch.kinks.count - 1
      function.kinkCount += 1
    }
    scratch.functions.append(function)
    return settleCurve(of: scratch.functions.count - 1)
  }
}

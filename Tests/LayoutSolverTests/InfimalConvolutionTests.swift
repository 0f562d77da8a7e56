import Testing

@testable import LayoutSolver

@Suite("Infimal convolution")
struct InfimalConvolutionTests {
  @Test("Two labels in a row: the one that resists less gives way, then the other")
  func twoLabels() {
    // Content 100 each; the second resists at a lower priority.
    let first = cost(100, priority: 750)
    let second = cost(100, priority: 749)
    let both = InfimalConvolution(first, second)
    #expect(both.arguments(of: 200) == (100, 100))
    #expect(both.arguments(of: 150) == (100, 50))
    #expect(both.arguments(of: 260) == (100, 160))
    // The cheaper one takes any change: one breakpoint, at the sum of both contents.
    #expect(both.function.breakpoints.map(\.position) == [200])
  }

  @Test("What hugs more keeps its width as long as the other can take the room")
  func boundedGrowth() {
    var first = cost(100, priority: 750)
    // At most 120, at a higher priority.
    first.add(at: 120, steepness: 1, priority: 1000, costsAbove: true, costsBelow: false)
    let second = cost(100, priority: 751)
    let both = InfimalConvolution(first, second)
    #expect(both.arguments(of: 210) == (110, 100))
    #expect(both.arguments(of: 220) == (120, 100))
    #expect(both.arguments(of: 250) == (120, 130))
    #expect(both.function.breakpoints.map(\.position) == [200, 220])
  }

  @Test("A chain of equal functions keeps one breakpoint")
  func chain() {
    var sum = cost(10, priority: 250)
    for _ in 0..<100 { sum = InfimalConvolution(sum, cost(10, priority: 250)).function }
    #expect(sum.breakpoints.count == 1)
    #expect(sum.argmin() == 1010)
  }

  @Test("The arguments add up, and no others on a grid cost less", arguments: 0..<60)
  func leastOfAll(_ seed: Int) {
    var numbers = Numbers(seed: UInt64(seed))
    let (first, second) = (random(&numbers), random(&numbers))
    let both = InfimalConvolution(first, second)
    for z in stride(from: -12.0, through: 12, by: 1) {
      let (x, y) = both.arguments(of: z)
      #expect(abs(x + y - z) < 1e-9)
      let found = sum(first, x, second, y)
      for other in stride(from: -30.0, through: 30, by: 0.5) {
        #expect(!isLess(sum(first, other, second, z - other), found), "z = \(z)")
      }
    }
  }

  private func cost(_ content: Double, priority: Double) -> PiecewiseLinear {
    var cost = PiecewiseLinear()
    cost.add(
      at: content, steepness: 1, priority: priority, costsAbove: true, costsBelow: true)
    return cost
  }

  /// Up to four costs at whole numbers, three priorities, one side or both.
  private func random(_ numbers: inout Numbers) -> PiecewiseLinear {
    var function = PiecewiseLinear()
    for _ in 0..<(1 + numbers.next(4)) {
      let side = numbers.next(3)
      function.add(
        at: Double(numbers.next(13)) - 6, steepness: [0.5, 1, 2][numbers.next(3)],
        priority: [1000, 750, 250][numbers.next(3)], costsAbove: side != 0, costsBelow: side != 1)
    }
    return function
  }

  /// Costs by priority, straight from the definition: the slope summed up from far left.
  private func sum(
    _ first: PiecewiseLinear, _ x: Double, _ second: PiecewiseLinear, _ y: Double
  ) -> [Double] {
    [1000.0, 750, 250].map { value(first, at: x, $0) + value(second, at: y, $0) }
  }

  private func value(_ function: PiecewiseLinear, at x: Double, _ priority: Double) -> Double {
    func slope(_ vector: SlopeVector) -> Double {
      vector.entries.first { $0.priority == priority }?.slope ?? 0
    }
    let start = -1000.0
    return function.breakpoints.reduce(slope(function.leftSlope) * (x - start)) {
      $0 + max(0, x - $1.position) * slope($1.jump)
    }
  }

  private func isLess(_ left: [Double], _ right: [Double]) -> Bool {
    for (one, two) in zip(left, right) where abs(one - two) > 1e-6 { return one < two }
    return false
  }
}

/// A reproducible stream of numbers.
private struct Numbers {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}

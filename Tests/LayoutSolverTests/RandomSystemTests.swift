import SolverChecking
import Testing

/// The solver on seeded random systems: against the reference, and against itself.
@Suite("Random systems of all families")
struct RandomSystemTests {
  /// A family, a size, and the seeds.
  struct Batch: Sendable, CustomTestStringConvertible {
    var family: RandomSystem.Family
    var variableCount: Int
    var seeds: ClosedRange<UInt64>

    var testDescription: String { "\(family.rawValue), \(variableCount) variables, \(seeds)" }

    var systems: some Sequence<(seed: UInt64, system: RandomSystem)> {
      seeds.lazy.map { seed in
        (seed, RandomSystem.random(family, variableCount: variableCount, seed: seed))
      }
    }
  }

  private static let small: [Batch] = RandomSystem.Family.allCases.flatMap { family in
    [
      Batch(family: family, variableCount: 2, seeds: 1...150),
      Batch(family: family, variableCount: 5, seeds: 1001...1200),
      Batch(family: family, variableCount: 12, seeds: 2001...2100),
    ]
  }

  private static let large: [Batch] = [
    Batch(family: .boxes, variableCount: 60, seeds: 1...20),
    Batch(family: .boxes, variableCount: 300, seeds: 1...3),
    Batch(family: .coupled, variableCount: 60, seeds: 1...20),
    Batch(family: .levels, variableCount: 60, seeds: 1...20),
    Batch(family: .levels, variableCount: 300, seeds: 1...3),
    Batch(family: .degenerate, variableCount: 60, seeds: 1...20),
    Batch(family: .degenerate, variableCount: 300, seeds: 1...3),
    Batch(family: .tangled, variableCount: 40, seeds: 1...20),
  ]

  @Test("Per-level sums are those of the reference", arguments: small + large)
  func sums(_ batch: Batch) throws {
    let clock = ContinuousClock()
    var timings = (Duration.zero, Duration.zero)
    for (seed, system) in batch.systems where batch.family != .infeasible {
      var checked: CheckedSystem!
      var reference: ReferenceSystem!
      timings.0 += try clock.measure { checked = try CheckedSystem(solving: system) }
      timings.1 += try clock.measure { reference = try ReferenceSystem(solving: system) }
      #expect(!reference.hasConflict, "seed \(seed): a family of systems that can all hold")
      let difference = system.levelSums(at: checked.values)
        .difference(from: system.levelSums(at: reference.values))
      #expect(difference == nil, "\(batch.family) \(batch.variableCount) seed \(seed)")
    }
    print("TIMING", batch.testDescription, timings)
  }
}

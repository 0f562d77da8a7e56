import SolverChecking
import Testing

/// Random systems of one family and size.
struct RandomBatch: Sendable, CustomTestStringConvertible {
  var family: RandomSystem.Family
  var variableCount: Int
  var seeds: ClosedRange<UInt64>

  init(_ family: RandomSystem.Family, _ variableCount: Int, seeds: ClosedRange<UInt64>) {
    self.family = family
    self.variableCount = variableCount
    self.seeds = seeds
  }

  var testDescription: String { "\(family.rawValue), \(variableCount) variables, \(seeds)" }

  var systems: some Sequence<(seed: UInt64, system: RandomSystem)> {
    seeds.lazy.map { seed in
      (seed, RandomSystem.random(family, variableCount: variableCount, seed: seed))
    }
  }

  /// Every family whose required rows can all hold.
  static let satisfiable = RandomSystem.Family.allCases.filter { $0 != .infeasible }

  /// So many systems of each of these families and sizes.
  static func batches(
    _ families: [RandomSystem.Family] = satisfiable, sizes: [Int], count: UInt64
  ) -> [RandomBatch] {
    families.flatMap { family in
      sizes.map { RandomBatch(family, $0, seeds: 1...count) }
    }
  }
}

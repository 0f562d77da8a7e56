import SolverChecking
import Testing

/// The solver on seeded random systems, against the plain solver that is the reference.
@Suite("Random systems against the reference")
struct RandomSystemTests {
  private static let layoutLike = RandomBatch.satisfiable.filter { $0 != .tangled }

  // 6 families · (3 · 250 + 2 · 60) + 5 families · (60 + 2 · 3) = 5,550 systems.
  private static let batches =
    RandomBatch.batches(sizes: [2, 4, 7], count: 250)
    + RandomBatch.batches(sizes: [12, 24], count: 60)
    + RandomBatch.batches(layoutLike, sizes: [48], count: 60)
    + RandomBatch.batches(layoutLike, sizes: [120, 300], count: 3)

  @Test("Per-level sums are those of the reference", arguments: batches)
  func sums(_ batch: RandomBatch) throws {
    try compare(batch)
  }

  /// Rows that tie any variable to any other: nothing that a layout has, and all is left to the core.
  @Test(
    "Systems that resist elimination have the sums of the reference",
    arguments: RandomBatch.batches([.tangled], sizes: [48], count: 30)
      + RandomBatch.batches([.tangled], sizes: [120], count: 8)
      + RandomBatch.batches([.tangled], sizes: [300], count: 3))
  func resisting(_ batch: RandomBatch) throws {
    try compare(batch)
  }

  private func compare(_ batch: RandomBatch) throws {
    for (seed, system) in batch.systems {
      let reference = try ReferenceSystem(solving: system)
      let canHold = !reference.hasConflict
      #expect(canHold, "seed \(seed)")
      let found = try CheckedSystem(solving: system)
      let holds = !found.hasConflict && found.isOptimal
      #expect(holds, "seed \(seed)")
      let sums = system.levelSums(at: found.values)
      let difference = sums.difference(from: system.levelSums(at: reference.values))
      #expect(difference == nil, "seed \(seed)")
    }
  }

  @Test(
    "Required rows that exclude each other are found, and nothing stops for them",
    arguments: RandomBatch.batches([.infeasible], sizes: [2, 4, 7, 12, 24, 48], count: 60))
  func infeasible(_ batch: RandomBatch) throws {
    for (seed, system) in batch.systems {
      let found = try CheckedSystem(solving: system)
      // The family has a contradiction in each system.
      let hasConflict = found.hasConflict
      #expect(hasConflict, "seed \(seed)")
      let isFinite = found.values.allSatisfy { $0.isFinite }
      #expect(isFinite, "seed \(seed)")
    }
  }

  @Test(
    "The order of the rows changes no per-level sum",
    arguments: RandomBatch.batches(sizes: [4, 12], count: 40)
      + RandomBatch.batches(layoutLike, sizes: [48], count: 20))
  func permutation(_ batch: RandomBatch) throws {
    for (seed, system) in batch.systems {
      var random = SeededGenerator(seed: seed &* 7919)
      let sums = system.levelSums(at: try CheckedSystem(solving: system).values)
      for _ in 1...2 {
        let order = random.permutation(of: system.rows.count)
        let other = try CheckedSystem(solving: system, order: order)
        let others = system.levelSums(at: other.values)
        #expect(others.difference(from: sums) == nil, "seed \(seed), order \(order)")
      }
    }
  }
}

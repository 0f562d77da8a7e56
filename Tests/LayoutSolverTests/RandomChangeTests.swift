import Foundation
import SolverChecking
import Testing

/// Changes to a solved system, against a system that was never any other.
@Suite("Random changes")
struct RandomChangeTests {
  @Test(
    "Adding rows and removing them again restores every value",
    arguments: RandomBatch.batches(sizes: [3, 8, 24], count: 20))
  func addThenRemove(_ batch: RandomBatch) throws {
    for (seed, system) in batch.systems {
      let checked = try CheckedSystem(solving: system)
      let before = checked.values
      // Rows of another system over the same variables; they may well contradict these.
      let others = RandomSystem.random(
        .levels, variableCount: system.variableCount, seed: seed &+ 500)
      let added = try others.rows.prefix(6).map { try checked.add($0) }
      try checked.solve()
      for handle in added.reversed() { checked.remove(handle) }
      try checked.solve()
      let isRestored = areNear(checked.values, before)
      #expect(isRestored, "seed \(seed)")
    }
  }

  @Test(
    "Removing rows and adding them again gives the sums that were",
    arguments: RandomBatch.batches(sizes: [3, 8, 24], count: 20))
  func removeThenAdd(_ batch: RandomBatch) throws {
    for (seed, system) in batch.systems {
      var random = SeededGenerator(seed: seed &* 31)
      let checked = CheckedSystem(variableCount: system.variableCount)
      let handles = try system.rows.map { try checked.add($0) }
      try checked.solve()
      let sums = system.levelSums(at: checked.values)
      let gone = (0..<3).map { _ in random.below(handles.count) }
      for index in Set(gone) { checked.remove(handles[index]) }
      try checked.solve()
      for index in Set(gone).sorted() { _ = try checked.add(system.rows[index]) }
      try checked.solve()
      let others = system.levelSums(at: checked.values)
      #expect(others.difference(from: sums) == nil, "seed \(seed)")
    }
  }

  @Test(
    "A value that is suggested gives what an equality gives, one after the other",
    arguments: RandomBatch.batches([.boxes, .coupled], sizes: [8, 24, 96], count: 15))
  func sweep(_ batch: RandomBatch) throws {
    for (seed, system) in batch.systems {
      // The near edge of the outermost box is held by the family, so that its far edge is free.
      let width = 2
      let checked = CheckedSystem(variableCount: system.variableCount)
      for row in system.rows { _ = try checked.add(row) }
      for value in [320, 375, 1024, 40, 0, 375] as [Double] {
        try checked.suggest(value, for: width)
        try checked.solve()
        var whole = system
        whole.rows.append(
          RandomSystem.Row(
            terms: [.init(variable: width, coefficient: 1)], relation: .equal, constant: -value,
            priority: 1000))
        let reference = try ReferenceSystem(solving: whole)
        if reference.hasConflict { continue }
        let difference = whole.levelSums(at: checked.values)
          .difference(from: whole.levelSums(at: reference.values))
        #expect(difference == nil, "seed \(seed), \(value)")
      }
    }
  }

  @Test("Streams of operations leave what a fresh solver and the reference find")
  func streams() {
    for seed in 1...500 as ClosedRange<UInt64> {
      let finding = OperationStream(seed: seed).finding()
      #expect(finding == nil, "seed \(seed)")
    }
  }

  @Test("Streams that once had a finding have none")
  func keptStreams() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Seeds")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "hex" && $0.lastPathComponent != "running.hex" }
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      let stream = try #require(OperationStream(text: text), "\(file.lastPathComponent)")
      let finding = stream.finding()
      #expect(finding == nil, "\(file.lastPathComponent)")
    }
  }

  private func areNear(_ left: [Double], _ right: [Double]) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($1)) }
  }
}

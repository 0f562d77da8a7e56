import CTypesettingData
import Foundation
import Testing

/// The tables that are part of the program, beside the file that they come from.
@Suite("Metrics tables")
struct MetricsTableTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/CTypesettingData/data/metrics.bin").standardizedFileURL

  /// The assembler file names the tables' hash, for builds do not see that what it includes has changed.
  @Test("The program has the tables of the file")
  func areThoseOfTheFile() throws {
    let metrics = typesettingMetrics()
    let built = Data(bytes: metrics.bytes, count: metrics.count)
    // Not compared in the expectation, which would print both.
    let areSame = try built == Data(contentsOf: Self.file)
    #expect(areSame, "run Scripts/generate-typesetting-data, and commit both files that it writes")
  }
}

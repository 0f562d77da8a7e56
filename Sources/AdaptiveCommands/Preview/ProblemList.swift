import Diagnostics
import Foundation
import Gallery

/// What was found, each problem once, with the configurations that it holds in.
struct ProblemList {
  private struct Key: Hashable {
    var rule: String
    var document: String?
    var line: Int?
    var objectID: String?
    var sceneID: String?
    /// Told apart by their text where nothing else does.
    var message: String?
  }

  private(set) var problems: [GalleryContent.Problem] = []
  private var positions: [Key: Int] = [:]

  /// Problems that are more than notes.
  var count: Int { problems.count { $0.severity > .note } }

  /// Whether something could not be laid out.
  var hasErrors: Bool { problems.contains { $0.severity == .error } }

  /// Adds what was found; a problem found before in another configuration gets this one too.
  ///
  /// - Parameter sceneLine: Where the scene begins, for a problem whose own line is not known.
  mutating func add(
    _ diagnostic: Diagnostic, scene: String? = nil, sceneLine: Int? = nil,
    configuration: String? = nil
  ) {
    // A note about a document as a whole stands on its first line, where others stand too.
    let isUnplaced =
      diagnostic.objectID == nil && (diagnostic.line == nil || diagnostic.severity == .note)
    // One about an object is the same in every scene that has to do with it, as with a tab bar.
    let isOfObject = diagnostic.objectID != nil && diagnostic.severity == .note
    let key = Key(
      rule: diagnostic.rule, document: diagnostic.document, line: diagnostic.line,
      objectID: diagnostic.objectID, sceneID: isOfObject ? nil : scene,
      message: isUnplaced ? diagnostic.message : nil)
    if let position = positions[key] {
      if problems[position].sceneID != scene { problems[position].sceneID = nil }
      guard let configuration,
        problems[position].configurationIDs.last != configuration,
        !problems[position].configurationIDs.contains(configuration)
      else { return }
      problems[position].configurationIDs.append(configuration)
      return
    }
    positions[key] = problems.count
    var placed = diagnostic
    if placed.document != nil { placed.line = placed.line ?? sceneLine }
    problems.append(
      GalleryContent.Problem(
        id: "problem-\(problems.count + 1)", placed, sceneID: scene,
        configurationIDs: configuration.map { [$0] } ?? []))
  }

  /// The problems as JSON, in the order they were found.
  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let entries = problems.map {
      Entry(
        severity: $0.severity.rawValue, rule: $0.rule, message: $0.message, mend: $0.mend,
        document: $0.document, line: $0.line, objectID: $0.objectID, scene: $0.sceneID,
        configurations: $0.configurationIDs)
    }
    return try encoder.encode(entries) + Data("\n".utf8)
  }

  /// One problem in the file of diagnostics.
  private struct Entry: Encodable {
    var severity: String
    var rule: String
    var message: String
    var mend: String?
    var document: String?
    var line: Int?
    var objectID: String?
    var scene: String?
    /// Empty when the problem does not depend on the configuration.
    var configurations: [String]
  }
}

import Diagnostics
import Foundation
import Testing

@testable import AdaptiveCommands

@Suite("The list of problems")
struct ProblemListTests {
  private func finding(_ object: String, _ message: String = "Cut off") -> Diagnostic {
    Diagnostic(
      .warning, rule: "truncated-text", document: "A.xib", line: 3, objectID: object,
      message: message, mend: "More room.")
  }

  @Test("One problem in several configurations is one entry")
  func merging() {
    var list = ProblemList()
    list.add(finding("a"), scene: "s", configuration: "one")
    list.add(finding("a", "Cut off by more"), scene: "s", configuration: "two")
    list.add(finding("a"), scene: "s", configuration: "two")
    list.add(finding("b"), scene: "s", configuration: "two")
    #expect(list.problems.map(\.objectID) == ["a", "b"])
    #expect(list.problems[0].configurationIDs == ["one", "two"])
    #expect(list.problems[0].message == "Cut off")
    #expect(list.count == 2)
  }

  @Test("Notes are not counted as problems")
  func notes() {
    var list = ProblemList()
    list.add(Diagnostic(.note, rule: "more-findings", message: "There is more."))
    #expect(list.count == 0)
    #expect(list.problems.count == 1)
  }

  @Test("A note about one object is one entry for all scenes, a warning is one for each")
  func objectNotes() {
    var note = finding("tabs")
    note.severity = .note
    var list = ProblemList()
    for scene in ["s", "t"] {
      list.add(note, scene: scene, configuration: "one")
      list.add(finding("a"), scene: scene, configuration: "one")
    }
    // It belongs to neither scene alone.
    #expect(list.problems.map(\.objectID) == ["tabs", "a", "a"])
    #expect(list.problems.map(\.sceneID) == [nil, "s", "t"])
    #expect(list.problems.map(\.configurationIDs) == [["one"], ["one"], ["one"]])
  }

  @Test("Notes about a document as a whole are kept apart by what they say")
  func documentNotes() {
    // Both stand on the first line, since nothing in particular is wrong.
    func missing(_ font: String) -> Diagnostic {
      Diagnostic(.note, rule: "missing-font", document: "A.xib", line: 2, message: font)
    }
    var list = ProblemList()
    for font in ["Lato", "Avenir Neo", "Lato"] { list.add(missing(font), configuration: "one") }
    #expect(list.problems.map(\.message) == ["Lato", "Avenir Neo"])
  }

  @Test("The file names document, line, object, configurations, message and mend")
  func json() throws {
    var list = ProblemList()
    list.add(finding("a"), scene: "s", configuration: "one")
    let entries = try JSONSerialization.jsonObject(with: list.json()) as? [[String: Any]]
    let entry = try #require(entries?.first)
    #expect(entry["document"] as? String == "A.xib")
    #expect(entry["line"] as? Int == 3)
    #expect(entry["objectID"] as? String == "a")
    #expect(entry["configurations"] as? [String] == ["one"])
    #expect(entry["message"] as? String == "Cut off")
    #expect(entry["mend"] as? String == "More room.")
    #expect(entry["severity"] as? String == "warning")
  }
}

import Diagnostics
import Foundation
import Testing

@testable import AdaptiveCommands
@testable import DisplayCapture

/// What the program says at its end.
@MainActor
@Suite("The end of a preview")
struct PreviewSummaryTests {
  private func summary(_ findings: [Diagnostic], scenes: Int = 1) -> [String] {
    var problems = ProblemList()
    for finding in findings { problems.add(finding, configuration: "a") }
    let outcome = PreviewRun.Outcome(
      page: nil, documentCount: 1, sceneCount: scenes, configurationCount: 1, pictureCount: 1,
      problems: problems, isIncomplete: false)
    return PreviewSummary(outcome, seconds: 1).text.components(separatedBy: "\n")
  }

  @Test("Notes stand below the problems, each once, with what to do")
  func notes() {
    let note = Diagnostic(
      .note, rule: "missing-font", document: "A.xib", line: 2, message: "No font.", mend: "Add it.")
    let problem = Diagnostic(
      .warning, rule: "off-screen", document: "A.xib", line: 9, message: "Off.")
    var again = note
    again.objectID = "other"
    let lines = summary([note, again, problem])
    #expect(
      lines.prefix(5) == [
        "A.xib:9: warning: Off. [off-screen] (in 1 configuration)", "",
        "A.xib:2: note: No font. [missing-font]", "  Add it.", "",
      ])
    #expect(lines[5].contains("scenes  configurations"))
    // Notes are no problems.
    #expect(lines[6].split(separator: " ").prefix(4) == ["1", "1", "1", "1"])
  }

  /// Each scene of a tab bar controller finds the same of it.
  @Test("A note about what scenes have in common stands once")
  func commonNotes() {
    var problems = ProblemList()
    for scene in ["one", "two", "three"] {
      problems.add(
        Diagnostic(
          .note, rule: "tab-bar-at-the-bottom", document: "A.storyboard", line: 7, objectID: "tabs",
          message: "Tabs."), scene: scene, configuration: "pad")
    }
    let outcome = PreviewRun.Outcome(
      page: nil, documentCount: 1, sceneCount: 3, configurationCount: 1, pictureCount: 3,
      problems: problems, isIncomplete: false)
    let lines = PreviewSummary(outcome, seconds: 1).text.components(separatedBy: "\n")
    #expect(lines.count { $0.contains("tab-bar-at-the-bottom") } == 1)
  }

  @Test("Where nothing was laid out there is no table")
  func empty() {
    let error = Diagnostic(.error, rule: "unreadable", document: "A.xib", message: "Not there.")
    let lines = summary([error], scenes: 0)
    #expect(lines.filter { !$0.isEmpty }.count == 1)
  }

  @Test("Characters without a font are told by what helps: a package for scripts and for emoji")
  func characters() throws {
    var gaps = DrawingGaps()
    gaps.characters = ["发", "票", "カ", "🖖", "\u{E001}"]
    let found = gaps.findings
    #expect(found.map(\.rule) == Array(repeating: "missing-characters", count: 3))
    #expect(found.allSatisfy { $0.severity == .note })
    #expect(found[0].message.contains("1 emoji, 🖖:"))
    #expect(found[0].mend?.contains("fonts-noto-color-emoji") == true)
    #expect(found[1].message.contains("3 Chinese, Japanese or Korean characters, カ 发 票:"))
    #expect(found[1].mend?.contains("fonts-noto-cjk") == true)
    #expect(found[2].message.contains("U+E001"))
    #expect(found[2].mend?.contains("--fonts") == true)
  }

  @Test("System symbols without a drawing are named in one note")
  func symbols() {
    var gaps = DrawingGaps()
    #expect(gaps.findings.isEmpty)
    gaps.symbols = ["xmark.diamond", "figure.archery"]
    #expect(gaps.findings.map(\.rule) == ["unknown-symbols"])
    #expect(gaps.findings[0].message.hasSuffix("figure.archery, xmark.diamond."))
  }
}

/// A word in a command's place.
@Suite("Unknown commands")
struct CommandNameTests {
  private let names = CommandNames(of: AdaptiveCommand.self)

  @Test("The commands that there are are listed, and the nearest is suggested")
  func complaint() {
    #expect(
      names.complaint(about: ["check", "x.xib"])
        == "There is no command “check”; there are preview, frames, devices and init.")
    #expect(names.complaint(about: ["prevew"])?.hasSuffix("Did you mean preview?") == true)
  }

  @Test(
    "A document or folder in a command's place is most likely to be shown",
    arguments: ["Main.storyboard", "Cell.XIB", "App/Screens", "./preview"])
  func path(word: String) {
    #expect(
      names.complaint(about: [word])?.hasSuffix(" Did you mean “preview \(word)”?") == true)
  }

  @Test("Commands, options and nothing are left to the parser")
  func known() {
    for arguments in [[], ["preview", "x"], ["help", "frames"], ["--help"], ["init"]] {
      #expect(names.complaint(about: arguments) == nil)
    }
  }

  @Test("The program ends with bad usage")
  func program() throws {
    let outcome = try Program().run("check", "x.xib")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("There is no command “check”"))
    #expect(try Program().run("--help").status == 0)
    #expect(try Program().run("help", "frames").status == 0)
  }

  @Test("A document that is not there has a message and no table")
  func missingDocument() throws {
    let outcome = try Program().run("preview", "Missing.xib", "--out", "out")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("Missing.xib: error: The file cannot be read"))
    #expect(!outcome.output.contains("scenes"))
  }
}

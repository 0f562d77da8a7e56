import Diagnostics
import Foundation
import Gallery

/// What the command says at its end: the gravest problems, a table, and where the gallery is.
struct PreviewSummary {
  let text: String

  /// Problems that are listed one by one, and notes; the page has all of them.
  private static let listed = 10

  init(_ outcome: PreviewRun.Outcome, seconds: Double) {
    let problems = outcome.problems.problems.filter { $0.severity > .note }
      .sorted { $0.severity > $1.severity }
    var lines = Self.lines(problems.map(Self.text), "more")
    // The same font is missing in every scene that has it.
    var told: Set<String> = []
    let notes = outcome.problems.problems.filter { $0.severity == .note }.map(Self.text)
      .filter { told.insert($0).inserted }
    lines += Self.lines(notes, "more notes")
    // Where nothing was laid out there is nothing to count.
    if outcome.sceneCount > 0 { lines += Self.table(outcome, seconds: seconds) }
    if let page = outcome.page {
      lines.append("")
      lines.append("Gallery: \(page.path)")
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  /// The first of some findings, and how many there are beside; an empty line at the end.
  private static func lines(_ findings: [String], _ rest: String) -> [String] {
    guard !findings.isEmpty else { return [] }
    var lines = Array(findings.prefix(listed))
    if findings.count > listed {
      lines.append("… and \(findings.count - listed) \(rest), on the page.")
    }
    return lines + [""]
  }

  private static func table(_ outcome: PreviewRun.Outcome, seconds: Double) -> [String] {
    let cells = [
      ("scenes", "\(outcome.sceneCount)"), ("configurations", "\(outcome.configurationCount)"),
      ("pictures", "\(outcome.pictureCount)"), ("problems", "\(outcome.problems.count)"),
      ("seconds", String(format: "%.1f", seconds)),
    ]
    let widths = cells.map { max($0.0.count, $0.1.count) }
    return [row(cells.map(\.0), widths), row(cells.map(\.1), widths)]
  }

  /// A finding, and on a line of its own what would mend it.
  private static func text(_ problem: GalleryContent.Problem) -> String {
    let diagnostic = Diagnostic(
      problem.severity, rule: problem.rule, document: problem.document, line: problem.line,
      message: problem.message)
    let count = problem.configurationIDs.count
    let place = count > 0 ? " (in \(count) configuration\(count == 1 ? "" : "s"))" : ""
    // How many windows a note holds in says nothing.
    let text = diagnostic.description(remark: problem.severity > .note ? place : "")
    return text + (problem.mend.map { "\n  \($0)" } ?? "")
  }

  private static func row(_ cells: [String], _ widths: [Int]) -> String {
    zip(cells, widths).map { text, width in
      String(repeating: " ", count: width - text.count) + text
    }.joined(separator: "  ")
  }
}

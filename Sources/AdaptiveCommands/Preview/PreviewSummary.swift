import Diagnostics
import Foundation
import Gallery

/// What the command says at its end: the gravest problems, a table, and where the gallery is.
struct PreviewSummary {
  let text: String

  /// Problems that are listed one by one; the page has all of them.
  private static let listed = 10

  init(_ outcome: PreviewRun.Outcome, seconds: Double) {
    var lines: [String] = []
    let problems = outcome.problems.problems.filter { $0.severity > .note }
      .sorted { $0.severity > $1.severity }
    for problem in problems.prefix(Self.listed) { lines.append(Self.line(problem)) }
    if problems.count > Self.listed {
      lines.append("… and \(problems.count - Self.listed) more, on the page.")
    }
    if !problems.isEmpty { lines.append("") }
    let cells = [
      ("scenes", "\(outcome.sceneCount)"), ("configurations", "\(outcome.configurationCount)"),
      ("pictures", "\(outcome.pictureCount)"), ("problems", "\(outcome.problems.count)"),
      ("seconds", String(format: "%.1f", seconds)),
    ]
    let widths = cells.map { max($0.0.count, $0.1.count) }
    lines.append(Self.row(cells.map(\.0), widths))
    lines.append(Self.row(cells.map(\.1), widths))
    if let page = outcome.page {
      lines.append("")
      lines.append("Gallery: \(page.path)")
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ problem: GalleryContent.Problem) -> String {
    let diagnostic = Diagnostic(
      problem.severity, rule: problem.rule, document: problem.document, line: problem.line,
      message: problem.message)
    let count = problem.configurationIDs.count
    let place = count > 0 ? " (in \(count) configuration\(count == 1 ? "" : "s"))" : ""
    return diagnostic.description + place
  }

  private static func row(_ cells: [String], _ widths: [Int]) -> String {
    zip(cells, widths).map { text, width in
      String(repeating: " ", count: width - text.count) + text
    }.joined(separator: "  ")
  }
}

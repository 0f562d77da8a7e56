import Diagnostics
import Foundation
import ScreenLayout

/// The screens that stopped this program, when it was started before with the same arguments.
///
/// Code of screens can trap, recurse without end, or never return. ``ScreenWatch`` then starts the
/// program anew, which leaves out what stopped it; the environment carries the list over.
struct StoppedScreens: Sendable {
  /// How a screen stopped the program.
  enum Manner: String, Sendable {
    /// It trapped, or broke the program's memory.
    case trap
    /// It took longer than screens are given.
    case endless
  }

  /// A screen on one configuration.
  struct Entry: Hashable, Sendable {
    var manner: Manner
    /// ID of the screen in its file.
    var screen: String
    var configuration: String
    /// Path of the file that lists the screen.
    var document: String
  }

  /// Variable that has the entries, a line each.
  static let variable = "ADAPTIVE_STOPPED_SCREENS"

  /// Rule of the problems.
  static let rule = "screen-stopped"

  /// Times that a screen may stop the program before it is left out everywhere.
  static let limit = 3

  /// What stopped the program that this one follows.
  static let known = StoppedScreens(
    text: ProcessInfo.processInfo.environment[variable] ?? "")

  private(set) var entries: [Entry] = []

  init(text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 3).map(String.init)
      guard parts.count == 4, let manner = Manner(rawValue: parts[0]) else { continue }
      entries.append(
        Entry(
          manner: manner, screen: parts[1], configuration: parts[2], document: parts[3]))
    }
  }

  /// The list as ``init(text:)`` reads it, with one more entry.
  func text(adding entry: Entry) -> String {
    (entries + [entry]).map {
      [$0.manner.rawValue, $0.screen, $0.configuration, $0.document].joined(separator: "\t")
    }.joined(separator: "\n")
  }

  // MARK: What is left out

  func isLeftOut(_ scene: SourceScene, of document: String, on configuration: String) -> Bool {
    let own = entries(of: scene, in: document)
    return own.count >= Self.limit || own.contains { $0.configuration == configuration }
  }

  /// A problem for each configuration on which the screen stopped the program.
  func problems(
    of scene: SourceScene, in document: String
  ) -> [(diagnostic: Diagnostic, configuration: String)] {
    let own = entries(of: scene, in: document)
    let isGone = own.count >= Self.limit
    return own.map { entry in
      let what =
        switch entry.manner {
        case .trap: "stops the program"
        case .endless: "is not laid out within \(ScreenWatch.seconds) seconds"
        }
      return (
        Diagnostic(
          .error, rule: Self.rule, document: document, line: scene.line,
          message: "The screen “\(scene.title)” \(what), and is left out"
            + (isGone ? " everywhere, as it did so \(own.count) times." : " there."),
          mend: entry.manner == .trap
            ? "What its code said of it stands in the output of the program."
            : "Screens must not wait for anything: give them what they show."),
        entry.configuration
      )
    }
  }

  private func entries(of scene: SourceScene, in document: String) -> [Entry] {
    entries.filter { $0.screen == scene.id && $0.document == document }
  }
}

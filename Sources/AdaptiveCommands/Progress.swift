import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Says how far a run is: a bar on a terminal, a line a scene elsewhere.
struct Progress {
  private let total: Int
  private let isTerminal: Bool
  private var done = 0
  private var shown = -1

  /// Starts at nothing of `total` steps.
  init(total: Int, isTerminal: Bool = isatty(STDERR_FILENO) == 1) {
    self.total = total
    self.isTerminal = isTerminal
  }

  /// Names what begins now.
  mutating func begin(_ name: String) {
    guard !isTerminal else { return draw(name) }
    Output.writeError("\(name)\n")
  }

  /// Counts one step as done.
  mutating func advance(_ name: String) {
    done += 1
    if isTerminal { draw(name) }
  }

  /// Takes the bar away.
  func end() {
    if isTerminal { Output.writeError("\r\u{1B}[K") }
  }

  private static let width = 30

  private mutating func draw(_ name: String) {
    let percent = total > 0 ? done * 100 / total : 100
    guard percent != shown else { return }
    shown = percent
    let filled = percent * Self.width / 100
    let bar =
      String(repeating: "█", count: filled)
      + String(repeating: "░", count: Self.width - filled)
    Output.writeError("\r\(bar) \(percent) % \(name.prefix(36))\u{1B}[K")
  }
}

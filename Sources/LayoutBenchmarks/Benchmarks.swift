import UIKit

/// Times layout through UIKit's interface; see the scripts in `Benchmarks`.
@main
@MainActor
struct Benchmarks {
  static func main() {
    if CommandLine.arguments.dropFirst().first == "rules" { rules() } else { relayout() }
  }

  /// What a rotation costs that switches a thousand rules.
  private static func rules() {
    print("rules 1000, median of \(turns) rotations and the fastest")
    show("by declarations", ThousandRules.declarations(turns: turns))
    show("by the classic interface", ThousandRules.classic(turns: turns))
    show(
      "a quarter add views, by declarations",
      ThousandRules.declarations(turns: turns, addingViews: true))
    show(
      "a quarter add views, by the classic interface",
      ThousandRules.classic(turns: turns, addingViews: true))
    let unchanged = ThousandRules.unchanged().components.attoseconds / 1_000_000_000
    print("decided again with nothing changed: \(unchanged) ns")
  }

  private static let turns = 50

  private static func show(_ what: String, _ durations: [Duration]) {
    let sorted = durations.sorted()
    let median = milliseconds(sorted[sorted.count / 2])
    print("decided and switched \(what): \(median) ms, \(milliseconds(sorted[0])) ms")
  }

  private static func relayout() {
    let clock = ContinuousClock()
    var page: ThousandViews?
    let first = clock.measure {
      page = ThousandViews()
      page?.root.layoutIfNeeded()
    }
    guard let page else { return }
    let turns = (0..<10).map { _ in clock.measure { page.rotate() } }.sorted()
    let unchanged = clock.measure { page.root.layoutIfNeeded() }
    print("views \(page.viewCount)")
    print("built and laid out \(milliseconds(first)) ms")
    print("laid out again after a rotation \(milliseconds(turns[5])) ms, median of 10")
    print("asked again with nothing changed \(milliseconds(unchanged)) ms")
  }

  private static func milliseconds(_ duration: Duration) -> String {
    let value =
      Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) * 1e-15
    return value < 1 ? "\((value * 1000).rounded() / 1000)" : "\((value * 10).rounded() / 10)"
  }
}

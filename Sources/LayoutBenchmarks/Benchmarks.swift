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
    let declared = ThousandRules.declarations(turns: 20).sorted()
    let classic = ThousandRules.classic(turns: 20).sorted()
    print("rules 1000")
    print("decided and switched by declarations \(milliseconds(declared[10])) ms, median of 20")
    print("decided and switched by the classic interface \(milliseconds(classic[10])) ms")
    let adding = ThousandRules.declarations(turns: 20, addingViews: true).sorted()[10]
    let classicAdding = ThousandRules.classic(turns: 20, addingViews: true).sorted()[10]
    print(
      "where a quarter add views: declarations \(milliseconds(adding)) ms, classic interface "
        + "\(milliseconds(classicAdding)) ms")
    print("decided again with nothing changed \(milliseconds(ThousandRules.unchanged())) ms")
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

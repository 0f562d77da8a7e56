import Foundation
import IBDocument
import LayoutChecking
import ScreenLayout

/// Checks of the layout of many documents; see the scripts `properties` and `ambiguity` in
/// `Benchmarks`.
@main
@MainActor
struct LayoutChecks {
  static func main() throws {
    var arguments = CommandLine.arguments.dropFirst()
    switch arguments.popFirst() {
    case "properties":
      properties(of: Array(arguments.dropFirst()), onAll: arguments.first == "all")
    case "sweeps":
      sweeps(of: Array(arguments.dropFirst()), onAll: arguments.first == "all")
    case "ambiguities":
      let environment = arguments.popFirst() ?? ""
      try ambiguities(of: Array(arguments), observed: ObservedInsets(contentsOf: environment))
    default:
      print("LayoutChecks properties sample|all DOCUMENT...")
      print("LayoutChecks sweeps sample|all DOCUMENT...")
      print("LayoutChecks ambiguities ENVIRONMENT DOCUMENT...")
    }
  }

  /// Prints counts as JSON.
  private static func properties(of paths: [String], onAll: Bool) {
    let environments = onAll ? PropertyCheck.all : PropertyCheck.sample
    var check = PropertyCheck(on: environments)
    for path in paths {
      if let document = try? IBDocument.read(contentsOf: path) { check.check(document) }
    }
    let counts = check.counts
    let report: [String: Any] = [
      "windows": environments.count, "scenes": counts.scenes, "layouts": counts.layouts,
      "constraints": counts.constraints, "notMeasured": counts.notMeasured,
      "violations": counts.violations, "mirrored": counts.mirrored,
      "asymmetric": counts.asymmetric, "unmirrored": counts.unmirrored,
      "slowest": counts.slowest, "slowestPlace": counts.slowestPlace, "examples": counts.examples,
    ]
    let data = try? JSONSerialization.data(withJSONObject: report, options: [.sortedKeys])
    print(data.map { String(decoding: $0, as: UTF8.self) } ?? "{}")
  }

  /// Prints counts as JSON.
  private static func sweeps(of paths: [String], onAll: Bool) {
    let environments = onAll ? PropertyCheck.all : PropertyCheck.sample
    // Back and forth, so that windows grow and shrink, and in both reading directions.
    let there = environments.map { ScreenConfiguration(environment: $0) }
    let back = environments.reversed().map {
      ScreenConfiguration(environment: $0, direction: .rightToLeft)
    }
    var check = SweepCheck(on: there + there.reversed() + back)
    for path in paths {
      if let document = try? IBDocument.read(contentsOf: path) { check.check(document) }
    }
    let counts = check.counts
    let report: [String: Any] = [
      "windows": environments.count, "scenes": counts.scenes, "layouts": counts.layouts,
      "views": counts.views, "different": counts.different, "swept": counts.swept,
      "fresh": counts.fresh, "examples": counts.examples,
    ]
    let data = try? JSONSerialization.data(withJSONObject: report, options: [.sortedKeys])
    print(data.map { String(decoding: $0, as: UTF8.self) } ?? "{}")
  }

  /// Prints a line for each ambiguous view: document, object ID, what is open.
  private static func ambiguities(of paths: [String], observed: ObservedInsets) {
    for path in paths {
      guard let document = try? IBDocument.read(contentsOf: path) else { continue }
      let views = AmbiguityCheck.ambiguousViews(of: document, observed: observed.views(of: path))
      for view in views { print("\(path)\t\(view.id)\t\(view.open)") }
    }
  }
}

import Foundation

/// Times our solver on its workloads; `Benchmarks/solver` runs it beside the peers.
///
///     SolverBenchmarks solve PROBLEM VALUES [SECONDS]
///     SolverBenchmarks components PROBLEM COUNT [SECONDS]
///     SolverBenchmarks views PROBLEM FLEX FRAMES [SECONDS]
///
/// Prints lines "name microseconds" (thread processor time, medians) and "memory bytes".
@main
@MainActor
struct SolverBenchmarks {
  static func main() {
    do {
      try run(CommandLine.arguments)
    } catch {
      FileHandle.standardError.write(Data("SolverBenchmarks: \(error)\n".utf8))
      exit(64)
    }
  }

  private static func run(_ arguments: [String]) throws {
    switch (arguments.dropFirst().first, arguments.count) {
    case ("solve", 4...5):
      try SolvingBenchmark(workload: try workload(arguments[2]), seconds: seconds(arguments, 4))
        .run(writingValuesTo: arguments[3])
    case ("components", 4...5):
      guard let count = Int(arguments[3]), count > 0 else { throw Refusal.badUsage }
      try ComponentsBenchmark(
        component: try workload(arguments[2]), count: count, seconds: seconds(arguments, 4)
      ).run()
    case ("views", 5...6):
      let tree = try String(contentsOfFile: arguments[3], encoding: .utf8)
      guard let plan = ViewPlan(try workload(arguments[2]), flexTree: tree) else {
        throw Refusal.noWorkload(arguments[2])
      }
      try ViewsBenchmark(plan: plan, seconds: seconds(arguments, 5))
        .run(writingFramesTo: arguments[4])
    default: throw Refusal.badUsage
    }
  }

  enum Refusal: Error, CustomStringConvertible {
    case badUsage
    case noWorkload(String)

    var description: String {
      switch self {
      case .badUsage: "solve PROBLEM VALUES, components PROBLEM COUNT, or views PROBLEM FLEX FRAMES"
      case .noWorkload(let path): "\(path) is no workload."
      }
    }
  }

  private static func workload(_ path: String) throws -> Workload {
    guard let workload = Workload(try String(contentsOfFile: path, encoding: .utf8)) else {
      throw Refusal.noWorkload(path)
    }
    return workload
  }

  private static func seconds(_ arguments: [String], _ position: Int) -> Double {
    position < arguments.count ? Double(arguments[position]) ?? 0.5 : 0.5
  }
}

/// Writes values one a line, for the script that checks them.
func write(_ values: [Double], to path: String) throws {
  try values.map { "\($0)\n" }.joined().write(toFile: path, atomically: false, encoding: .utf8)
}

/// Prints one figure.
func report(_ name: String, _ value: Double) {
  print(name, (value * 1000).rounded() / 1000)
}

import Foundation
import SolverChecking

/// Feeds random operations to the solver and checks what must always hold.
///
///     SolverFuzz [--minutes N] [--seed N] [--seeds FOLDER]
///     SolverFuzz --replay FILE
///
/// A stream with a finding is cut short and kept in the folder, Tests/LayoutSolverTests/Seeds if not
/// given, from where a test replays it. The stream that runs lies there too, as "running.hex", so
/// that it is not lost when it ends or stalls the process; the next run gives it a name. Exit status 1:
/// there was a finding.
@main
struct SolverFuzz {
  private var minutes = 10.0
  private var seed = UInt64.random(in: 0..<1_000_000_000)
  private var folder = "Tests/LayoutSolverTests/Seeds"
  /// Seconds after which a stream counts as stalled.
  private static let patience: UInt32 = 60

  static func main() throws {
    if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "--replay" {
      exit(try replay(CommandLine.arguments[2]) ? 0 : 1)
    }
    guard var fuzz = SolverFuzz(arguments: CommandLine.arguments.dropFirst()) else {
      print("Usage: SolverFuzz [--minutes N] [--seed N] [--seeds FOLDER] | --replay FILE")
      exit(64)
    }
    exit(try fuzz.run() == 0 ? 0 : 1)
  }

  /// Runs a kept stream, prints its operations, and says whether all is well.
  private static func replay(_ file: String) throws -> Bool {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    guard let stream = OperationStream(text: text) else {
      print("\(file) holds no stream")
      return false
    }
    let finding = stream.finding { print($0) }
    print(finding ?? "no finding")
    return finding == nil
  }

  private init?(arguments: ArraySlice<String>) {
    var rest = arguments
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else { return nil }
      switch option {
      case "--minutes":
        guard let number = Double(value) else { return nil }
        minutes = number
      case "--seed":
        guard let number = UInt64(value) else { return nil }
        seed = number
      case "--seeds": folder = value
      default: return nil
      }
    }
  }

  /// Runs until the time is up, or ten streams have failed.
  ///
  /// - Returns: How many streams had a finding.
  private mutating func run() throws -> Int {
    try nameWhatEndedTheProcess()
    print("First seed \(seed)")
    var findings = 0
    var streams = 0
    let end = Date(timeIntervalSinceNow: minutes * 60)
    while Date.now < end, findings < 10 {
      let stream = OperationStream(seed: seed)
      try stream.text.write(toFile: runningPath, atomically: false, encoding: .utf8)
      alarm(Self.patience)
      if stream.finding() != nil {
        alarm(0)
        findings += 1
        let short = stream.shrunk()
        print("Seed \(seed): \(short.finding() ?? "")")
        try keep(short, name: "seed-\(seed)")
      }
      alarm(0)
      seed += 1
      streams += 1
    }
    try FileManager.default.removeItem(atPath: runningPath)
    print("\(streams) streams, \(findings) findings")
    return findings
  }

  private var runningPath: String { folder + "/running.hex" }

  private func nameWhatEndedTheProcess() throws {
    guard let text = try? String(contentsOfFile: runningPath, encoding: .utf8),
      let stream = OperationStream(text: text)
    else { return }
    try keep(stream, name: "ended-\(abs(stream.bytes.hashValue % 1_000_000))")
    print("The last run ended in the middle of a stream, which is kept")
  }

  private func keep(_ stream: OperationStream, name: String) throws {
    try (stream.text + "\n").write(
      toFile: "\(folder)/\(name).hex", atomically: true, encoding: .utf8)
  }
}

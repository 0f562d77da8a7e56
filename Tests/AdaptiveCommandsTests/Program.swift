import Foundation

/// The program as it is built beside the tests.
enum Program {
  /// How a run ended, and what it said.
  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs the program and waits for its end.
  static func run(_ arguments: String...) throws -> Result { try run(arguments) }

  /// Runs the program and waits for its end.
  static func run(_ arguments: [String]) throws -> Result {
    let scratch = try TestFolder()
    let process = Process()
    process.executableURL = try executable()
    process.arguments = arguments
    // Files instead of pipes: a pipe that nobody empties would stop a program that says much.
    let output = try handle(scratch.put("", at: "output"))
    let errors = try handle(scratch.put("", at: "errors"))
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: scratch.text("output") ?? "",
      errors: scratch.text("errors") ?? "")
  }

  private static func handle(_ path: String) throws -> FileHandle {
    try FileHandle(forWritingTo: URL(filePath: path))
  }

  private static func executable() throws -> URL {
    #if os(Linux)
      let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    #else
      let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        ?? URL(filePath: CommandLine.arguments[0])
    #endif
    return tests.deletingLastPathComponent().appending(path: "adaptive")
  }
}

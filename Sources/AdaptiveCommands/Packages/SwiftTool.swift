import ArgumentParser
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs `swift`, and what it built.
enum SwiftTool {
  /// Exit status where a package cannot be built, the launcher's too.
  static let buildFailure = ExitCode(70)

  /// Runs `swift` with its output, and its progress on a terminal, on standard error.
  ///
  /// - Throws: ``buildFailure`` where it fails; it has said why.
  static func run(_ arguments: [String]) throws {
    let process = process(arguments)
    process.standardOutput = FileHandle.standardError
    try finish(process)
  }

  /// What `swift` prints.
  static func output(_ arguments: [String]) throws -> Data {
    let process = process(arguments)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw buildFailure }
    return data
  }

  /// Goes on as another program, in this process.
  ///
  /// - Throws: Only where that program cannot be started.
  static func replaceProcess(with program: String, _ arguments: [String]) throws {
    var pointers: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    pointers.append(nil)
    execv(program, pointers)
    throw Complaint("\(program) cannot be started: \(String(cString: strerror(errno))).")
  }

  private static func process(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    process.standardInput = FileHandle.nullDevice
    return process
  }

  private static func finish(_ process: Process) throws {
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw buildFailure }
  }
}

import Foundation

/// The program as people run it, with a folder of its own for documents.
///
/// The folder goes when the object does.
final class Program {
  /// What one run left behind.
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String

    /// The lines of standard output, each read as a JSON object.
    func objects() throws -> [[String: Any]] {
      try output.split(separator: "\n").map { line in
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
        return object as? [String: Any] ?? [:]
      }
    }

    /// Frames by object ID.
    func frames() throws -> [String: [Double]] {
      var frames: [String: [Double]] = [:]
      for object in try objects() {
        if let id = object["id"] as? String { frames[id] = object["frame"] as? [Double] }
      }
      return frames
    }
  }

  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("adaptive-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file into the folder.
  func write(_ content: Data, as name: String) throws {
    try content.write(to: folder.appendingPathComponent(name))
  }

  /// Writes a file into the folder.
  func write(_ content: String, as name: String) throws {
    try write(Data(content.utf8), as: name)
  }

  /// Address space that a run may take, in kilobytes: documents that would take more fail.
  private static let memoryLimitInKilobytes = 2_000_000

  /// Runs the program in the folder, in bounded memory.
  func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

  /// Runs the program in the folder, in bounded memory.
  ///
  /// - Parameter environment: Variables beside those of the tests.
  func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
    let process = Process()
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", "ulimit -v \(Self.memoryLimitInKilobytes); exec \"$0\" \"$@\"", Self.path] + arguments
    process.currentDirectoryURL = folder
    // Into files, since a full pipe would stop the program.
    let (output, errors) = (
      folder.appendingPathComponent(".output"), folder.appendingPathComponent(".errors")
    )
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  /// The program stands beside the tests.
  private static let path: String = {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    let tests = URL(fileURLWithPath: own ?? CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appendingPathComponent("adaptive").path
  }()
}

/// A xib with a root view of 320 × 480; its content starts on line 7.
func xib(_ content: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
  toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
  <device id="retina4_7" orientation="portrait" appearance="light"/>
  <objects>
  <view contentMode="scaleToFill" id="root">
  <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
  \(content)
  </view>
  </objects>
  </document>
  """
}

/// A view of 100 × 50 at (10, 20), by constraints.
let goodDocument = xib(
  """
  <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="good"/></subviews>
  <constraints>
  <constraint firstItem="good" firstAttribute="leading" secondItem="root" \
  secondAttribute="leading" constant="10" id="1"/>
  <constraint firstItem="good" firstAttribute="top" secondItem="root" secondAttribute="top" \
  constant="20" id="2"/>
  <constraint firstItem="good" firstAttribute="width" constant="100" id="3"/>
  <constraint firstItem="good" firstAttribute="height" constant="50" id="4"/>
  </constraints>
  """)

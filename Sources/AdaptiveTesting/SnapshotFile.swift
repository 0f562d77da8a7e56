import Foundation

/// The file beside a test in which it keeps what a screen looked like.
struct SnapshotFile {
  let url: URL

  /// `__Snapshots__/FileOfTheTest/test.name.configuration.txt`, beside the file of the test.
  init(_ site: CallSite, name: String?, configuration: String, ending: String) {
    let source = URL(fileURLWithPath: "\(site.file)")
    let parts = [site.testName, name, configuration].compactMap { $0 }
      .map(Self.fileName).filter { !$0.isEmpty }
    url = source.deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__")
      .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
      .appendingPathComponent(parts.joined(separator: ".") + "." + ending)
  }

  private init(url: URL) { self.url = url }

  /// A file in the folder for passing files, in which a failure leaves one of its pictures.
  func copy(for role: String) -> SnapshotFile {
    let name = url.deletingPathExtension().lastPathComponent
    return SnapshotFile(
      url: FileManager.default.temporaryDirectory.appendingPathComponent("AdaptiveTesting")
        .appendingPathComponent(url.deletingLastPathComponent().lastPathComponent)
        .appendingPathComponent("\(name).\(role).\(url.pathExtension)"))
  }

  /// The folder and the file, as short as a message needs it.
  var shortPath: String { url.pathComponents.suffix(3).joined(separator: "/") }

  var contents: Data? { try? Data(contentsOf: url) }

  func write(_ data: Data) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// Whether the environment asks for recording: `ADAPTIVE_RECORD=1`.
  static var isRecordingEverything: Bool {
    guard let value = ProcessInfo.processInfo.environment["ADAPTIVE_RECORD"] else { return false }
    return !["", "0", "false", "no"].contains(value.lowercased())
  }

  private static func fileName(_ text: String) -> String {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }.joined(separator: "-")
  }
}

import Foundation

/// A folder of its own for a test, removed with the value.
final class TemporaryFolder {
  /// The folder, which is not there yet.
  let url: URL

  init() {
    url = FileManager.default.temporaryDirectory
      .appending(path: "gallery-tests-\(UUID().uuidString)")
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Makes the folder, and a file in it.
  func put(_ text: String, at path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Whether there is a file at that path.
  func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url.appending(path: path).path)
  }

  /// What is in a file, or nil.
  func text(_ path: String) -> String? {
    try? String(contentsOf: url.appending(path: path), encoding: .utf8)
  }
}

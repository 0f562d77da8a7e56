import Foundation

/// A folder of its own for a test, removed with the value.
final class TestFolder {
  /// The folder.
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "adaptive-commands-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of something in the folder.
  func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file, and the folders it lies in; returns its path.
  @discardableResult
  func put(_ text: String, at name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// Whether there is a file at that path.
  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  /// What is in a file, or nil.
  func text(_ name: String) -> String? { try? String(contentsOfFile: path(name), encoding: .utf8) }

  /// Names of the files in a folder.
  func names(in name: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path(name))) ?? []).sorted()
  }
}

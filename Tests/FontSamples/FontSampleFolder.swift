import Foundation

/// A folder of a test's own for fonts and documents, removed with the value.
package final class FontSampleFolder {
  package let url: URL

  /// - Parameter isProject: Whether it is a project, so that searches end there.
  package init(isProject: Bool = true) throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("font-samples-\(UUID().uuidString)", isDirectory: true)
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    if isProject { try put(Data(), at: "Package.swift") }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Writes a file, and the folders it lies in; returns its path.
  @discardableResult
  package func put(_ data: Data, at name: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file.path
  }
}

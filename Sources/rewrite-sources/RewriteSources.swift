import Foundation
import SourceRewriting

/// Writes the sources of a target as they compile without Objective-C: run by the plugin.
///
///     rewrite-sources LIST SOURCE REWRITTEN [SOURCE REWRITTEN]...
@main
struct RewriteSources {
  static func main() {
    do {
      try rewrite(Array(CommandLine.arguments.dropFirst()))
    } catch let error as UnreadableSource {
      FileHandle.standardError.write(Data("\(error.path): error: cannot be read as text\n".utf8))
      exit(1)
    } catch {
      FileHandle.standardError.write(Data("error: \(error.localizedDescription)\n".utf8))
      exit(1)
    }
  }

  private struct UnreadableSource: Error { var path: String }

  private static func rewrite(_ arguments: [String]) throws {
    guard let list = arguments.first else { return }
    let paths = arguments.dropFirst()
    let sources = stride(from: paths.startIndex, to: paths.endIndex, by: 2).map { paths[$0] }
    let results = stride(from: paths.startIndex + 1, to: paths.endIndex, by: 2).map { paths[$0] }
    let files = try sources.map { path in
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        throw UnreadableSource(path: path)
      }
      return RewrittenTarget.File(path: path, text: text)
    }
    let target = RewrittenTarget(files)
    for (path, text) in zip(results, target.texts) { try write(text, to: path) }
    try write(target.list, to: list)
  }

  /// Leaves a file as it is that would not change, so that it is not compiled again.
  private static func write(_ text: String, to path: String) throws {
    if let old = try? String(contentsOfFile: path, encoding: .utf8), old == text { return }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}

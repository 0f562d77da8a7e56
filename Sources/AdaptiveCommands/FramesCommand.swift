import ArgumentParser
import Diagnostics
import Foundation
import IBDocument
import ScreenLayout
import UIKit

/// Prints the frame of every view of documents.
struct FramesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Print the frame of every view, one JSON object a line.",
    discussion: """
      Each line is {"document": PATH, "id": OBJECT-ID, "frame": [x, y, width, height]}, in points \
      and in the superview's coordinates. Problems go to standard error.

        adaptive frames Main.storyboard

      Exit status: 0 all laid out, 1 a document could not be laid out, 64 bad usage.
      """)

  @Argument(
    help: "Storyboards and xibs.", completion: .file(extensions: ["storyboard", "xib"]))
  var documents: [String]

  @Option(
    help: "JSON file with insets seen at views, by document path and object ID; they win.",
    completion: .file(extensions: ["json"]))
  var environment: String?

  @MainActor
  func run() async throws {
    let observed = try readEnvironment()
    var output = FrameOutput()
    var failed = false
    for path in documents {
      do {
        let document = try IBDocument.read(contentsOf: path)
        let layout = CanvasLayout(document, observed: observed.views(of: path))
        output.write(layout.contents, of: path)
        Report.write(document.diagnostics + layout.diagnostics)
      } catch {
        Report.write([error.diagnostic])
        failed = true
      }
    }
    output.flush()
    if failed { throw ExitCode(1) }
  }

  private func readEnvironment() throws -> ObservedInsets {
    guard let environment else { return ObservedInsets() }
    do {
      return try ObservedInsets(contentsOf: environment)
    } catch {
      throw ValidationError("\(environment) is not a readable file of insets: \(error)")
    }
  }
}

/// The lines of `adaptive frames`, written in large pieces.
@MainActor
struct FrameOutput {
  private var buffer = ""

  /// Adds a line for each view that has an object ID.
  mutating func write(_ contents: NibLoader.Contents, of path: String) {
    let document = Self.quoted(path)
    for root in contents.roots { write(root.view, document: document) }
  }

  private mutating func write(_ view: UIView, document: String) {
    if let id = view.nibObjectID {
      let frame = view.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.number)
      buffer += "{\"document\":\(document),\"id\":\(Self.quoted(id)),\"frame\":["
      buffer += numbers.joined(separator: ",") + "]}\n"
      if buffer.utf8.count > 1 << 16 { flush() }
    }
    for child in view.subviews { write(child, document: document) }
  }

  mutating func flush() {
    try? FileHandle.standardOutput.write(contentsOf: Data(buffer.utf8))
    buffer = ""
  }

  /// At most four decimals, without trailing zeros; null for what is no place on a screen.
  private static func number(_ value: CGFloat) -> String {
    guard abs(value) < 1e12 else { return "null" }
    let rounded = (value * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() ? String(Int(rounded)) : "\(Double(rounded))"
  }

  private static func quoted(_ text: String) -> String {
    let data = try? JSONEncoder().encode(text)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}

/// Diagnostics on standard error.
enum Report {
  static func write(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    let text = diagnostics.map(\.description).joined(separator: "\n") + "\n"
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}

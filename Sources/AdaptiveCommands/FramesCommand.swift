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
        adaptive frames --device 'iphone 17' --text-size AX1 Main.storyboard

      Without a device, documents are laid out on the canvas that they were saved with.

      Exit status: 0 all laid out, 1 a document could not be laid out, 64 bad usage.
      """)

  @Argument(
    help: "Storyboards and xibs.", completion: .file(extensions: ["storyboard", "xib"]))
  var documents: [String]

  @Option(
    help: "JSON file with insets seen at views, by document path and object ID; they win.",
    completion: .file(extensions: ["json"]))
  var environment: String?

  @OptionGroup(title: "A device instead of the canvas")
  var target: DeviceOptions

  func validate() throws {
    guard let configuration = try target.configuration() else { return }
    if environment != nil {
      throw ValidationError(
        "--environment is of the canvas; \(configuration.environment.deviceName) has its own.")
    }
  }

  @MainActor
  func run() async throws {
    let configuration = try target.configuration()
    let observed = try readEnvironment()
    var output = FrameOutput()
    var failed = false
    for path in documents {
      do {
        let document = try IBDocument.read(contentsOf: path)
        let found: [Diagnostic]
        if let configuration {
          found = layOut(document, on: configuration, into: &output)
        } else {
          let layout = CanvasLayout(document, observed: observed.views(of: path))
          output.write(layout.contents.roots.map(\.view), of: path)
          found = layout.diagnostics
        }
        Report.write(document.diagnostics + found)
        if !document.damage.isEmpty { failed = true }
      } catch {
        Report.write([error.diagnostic])
        failed = true
      }
    }
    output.flush()
    if failed { throw ExitCode(1) }
  }

  /// Writes the frames of every scene on a device, each view once.
  @MainActor
  private func layOut(
    _ document: IBDocument, on configuration: ScreenConfiguration, into output: inout FrameOutput
  ) -> [Diagnostic] {
    let layouter = DeviceLayouter(document)
    let scenes = DocumentScene.all(in: document)
    var roots: [UIView] = []
    var diagnostics: [Diagnostic] = []
    for scene in scenes {
      guard scene.role(among: scenes, in: document).isShown(on: configuration) else { continue }
      let layout = layouter.layout(scene, on: configuration)
      roots.append(layout.root)
      diagnostics += layout.diagnostics.filter { !diagnostics.contains($0) }
    }
    output.write(roots, of: document.path, once: true)
    return diagnostics
  }

  private func readEnvironment() throws -> ObservedInsets {
    guard let environment else { return ObservedInsets() }
    do {
      return try ObservedInsets(contentsOf: environment)
    } catch {
      throw ValidationError(
        "\(environment) cannot be read as a file of insets: \(error.localizedDescription)")
    }
  }
}

/// The lines of `adaptive frames`, written in large pieces.
@MainActor
struct FrameOutput {
  private var buffer = ""
  /// IDs of the present document that have their line; nil where every view gets one.
  private var written: Set<String>?

  /// Adds a line for each view of a document that has an object ID.
  ///
  /// - Parameter once: Leaves out IDs that came before: a container's child is on two screens.
  mutating func write(_ roots: [UIView], of path: String, once: Bool = false) {
    let document = Self.quoted(path)
    written = once ? [] : nil
    for root in roots { write(root, document: document) }
  }

  private mutating func write(_ view: UIView, document: String) {
    if let id = view.nibObjectID, written?.insert(id).inserted ?? true {
      let frame = view.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.number)
      buffer += "{\"document\":\(document),\"id\":\(Self.quoted(id)),\"frame\":["
      buffer += numbers.joined(separator: ",") + "]}\n"
      if buffer.utf8.count > 1 << 16 { flush() }
    }
    for child in view.subviews { write(child, document: document) }
  }

  mutating func flush() {
    Output.write(buffer)
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
    Output.writeError(text)
  }
}

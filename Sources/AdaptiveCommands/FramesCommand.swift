import ArgumentParser
import Diagnostics
import Foundation
import IBDocument
import ScreenLayout
import UIKit

/// Prints the frame of every view of documents and of Swift screens.
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

      Views of Swift screens have {"screen": NAME} too; their ID is the accessibility identifier, or \
      the path from the root, as in SignInController/UIStackView[0]/UILabel[1]. Without a device they \
      are laid out on an \(DeviceOptions.standardDevice). A folder with a package that lists screens \
      stands for these, and is built first.

      Exit status: 0 all laid out, 1 a document could not be laid out, 64 bad usage, 70 the package \
      could not be built.
      """)

  @Argument(
    help: "Storyboards and xibs, or the folder of a package that lists screens.",
    completion: .file(extensions: ["storyboard", "xib"]))
  var documents: [String] = []

  @Option(
    help: "JSON file with insets seen at views, by document path and object ID; they win.",
    completion: .file(extensions: ["json"]))
  var environment: String?

  @OptionGroup
  var fonts: FontOptions

  @OptionGroup(title: "A device instead of the canvas")
  var target: DeviceOptions

  func validate() throws {
    try fonts.check()
    if documents.isEmpty, SwiftScreen.listed.isEmpty {
      throw ValidationError("Name a storyboard or a xib.")
    }
    guard let configuration = try target.configuration() else { return }
    if environment != nil {
      throw ValidationError(
        "--environment is of the canvas; \(configuration.environment.deviceName) has its own.")
    }
  }

  @MainActor
  func run() async throws {
    if SwiftScreen.listed.isEmpty {
      try ScreensPackage.run(["frames"] + arguments, forPackageIn: documents)
    }
    fonts.use()
    let configuration = try target.configuration()
    let observed = try readEnvironment()
    var output = FrameOutput()
    var failed = try layOutScreens(on: configuration, into: &output)
    for path in documents {
      do {
        let document = try IBDocument.read(contentsOf: path)
        let found: [Diagnostic]
        if let configuration {
          found = layOut(DocumentSource(document), on: configuration, into: &output)
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

  /// Writes the frames of the program's own screens.
  ///
  /// - Returns: Whether some could not be laid out.
  @MainActor
  private func layOutScreens(
    on configuration: ScreenConfiguration?, into output: inout FrameOutput
  ) throws -> Bool {
    let configuration = try configuration ?? DeviceOptions.standard
    // A screen may stop the program, which starts anew then: nothing is to be printed twice.
    output.holdsBack = true
    defer {
      ScreenWatch.end()
      output.holdsBack = false
    }
    var found: [Diagnostic] = []
    for source in SwiftScreenSource.all(of: SwiftScreen.listed) {
      found += layOut(source, on: configuration, into: &output)
    }
    Report.write(found)
    return found.contains { $0.rule == StoppedScreens.rule }
  }

  /// Writes the frames of every scene on a device, each view of a document once.
  @MainActor
  private func layOut(
    _ source: some ScreenSource, on configuration: ScreenConfiguration,
    into output: inout FrameOutput
  ) -> [Diagnostic] {
    let layouter = source.makeLayouter()
    var diagnostics: [Diagnostic] = []
    output.begin(source.document, once: true)
    for scene in source.scenes where source.isShown(scene, on: configuration) {
      let failures = source.failures(of: scene)
      diagnostics += failures.problems.map(\.diagnostic)
      if failures.isLeftOut(configuration) { continue }
      let layout = layouter.layout(scene, on: configuration, findsAmbiguities: false)
      output.write([layout.root], screen: source.namesScenes ? scene.title : nil)
      for var diagnostic in layout.diagnostics {
        diagnostic.line = diagnostic.line ?? scene.line
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
      }
    }
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

  /// The arguments that this command was given, in a form that no word can be mistaken in.
  private var arguments: [String] {
    let others = documents.filter { ScreensPackage.folder(of: $0) == nil }
    return target.arguments + fonts.arguments + (environment.map { ["--environment=\($0)"] } ?? [])
      + ["--"] + others
  }
}

/// The lines of `adaptive frames`, written in large pieces.
@MainActor
struct FrameOutput {
  private var buffer = ""
  /// Whether lines are kept until the end.
  var holdsBack = false
  /// The present document, quoted.
  private var document = ""
  /// IDs of the present document that have their line; nil where every view gets one.
  private var written: Set<String>?

  /// Adds a line for each view of a document that has an object ID.
  mutating func write(_ roots: [UIView], of path: String) {
    begin(path, once: false)
    write(roots, screen: nil)
  }

  /// Goes on to another document.
  ///
  /// - Parameter once: Leaves out IDs that came before: a container's child is on two screens.
  mutating func begin(_ path: String, once: Bool) {
    document = Self.quoted(path)
    written = once ? [] : nil
  }

  /// Adds a line for each view of the present document that has an object ID.
  ///
  /// - Parameter screen: Name of a Swift screen, which has the IDs in it to itself.
  mutating func write(_ roots: [UIView], screen: String?) {
    var place = "\"document\":\(document)"
    if let screen {
      place += ",\"screen\":\(Self.quoted(screen))"
      written = nil
    }
    for root in roots { write(root, place: place) }
  }

  private mutating func write(_ view: UIView, place: String) {
    if let id = view.nibObjectID, written?.insert(id).inserted ?? true {
      let frame = view.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.number)
      buffer += "{\(place),\"id\":\(Self.quoted(id)),\"frame\":["
      buffer += numbers.joined(separator: ",") + "]}\n"
      if buffer.utf8.count > 1 << 16, !holdsBack { flush() }
    }
    for child in view.subviews { write(child, place: place) }
  }

  mutating func flush() {
    Output.write(buffer)
    buffer = ""
  }

  /// At most six decimals, enough for thirds of a point to come back as what they were, without trailing
  /// zeros; null for what is no place on a screen.
  private static func number(_ value: CGFloat) -> String {
    guard abs(value) < 1e12 else { return "null" }
    let rounded = (value * 1_000_000).rounded() / 1_000_000
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

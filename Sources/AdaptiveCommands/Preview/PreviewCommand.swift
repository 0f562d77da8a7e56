import ArgumentParser
import Foundation
import Gallery
import ScreenLayout

/// Lays every scene of documents, and Swift screens, out on devices and writes a gallery.
struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show every scene on every device, as a page to open in a browser.",
    discussion: """
      Folders are searched for .storyboard and .xib files. The page and its pictures go to a folder \
      that needs no network and can be moved; an earlier gallery there is replaced, other files \
      are not touched.

      A folder with a Swift package that lists screens is built first, and its screens are shown too; \
      “adaptive init” makes such a package.

        adaptive preview Main.storyboard
        adaptive preview Sources --devices all --orientations portrait
        adaptive preview Sources --devices se,'iphone 17',834x1210 --windows full,free
        adaptive preview Main.storyboard --devices 'iphone 17' --windows 320...1400
        adaptive preview Main.storyboard --text-sizes L,AX3 --directions ltr,rtl \
      --appearances light,dark
        adaptive preview Main.storyboard --scene Login --format png --diagnostics problems.json

      Exit status: 0 all laid out, 1 something could not be laid out, 64 bad usage, 70 the package \
      could not be built.
      """)

  @Argument(
    help: "Storyboards, xibs, and folders that hold some or a package with screens.",
    completion: .file(extensions: ["storyboard", "xib"]))
  var paths: [String] = []

  @Option(help: "Folder for the gallery.", completion: .directory)
  var out = "adaptive-preview"

  @OptionGroup(title: "What the scenes are shown on")
  var options: ConfigurationOptions

  @Option(
    help: ArgumentHelp(
      "Only this scene: object ID, storyboard identifier, class or title.",
      discussion: "May be given several times.", valueName: "id"))
  var scene: [String] = []

  @OptionGroup
  var fonts: FontOptions

  @Option(help: "Form of the pictures: svg, png.")
  var format = PictureFormat.svg

  @Option(help: "How many pictures are drawn at a time; by default one for each processor.")
  var jobs: Int?

  @Option(
    help:
      "File for every problem as JSON: document, line, object ID, configurations, message, mend.",
    completion: .file(extensions: ["json"]))
  var diagnostics: String?

  func validate() throws {
    try fonts.check()
    if paths.isEmpty, SwiftScreen.listed.isEmpty {
      throw ValidationError("Name a storyboard, a xib, or a folder.")
    }
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1.") }
    _ = try options.configurations()
  }

  @MainActor
  func run() async throws {
    let start = ContinuousClock.now
    let configurations = try options.configurations()
    let screens = SwiftScreen.listed
    if screens.isEmpty {
      try ScreensPackage.run(["preview"] + arguments, forPackageIn: paths)
    }
    fonts.use()
    let search = DocumentSearch(ScreensPackage.withoutManifests(paths))
    // A folder named to a program with screens may hold that program and nothing else.
    let emptyFolders = screens.isEmpty ? search.emptyFolders : []
    for folder in emptyFolders { Output.writeError("error: \(Self.complaint(of: folder))\n") }
    guard !search.documents.isEmpty || !screens.isEmpty else { throw ExitCode(1) }
    let request = PreviewRun.Request(
      documents: search.documents, screens: screens, configurations: configurations,
      scenes: scene, title: title, folder: URL(fileURLWithPath: out), format: format,
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    let outcome: PreviewRun.Outcome
    do {
      outcome = try await PreviewRun(request).run()
    } catch let error as GalleryError {
      Output.writeError("error: \(error)\n")
      throw ExitCode(1)
    }
    try report(outcome, seconds: (ContinuousClock.now - start).seconds)
    let failed = outcome.isIncomplete || !emptyFolders.isEmpty
    if failed { throw ExitCode(1) }
  }

  /// What is missing in a folder that has nothing to show.
  private static func complaint(of folder: String) -> String {
    let isPackage = ScreensPackage.isPackage(folder)
    return """
      \(folder) holds no .storyboard or .xib file, and \
      \(isPackage ? "its package has no target" : "no package") that lists screens \
      (with the product \(ScreensPackage.library)); “adaptive init \(folder)” writes one.
      """
  }

  /// The arguments that this command was given, in a form that no word can be mistaken in.
  private var arguments: [String] {
    var given =
      options.arguments + fonts.arguments + ["--out=\(out)", "--format=\(format.rawValue)"]
    given += scene.map { "--scene=\($0)" }
    if let jobs { given.append("--jobs=\(jobs)") }
    if let diagnostics { given.append("--diagnostics=\(diagnostics)") }
    return given + ["--"] + ScreensPackage.withoutManifests(paths)
  }

  private var title: String {
    if paths.isEmpty { return ScreensCommand.programName }
    guard paths.count == 1 else { return "\(paths.count) paths" }
    return URL(fileURLWithPath: paths[0]).lastPathComponent
  }

  private func report(_ outcome: PreviewRun.Outcome, seconds: Double) throws {
    if let diagnostics {
      do {
        try outcome.problems.json().write(to: URL(fileURLWithPath: diagnostics))
      } catch {
        Output.writeError(
          "error: The file \(diagnostics) cannot be written: \(error.localizedDescription)\n")
        throw ExitCode(1)
      }
    }
    if scene.isEmpty, outcome.sceneCount == 0, !outcome.isIncomplete {
      Output.writeError("error: There are no scenes to show in \(paths.joined(separator: ", ")).\n")
      throw ExitCode(1)
    }
    if !scene.isEmpty, outcome.sceneCount == 0 {
      Output.writeError("error: There is no scene \(scene.joined(separator: ", ")).\n")
      throw ExitCode(1)
    }
    Output.write(PreviewSummary(outcome, seconds: seconds).text)
  }
}

extension Duration {
  /// The duration in seconds.
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}

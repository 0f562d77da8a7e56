import ArgumentParser
import Foundation

/// Writes the few lines that a package with screens needs.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a package that lists screens made in Swift.",
    discussion: """
      Writes a manifest, a list of screens and a first screen. In a folder that has a manifest \
      already, that is left as it is, and the lines to add to it are printed. No file is overwritten.

        adaptive init Screens
        adaptive preview Screens

      Exit status: 0 written, or there already, 1 something cannot be written, 64 bad usage.
      """)

  @Argument(help: "Folder of the package; made if there is none.", completion: .directory)
  var folder = "."

  func run() throws {
    let url = URL(fileURLWithPath: folder).standardizedFileURL
    let template = ScreensTemplate(package: url.lastPathComponent, checkout: Checkout.folder())
    let manifest = url.appendingPathComponent(ScreensPackage.manifestName)
    let hadManifest = FileManager.default.fileExists(atPath: manifest.path)
    let name = ScreensTemplate.target
    let list = url.appendingPathComponent("Sources/\(name)/\(name).swift")
    try write(ScreensTemplate.screens, to: list)
    let controllers = list.deletingLastPathComponent()
      .appendingPathComponent(ScreensTemplate.controllers)
    try write(
      ScreensTemplate.controller,
      to: controllers.appendingPathComponent("WelcomeController.swift"))
    if !hadManifest { try write(template.manifest, to: manifest) }
    let isComplete = !hadManifest || ScreensPackage.folders(in: [url.path]) != []
    if !isComplete { explain(template, manifest) }
    if template.checkout == nil {
      Output.write(
        "Where AdaptiveKit is could not be found out: put its folder for "
          + "“\(ScreensTemplate.unknownCheckout)”.\n")
    }
    let path = folder == "." ? "." : folder
    Output.write("\(isComplete ? "Next" : "Then"): adaptive preview \(path)\n")
  }

  private func write(_ text: String, to file: URL) throws {
    let path = file.path.relativePath
    if FileManager.default.fileExists(atPath: file.path) {
      return Output.write("\(path) is there already and was left as it is.\n")
    }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .withoutOverwriting)
    } catch {
      throw Complaint("\(path) cannot be written: \(error.localizedDescription)")
    }
    Output.write("Wrote \(path).\n")
  }

  private func explain(_ template: ScreensTemplate, _ manifest: URL) {
    let target = template.targetLines.map { "    \($0)\n" }.joined()
    Output.write(
      """
      Add to the dependencies in \(manifest.path.relativePath):

          \(template.dependency),

      and to its targets:

      \(target)
      \(".defaultIsolation") needs “// swift-tools-version: 6.2” in the first line, or later.

      """)
  }
}

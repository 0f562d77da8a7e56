import Foundation
import Testing

@testable import AdaptiveCommands

/// Packages with screens: finding them, reading their manifests, writing them.
@Suite("Packages with screens")
struct ScreensPackageTests {
  /// Shortened from what `swift package dump-package` of Swift 6.3 prints.
  private static let manifest = """
    {"name": "App", "products": [
      {"name": "shots", "targets": ["Listed"], "type": {"executable": null}},
      {"name": "Library", "targets": ["Other"], "type": {"library": ["automatic"]}}],
     "targets": [
      {"name": "Screens", "type": "executable", "dependencies": [
        {"product": ["AdaptiveScreens", "AdaptiveKit", null, null]}]},
      {"name": "Listed", "type": "executable", "dependencies": [
        {"byName": ["AdaptiveScreens", {"platformNames": ["linux"]}]}]},
      {"name": "Tool", "type": "executable", "dependencies": [{"byName": ["Other", null]}]},
      {"name": "Other", "type": "regular", "dependencies": [
        {"product": ["AdaptiveScreens", "AdaptiveKit", null, null]}]}]}
    """

  @Test("Programs that depend on the library, by the names that they are built by")
  func products() throws {
    let manifest = try JSONDecoder().decode(
      PackageManifest.self, from: Data(Self.manifest.utf8))
    #expect(manifest.executables(dependingOn: "AdaptiveScreens") == ["Screens", "shots"])
    #expect(manifest.executables(dependingOn: "Nothing") == [])
  }

  @Test("A folder and its manifest are one package; others are none")
  func folders() throws {
    let folder = try TestFolder()
    try folder.put("// product AdaptiveScreens", at: "A/Package.swift")
    try folder.put("// nothing of interest", at: "B/Package.swift")
    let paths = ["A", "A/Package.swift", "B", "C"].map { folder.path($0) }
    #expect(ScreensPackage.folders(in: paths) == [folder.path("A")])
    #expect(ScreensPackage.withoutManifests(paths) == ["A", "B", "C"].map { folder.path($0) })
  }

  @Test("A path with quotes is written as Swift reads it")
  func quotes() {
    let template = ScreensTemplate(package: "A \"B\"", checkout: "/x\\y")
    #expect(template.manifest.contains(#"name: "A \"B\"","#))
    #expect(template.dependency == #".package(name: "AdaptiveKit", path: "/x\\y")"#)
  }

  @Test("Where the checkout is not known, a path is asked for")
  func unknownCheckout() {
    let template = ScreensTemplate(package: "A", checkout: nil)
    #expect(template.manifest.contains(ScreensTemplate.unknownCheckout))
    #expect(Checkout.folder(environment: [:], executable: URL(filePath: "/usr/bin/x")) == nil)
  }
}

/// `adaptive init` as people run it.
@Suite("adaptive init")
struct InitProgramTests {
  @Test("An empty folder gets a manifest and a first screen")
  func empty() throws {
    let program = try Program()
    let result = try program.run("init", "App")
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.output == """
        Wrote App/Sources/Screens/Screens.swift.
        Wrote App/Sources/Screens/Controllers/WelcomeController.swift.
        Wrote App/Package.swift.
        Next: adaptive preview App

        """)
    let manifest = try String(
      contentsOf: program.folder.appending(path: "App/Package.swift"), encoding: .utf8)
    #expect(manifest.contains("name: \"App\""))
    // The tests' own program stands in the checkout.
    #expect(!manifest.contains(ScreensTemplate.unknownCheckout))
  }

  @Test("Nothing is overwritten, and a second run says so")
  func again() throws {
    let program = try Program()
    _ = try program.run("init", "App")
    try program.write("mine", as: "App/Sources/Screens/Screens.swift")
    let result = try program.run("init", "App")
    #expect(result.status == 0)
    #expect(result.output.contains("App/Sources/Screens/Screens.swift is there already"))
    let file = program.folder.appending(path: "App/Sources/Screens/Screens.swift")
    #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
  }

  @Test("A manifest that is there is left alone; the lines for it are printed")
  func existingManifest() throws {
    let program = try Program()
    try program.write("// swift-tools-version: 6.2\n", as: "Package.swift")
    let result = try program.run("init")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains(".package(name: \"AdaptiveKit\", path: "))
    #expect(result.output.contains(".executableTarget("))
    #expect(result.output.contains("Then: adaptive preview ."))
    let file = program.folder.appending(path: "Package.swift")
    #expect(try String(contentsOf: file, encoding: .utf8) == "// swift-tools-version: 6.2\n")
  }

  @Test("A place that cannot be written to is named")
  func notWritable() throws {
    let program = try Program()
    try program.write("a file", as: "file")
    let result = try program.run("init", "file/App")
    #expect(result.status == 1)
    #expect(result.errors.contains("file/App/Sources/Screens/Screens.swift cannot be written"))
  }

  @Test("A folder with nothing to show says how to get a package")
  func nothing() throws {
    let program = try Program()
    let folder = program.folder.appending(path: "empty")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let result = try program.run("preview", "empty", "--out", "out")
    #expect(result.status == 1)
    #expect(result.errors.contains("“adaptive init empty”"))
  }
}

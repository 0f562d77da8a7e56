import ArgumentParser
import Foundation

/// A Swift package with a program that lists screens.
struct ScreensPackage {
  /// The library that such a program is made with.
  static let library = "AdaptiveScreens"

  /// Folder of the manifest.
  var folder: String
  /// Products that run such programs, by name.
  var products: [String]

  /// Builds the package that somebody named, if they named one, and lets its program go on in place
  /// of this one.
  ///
  /// Returns when no path leads to such a package.
  ///
  /// - Parameters:
  ///   - arguments: Those for the program.
  ///   - paths: Paths as they were given: folders of packages, manifests, anything.
  /// - Throws: `ExitCode` after saying what is wrong.
  static func run(_ arguments: [String], forPackageIn paths: [String]) throws {
    let folders = folders(in: paths)
    guard let folder = folders.first else { return }
    guard folders.count == 1 else {
      throw Complaint(
        "One package with screens at a time, not \(folders.joined(separator: " and ")).")
    }
    let package = try ScreensPackage(folder: folder)
    guard let product = package.products.first else { return }
    guard package.products.count == 1 else {
      throw Complaint(
        "\(folder) has several programs with screens: "
          + "\(package.products.joined(separator: ", ")). Run one of them yourself: "
          + "swift run --package-path \(folder) \(product) \(arguments.first ?? "")")
    }
    try SwiftTool.replaceProcess(with: package.build(product), arguments)
  }

  /// Folders of packages among paths whose manifests speak of the library, each once.
  static func folders(in paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.compactMap(folder(of:)).filter { folder in
      seen.insert(URL(fileURLWithPath: folder).resolvingSymlinksInPath().path).inserted
    }
  }

  /// The folder of the package that a path names, if its manifest speaks of the library.
  static func folder(of path: String) -> String? {
    let outer = URL(fileURLWithPath: path).deletingLastPathComponent()
    let folder = isManifest(path) ? outer.path.relativePath : path
    let manifest = URL(fileURLWithPath: folder).appendingPathComponent(manifestName)
    guard let text = try? String(contentsOf: manifest, encoding: .utf8) else { return nil }
    return text.contains(library) ? folder : nil
  }

  /// The paths without those of manifests, which are no documents.
  static func withoutManifests(_ paths: [String]) -> [String] { paths.filter { !isManifest($0) } }

  /// Whether a folder is a package, with screens or without.
  static func isPackage(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/" + manifestName)
  }

  static let manifestName = "Package.swift"

  private static func isManifest(_ path: String) -> Bool {
    URL(fileURLWithPath: path).lastPathComponent == manifestName
  }

  // MARK: Reading and building

  /// Asks the package manager what the package has.
  init(folder: String) throws {
    self.folder = folder
    let json = try SwiftTool.output(["package", "--package-path", folder, "dump-package"])
    guard let manifest = try? JSONDecoder().decode(PackageManifest.self, from: json) else {
      throw Complaint("The manifest of \(folder) cannot be understood.")
    }
    products = manifest.executables(dependingOn: Self.library)
  }

  /// Builds a product, showing what the compiler says.
  ///
  /// - Returns: Path of the program.
  private func build(_ product: String) throws -> String {
    Output.writeError("Building \(product) in \(folder).\n")
    let command = ["build", "--package-path", folder, "--product", product]
    try SwiftTool.run(command)
    let path = try SwiftTool.output(command + ["--show-bin-path"])
    let bin = String(decoding: path, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return bin + "/" + product
  }
}

/// Something that ends a command, said on standard error.
struct Complaint: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

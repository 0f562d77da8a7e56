import Foundation
import PackagePlugin

/// Lets code with `@objc`, `#selector` and `@IBOutlet` compile where there is no Objective-C.
///
/// A plugin cannot take a source away from its target. So the target names at least one source that
/// is compiled as it is (`sources: ["Screens.swift"]`); all other Swift files of its folder are
/// rewritten, and what is rewritten is compiled. On Apple's platforms it does nothing.
@main
struct ObjectiveCSyntax: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    #if os(Linux) || os(Windows) || os(Android)
      guard let target = target as? any SourceModuleTarget else { return [] }
      let sources = rewrittenSources(of: target, in: context.package)
      let folder = context.pluginWorkDirectoryURL
      // Not the source's own name: the compiler wants to tell the two apart.
      let results = sources.map { source in
        let name = source.deletingPathExtension().lastPathComponent
        return folder.appending(path: "\(name).rewritten.swift")
      }
      let list = folder.appending(path: "ObjectiveCActions.swift")
      return [
        .buildCommand(
          displayName: "Rewriting \(target.name)",
          executable: try context.tool(named: "rewrite-sources").url,
          arguments: [list.path] + zip(sources, results).flatMap { [$0.path, $1.path] },
          inputFiles: sources, outputFiles: results + [list])
      ]
    #else
      return []
    #endif
  }

  /// The Swift files of a target's folder that it does not name as sources.
  private func rewrittenSources(
    of target: any SourceModuleTarget, in package: Package
  ) -> [URL] {
    let compiled = Set(target.sourceFiles.map(\.url.standardizedFileURL.path))
    let folder = target.directoryURL.standardizedFileURL
    // A folder may hold other targets', as that of a package does.
    let others = package.targets.map(\.directoryURL.standardizedFileURL.path).filter {
      $0 != folder.path && $0.hasPrefix(folder.path + "/")
    }
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    var found: [URL] = []
    while let file = files?.nextObject() as? URL {
      let path = file.standardizedFileURL.path
      let manifest = file.appending(path: "Package.swift").path
      if others.contains(path) || FileManager.default.fileExists(atPath: manifest) {
        files?.skipDescendants()
      } else if file.pathExtension == "swift", !compiled.contains(path),
        !file.lastPathComponent.hasPrefix("Package")
      {
        found.append(file)
      }
    }
    return found.sorted { $0.path < $1.path }
  }
}

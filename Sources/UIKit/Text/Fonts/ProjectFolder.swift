import Foundation

/// The project that a file is part of.
enum ProjectFolder {
  /// The folder that the file's project is in: the nearest one around the file that holds a
  /// repository, an Xcode project or workspace or a package; the file's own without any.
  static func around(_ file: String) -> String {
    let own = folder(of: file)
    var folder = own
    while true {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      if names.contains(where: isMark) { return folder }
      let outer = (folder as NSString).deletingLastPathComponent
      guard outer != folder, !outer.isEmpty else { return own }
      folder = outer
    }
  }

  /// The absolute path of the folder that a file is in.
  static func folder(of file: String) -> String {
    URL(fileURLWithPath: file).resolvingSymlinksInPath().deletingLastPathComponent().path
  }

  /// Steps from a folder to the folder that a file is in, up and down.
  static func distance(from folder: String, to file: String) -> Int {
    let start = folder.split(separator: "/")
    let end = file.split(separator: "/").dropLast()
    let common = zip(start, end).prefix { $0 == $1 }.count
    return start.count + end.count - 2 * common
  }

  private static func isMark(_ name: String) -> Bool {
    name == ".git" || name == "Package.swift" || name.hasSuffix(".xcodeproj")
      || name.hasSuffix(".xcworkspace")
  }
}

import Foundation

/// Finds the documents in files and folders that somebody named.
struct DocumentSearch {
  /// Paths of documents, in the form they were given; those of one folder in order of their names.
  private(set) var documents: [String] = []
  /// Folders that were named and hold no document.
  private(set) var emptyFolders: [String] = []
  private var seen: Set<String> = []

  /// Folders of other people's code and of build products.
  private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]
  /// More than any project has; a folder such as `/` would never end.
  private static let folderLimit = 100_000

  init(_ paths: [String]) {
    for path in paths {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      if exists, isFolder.boolValue {
        let before = documents.count
        search(path)
        if documents.count == before { emptyFolders.append(path) }
      } else {
        add(path)
      }
    }
  }

  private mutating func search(_ root: String) {
    var pending = [root]
    var visited = 0
    while let folder = pending.popLast(), visited < Self.folderLimit {
      visited += 1
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
      var inner: [String] = []
      for name in names where !name.hasPrefix(".") {
        let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
        if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
          add(path)
        } else if !Self.skipped.contains(name), Self.isRealFolder(path) {
          inner.append(path)
        }
      }
      pending.append(contentsOf: inner.reversed())
    }
  }

  /// Links are not followed: they may lead in circles.
  private static func isRealFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  private mutating func add(_ path: String) {
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    if seen.insert(resolved).inserted { documents.append(path) }
  }
}

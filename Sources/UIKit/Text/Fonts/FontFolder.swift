import Foundation
import Typesetting

/// The fonts in the files of a folder and of the folders in it.
struct FontFolder: Sendable {
  let fonts: FontIndex
  /// Font files that are of no use.
  let broken: [FontFileError]
  /// Whether the folder has more in it than is looked at.
  let isTooLarge: Bool

  /// Entries of folders that are looked at: more than a project has, and less than a home has.
  static let entryLimit = 20_000

  /// Build products and other programs' packages, which hold copies if anything.
  private static let skippedNames: Set<String> = ["build", "DerivedData", "node_modules"]
  /// Folders that look like files and hold no fonts.
  private static let skippedExtensions: Set<String> = ["xcassets", "xcodeproj", "xcworkspace"]
  private static let fontExtensions: Set<String> = ["ttf", "otf", "ttc"]

  /// The fonts of several folders, each with what is in it.
  init(_ roots: [String]) {
    var search = Search()
    search.run(from: roots)
    self.init(search)
  }

  private init(_ search: Search) {
    var files: [FontFile] = []
    var broken: [FontFileError] = []
    for path in search.found {
      do throws(FontFileError) {
        files.append(try FontFile(path: path))
      } catch {
        broken.append(error)
      }
    }
    fonts = FontIndex(files)
    self.broken = broken
    isTooLarge = search.isCutShort
  }

  /// Folders are taken level by level, so that a deep one does not use up the limit.
  private struct Search {
    var found: [String] = []
    var isCutShort = false

    mutating func run(from roots: [String]) {
      var pending = roots
      var next = 0
      var left = entryLimit
      while next < pending.count {
        let folder = pending[next]
        next += 1
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") {
          guard left > 0 else {
            isCutShort = true
            return
          }
          left -= 1
          let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
          let pieces = name.split(separator: ".")
          let ending = pieces.count > 1 ? pieces[pieces.count - 1].lowercased() : ""
          let isFont = fontExtensions.contains(ending)
          let isSkipped = skippedNames.contains(name) || skippedExtensions.contains(ending)
          if isSkipped, !isFont { continue }
          switch Self.kind(of: path) {
          case .file where isFont: found.append(path)
          case .folder where !isSkipped: pending.append(path)
          default: break
          }
        }
      }
    }

    private enum Kind { case file, folder, other }

    /// Links are neither: they may lead in circles, or out of the project. Nor are pipes and
    /// devices, which may have no end.
    private static func kind(of path: String) -> Kind {
      var information = stat()
      guard lstat(path, &information) == 0 else { return .other }
      return switch information.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    }
  }
}

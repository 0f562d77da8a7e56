import Foundation

/// A folder that holds a gallery, and the list of the files in it that are ours.
///
/// The list is kept in a marker file inside of the folder. A file is listed before it is written,
/// so that a run that was stopped half-way leaves nothing behind that the next one takes for the
/// user's.
struct GalleryFolder {
  /// Name of the marker file.
  static let markerName = ".adaptive-preview"

  /// The folder.
  let url: URL
  /// Paths that an earlier run wrote, relative to the folder.
  private let earlier: Set<String>
  /// Paths of this run.
  private var current: Set<String> = []
  private let marker: FileHandle

  /// Takes possession of a folder, which is made if there is none.
  ///
  /// - Throws: ``GalleryError``; nothing was changed then.
  init(claiming url: URL) throws(GalleryError) {
    self.url = url
    let markerURL = url.appending(path: Self.markerName)
    if let text = try? String(contentsOf: markerURL, encoding: .utf8) {
      earlier = Self.paths(inMarker: text)
    } else {
      try Self.makeEmptyFolder(at: url)
      earlier = []
      try Self.write(Data(Self.heading.utf8), to: markerURL)
    }
    do {
      marker = try FileHandle(forUpdating: markerURL)
      try marker.seekToEnd()
    } catch {
      throw .cannotWrite(path: markerURL.path, reason: Self.reason(of: error))
    }
  }

  /// Writes a file, and the folders it lies in.
  mutating func write(_ data: Data, to path: String) throws(GalleryError) {
    try Self.write(data, to: try reserve(path))
  }

  /// Lists a file as ours; the caller writes it.
  ///
  /// - Parameter path: The path relative to the folder, with `/` between names.
  /// - Returns: Where to write it.
  /// - Throws: ``GalleryError/fileNotOurs(path:)`` if there is a file that no gallery wrote.
  mutating func reserve(_ path: String) throws(GalleryError) -> URL {
    guard Self.isValid(path) else { throw .invalidName(path) }
    let file = url.appending(path: path)
    guard !current.contains(path) else { return file }
    if !earlier.contains(path) {
      guard !FileManager.default.fileExists(atPath: file.path) else {
        throw .fileNotOurs(path: file.path)
      }
      do { try marker.write(contentsOf: Data("\(path)\n".utf8)) } catch {
        throw .cannotWrite(
          path: url.appending(path: Self.markerName).path, reason: Self.reason(of: error))
      }
    }
    try Self.makeFolder(at: file.deletingLastPathComponent())
    current.insert(path)
    return file
  }

  /// Removes what an earlier run wrote and this one did not, and shortens the list to the files
  /// that are there.
  mutating func removeLeftovers() throws(GalleryError) {
    for path in earlier.subtracting(current).sorted() where Self.isValid(path) {
      let file = url.appending(path: path)
      guard Self.isReallyInside(file, of: url) else { continue }
      try? FileManager.default.removeItem(at: file)
    }
    let list = current.sorted().map { "\($0)\n" }.joined()
    try Self.write(Data((Self.heading + list).utf8), to: url.appending(path: Self.markerName))
  }
}

extension GalleryFolder {
  private static let heading = """
    # A gallery of screens. The files listed here were written by a program, and the next gallery
    # in this folder replaces or removes them. Other files are left alone.

    """

  /// The paths that a marker lists. Text that no run of ours could have written lists none.
  private static func paths(inMarker text: String) -> Set<String> {
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    return Set(lines.map(String.init).filter(isValid))
  }

  /// Whether a path names something inside of the folder, and can stand on a line of the list.
  static func isValid(_ path: String) -> Bool {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    return !path.hasPrefix("#") && path != markerName
      && path.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
      && names.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }

  /// Whether a file is an ordinary one in a folder that no symbolic link leads away from.
  private static func isReallyInside(_ file: URL, of folder: URL) -> Bool {
    let parent = file.deletingLastPathComponent().resolvingSymlinksInPath().standardizedFileURL
    let folder = folder.resolvingSymlinksInPath().standardizedFileURL
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
    return exists && !isFolder.boolValue
      && (parent.path + "/").hasPrefix(folder.path == "/" ? "/" : folder.path + "/")
  }

  private static func makeEmptyFolder(at url: URL) throws(GalleryError) {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) {
      guard isFolder.boolValue else { throw .notAFolder(path: url.path) }
      do {
        let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
        guard names.isEmpty else { throw GalleryError.folderNotOurs(path: url.path) }
      } catch let error as GalleryError {
        throw error
      } catch {
        throw .cannotCreate(path: url.path, reason: reason(of: error))
      }
    }
    try makeFolder(at: url)
  }

  private static func makeFolder(at url: URL) throws(GalleryError) {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw .cannotCreate(path: url.path, reason: reason(of: error))
    }
  }

  private static func write(_ data: Data, to url: URL) throws(GalleryError) {
    do { try data.write(to: url) } catch {
      throw .cannotWrite(path: url.path, reason: reason(of: error))
    }
  }

  /// What the system says about an error, in lower case and without a full stop.
  private static func reason(of error: any Error) -> String {
    let error = error as NSError
    if let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError {
      return reason(of: underlying)
    }
    if error.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(error.code))).lowercased()
    }
    switch CocoaError.Code(rawValue: error.code) {
    case .fileWriteNoPermission, .fileReadNoPermission: return "permission denied"
    case .fileWriteOutOfSpace: return "no space left on device"
    case .fileWriteVolumeReadOnly: return "read-only file system"
    case .fileWriteUnknown: return "part of the path is not a folder, or cannot be written to"
    case .fileNoSuchFile, .fileReadNoSuchFile: return "no such file or directory"
    case .fileWriteFileExists: return "a file of that name is in the way"
    default: return error.localizedDescription
    }
  }
}

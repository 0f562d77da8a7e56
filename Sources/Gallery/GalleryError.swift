/// Why a gallery could not be written.
package enum GalleryError: Error, Hashable, Sendable {
  /// The folder holds files and nothing says that a gallery was written there before.
  case folderNotOurs(path: String)
  /// There is something that is not a folder where the folder should be.
  case notAFolder(path: String)
  /// The folder could not be made.
  case cannotCreate(path: String, reason: String)
  /// A file could not be written.
  case cannotWrite(path: String, reason: String)
  /// A file of the gallery would replace one that no gallery wrote.
  case fileNotOurs(path: String)
  /// The name would lead out of the folder, or is no name.
  case invalidName(String)
}

extension GalleryError: CustomStringConvertible {
  /// One or two sentences for the user: what happened, and what to do.
  package var description: String {
    switch self {
    case .folderNotOurs(let path):
      "The folder \(path) holds files that are not a gallery. Nothing was changed; "
        + "choose another folder, or empty this one."
    case .notAFolder(let path):
      "\(path) is not a folder. Choose another name for the gallery."
    case .cannotCreate(let path, let reason):
      "The folder \(path) cannot be made: \(reason)."
    case .cannotWrite(let path, let reason):
      "The file \(path) cannot be written: \(reason)."
    case .fileNotOurs(let path):
      "The file \(path) was not written by a gallery, and would be replaced. "
        + "Move it away, or choose another folder."
    case .invalidName(let name):
      "\(name.debugDescription) cannot be the name of a file in a gallery."
    }
  }
}

/// What keeps a font file from being used.
package enum FontFileError: Error, Hashable, Sendable {
  /// The file cannot be opened or has no bytes.
  case unreadable(path: String)
  /// The file stands for one that Git LFS has not fetched.
  case isPointer(path: String)
  /// The bytes are not those of a TrueType or OpenType font.
  case isNoFont(path: String)
  /// The file ends before one of its tables does.
  case isCutOff(path: String, table: String)
  /// A table is missing or makes no sense.
  case lacks(path: String, table: String)

  package var path: String {
    switch self {
    case .unreadable(let path), .isPointer(let path), .isNoFont(let path), .isCutOff(let path, _),
      .lacks(let path, _):
      path
    }
  }

  /// A sentence that names the file and what is wrong with it.
  package var message: String {
    switch self {
    case .unreadable: "The font file \(path) cannot be read, or is empty."
    case .isPointer:
      "The font file \(path) is only a pointer of Git LFS; “git lfs pull” fetches the font."
    case .isNoFont: "The file \(path) is not a TrueType or OpenType font."
    case .isCutOff(_, let table):
      "The font file \(path) is damaged: it ends before its table “\(table)” does."
    case .lacks(_, let table):
      "The font file \(path) is damaged: its table “\(table)” is missing or makes no sense."
    }
  }
}

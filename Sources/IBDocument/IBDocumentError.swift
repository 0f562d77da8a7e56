import Diagnostics

/// Why a file could not be read as an Interface Builder document at all.
///
/// Everything smaller than this (a bad constant, an ID used twice) is a diagnostic of the document
/// that was read.
package enum IBDocumentError: Error, Hashable, Sendable {
  /// The file does not exist, is no regular file, or may not be opened.
  case notReadable(path: String, reason: String)
  /// The file has no content, or only white space.
  case empty(path: String)
  /// The file is larger than a document can sensibly be; nothing of it was parsed.
  case tooLarge(path: String, bytes: Int, limit: Int)
  /// The file is a compiled nib.
  case binaryNib(path: String)
  /// The text declares, or starts with the mark of, an encoding other than UTF-8.
  case unsupportedEncoding(path: String, name: String)
  /// The text is not well-formed XML.
  case notXML(path: String, line: Int, reason: String)
  /// The text ends before its root element does.
  case truncated(path: String, line: Int)
  /// The text declares a document type, which is where entities are defined.
  case documentTypeDeclaration(path: String, line: Int)
  /// Elements are nested more deeply than `limit`.
  case tooDeep(path: String, line: Int, limit: Int)
  /// There are more than `limit` elements.
  case tooManyElements(path: String, line: Int, limit: Int)
  /// A tag has more than `limit` attributes.
  case tooManyAttributes(path: String, line: Int, limit: Int)
  /// Elements and attributes have more than `limit` different names.
  case tooManyNames(path: String, line: Int, limit: Int)
  /// The text is XML, with another root element than Interface Builder's.
  case notInterfaceBuilder(path: String, line: Int, root: String)
  /// The document is in the archive form that Interface Builder wrote before Xcode 5.
  case oldArchive(path: String, line: Int)
  /// The document is for macOS, watchOS or tvOS.
  case notCocoaTouch(path: String, line: Int, type: String)

  /// The error in the form in which every stage reports.
  package var diagnostic: Diagnostic {
    Diagnostic(
      .error, rule: rule, document: path, line: line, message: message, mend: mend)
  }

  private var path: String {
    switch self {
    case .notReadable(let path, _), .empty(let path), .tooLarge(let path, _, _),
      .binaryNib(let path), .unsupportedEncoding(let path, _), .notXML(let path, _, _),
      .truncated(let path, _), .documentTypeDeclaration(let path, _), .tooDeep(let path, _, _),
      .tooManyElements(let path, _, _), .tooManyAttributes(let path, _, _),
      .tooManyNames(let path, _, _),
      .notInterfaceBuilder(let path, _, _), .oldArchive(let path, _),
      .notCocoaTouch(let path, _, _):
      path
    }
  }

  private var line: Int? {
    switch self {
    case .notReadable, .empty, .tooLarge, .binaryNib, .unsupportedEncoding: nil
    case .notXML(_, let line, _), .truncated(_, let line), .documentTypeDeclaration(_, let line),
      .tooDeep(_, let line, _), .tooManyElements(_, let line, _),
      .tooManyAttributes(_, let line, _), .tooManyNames(_, let line, _),
      .notInterfaceBuilder(_, let line, _),
      .oldArchive(_, let line), .notCocoaTouch(_, let line, _):
      line
    }
  }

  private var rule: String {
    switch self {
    case .notReadable: "not-readable"
    case .empty: "empty-document"
    case .tooLarge: "document-too-large"
    case .binaryNib: "binary-nib"
    case .unsupportedEncoding: "unsupported-encoding"
    case .notXML: "not-xml"
    case .truncated: "truncated-document"
    case .documentTypeDeclaration: "document-type-declaration"
    case .tooDeep: "nested-too-deeply"
    case .tooManyElements: "too-many-elements"
    case .tooManyAttributes: "too-many-attributes"
    case .tooManyNames: "too-many-names"
    case .notInterfaceBuilder: "not-interface-builder"
    case .oldArchive: "old-archive"
    case .notCocoaTouch: "not-cocoa-touch"
    }
  }

  private var message: String {
    switch self {
    case .notReadable(_, let reason):
      "The file cannot be read: \(reason)."
    case .empty:
      "The file is empty."
    case .tooLarge(_, let bytes, let limit):
      "The file has \(bytes) bytes; documents of more than \(limit) bytes are not read."
    case .binaryNib:
      "The file is a compiled nib, not the document it was compiled from."
    case .unsupportedEncoding(_, let name):
      "The text is in \(name); Interface Builder documents are in UTF-8."
    case .notXML(_, _, let reason):
      "The text is not well-formed XML: \(reason)."
    case .truncated:
      "The document ends in the middle: its root element is never closed."
    case .documentTypeDeclaration:
      "The document has a document type declaration, which could define entities; it is not read."
    case .tooDeep(_, _, let limit):
      "Elements are nested more than \(limit) levels deep."
    case .tooManyElements(_, _, let limit):
      "The document has more than \(limit) elements; it is not read."
    case .tooManyAttributes(_, _, let limit):
      "A tag has more than \(limit) attributes."
    case .tooManyNames(_, _, let limit):
      "Elements and attributes have more than \(limit) different names; the document is not read."
    case .notInterfaceBuilder(_, _, let root):
      "The root element is <\(root)>, which is no Interface Builder document for iOS."
    case .oldArchive:
      "The document is in the archive format of Xcode 4 and earlier."
    case .notCocoaTouch(_, _, let type):
      "The document is not for iOS: its type is \(type)."
    }
  }

  private var mend: String? {
    switch self {
    case .binaryNib: "Use the .xib or .storyboard that it was compiled from."
    case .oldArchive: "Open the document in Xcode 5 or later and save it."
    case .truncated: "Restore the document from version control."
    case .unsupportedEncoding: "Convert the file to UTF-8."
    case .documentTypeDeclaration: "Remove the declaration; Interface Builder never writes one."
    default: nil
    }
  }
}

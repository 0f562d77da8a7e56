import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of a document, as its XML has them.
struct ElementTree {
  /// Deepest nesting that is read. Interface Builder's documents stay below 40 levels, and who
  /// walks the tree by recursion shall not run out of stack.
  static let depthLimit = 512

  /// Most elements that are read. Real documents spend some 180 bytes on each, so that those of
  /// ``IBDocument/sizeLimit`` stay below 100,000; only text made to do harm has more.
  static let elementLimit = 500_000

  /// Most different names of elements and attributes. Interface Builder knows some hundreds; the
  /// parser's dictionary of names grows slower with each, and takes a minute for a million.
  static let nameLimit = 10_000

  /// The outermost element.
  let root: IBElement
  /// For each element the position of its parent (-1 for the root), by ``IBElement/order``.
  let parents: [Int32]

  /// Reads text in UTF-8 with Foundation's `XMLParser`.
  ///
  /// Document type declarations are refused before anything is parsed, since all that a document
  /// could do with one here is harm (entity expansion, external entities).
  init(bytes: [UInt8], path: String) throws(IBDocumentError) {
    if let name = Self.declaredEncoding(of: bytes),
      !["UTF-8", "UTF8", "US-ASCII", "ASCII"].contains(name.uppercased())
    {
      throw .unsupportedEncoding(path: path, name: name)
    }

    let survey = try MarkupSurvey(of: bytes, path: path)
    let stream = DocumentStream(bytes)
    let builder = ElementTreeBuilder(
      bytes: bytes, stream: stream, startTagLines: survey.startTagLines, path: path)
    let parser = XMLParser(stream: stream)
    parser.shouldResolveExternalEntities = false
    parser.externalEntityResolvingPolicy = .never
    parser.delegate = builder
    // The result says nothing: it is true for text that is no XML, and for a part of a document.
    _ = parser.parse()
    (root, parents) = try builder.finish()
  }

  /// The pseudo-attribute `encoding` of the XML declaration; nil if there is none.
  private static func declaredEncoding(of bytes: [UInt8]) -> String? {
    let text = bytes.drop { $0 >= 0x80 }  // the byte order mark
    guard text.starts(with: "<?xml".utf8), let end = text.firstIndex(of: UInt8(ascii: ">")) else {
      return nil
    }
    let parts = String(decoding: text[..<end], as: UTF8.self)
      .split(whereSeparator: { $0.isWhitespace || $0 == "=" || $0 == "?" })
    guard let index = parts.firstIndex(of: "encoding"), index + 1 < parts.count else { return nil }
    return parts[index + 1].trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
  }
}

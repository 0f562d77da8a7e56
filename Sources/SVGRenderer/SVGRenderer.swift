import CoreGraphics
import DisplayList

/// The pen that writes a drawing as an SVG document.
///
/// The same drawing always gives the same bytes. Nothing outside the document is referred to, and
/// no style sheet is used, so that documents can stand in one HTML page without touching each
/// other: every identifier starts with a prefix.
///
/// The words of the text stand behind the glyphs as text without fill. A browser finds and
/// highlights them and a screen reader reads them out; nobody sees them. Groups that show a view
/// carry `data-id` (the object ID) and `data-class`.
package struct SVGRenderer: Sendable {
  /// What every identifier of the document starts with. Documents in one page need prefixes of
  /// their own.
  package var identifierPrefix: String

  /// Whether the words of the text are written, for search and screen readers.
  package var includesWords: Bool

  /// Creates a pen.
  package init(identifierPrefix: String = "", includesWords: Bool = true) {
    self.identifierPrefix = identifierPrefix
    self.includesWords = includesWords
  }

  /// Returns the drawing as an SVG document in UTF-8.
  ///
  /// - Complexity: Linear in the length of the drawing.
  package func data(for list: DisplayList) -> Data { Data(bytes(for: list)) }

  /// Returns the drawing as the text of an SVG document.
  package func string(for list: DisplayList) -> String {
    String(decoding: bytes(for: list), as: UTF8.self)
  }

  private func bytes(for list: DisplayList) -> [UInt8] {
    var writer = SVGWriter(
      list: list, names: IdentifierNames(prefix: identifierPrefix), includesWords: includesWords)
    return writer.document()
  }
}

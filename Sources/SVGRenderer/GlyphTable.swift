import CoreGraphics
import DisplayList

/// The outlines that a document draws, and for each the shorter way to draw it.
///
/// An outline that is defined once and used n times costs L + n·u bytes, with L its length and u
/// that of a reference; written out each time it costs n·L. Once is therefore always written out,
/// and so are very simple outlines.
struct GlyphTable {
  /// How one outline is drawn.
  struct Entry {
    /// The outline in thousandths of an em.
    let data: PathData
    /// The identifier of its definition, or nil where it is written out.
    let identifier: String?
  }

  /// About how long `<use href="#g12" x="3456"/>` is, without the prefix.
  private static let referenceLength = 28
  /// About how long `<path id="g12" d=""/>` is, without the prefix.
  private static let definitionLength = 22

  private let entries: [DisplayList.GlyphOutlineID: Entry]

  /// The definitions, ready to write.
  let definitions: [UInt8]

  init(list: DisplayList, names: IdentifierNames) {
    var counts: [DisplayList.GlyphOutlineID: Int] = [:]
    /// By first use, so that the same drawing gives the same document.
    var order: [DisplayList.GlyphOutlineID] = []
    for case .text(let line) in list.items {
      for glyph in line.runs.lazy.flatMap(\.glyphs) {
        if counts[glyph.outline, default: 0] == 0 { order.append(glyph.outline) }
        counts[glyph.outline, default: 0] += 1
      }
    }
    var entries: [DisplayList.GlyphOutlineID: Entry] = [:]
    entries.reserveCapacity(order.count)
    var definitions: [UInt8] = []
    var defined = 0
    for id in order {
      guard let outline = list.outlines[id] else { continue }
      let data = PathData(outline, places: 0)
      if data.isEmpty { continue }
      let name = names.name(.glyph, defined)
      let count = counts[id, default: 0]
      let length = data.continuation.count + 8
      let asDefinition =
        length + Self.definitionLength + name.utf8.count
        + count * (Self.referenceLength + name.utf8.count)
      let isDefined = asDefinition < count * length
      entries[id] = Entry(data: data, identifier: isDefined ? name : nil)
      if !isDefined { continue }
      defined += 1
      definitions.append("<path id=\"\(name)\" d=\"")
      data.write(to: &definitions)
      definitions.append("\"/>")
    }
    self.entries = entries
    self.definitions = definitions
  }

  /// How an outline is drawn; nil where it draws nothing.
  subscript(id: DisplayList.GlyphOutlineID) -> Entry? { entries[id] }
}

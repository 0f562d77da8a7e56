import CoreGraphics
import DisplayList
import Typesetting

/// The outlines of glyphs in the form that drawings keep them in.
///
/// Each is converted once in a process and has the same number in all its drawings, so that
/// drawings can be drawn into one another. Pens write no numbers, so they need not be the same in
/// the next process.
@MainActor
enum GlyphOutlines {
  /// An outline with its number.
  struct Entry {
    /// What text lines refer to it by.
    var id: DisplayList.GlyphOutlineID
    /// The outline in thousandths of an em.
    var path: DisplayList.Path
  }

  private static var entries: [OutlineID: Entry] = [:]

  /// The outline of a glyph.
  static func entry(of id: OutlineID) -> Entry {
    if let known = entries[id] { return known }
    let entry = Entry(
      id: DisplayList.GlyphOutlineID(font: 0, glyph: entries.count), path: path(of: id))
    entries[id] = entry
    return entry
  }

  private static func path(of id: OutlineID) -> DisplayList.Path {
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x * 1000, y: y * 1000) }
    let elements = Typesetter.outline(id).commands.map { command -> DisplayList.Path.Element in
      switch command {
      case .move(let x, let y): .move(point(x, y))
      case .line(let x, let y): .line(point(x, y))
      case .quad(let controlX, let controlY, let x, let y):
        .quadCurve(control: point(controlX, controlY), end: point(x, y))
      case .cubic(let x1, let y1, let x2, let y2, let x, let y):
        .curve(control1: point(x1, y1), control2: point(x2, y2), end: point(x, y))
      case .close: .close
      }
    }
    return DisplayList.Path(elements)
  }
}

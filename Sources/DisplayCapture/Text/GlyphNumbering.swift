import CoreGraphics
import DisplayList
import Typesetting

/// Numbers for the glyphs of one drawing.
///
/// Fonts count from 0 in the order in which the drawing first uses them, so that the same view
/// gives the same drawing whatever the process drew before.
struct GlyphNumbering {
  private var fonts: [String: Int] = [:]
  private var numbers: [OutlineID: DisplayList.GlyphOutlineID] = [:]

  /// The number of an outline.
  mutating func number(of id: OutlineID) -> DisplayList.GlyphOutlineID {
    if let known = numbers[id] { return known }
    let name = Typesetter.name(of: id)
    // A name is the font's, a hyphen and the glyph's number, or a word without a number.
    let parts = name.split(separator: "-")
    let glyph = parts.count > 1 ? parts.last.flatMap { Int($0) } : nil
    let font = glyph == nil ? name : parts.dropLast().joined(separator: "-")
    let fontNumber = fonts[font] ?? fonts.count
    fonts[font] = fontNumber
    let number = DisplayList.GlyphOutlineID(font: fontNumber, glyph: glyph ?? 0)
    numbers[id] = number
    return number
  }
}

/// Outlines in the form that drawings keep them in, converted once in a process.
@MainActor
enum OutlinePaths {
  private static var paths: [OutlineID: DisplayList.Path] = [:]

  /// The outline in thousandths of an em.
  static func path(of id: OutlineID) -> DisplayList.Path {
    if let known = paths[id] { return known }
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
    let path = DisplayList.Path(elements)
    paths[id] = path
    return path
  }
}

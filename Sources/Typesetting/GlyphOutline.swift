/// Names one outline: what to draw once and then place many times.
package struct OutlineID: Hashable, Sendable {
  /// Which font, by its place in the library that this process keeps; nil for the empty box that
  /// stands for a character that no font has.
  var font: FontID?
  var glyph: UInt32
  var isSlanted: Bool
}

/// Names one picture of a colour font.
package struct BitmapID: Hashable, Sendable {
  var font: FontID
  var glyph: UInt32
}

/// Place of a font in ``FontLibrary``.
package struct FontID: Hashable, Sendable {
  var index: Int
}

/// The shape of a glyph in em: the origin is on the baseline, y grows downwards. To be filled by
/// the nonzero winding rule.
package struct GlyphOutline: Hashable, Sendable {
  package enum Command: Hashable, Sendable {
    case move(x: Double, y: Double)
    case line(x: Double, y: Double)
    case quad(controlX: Double, controlY: Double, x: Double, y: Double)
    case cubic(
      control1X: Double, control1Y: Double, control2X: Double, control2Y: Double, x: Double,
      y: Double)
    case close
  }

  package var commands: [Command]

  /// A box with a hole, 0.5 em wide and as high as a capital.
  static let missing: GlyphOutline = {
    let (left, right, top, border) = (0.05, 0.55, -0.7, 0.05)
    let outer: [Command] = [
      .move(x: left, y: 0), .line(x: left, y: top), .line(x: right, y: top), .line(x: right, y: 0),
      .close,
    ]
    // The other way round, so that it is a hole.
    let inner: [Command] = [
      .move(x: left + border, y: -border), .line(x: right - border, y: -border),
      .line(x: right - border, y: top + border), .line(x: left + border, y: top + border), .close,
    ]
    return GlyphOutline(commands: outer + inner)
  }()

  /// Advance in em of ``missing``.
  static let missingAdvance = 0.6
}

/// The picture of a glyph of a colour font.
package struct GlyphBitmap: Hashable, Sendable {
  /// The bytes of a PNG file.
  package var png: [UInt8]
  /// The rectangle that the picture fills, in em as in ``GlyphOutline``.
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double
}

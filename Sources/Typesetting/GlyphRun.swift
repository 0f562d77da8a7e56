/// A glyph and where it stands.
package struct PlacedGlyph: Hashable, Sendable {
  package enum Shape: Hashable, Sendable {
    case outline(OutlineID)
    case bitmap(BitmapID)
  }

  package var shape: Shape
  /// Where the glyph's origin is: from the line's left edge, its indent not included.
  package var x: Double
  /// From the line's baseline; downwards.
  package var y: Double
  /// Points for an em: `point = origin + scale · em`.
  package var scale: Double
}

/// Glyphs that are set in one way, in the order they are drawn, from left to right.
package struct GlyphRun: Hashable, Sendable {
  package var attributes: TextAttributes
  package var glyphs: [PlacedGlyph]
  /// Distance of the run's left and right edges from the line's left edge: where an underline or a
  /// background would go.
  package var leftEdge: Double
  package var rightEdge: Double
  /// Characters that no font has, for which boxes stand among the glyphs.
  package var missing: [Character] = []
}

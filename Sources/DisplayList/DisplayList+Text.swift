import CoreGraphics

extension DisplayList {
  /// What refers to a glyph's outline: any two numbers that name one glyph of one font. Lists that
  /// are drawn into one another use the same numbers for the same glyph.
  package struct GlyphOutlineID: Hashable, Sendable, Comparable {
    /// Which font, at which instance.
    package var font: Int
    /// Which glyph of the font.
    package var glyph: Int

    /// Creates an identifier.
    package init(font: Int, glyph: Int) {
      self.font = font
      self.glyph = glyph
    }

    /// By font, then by glyph.
    package static func < (left: GlyphOutlineID, right: GlyphOutlineID) -> Bool {
      (left.font, left.glyph) < (right.font, right.glyph)
    }
  }

  /// A glyph at a place.
  package struct Glyph: Hashable, Sendable {
    /// Which outline.
    package var outline: GlyphOutlineID
    /// Where the origin of the outline goes: the baseline at the start of the glyph's advance.
    package var origin: CGPoint

    /// Creates a glyph at a place.
    package init(_ outline: GlyphOutlineID, at origin: CGPoint) {
      self.outline = outline
      self.origin = origin
    }
  }

  /// Glyphs of one size and colour.
  package struct GlyphRun: Hashable, Sendable {
    /// The size of an em.
    package var pointSize: Double
    /// The colour of all the glyphs.
    package var color: Color
    /// The glyphs from left to right.
    package var glyphs: [Glyph]

    /// Creates a run.
    package init(pointSize: Double, color: Color, glyphs: [Glyph]) {
      self.pointSize = pointSize
      self.color = color
      self.glyphs = glyphs
    }
  }

  /// The main direction of a line of words.
  package enum TextDirection: Hashable, Sendable {
    /// Left to right.
    case leftToRight
    /// Right to left.
    case rightToLeft
  }

  /// One line of text: its glyphs, which are seen, and its words, which are searched and read out.
  ///
  /// Glyphs that are bitmaps (emoji) are image items beside the line; their characters are among
  /// the words.
  package struct TextLine: Hashable, Sendable {
    /// The words in reading order.
    package var text: String
    /// Where the words stand: the line's height, and its width as laid out.
    package var frame: CGRect
    /// The y of the baseline.
    package var baseline: Double
    /// The main direction of the words.
    package var direction: TextDirection
    /// The language of the words as BCP 47 names it; nil when unknown.
    package var language: String?
    /// The glyphs.
    package var runs: [GlyphRun]

    /// Creates a line.
    package init(
      _ text: String, frame: CGRect, baseline: Double, direction: TextDirection = .leftToRight,
      language: String? = nil, runs: [GlyphRun]
    ) {
      self.text = text
      self.frame = frame
      self.baseline = baseline
      self.direction = direction
      self.language = language
      self.runs = runs
    }

    /// The size of the largest run, or the height of the line where there is none.
    package var pointSize: Double { runs.map(\.pointSize).max() ?? Double(frame.height) }
  }
}

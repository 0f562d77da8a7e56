/// How a stretch of text is set.
package struct TextAttributes: Hashable, Sendable {
  package var face: FontFace
  /// Points added after every character, beside the font's own tracking and kerning.
  package var kern: Double
  /// Points that the text is raised by.
  package var baselineOffset: Double
  /// What stands in the place of every character, such as a picture among words; nil: the
  /// characters themselves.
  package var box: InlineBox?

  package init(
    face: FontFace, kern: Double = 0, baselineOffset: Double = 0, box: InlineBox? = nil
  ) {
    self.face = face
    self.kern = kern
    self.baselineOffset = baselineOffset
    self.box = box
  }
}

/// Room for something that is no text, on a line of text.
package struct InlineBox: Hashable, Sendable {
  package var width: Double
  package var height: Double
  /// From the baseline up to the lower edge; negative below it.
  package var bottom: Double

  package init(width: Double, height: Double, bottom: Double) {
    self.width = width
    self.height = height
    self.bottom = bottom
  }
}

/// A stretch of text that is set in one way.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var attributes: TextAttributes

  package init(text: String, attributes: TextAttributes) {
    self.text = text
    self.attributes = attributes
  }

  package init(_ text: String, face: FontFace) {
    self.init(text: text, attributes: TextAttributes(face: face))
  }
}

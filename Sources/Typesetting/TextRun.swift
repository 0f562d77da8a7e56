/// How a stretch of text is set.
package struct TextAttributes: Hashable, Sendable {
  package var face: FontFace
  /// Points added after every character, beside the font's own tracking and kerning.
  package var kern: Double
  /// Points that the text is raised by.
  package var baselineOffset: Double

  package init(face: FontFace, kern: Double = 0, baselineOffset: Double = 0) {
    self.face = face
    self.kern = kern
    self.baselineOffset = baselineOffset
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

extension Typesetter {
  /// The glyphs of a line, from left to right.
  ///
  /// Each stands where the line's measures put it: a glyph of a stand-in font is centred in the
  /// room of the one it stands in for, so that a picture agrees with the layout.
  ///
  /// - Parameter isRightToLeft: The direction of the line, which matters to text of both
  ///   directions; nil for that of its first strong character.
  package func glyphRuns(
    for line: TextLayout.Line, isRightToLeft: Bool? = nil
  ) -> [GlyphRun] {
    GlyphPlacement(runs: line.runs, typesetter: self, isRightToLeft: isRightToLeft).glyphRuns()
  }

  /// The shape of an outline, in em.
  package static func outline(_ id: OutlineID) -> GlyphOutline {
    FontLibrary.shared.outline(id)
  }

  /// The picture of a glyph of a colour font.
  package static func bitmap(_ id: BitmapID) -> GlyphBitmap? {
    FontLibrary.shared.bitmap(id)
  }

  /// A name of an outline that is the same in every process, fit for an XML identifier.
  package static func name(of id: OutlineID) -> String {
    guard let font = id.font else { return "missing" }
    let name = xmlName(FontLibrary.shared.font(font).name)
    return "\(name)\(id.isSlanted ? "-slanted" : "")-\(id.glyph)"
  }

  /// A name of a picture that is the same in every process, fit for an XML identifier.
  package static func name(of id: BitmapID) -> String {
    "\(xmlName(FontLibrary.shared.font(id.font).name))-\(id.glyph)"
  }

  private static func xmlName(_ name: String) -> String {
    let characters = name.unicodeScalars.map { scalar -> Character in
      let isLetter = scalar.isASCII && scalar.properties.isAlphabetic
      let isOther = scalar.isASCII && (scalar.properties.numericType != nil || scalar == "-")
      return isLetter || isOther ? Character(scalar) : "_"
    }
    return "f" + String(characters)
  }
}

/// Vertical measures of a font at a size, in points.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  package var ascender: Double
  /// From the baseline down to the bottom of the line; positive, unlike UIKit's.
  package var descender: Double
  /// Space that the font wants between two lines.
  package var leading: Double
  package var capHeight: Double
  package var xHeight: Double

  /// Height of one line, without the leading: `ascender + descender`.
  package var lineHeight: Double { ascender + descender }

  package init(
    ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// These metrics, given in em, at a point size.
  func scaled(by pointSize: Double) -> FontMetrics {
    FontMetrics(
      ascender: ascender * pointSize, descender: descender * pointSize,
      leading: leading * pointSize, capHeight: capHeight * pointSize, xHeight: xHeight * pointSize)
  }
}

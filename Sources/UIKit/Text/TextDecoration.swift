/// What is drawn behind, below and across letters, or in their place.
package struct TextDecoration: Sendable {
  /// A line along the letters; its colour, nil: that of the letters.
  package struct Line: Sendable {
    package var style: NSUnderlineStyle
    package var color: UIColor?
  }

  /// The colour behind the letters.
  package var background: UIColor?
  package var underline: Line?
  package var strikethrough: Line?
  /// How far the shadow is from the letters, and its colour; it is drawn without its blur.
  package var shadow: (offset: CGSize, color: UIColor)?

  /// The width of the letters' edges, in hundredths of the font's size, and their colour, nil: that of
  /// the letters. Letters with a positive width are hollow.
  package var stroke: (width: Double, color: UIColor?)?

  /// What attributes say of it; nil: nothing.
  init?(_ attributes: [NSAttributedString.Key: Any]) {
    background = attributes[.backgroundColor] as? UIColor
    underline = Self.line(attributes[.underlineStyle], attributes[.underlineColor])
    strikethrough = Self.line(attributes[.strikethroughStyle], attributes[.strikethroughColor])
    if let stated = attributes[.shadow] as? NSShadow, let color = stated.shadowColor as? UIColor {
      shadow = (stated.shadowOffset, color)
    }
    let width = TextContent.number(attributes[.strokeWidth])
    if width != 0 { stroke = (width, attributes[.strokeColor] as? UIColor) }
    guard
      background != nil || underline != nil || strikethrough != nil || shadow != nil
        || stroke != nil
    else { return nil }
  }

  /// The style comes as a number from Objective-C's attributes and as a value from Swift's.
  private static func line(_ style: Any?, _ color: Any?) -> Line? {
    let stated =
      style as? NSUnderlineStyle ?? (style as? NSNumber).map { .init(rawValue: $0.intValue) }
      ?? (style as? Int).map { .init(rawValue: $0) }
    guard let stated, !stated.isEmpty else { return nil }
    return Line(style: stated, color: color as? UIColor)
  }
}

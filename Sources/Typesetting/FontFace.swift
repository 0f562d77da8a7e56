/// A typeface at a size: all that decides how wide and high a text is.
package struct FontFace: Hashable, Sendable {
  /// Where the shapes come from.
  package enum Family: Hashable, Sendable {
    /// The system font.
    case system
    /// The system's font whose characters are all equally wide.
    case monospacedSystem
    /// A PostScript name or a family name, such as `HelveticaNeue-Bold` or `Avenir Next`.
    case named(String)
    /// A font of a file, which an app or the machine brings.
    case file(FontID)
  }

  package var family: Family
  /// Weight of a system font. Of a named font only if its name says no other.
  package var weight: FontWeight
  package var isItalic: Bool
  /// Whether digits are all as wide as the widest one.
  package var usesMonospacedDigits: Bool
  package var pointSize: Double

  package init(
    family: Family = .system,
    weight: FontWeight = .regular,
    isItalic: Bool = false,
    usesMonospacedDigits: Bool = false,
    pointSize: Double
  ) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.usesMonospacedDigits = usesMonospacedDigits
    self.pointSize = pointSize
  }
}

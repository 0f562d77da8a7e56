/// Free fonts whose advances equal those of fonts that iOS has, in the order of the metrics tables.
enum SubstituteFont: Int, Sendable {
  /// Arial, and nearly Helvetica.
  case liberationSans
  case liberationSansBold
  /// Times New Roman.
  case liberationSerif
  case liberationSerifBold
  case liberationSerifItalic
  case liberationSerifBoldItalic

  /// The name that is told to people.
  var familyName: String {
    rawValue < SubstituteFont.liberationSerif.rawValue ? "Liberation Sans" : "Liberation Serif"
  }
}

/// Fonts that iOS has, with their advances: those of a free font that equal them, or published ones.
/// They stand in the order of the metrics tables.
enum SubstituteFont: Int, CaseIterable, Sendable {
  /// Arial, and nearly Helvetica.
  case liberationSans
  case liberationSansBold
  /// Times New Roman.
  case liberationSerif
  case liberationSerifBold
  case liberationSerifItalic
  case liberationSerifBoldItalic
  /// Helvetica Neue, from its published widths.
  case helveticaNeueLight
  case helveticaNeue
  case helveticaNeueMedium
  case helveticaNeueBold
  /// Fitted to widths in public documents; near their own.
  case avenir
  case avenirBold
  case avenirNext
  case avenirNextBold
  case futura
  case futuraBold

  /// The name that is told to people: of the font that draws the shapes.
  var familyName: String {
    switch self {
    case .liberationSerif, .liberationSerifBold, .liberationSerifItalic,
      .liberationSerifBoldItalic:
      "Liberation Serif"
    default: "Liberation Sans"
    }
  }
}

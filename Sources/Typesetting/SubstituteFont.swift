/// Fonts that iOS or Interface Builder's canvas has, with their advances: those of a free font that equal them,
/// published ones, or such as public documents ask for.
/// They stand in the order of the metrics tables, which is that of `Scripts/generate-typesetting-data`.
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
  /// Published widths, and weights between and beyond them.
  case avenir
  case avenirMedium
  case avenirHeavy
  case avenirNext
  case avenirNextMedium
  case avenirNextDemiBold
  case avenirNextBold
  case avenirNextHeavy
  /// Fitted to widths in public documents; near their own.
  case futura
  case futuraBold
  /// Published widths.
  case georgia
  case georgiaBold
  case georgiaItalic
  case georgiaBoldItalic
  case verdana
  case verdanaBold
  case trebuchet
  case trebuchetBold
  case impact
  case palatino
  case palatinoBold
  case palatinoItalic
  case palatinoBoldItalic
  case gillSans
  case americanTypewriter
  case baskerville
  case hoeflerText
  /// Helvetica Neue, narrower.
  case appleSDGothicNeo
  /// Source Sans Pro, larger, which the Latin letters of Source Han Sans and Noto Sans CJK are.
  case sourceHanSans
  case sourceHanSansBold
  /// Helvetica Neue Light with narrower letters.
  case helveticaNeueThin
  case helveticaNeueUltraLight

  /// The name that is told to people: of the font that draws the shapes.
  var familyName: String {
    switch self {
    case .liberationSerif, .liberationSerifBold, .liberationSerifItalic, .liberationSerifBoldItalic,
      .georgia, .georgiaBold, .georgiaItalic, .georgiaBoldItalic,
      .palatino, .palatinoBold, .palatinoItalic, .palatinoBoldItalic,
      .americanTypewriter, .baskerville, .hoeflerText:
      "Liberation Serif"
    default: "Liberation Sans"
    }
  }
}

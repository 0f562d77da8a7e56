/// The font that draws a face: the program's own, or one of the machine if that is truer to it.
struct DrawingFont {
  var id: FontID
  var font: ShapingFont
  /// Whether upright shapes have to be slanted.
  var isSlanted: Bool
  var isBold: Bool
  /// What draws the system font in this weight and size.
  var system: BundledFont

  /// - Returns: Nil only if the program's own fonts cannot be opened.
  init?(_ face: FontFace, typesetter: Typesetter) {
    let library = FontLibrary.shared
    var weight = face.weight
    var isItalic = face.isItalic
    var found: FontID?
    var slants = true
    switch face.family {
    case .system: break
    case .file(let id):
      found = id
      slants = false
    case .monospacedSystem:
      found = library.bundled(weight >= .semibold ? .monospacedBold : .monospaced)
    case .named(let name):
      if let named = NamedFont.named(name, weight: weight, isItalic: isItalic) {
        (weight, isItalic) = (named.weight, named.isItalic)
        found = Self.substitute(for: named)
        // The machine's Liberation fonts have italics of their own.
        slants =
          found == nil || found == library.bundled(.monospaced)
          || found == library.bundled(.monospacedBold)
      }
    }
    let display = MetricsTables.shared.tracking(at: face.pointSize, era: typesetter.era)
      .displayShare
    system = BundledFont.system(weight, display: display >= 0.5)
    guard let id = found ?? library.bundled(system) else { return nil }
    self.id = id
    font = library.font(id)
    isSlanted = isItalic && slants
    isBold = weight >= .semibold
  }

  private static func substitute(for named: NamedFont) -> FontID? {
    let isBold = named.weight >= .semibold
    let library = FontLibrary.shared
    switch named.widths {
    case .system, .cut: return nil
    case .substitute(let font):
      return library.family(font.familyName, isBold: isBold, isItalic: named.isItalic)
    case .fixedPitch(_, let drawnWith):
      let own = library.bundled(isBold ? .monospacedBold : .monospaced)
      if drawnWith == "DejaVu Sans Mono" { return own }
      return library.family(drawnWith, isBold: isBold, isItalic: named.isItalic) ?? own
    }
  }
}

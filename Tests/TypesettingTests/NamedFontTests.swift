import Testing

@testable import Typesetting

@Suite("Named fonts")
struct NamedFontTests {
  private let typesetter = Typesetter()

  private func face(_ name: String, _ size: Double = 17) -> FontFace {
    FontFace(family: .named(name), pointSize: size)
  }

  /// Frames of public documents: Helvetica Neue 17 is 20 high, light and bold 20.5 at two pixels a
  /// point; Avenir Next 15 is 20.5 and 30 is 41.
  @Test(
    "Line heights agree with documents",
    arguments: [
      ("HelveticaNeue", 17.0, 20.0), ("HelveticaNeue-Light", 17, 20.5),
      ("HelveticaNeue-Bold", 17, 20.5), ("AvenirNext-Regular", 15, 20.5),
      ("AvenirNext-DemiBold", 30, 41), ("Helvetica", 36, 41.5),
    ])
  func heights(name: String, size: Double, height: Double) {
    let lineHeight = typesetter.metrics(of: face(name, size)).lineHeight
    #expect((lineHeight * 2).rounded(.up) / 2 == height)
  }

  /// Arial's advances, as published with the standard fonts of PDF (Helvetica shares them): A 667,
  /// b 556, i 222 of 1000; bold A 722, b 611, i 278.
  @Test("Arial and Helvetica have the widths of the standard fonts")
  func arialWidths() {
    #expect(abs(typesetter.width(of: "Abi", in: face("ArialMT", 1000)) - 1445) < 1)
    #expect(abs(typesetter.width(of: "Abi", in: face("Helvetica-Bold", 1000)) - 1611) < 1)
  }

  /// The standard fonts again: Times A 722, b 500, i 278; Courier 600 each.
  @Test("Times and Courier have the widths of the standard fonts")
  func timesAndCourier() {
    #expect(abs(typesetter.width(of: "Abi", in: face("TimesNewRomanPSMT", 1000)) - 1500) < 1)
    #expect(abs(typesetter.width(of: "Abi", in: face("Courier", 1000)) - 1800) < 1)
  }

  @Test("A font that iOS lacks is measured as the system font, and told")
  func missing() {
    let custom = face("OpenSans-Bold")
    #expect(typesetter.isSubstituted(custom) == "system font")
    #expect(typesetter.isBuiltIn(custom) == false)
    #expect(typesetter.width(of: "Label", in: custom) > 0)
    #expect(typesetter.metrics(of: custom) == typesetter.metrics(of: FontFace(pointSize: 17)))
  }

  @Test("Fonts that iOS comes with are known by either name")
  func builtIn() {
    for name in [
      "AvenirNext-Heavy", "Avenir Next", "Georgia-Italic", "Menlo-Regular", "Futura-Medium",
    ] {
      #expect(typesetter.isBuiltIn(face(name)), "\(name)")
    }
    #expect(typesetter.isSubstituted(FontFace(pointSize: 17)) == nil)
    #expect(typesetter.isSubstituted(face("Arial")) == "Liberation Sans")
  }

  @Test("Names tell weight and slant")
  func styles() {
    let italic = NamedFont(
      name: "HelveticaNeue-UltraLightItalic", weight: .regular, isItalic: false)
    #expect(italic?.weight == .ultraLight)
    #expect(italic?.isItalic == true)
    #expect(
      NamedFont(name: "AvenirNext-DemiBold", weight: .regular, isItalic: false)?.weight == .semibold
    )
  }
}

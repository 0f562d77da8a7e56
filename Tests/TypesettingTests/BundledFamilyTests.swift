import Testing

@testable import Typesetting

/// The families that the program brings. Figures are those of the upstream fonts' own tables.
@Suite("Bundled families")
struct BundledFamilyTests {
  private let typesetter = Typesetter()

  private func face(_ name: String, _ size: Double) throws -> FontFace {
    let font = try #require(FontFile.Font.bundled(named: name))
    return try #require(FontFace(font, pointSize: size))
  }

  /// A font's units per em, `hmtx`'s advances of H, A and V, the kerning of A with V from `GPOS` or,
  /// for Open Sans, `kern`, and `hhea`'s ascender and descender.
  struct Figures: Sendable, CustomTestStringConvertible {
    var name: String
    var unitsPerEm: Double
    var advances: (h: Double, a: Double, v: Double)
    var kerning: Double
    var ascender: Double
    var descender: Double
    var testDescription: String { name }
  }

  private static let upstream = [
    Figures(
      name: "Montserrat-Bold", unitsPerEm: 1000, advances: (808, 766, 746), kerning: -38,
      ascender: 968, descender: 251),
    Figures(
      name: "Roboto-Regular", unitsPerEm: 2048, advances: (1461, 1336, 1304), kerning: -87,
      ascender: 1900, descender: 500),
    Figures(
      name: "OpenSans", unitsPerEm: 2048, advances: (1511, 1296, 1219), kerning: -82,
      ascender: 2189, descender: 600),
    Figures(
      name: "Lato-Regular", unitsPerEm: 2000, advances: (1512, 1360, 1360), kerning: -136,
      ascender: 1974, descender: 426),
    Figures(
      name: "FiraSans-Regular", unitsPerEm: 1000, advances: (680, 573, 556), kerning: -14,
      ascender: 935, descender: 265),
    Figures(
      name: "Nunito-Regular", unitsPerEm: 1000, advances: (761, 729, 689), kerning: -55,
      ascender: 1011, descender: 353),
    Figures(
      name: "SourceSansPro-Semibold", unitsPerEm: 1000, advances: (664, 560, 538), kerning: -16,
      ascender: 1024, descender: 400),
    Figures(
      name: "Raleway-Regular", unitsPerEm: 1000, advances: (738, 676, 679), kerning: -61,
      ascender: 940, descender: 234),
  ]

  @Test("Advances, kerning and height are the upstream font's", arguments: upstream)
  func figures(_ font: Figures) throws {
    let face = try face(font.name, font.unitsPerEm)
    let pair = font.advances.a + font.advances.v + font.kerning
    #expect(abs(typesetter.width(of: "HH", in: face) - 2 * font.advances.h) < 1e-6)
    #expect(abs(typesetter.width(of: "AV", in: face) - pair) < 1e-6)
    let metrics = typesetter.metrics(of: face)
    #expect(abs(metrics.ascender - font.ascender) < 1e-6)
    #expect(abs(metrics.descender - font.descender) < 1e-6)
    #expect(abs(metrics.lineHeight - font.ascender - font.descender) < 1e-6)
  }

  /// Two lines of Montserrat Bold at 17 points, “BACKGROUND” and “IMAGE”, are 132 × 41.5 in a
  /// public document of the canvas of two pixels a point; 17 × 2 × 1.219 is 41.446. One line of Fira
  /// Sans Light at 34 is 41 high, of the canvas of three; 34 × 1.2 is 40.8.
  @Test("Public documents store these sizes")
  func documents() throws {
    let bold = try face("Montserrat-Bold", 17)
    let width = (typesetter.width(of: "BACKGROUND", in: bold) * 2).rounded(.up) / 2
    #expect(width == 132)
    #expect((typesetter.metrics(of: bold).lineHeight * 4).rounded(.up) / 2 == 41.5)
    let light = try face("FiraSans-Light", 34)
    #expect((typesetter.metrics(of: light).lineHeight * 3).rounded(.up) / 3 == 41)
    let lato = try face("Lato-Regular", 13)
    #expect(abs(typesetter.width(of: "Richard Marcil", in: lato) - 84) < 1)
    #expect((typesetter.metrics(of: lato).lineHeight * 2).rounded(.up) / 2 == 16)
  }

  @Test(
    "A font has the names of all its versions",
    arguments: [
      ("OpenSans", 400.0), ("OpenSans-Regular", 400), ("Open Sans", 400),
      ("OpenSans-SemiBold", 600), ("OpenSans-Semibold", 600), ("SourceSansPro-SemiBold", 600),
      ("Montserrat-Medium", 500), ("Montserrat SemiBold", 600), ("Roboto-Light", 300),
    ])
  func names(_ name: String, weight: Double) throws {
    let font = try #require(FontFile.Font.bundled(named: name))
    #expect(font.weight == weight)
    let face = try #require(FontFace(font, pointSize: 10))
    #expect(face.fileFont == font)
    #expect(face.weight.openType == weight)
  }

  @Test("Cuts and families that the program lacks are not stood in for")
  func lacking() {
    for name in [
      "Montserrat-Italic", "Montserrat-Black", "Roboto-Thin", "RobotoCondensed-Regular", "Muli",
      "montserrat-bold", "Sans", "SansM", "SansM-Regular", "",
    ] {
      #expect(FontFile.Font.bundled(named: name) == nil, "\(name)")
    }
  }

  @Test("Every font of every family opens and has letters, each its own")
  func complete() throws {
    for family in BundledFamily.allCases {
      var widths: Set<Double> = []
      for font in family.fonts {
        let own = try #require(FontLibrary.shared.font(of: font), "\(font.postScriptName)")
        let opened = FontLibrary.shared.font(own)
        for scalar in "Aaz09.–’é€ß".unicodeScalars {
          #expect(opened.glyph(for: scalar) != nil, "\(scalar) in \(font.postScriptName)")
        }
        let glyph = try #require(opened.glyph(for: "H"))
        let outline = opened.outline(of: glyph, slant: 0)
        #expect(!outline.commands.isEmpty)
        let face = try #require(FontFace(font, pointSize: 1000))
        widths.insert(typesetter.width(of: "Hamburg", in: face))
      }
      #expect(widths.count == Set(family.fonts.map(\.index)).count, "\(family)")
    }
    #expect(BundledFamily.allCases.allSatisfy { $0.file.count > 0 })
  }

  @Test("Characters that a family lacks are the system font's")
  func fallback() throws {
    let face = try face("Montserrat-Regular", 20)
    let system = typesetter.width(of: "Ж", in: FontFace(pointSize: 20))
    #expect(abs(typesetter.width(of: "Ж", in: face) - system) < 1e-6)
  }

  @Test("A family's nearest weight is found")
  func nearestWeight() {
    let heavy = FontFile.Font.bundled(ofFamily: "Lato", weight: 900, isItalic: false)
    #expect(heavy?.postScriptName == "Lato-Bold")
    #expect(FontFile.Font.bundled(ofFamily: "Muli", weight: 400, isItalic: false) == nil)
  }
}

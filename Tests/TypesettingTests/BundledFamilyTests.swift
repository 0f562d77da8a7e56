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
      // The second version's, as in documents; the file's are 1024 and 400.
      ascender: 984, descender: 273),
    Figures(
      name: "Raleway-Regular", unitsPerEm: 1000, advances: (738, 676, 679), kerning: -61,
      ascender: 940, descender: 234),
    // Labels of Inter at 11, 13, 14 and 15 points are 13⅓, 16, 17 and 18⅓ high in two public documents
    // (Mprogrammer2020), which is 1.2102 em.
    Figures(
      name: "Inter-Regular", unitsPerEm: 2816, advances: (2084, 1904, 1904), kerning: -192,
      ascender: 2728, descender: 680),
    // Poppins 4.004 has no kerning.
    Figures(
      name: "Poppins-Medium", unitsPerEm: 1000, advances: (705, 697, 694), kerning: 0,
      ascender: 1050, descender: 350),
    // A variable file whose `hmtx` is that of Light; `HVAR` adds 29, 43 and 36 in Medium.
    Figures(
      name: "Rubik-Light", unitsPerEm: 1000, advances: (700, 650, 638), kerning: -46,
      ascender: 935, descender: 250),
    Figures(
      name: "Rubik-Medium", unitsPerEm: 1000, advances: (729, 693, 674), kerning: -52,
      ascender: 935, descender: 250),
    Figures(
      name: "Muli-Bold", unitsPerEm: 1000, advances: (774, 750, 721), kerning: -60,
      ascender: 1005, descender: 250),
    // `hmtx` is that of Regular. The upstream's 930 and 243 are scaled to the lines of documents, 1460.
    Figures(
      name: "WorkSans-Regular", unitsPerEm: 1000, advances: (734, 660, 648), kerning: -60,
      ascender: 930 * 1460.0 / 1173, descender: 243 * 1460.0 / 1173),
    Figures(
      name: "WorkSans-SemiBold", unitsPerEm: 1000, advances: (739, 671, 670), kerning: -68,
      ascender: 930 * 1460.0 / 1173, descender: 243 * 1460.0 / 1173),
  ]

  @Test(
    "Advances, kerning and height are the upstream font's, the height but for two",
    arguments: upstream)
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

  /// One line of Rubik Medium at 24 points, “Network Error”, is 163 × 28.5 in a public document of
  /// the canvas of two pixels a point (24 × 1.185 is 28.44), one of Rubik Regular at 14 is 327 × 17
  /// (16.59); Muli Regular at 15 is 60.5 × 19 (15 × 1.255 is 18.825); Work Sans has 84.5 and 32 wide at 16,
  /// and lines of another version, 20.5 at 14 and 23.5 at 16.
  @Test("Public documents store these sizes of variable families")
  func variableFamilies() throws {
    func size(_ text: String, _ font: String, _ points: Double) throws -> [Double] {
      let face = try face(font, points)
      return [typesetter.width(of: text, in: face), typesetter.metrics(of: face).lineHeight]
        .map { ($0 * 2).rounded(.up) / 2 }
    }
    let title = try size("Network Error", "Rubik-Medium", 24)
    #expect(abs(title[0] - 163) <= 0.5 && title[1] == 28.5)
    let sentence = try size(
      "Please check your internet connection & try again.", "Rubik-Regular", 14)
    #expect(abs(sentence[0] - 327) <= 0.5 && sentence[1] == 17)
    #expect(try size("(0 s ago)", "Muli-Regular", 15) == [60.5, 19])
    #expect(try size("12.41811123", "WorkSans-Medium", 16)[0] == 84.5)
    #expect(try size("ETH", "WorkSans-Regular", 16)[0] == 32)
    #expect(try size("1000 USD", "WorkSans-Regular", 12)[0] == 56.5)
    #expect(try size("BTC", "WorkSans-Regular", 14) == [27, 20.5])
    #expect(try size("BTC Universe", "WorkSans-Medium", 16)[1] == 23.5)
    // planetdecred/dcrios.
    #expect(try size("Default", "SourceSansPro-Regular", 18) == [54.5, 23])
    #expect(try size("7.51464806 DCR", "SourceSansPro-Regular", 20) == [134, 25.5])
  }

  /// SnapXEats/SnapXEats-iOS, plug-in 13771: 11, 12 and 15 points are 15, 16 and 20 high; newsreels, 19529, and
  /// Zinley-dev, 22155: 12, 13 and 16 are 14.5, 15.5 and 19.
  @Test(
    "Roboto's lines were higher before iOS 14",
    arguments: [
      (SystemFontEra.iOS11To13, [(11.0, 15.0), (12, 16), (15, 20)]),
      (.iOS14AndLater, [(12, 14.5), (13, 15.5), (16, 19)]),
    ])
  func earlyRoboto(era: SystemFontEra, lines: [(size: Double, height: Double)]) throws {
    let typesetter = Typesetter(era: era)
    for (size, height) in lines {
      let line = typesetter.metrics(of: try face("Roboto-Medium", size)).lineHeight
      // Some are saved in whole points.
      let isSaved = [(line * 2).rounded(.up) / 2, line.rounded(.up)].contains(height)
      #expect(isSaved, "\(size): \(line)")
    }
  }

  @Test("The line gap is the upstream font's, and not in the height of a line")
  func leading() throws {
    // Poppins' `hhea`: 1050 above, 350 below and 100 between lines, of 1000 units.
    let metrics = typesetter.metrics(of: try face("Poppins-Regular", 10))
    #expect(abs(metrics.lineHeight - 14) < 1e-9)
    #expect(abs(metrics.leading - 1) < 1e-9)
  }

  @Test(
    "A font has the names of all its versions",
    arguments: [
      ("OpenSans", 400.0), ("OpenSans-Regular", 400), ("Open Sans", 400),
      ("OpenSans-SemiBold", 600), ("OpenSans-Semibold", 600), ("SourceSansPro-SemiBold", 600),
      ("Montserrat-Medium", 500), ("Montserrat SemiBold", 600), ("Roboto-Light", 300),
      ("Muli", 400), ("Muli-Regular", 400), ("Mulish", 400), ("Mulish-Bold", 700),
      ("Muli-SemiBold", 600), ("Muli Bold", 700), ("WorkSans", 400), ("WorkSans-Light", 300),
      ("Work Sans", 400), ("Work Sans Medium", 500), ("Inter", 400), ("Inter-SemiBold", 600),
      ("Inter Black", 900), ("Inter-Thin", 100), ("Poppins-SemiBold", 600), ("Rubik", 400),
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
      "Montserrat-Italic", "Montserrat-Black", "Roboto-Thin", "RobotoCondensed-Regular",
      "Quicksand",
      "Muli-Light", "Poppins-Thin", "WorkSans-Italic", "montserrat-bold", "Sans", "SansM",
      "SansM-Regular", "",
    ] {
      #expect(FontFile.Font.bundled(named: name) == nil, "\(name)")
    }
  }

  /// `OpenSansLight-Italic` is the name of Open Sans 1.10's Light Italic; Black is 900, to which Bold is
  /// nearest.
  @Test(
    "A cut that the program lacks has the nearest of its family",
    arguments: [
      ("OpenSansLight-Italic", "OpenSans-Light"), ("Montserrat-BlackItalic", "Montserrat-Bold"),
      ("Roboto-Thin", "Roboto-Light"), ("Muli-Light", "Muli-Regular"),
      ("Lato-Italic", "Lato-Regular"), ("Work Sans Medium Italic", "WorkSans-Medium"),
      // PostScript names of Lato 1 and Source Sans Pro.
      ("Lato-HairlineItalic", "Lato-Light"), ("SourceSansPro-It", "SourceSansPro-Regular"),
      ("SourceSansPro-BoldIt", "SourceSansPro-Bold"),
    ])
  func nearestCut(_ name: String, standIn: String) throws {
    #expect(try #require(FontFile.Font.bundled(nearest: name)).postScriptName == standIn)
  }

  @Test("Families with longer names are others")
  func otherFamilies() {
    for name in [
      "RobotoCondensed-Regular", "Roboto-Condensed", "RobotoMono-Bold", "NunitoSans-Regular",
      "MontserratAlternates-Bold", "LatoLatin-Regular", "InterDisplay-Bold", "InterTight-Regular",
      "Interstate-Bold", "Quicksand-Bold", "Latosmith", "",
    ] {
      #expect(FontFile.Font.bundled(nearest: name) == nil, "\(name)")
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
      #expect(widths.count == Set(family.fonts.map(\.weight)).count, "\(family)")
    }
  }

  @Test("Characters that a family lacks are the system font's")
  func fallback() throws {
    let face = try face("Montserrat-Regular", 20)
    let system = typesetter.width(of: "Ж", in: FontFace(pointSize: 20))
    #expect(abs(typesetter.width(of: "Ж", in: face) - system) < 1e-6)
  }

  @Test(
    "They are drawn in the weight of the family's cut",
    arguments: [("Light", FontWeight.light), ("Medium", .medium), ("Bold", .bold)])
  func fallbackWeight(_ cut: String, _ weight: FontWeight) throws {
    func shape(_ face: FontFace) throws -> PlacedGlyph.Shape {
      let layout = typesetter.layout([TextRun("Ž", face: face)], width: 500)
      return try #require(typesetter.glyphRuns(for: layout.lines[0]).first?.glyphs.first?.shape)
    }
    let own = try shape(face("Rubik-\(cut)", 14))
    #expect(own == (try shape(FontFace(weight: weight, pointSize: 14))))
  }

  @Test("A family's nearest weight is found")
  func nearestWeight() {
    let heavy = FontFile.Font.bundled(ofFamily: "Lato", weight: 900, isItalic: false)
    #expect(heavy?.postScriptName == "Lato-Bold")
    #expect(FontFile.Font.bundled(ofFamily: "Quicksand", weight: 400, isItalic: false) == nil)
    // A family under its old name keeps to it.
    let muli = FontFile.Font.bundled(ofFamily: "Muli", weight: 800, isItalic: false)
    #expect(muli?.postScriptName == "Muli-Bold")
    #expect(muli?.families == ["Muli"])
  }
}

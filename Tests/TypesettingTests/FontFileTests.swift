import FontSamples
import Foundation
import Testing

@testable import Typesetting

/// Names and measures of font files. Expectations are figures of the files' own tables.
@Suite("Font files")
struct FontFileTests {
  private let folder: FontSampleFolder
  private let typesetter = Typesetter()

  init() throws { folder = try FontSampleFolder() }

  private func file(_ font: SampleFont, _ name: String = "Font.otf") throws -> FontFile {
    try FontFile(path: folder.put(font.data, at: name))
  }

  private func face(_ font: SampleFont, _ size: Double = 20) throws -> FontFace {
    try #require(FontFace(file(font).fonts[0], pointSize: size))
  }

  // MARK: Names

  @Test("A font is known by its PostScript name, then its full name, then its family")
  func names() throws {
    let font = SampleFont(postScriptName: "Acme-Book", family: "Acme Sans", style: "Book")
    let found = try #require(file(font).fonts.first)
    #expect(found.postScriptName == "Acme-Book")
    #expect(found.fullName == "Acme Sans Book")
    #expect(found.families == ["Acme Sans"])
    #expect(found.weight == 400 && !found.isItalic)
    let index = FontIndex([try file(font)])
    for name in ["Acme-Book", "Acme Sans Book", "Acme Sans"] {
      #expect(index.font(named: name, distance: { _ in 0 }) == found, "\(name)")
    }
    for name in ["Acme", "acme-book", "Acme-Bold", ""] {
      #expect(index.font(named: name, distance: { _ in 0 }) == nil, "\(name)")
    }
  }

  @Test("A family's name means its upright regular font")
  func familyName() throws {
    // OS/2 has the weight class at byte 4.
    var bold = SampleFont(postScriptName: "Acme-Bold", family: "Acme")
    bold.set("OS/2", 4, to: 700)
    let regular = SampleFont(postScriptName: "Acme-Plain", family: "Acme")
    let index = FontIndex([try file(bold, "A.otf"), try file(regular, "B.otf")])
    #expect(index.font(named: "Acme", distance: { _ in 0 })?.postScriptName == "Acme-Plain")
    let heavy = index.font(ofFamily: "Acme", weight: 800, isItalic: false, distance: { _ in 0 })
    #expect(heavy?.postScriptName == "Acme-Bold")
  }

  @Test("Of two files with a font, the nearer one counts")
  func nearest() throws {
    let font = SampleFont(postScriptName: "Acme", family: "Acme")
    let (near, far) = (try file(font, "near/A.otf"), try file(font, "far/A.otf"))
    let index = FontIndex([far, near])
    let found = index.font(named: "Acme", distance: { $0.contains("/near/") ? 0 : 5 })
    #expect(found?.path == near.fonts[0].path)
  }

  @Test("A collection holds several fonts")
  func collection() throws {
    let fonts = ["One", "Two"].map { SampleFont(postScriptName: $0, family: $0) }
    let file = try FontFile(path: folder.put(SampleFont.collection(fonts), at: "Both.ttc"))
    #expect(file.fonts.map(\.postScriptName) == ["One", "Two"])
    #expect(file.fonts.map(\.index) == [0, 1])
    #expect(FontFace(file.fonts[1], pointSize: 10)?.fileFont?.postScriptName == "Two")
  }

  /// The names of instances that state none are the family's and the style's; see Adobe's
  /// Technical Note 5902.
  @Test("A variable font has its own name and those of its instances")
  func instances() throws {
    var font = SampleFont(postScriptName: "AcmeVF-Regular", family: "Acme VF")
    font.setInstances()
    let fonts = try file(font).fonts
    #expect(fonts.map(\.postScriptName) == ["AcmeVF-Regular", "AcmeVF-Thin", "AcmeVF-Heavy"])
    #expect(fonts.map(\.weight) == [400, 100, 800])
    #expect(FontFace(fonts[2], pointSize: 10)?.weight == .heavy)
  }

  // MARK: Measures

  @Test("A text is as wide as the file's advances")
  func width() throws {
    let font = SampleFont(postScriptName: "Acme", family: "Acme")
    let face = try face(font, 20)
    for text in ["Hotel", "Two words", "é", "A"] {
      #expect(abs(typesetter.width(of: text, in: face) - font.width(text, size: 20)) < 1e-6)
    }
    #expect(typesetter.isBuiltIn(face) == false)
    #expect(typesetter.isSubstituted(face) == nil)
  }

  @Test("The file's kerning counts, and a line that begins between the pair lacks it")
  func kerning() throws {
    var font = SampleFont(postScriptName: "Acme", family: "Acme")
    font.setKerning("A", "V", -100)
    let face = try face(font, 20)
    let kerned = font.width("AV", size: 20) - 100 / font.unitsPerEm * 20
    #expect(abs(typesetter.width(of: "AV", in: face) - kerned) < 1e-6)
    let layout = typesetter.layout(
      [TextRun("AV", face: face)], width: font.width("A", size: 20),
      paragraph: ParagraphStyle(lineBreakMode: .charWrapping))
    #expect(layout.lines.count == 2)
    for (line, text) in zip(layout.lines, ["A", "V"]) {
      #expect(abs(line.width - font.width(text, size: 20)) < 1e-6)
    }
  }

  @Test("Spacing that the text asks for is added to every character")
  func spacing() throws {
    let font = SampleFont(postScriptName: "Acme", family: "Acme")
    let attributes = TextAttributes(face: try face(font, 20), kern: 3)
    let layout = typesetter.layout([TextRun(text: "Hot", attributes: attributes)], width: 500)
    #expect(abs(layout.width - font.width("Hot", size: 20) - 9) < 1e-6)
    let glyphs = try #require(typesetter.glyphRuns(for: layout.lines[0]).first?.glyphs)
    #expect(glyphs.count == 3)
    #expect(abs(glyphs[2].x - font.width("Ho", size: 20) - 6) < 1e-6)
  }

  /// Bytes of `hhea`: ascender 4, descender 6, gap 8. Of `OS/2`: flags 62, typographic ascender 68,
  /// x height 86, capitals 88; `USE_TYPO_METRICS` is bit 7 of the flags, and Inter sets it.
  @Test("Height is that of hhea, whatever the typographic measures are")
  func height() throws {
    var font = SampleFont(postScriptName: "Acme", family: "Acme")
    let em = Int(font.unitsPerEm)
    font.set("hhea", 4, to: em)
    font.set("hhea", 6, to: -em / 4)
    font.set("hhea", 8, to: em / 8)
    font.set("OS/2", 68, to: 2 * em)
    font.set("OS/2", 86, to: em / 2)
    font.set("OS/2", 88, to: 3 * em / 4)
    let metrics = typesetter.metrics(of: try face(font, 16))
    #expect(metrics.ascender == 16)
    #expect(metrics.descender == 4)
    #expect(metrics.leading == 2)
    #expect(metrics.xHeight == 8)
    #expect(metrics.capHeight == 12)
    #expect(metrics.lineHeight == 20)
  }

  @Test("Without heights in hhea the typographic ones count")
  func typographicHeight() throws {
    var font = SampleFont(postScriptName: "Acme", family: "Acme")
    let em = Int(font.unitsPerEm)
    for (offset, value) in [(4, 0), (6, 0), (8, 0)] { font.set("hhea", offset, to: value) }
    for (offset, value) in [(68, em), (70, -em / 4), (72, 0)] {
      font.set("OS/2", offset, to: value)
    }
    #expect(typesetter.metrics(of: try face(font, 16)).lineHeight == 20)
  }

  @Test("Characters that the file lacks have the system font's width")
  func missingCharacters() throws {
    // The bundled Hebrew font has no Latin letters; 15 is its place.
    let font = SampleFont(bundled: 15, postScriptName: "Alef", family: "Alef")
    let face = try face(font, 17)
    let system = typesetter.width(of: "H", in: FontFace(pointSize: 17))
    #expect(abs(typesetter.width(of: "H", in: face) - system) < 1e-6)
    let both = typesetter.width(of: "H\u{5D0}", in: face)
    #expect(abs(both - system - font.width("\u{5D0}", size: 17)) < 1e-6)
    let emoji = typesetter.width(of: "😬", in: FontFace(pointSize: 17))
    #expect(typesetter.width(of: "😬", in: face) == emoji)
  }

  @Test("A character with a mark or selector that the file lacks is as wide without it")
  func missingMarks() throws {
    let font = SampleFont(postScriptName: "Acme", family: "Acme")
    // A Thai tone mark, which Inter lacks, and an accent, which it has.
    for text in ["o\u{E48}", "o\u{301}", "\u{2192}\u{FE0E}"] {
      let letter = String(text.unicodeScalars.prefix(1))
      let width = typesetter.width(of: text, in: try face(font, 20))
      #expect(abs(width - font.width(letter, size: 20)) < 1e-6, "\(text)")
    }
  }

  /// The bundled Arabic font measures Arabic in the system font, so the same file under another name
  /// has to give the same.
  @Test("A file's Arabic is shaped from right to left")
  func arabic() throws {
    let font = SampleFont(bundled: 13, postScriptName: "Naskh", family: "Naskh")
    let face = try face(font, 17)
    let text = "سلام"
    let system = FontFace(pointSize: 17)
    #expect(typesetter.width(of: text, in: face) == typesetter.width(of: text, in: system))
    func shapes(_ face: FontFace) -> [Double] {
      let layout = typesetter.layout([TextRun(text, face: face)], width: 500)
      return typesetter.glyphRuns(for: layout.lines[0]).flatMap(\.glyphs).map(\.x)
    }
    #expect(shapes(face) == shapes(system))
    #expect(shapes(face).isEmpty == false)
  }

  @Test("Shapes are the file's own, under a name that no other font has")
  func shapes() throws {
    let font = SampleFont(postScriptName: "Inter-Regular", family: "Inter")
    let face = try face(font)
    let layout = typesetter.layout([TextRun("H", face: face)], width: 500)
    let glyph = try #require(typesetter.glyphRuns(for: layout.lines[0]).first?.glyphs.first)
    guard case .outline(let id) = glyph.shape else {
      Issue.record("no outline")
      return
    }
    let bundled = try #require(FontLibrary.shared.bundled(.interRegular))
    #expect(id.font != bundled)
    #expect(id.glyph == UInt32(font.glyph("H")))
    let own = OutlineID(font: bundled, glyph: id.glyph, isSlanted: false)
    #expect(Typesetter.outline(id) == Typesetter.outline(own))
    #expect(Typesetter.name(of: id) != Typesetter.name(of: own))
  }

  // MARK: Damage

  @Test("Files that are no fonts are told by what they are")
  func notFonts() throws {
    func error(_ data: Data, _ name: String) throws -> FontFileError? {
      let path = try folder.put(data, at: name)
      do throws(FontFileError) {
        _ = try FontFile(path: path)
        return nil
      } catch {
        #expect(error.path == path)
        #expect(error.message.contains(path))
        return error
      }
    }
    let pointer = Data("version https://git-lfs.github.com/spec/v1\noid sha256:0".utf8)
    let kinds: [FontFileError?] = [
      try error(Data(), "Empty.ttf"), try error(pointer, "Pointer.ttf"),
      try error(Data("<html>".utf8), "Page.ttf"),
    ]
    #expect(
      kinds == [
        .unreadable(path: folder.path("Empty.ttf")), .isPointer(path: folder.path("Pointer.ttf")),
        .isNoFont(path: folder.path("Page.ttf")),
      ])
    #expect(throws: FontFileError.unreadable(path: folder.path("None.ttf"))) {
      try FontFile(path: folder.path("None.ttf"))
    }
    var font = SampleFont(postScriptName: "Acme", family: "Acme")
    font.remove("hmtx")
    #expect(
      try error(font.data, "Part.otf") == .lacks(path: folder.path("Part.otf"), table: "hmtx"))
  }

  @Test("A font that ends too early is told by the table it ends in")
  func cutOff() throws {
    // The tables are written in order of their names; "CFF " is the first.
    let data = SampleFont(postScriptName: "Acme", family: "Acme").data
    let path = try folder.put(data.prefix(1000), at: "Cut.otf")
    #expect(throws: FontFileError.isCutOff(path: path, table: "CFF ")) { try FontFile(path: path) }
  }

  @Test("Damaged files are refused or measured, and nothing worse", arguments: 0..<60)
  func fuzz(_ seed: UInt64) throws {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var sample = SampleFont(bundled: [2, 13, 15][next(3)], postScriptName: "F", family: "F")
    if next(2) == 0 { sample.setKerning("A", "V", -50) }
    if next(2) == 0 { sample.setInstances() }
    var bytes = next(4) == 0 ? SampleFont.collection([sample, sample]) : sample.data
    if next(3) == 0 { bytes = bytes.prefix(next(bytes.count)) }
    for _ in 0..<next(200) where bytes.isEmpty == false {
      // Half of the damage is to the directory and the first tables.
      let place = next(next(2) == 0 ? min(400, bytes.count) : bytes.count)
      bytes[place] = UInt8(next(256))
    }
    let path = try folder.put(Data(bytes), at: "Damaged.otf")
    guard let file = try? FontFile(path: path) else { return }
    for font in file.fonts {
      guard let face = FontFace(font, pointSize: 17) else { continue }
      let layout = typesetter.layout([TextRun("AV سلام אב fi", face: face)], width: 60)
      for line in layout.lines { _ = typesetter.glyphRuns(for: line) }
    }
  }

  // MARK: Names of iOS

  @Test("A name that begins like one of iOS's and goes on otherwise may be an app's")
  func iOSNames() {
    for name in [
      "HelveticaNeue-UltraLightItalic", "TimesNewRomanPS-BoldItalicMT", "Avenir Next",
      "Futura-CondensedMedium", "BodoniSvtyTwoITCTT-Book", "HiraginoSans-W6", ".SFUIText-Bold",
    ] {
      #expect(FontFace.isOfIOS(name), "\(name)")
    }
    for name in [
      "FuturaPT-Book", "Futura-Book", "ArialNarrow", "HelveticaNeue-Roman", "Helvetica-Black",
      "GillSansMT", "Lato-Regular", "OptimaNova-Light", "",
    ] {
      #expect(!FontFace.isOfIOS(name), "\(name)")
    }
  }

  @Test("A machine has no font of a name that only resembles another")
  func machine() {
    #expect(FontFace.machineFont(named: "No Such Family Anywhere") == nil)
    #expect(FontFace.machineFont(named: "") == nil)
  }
}

import Testing

@testable import Typesetting

@Suite("Glyphs of a line")
struct GlyphTests {
  private let typesetter = Typesetter()
  private let face = FontFace(pointSize: 20)

  private func line(_ text: String, face: FontFace? = nil) throws -> TextLayout.Line {
    let run = TextRun(text, face: face ?? self.face)
    return try #require(typesetter.layout([run], width: .infinity).lines.first)
  }

  private func glyphs(_ text: String, isRightToLeft: Bool? = nil) throws -> [PlacedGlyph] {
    try typesetter.glyphRuns(for: line(text), isRightToLeft: isRightToLeft).flatMap(\.glyphs)
  }

  private func outlineIDs(_ text: String, isRightToLeft: Bool? = nil) throws -> [OutlineID] {
    try glyphs(text, isRightToLeft: isRightToLeft).compactMap { glyph in
      if case .outline(let id) = glyph.shape { id } else { nil }
    }
  }

  private func points(_ outline: GlyphOutline) -> [(x: Double, y: Double)] {
    outline.commands.compactMap { command in
      switch command {
      case .move(let x, let y), .line(let x, let y): (x, y)
      case .quad(_, _, let x, let y), .cubic(_, _, _, _, let x, let y): (x, y)
      case .close: nil
      }
    }
  }

  @Test(
    "Glyphs fill the measured width of their line",
    arguments: ["Hello, world", "日本", "مرحبا iOS", "สวัสดี", "😀 ok", "e\u{301}x"])
  func width(text: String) throws {
    let line = try line(text)
    let runs = typesetter.glyphRuns(for: line)
    #expect(abs(try #require(runs.last).rightEdge - line.width) < 1e-9)
  }

  @Test("Letters stand where the advances of the system font put them")
  func positions() throws {
    let (first, second) = try (glyphs("HH")[0], glyphs("HH")[1])
    let step = typesetter.width(of: "HH", in: face) - typesetter.width(of: "H", in: face)
    #expect(abs(second.x - first.x - step) < 1e-9)
    #expect(first.y == 0)
    #expect(first.scale == 20)
  }

  /// Inter's capitals are 1490 of 2048 high, its H stands on the baseline.
  @Test("Outlines are in em, upside down from the font's own")
  func outlineOfH() throws {
    let points = try points(Typesetter.outline(#require(outlineIDs("H").first)))
    #expect(abs(try #require(points.map(\.y).min()) + 1490.0 / 2048) < 0.001)
    #expect(points.map(\.y).max() == 0)
  }

  @Test("Slanted shapes lean to the right above the baseline")
  func slant() throws {
    let italic = FontFace(isItalic: true, pointSize: 20)
    let line = try line("H", face: italic)
    let glyph = try #require(typesetter.glyphRuns(for: line).first?.glyphs.first)
    guard case .outline(let id) = glyph.shape else { throw UnexpectedShape() }
    let upright = OutlineID(font: id.font, glyph: id.glyph, isSlanted: false)
    let pairs = zip(points(Typesetter.outline(id)), points(Typesetter.outline(upright)))
    #expect(pairs.allSatisfy { abs($0.x - $1.x + 0.1655 * $1.y) < 1e-9 && $0.y == $1.y })
  }

  @Test("Hebrew runs from right to left, and brackets turn over")
  func rightToLeft() throws {
    let (alef, bet) = try (outlineIDs("א")[0], outlineIDs("ב")[0])
    #expect(try outlineIDs("אב") == [bet, alef])
    let (open, close) = try (outlineIDs("(")[0], outlineIDs(")")[0])
    #expect(try outlineIDs("(א)") == [open, alef, close])
  }

  @Test("Arabic letters join")
  func arabic() throws {
    let alone = try outlineIDs("ب")
    let joined = try outlineIDs("ببب")
    #expect(joined.count >= 3)
    #expect(joined.contains(alone[0]) == false)
  }

  @Test("A line from right to left puts its Latin words in their own order")
  func mixed() throws {
    let ids = try outlineIDs("אב xy", isRightToLeft: true)
    let expected = try outlineIDs("xy") + outlineIDs("אב")
    #expect(ids == expected)
  }

  @Test("A character that no font has is a box as wide as was measured")
  func missing() throws {
    let glyph = try #require(glyphs("\u{10FFFD}").first)
    guard case .outline(let id) = glyph.shape else { throw UnexpectedShape() }
    #expect(Typesetter.name(of: id) == "missing")
    #expect(Typesetter.outline(id).commands.isEmpty == false)
  }

  @Test("Names of outlines do not depend on the order in which they come up")
  func names() throws {
    let id = try #require(outlineIDs("H").first)
    #expect(Typesetter.name(of: id).hasPrefix("fInter-Regular-"))
    #expect(Typesetter.name(of: id).allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" })
  }

  @Test("Every bundled font opens and has the name of its file")
  func bundledFonts() throws {
    for font in BundledFont.allCases {
      let id = try #require(FontLibrary.shared.bundled(font), "\(font)")
      #expect(FontLibrary.shared.font(id).name == String(cString: font.file.name))
    }
    #expect(BundledFont.allCases.last?.file.count ?? 0 > 0)
  }

  @Test("Many threads get the same glyphs")
  func threads() async throws {
    let line = try line("Ragged مرحبا नमस्ते")
    let expected = typesetter.glyphRuns(for: line)
    await withTaskGroup(of: [GlyphRun].self) { group in
      for _ in 0..<16 {
        group.addTask { typesetter.glyphRuns(for: line) }
      }
      for await runs in group { #expect(runs == expected) }
    }
  }

  private struct UnexpectedShape: Error {}
}

import Testing

@testable import Typesetting

@Suite("Paragraphs and text styles")
struct ParagraphTests {
  private let typesetter = Typesetter()
  private let face = FontFace(pointSize: 17)

  private func layout(_ text: String, _ paragraph: ParagraphStyle) -> TextLayout {
    typesetter.layout([TextRun(text, face: face)], width: .infinity, paragraph: paragraph)
  }

  /// Two lines of plain 17 pt are 2 · 20.287 = 40.574, seen as 41 at two pixels a point; in the
  /// body style 1.713 more between them: 42.287, seen as 42.5.
  @Test("A text style adds its leading between lines only")
  func styleLeading() {
    let body = TextStyle.body.font(for: .large)
    #expect(abs(layout("a\nb", ParagraphStyle()).height - 40.574) < 0.001)
    #expect(
      abs(layout("a\nb", ParagraphStyle(extraLeading: body.extraLeading)).height - 42.287) < 0.001)
    #expect(
      abs(layout("a", ParagraphStyle(extraLeading: body.extraLeading)).height - 20.287) < 0.001)
  }

  @Test("Line spacing stands between lines, paragraph spacing between paragraphs")
  func spacing() {
    var paragraph = ParagraphStyle()
    paragraph.lineSpacing = 5
    paragraph.paragraphSpacing = 10
    let layout = layout("a\nb", paragraph)
    #expect(abs(layout.lines[1].top - (20.287109375 + 15)) < 1e-9)
  }

  @Test("A line height of the paragraph's own moves the upper edge of the line")
  func lineHeights() {
    var paragraph = ParagraphStyle()
    paragraph.minimumLineHeight = 30
    let line = layout("a", paragraph).lines[0]
    #expect(line.height == 30)
    #expect(line.baseline == 30 - 17 * 494.0 / 2048)
    paragraph.maximumLineHeight = 15
    paragraph.minimumLineHeight = 0
    #expect(layout("a", paragraph).lines[0].height == 15)
  }

  @Test("Indents narrow lines from the side they are counted from")
  func indents() {
    var paragraph = ParagraphStyle()
    paragraph.firstLineHeadIndent = 30
    paragraph.headIndent = 10
    paragraph.tailIndent = -20
    let layout = typesetter.layout(
      [TextRun("aaaa aaaa aaaa aaaa aaaa", face: face)], width: 140, paragraph: paragraph)
    #expect(layout.lines.map(\.indent).prefix(2) == [30, 10])
    #expect(layout.lines.allSatisfy { $0.indent + $0.width <= 120.001 })
  }

  @Test("The tallest run decides the height of its line")
  func mixedRuns() {
    let runs = [TextRun("a", face: face), TextRun("b", face: FontFace(pointSize: 34))]
    let layout = typesetter.layout(runs, width: .infinity)
    #expect(layout.lines[0].height == 34 * 2444.0 / 2048)
    #expect(layout.firstBaseline == 34 * 1950.0 / 2048)
  }

  @Test("No text makes no line")
  func noText() {
    #expect(typesetter.layout([], width: 100).height == 0)
    #expect(typesetter.layout([TextRun("", face: face)], width: 100).lines.isEmpty)
  }

  @Test("Text styles grow with the content size category")
  func styles() {
    #expect(TextStyle.body.font(for: .large).pointSize == 17)
    #expect(TextStyle.headline.font(for: .large).weight == .semibold)
    #expect(TextStyle.body.font(for: .accessibilityExtraExtraExtraLarge).pointSize == 53)
    #expect(TextStyle(rawValue: "UICTFontTextStyleSubhead")?.font(for: .large).baselinePitch == 20)
    for style in TextStyle.allCases {
      let sizes = ContentSizeCategory.allCases.map { style.font(for: $0).pointSize }
      #expect(sizes == sizes.sorted())
    }
  }

  /// The pitch of caption 2, 13, is less than its line height, and documents show no leading.
  @Test("Caption 2 has no leading")
  func captionLeading() {
    #expect(TextStyle.caption2.font(for: .large).extraLeading == 0)
  }
}

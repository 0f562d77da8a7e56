import CoreGraphics
import DisplayList
import SVGRenderer
import Testing

@Suite("Text in SVG")
struct SVGTextTests {
  /// A square stem of 100 by 700 thousandths of an em: 22 bytes of path data.
  private let stem = DisplayList.Path(rect: CGRect(x: 50, y: -700, width: 100, height: 700))
  private let stemID = DisplayList.GlyphOutlineID(font: 0, glyph: 1)

  @Test("Glyphs that occur once are one path, in thousandths of an em")
  func singleGlyphs() {
    var list = list()
    list.draw(line("I", [run([CGPoint(x: 2, y: 12)])]))
    // From (50, -700): right 100, down 700, left 100, close.
    #expect(
      SVGSample.body(of: list) == """
        <text fill="none" x="0" y="12" font-size="10" textLength="20" \
        lengthAdjust="spacingAndGlyphs">I</text>\
        <path fill="#000" transform="translate(2 12)scale(.01)" d="M50-700h100v700h-100z"/>
        """)
  }

  @Test("A short outline is written out again where it occurs again")
  func shortOutline() {
    var list = list()
    // 4.5 points on, at 10 points an em, is 450 thousandths.
    list.draw(line("II", [run([CGPoint(x: 2, y: 12), CGPoint(x: 6.5, y: 12)])]))
    #expect(
      SVGSample.body(of: list).hasSuffix(
        "<path fill=\"#000\" transform=\"translate(2 12)scale(.01)\" "
          + "d=\"M50-700h100v700h-100zM500-700h100v700h-100z\"/>"))
  }

  @Test("A long outline is defined once and referred to")
  func longOutline() {
    var list = DisplayList(size: CGSize(width: 20, height: 20))
    var elements = stem.elements.dropLast()
    for step in 1...40 {
      elements.append(
        .curve(
          control1: CGPoint(x: 111 * step, y: 222), control2: CGPoint(x: 333, y: 444 * step),
          end: CGPoint(x: 555, y: 666 * step)))
    }
    list.addOutline(DisplayList.Path(elements + [.close]), for: stemID)
    let places = [CGPoint(x: 2, y: 12), CGPoint(x: 6.5, y: 12), CGPoint(x: 8, y: 10)]
    list.draw(line("III", [run(places)]))
    let body = SVGSample.body(of: list, renderer: SVGRenderer(identifierPrefix: "p"))
    #expect(body.hasPrefix("<defs><path id=\"p-g0\" d=\"M50-700h100v700h-100"))
    #expect(
      body.contains(
        "<g fill=\"#000\" transform=\"translate(2 12)scale(.01)\"><use href=\"#p-g0\"/>"
          + "<use href=\"#p-g0\" x=\"450\"/><use href=\"#p-g0\" x=\"600\" y=\"-200\"/></g>"))
  }

  @Test("Translucent text fades as a whole, so overlapping glyphs do not show")
  func translucentText() {
    var list = list()
    list.draw(
      line(
        "I",
        [
          DisplayList.GlyphRun(
            pointSize: 10, color: .init(hex: 0x3C3C43, alpha: 0.6),
            glyphs: [DisplayList.Glyph(stemID, at: .zero)])
        ]))
    #expect(SVGSample.body(of: list).contains("<path fill=\"#3c3c43\" opacity=\".6\" transform"))
  }

  @Test("Words that run to the left start at the right end")
  func rightToLeft() {
    var list = list()
    list.draw(
      DisplayList.TextLine(
        "שלום", frame: CGRect(x: 4, y: 0, width: 12, height: 10), baseline: 8,
        direction: .rightToLeft, language: "he", runs: []))
    #expect(
      SVGSample.body(of: list) == """
        <text fill="none" x="16" y="8" font-size="10" textLength="12" \
        lengthAdjust="spacingAndGlyphs" direction="rtl" lang="he">שלום</text>
        """)
  }

  @Test("Without words, or asked to leave them out, there is no text element")
  func noWords() {
    var list = list()
    list.draw(line(" \n", [run([.zero])]))
    #expect(!SVGRenderer().string(for: list).contains("<text"))
    list.draw(line("word", [run([.zero])]))
    #expect(SVGRenderer().string(for: list).contains("<text"))
    #expect(!SVGRenderer(includesWords: false).string(for: list).contains("<text"))
  }

  @Test("A glyph without an outline, such as a space, takes no bytes")
  func missingOutline() {
    var list = DisplayList(size: CGSize(width: 20, height: 20))
    list.draw(line(" ", [run([.zero])]))
    #expect(SVGSample.body(of: list) == "")
  }

  private func list() -> DisplayList {
    var list = DisplayList(size: CGSize(width: 20, height: 20))
    list.addOutline(stem, for: stemID)
    return list
  }

  private func run(_ origins: [CGPoint]) -> DisplayList.GlyphRun {
    DisplayList.GlyphRun(
      pointSize: 10, color: .black, glyphs: origins.map { DisplayList.Glyph(stemID, at: $0) })
  }

  private func line(_ text: String, _ runs: [DisplayList.GlyphRun]) -> DisplayList.TextLine {
    DisplayList.TextLine(
      text, frame: CGRect(x: 0, y: 0, width: 20, height: 14), baseline: 12, runs: runs)
  }
}

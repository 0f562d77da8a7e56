import Testing

@testable import Typesetting

/// Monospaced text makes widths easy: a character is 1266/2048 em, so 10.508 points at 17.
@Suite("Line breaking")
struct LineBreakingTests {
  private let typesetter = Typesetter()
  private let face = FontFace(family: .monospacedSystem, pointSize: 17)

  /// The lines of a text with room for so many characters.
  private func lines(
    _ text: String, characters: Double, numberOfLines: Int = 0,
    mode: LineBreakMode = .wordWrapping
  ) -> [String] {
    typesetter.layout(
      [TextRun(text, face: face)], width: characters * 17 * 1266 / 2048,
      numberOfLines: numberOfLines, paragraph: ParagraphStyle(lineBreakMode: mode)
    ).lines.map(\.text)
  }

  @Test("Words stay whole, and spaces hang at the end of a line")
  func words() {
    #expect(lines("one two  three", characters: 7) == ["one two", "three"])
    #expect(lines("one two three", characters: 6) == ["one", "two", "three"])
  }

  @Test("A word longer than the line breaks between characters")
  func longWord() {
    #expect(lines("a abcdefgh", characters: 3) == ["a", "abc", "def", "gh"])
  }

  @Test("Breaking by characters fills every line")
  func byCharacters() {
    #expect(lines("one two", characters: 5, mode: .charWrapping) == ["one t", "wo"])
  }

  @Test("Hyphens and slashes end lines, numbers do not come apart")
  func hyphens() {
    #expect(lines("well-known", characters: 6) == ["well-", "known"])
    #expect(lines("either/or", characters: 8) == ["either/", "or"])
    #expect(lines("at -1,234.5%", characters: 9) == ["at", "-1,234.5%"])
  }

  @Test("Marks stay with what they belong to")
  func marks() {
    #expect(lines("go (now) on", characters: 5) == ["go", "(now)", "on"])
    #expect(lines("say \"hi\" x", characters: 5) == ["say", "\"hi\"", "x"])
  }

  @Test("A no-break space holds words together")
  func glue() {
    #expect(lines("a 10\u{A0}km", characters: 5) == ["a", "10\u{A0}km"])
  }

  @Test("Newlines of every kind end lines, and one at the end makes none")
  func newlines() {
    #expect(lines("a\nb\u{2028}c\r\nd\u{2029}\n", characters: 9) == ["a", "b", "c", "d", ""])
  }

  @Test("Ideographs break anywhere but before closing and after opening marks")
  func kinsoku() {
    let room = 3 * 17 * 1.001
    let face = FontFace(pointSize: 17)
    let layout = typesetter.layout([TextRun("日本語。「京都」", face: face)], width: room)
    // Three ideographs fit; the full stop takes the last with it, the bracket begins its own line.
    #expect(layout.lines.map(\.text).first == "日本")
    #expect(layout.lines.allSatisfy { $0.text.hasPrefix("。") == false })
    #expect(layout.lines.allSatisfy { $0.text.hasSuffix("「") == false })
  }

  @Test("Thai breaks between syllables, not before a vowel that follows")
  func thai() {
    let texts = lines("สวัสดีชาวโลก", characters: 4)
    #expect(texts.count > 1)
    #expect(texts.allSatisfy { $0.hasPrefix("า") == false && $0.hasSuffix("โ") == false })
  }

  @Test("Nothing fits, and yet lines end", arguments: [0, -5, .nan, 1e-9, -.infinity])
  func noRoom(width: Double) {
    let layout = typesetter.layout([TextRun("ab c", face: face)], width: width)
    #expect(layout.lines.count == (width.isNaN ? 1 : 3))
  }

  @Test("Ranges count UTF-16 units across runs")
  func ranges() {
    let runs = [TextRun("😀 one", face: face), TextRun(" two", face: face)]
    let layout = typesetter.layout(runs, width: 7 * 10.51)
    #expect(layout.lines.map(\.range) == [0..<6, 7..<10])
    #expect(layout.lines.map(\.text) == ["😀 one", "two"])
  }
}

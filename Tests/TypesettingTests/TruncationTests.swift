import Testing

@testable import Typesetting

/// Monospaced text again; the ellipsis is as wide as any character.
@Suite("Truncation")
struct TruncationTests {
  private let typesetter = Typesetter()
  private let face = FontFace(family: .monospacedSystem, pointSize: 17)
  private let advance = 17.0 * 1266 / 2048

  private func layout(
    _ text: String, characters: Double, numberOfLines: Int, mode: LineBreakMode,
    maximumHeight: Double = .infinity
  ) -> TextLayout {
    typesetter.layout(
      [TextRun(text, face: face)], width: characters * advance, maximumHeight: maximumHeight,
      numberOfLines: numberOfLines, paragraph: ParagraphStyle(lineBreakMode: mode))
  }

  @Test(
    "One line is cut where the mode says",
    arguments: [
      (LineBreakMode.truncatingTail, "abcd…"), (.truncatingHead, "…ghij"),
      (.truncatingMiddle, "ab…ij"), (.clipping, "abcdefghij"), (.wordWrapping, "abcde"),
    ])
  func oneLine(mode: LineBreakMode, shown: String) {
    let layout = layout("abcdefghij", characters: 5, numberOfLines: 1, mode: mode)
    #expect(layout.lines.map(\.text) == [shown])
    #expect(layout.isTruncated)
    #expect(abs(layout.width - Double(shown.count) * advance) < 1e-9)
  }

  @Test("The last line holds what is left, cut between characters")
  func lastLine() {
    let layout = layout("one two three", characters: 5, numberOfLines: 2, mode: .truncatingTail)
    #expect(layout.lines.map(\.text) == ["one", "two…"])
    #expect(layout.lines.map(\.isTruncated) == [false, true])
    #expect(layout.lines[1].range == 4..<13)
  }

  @Test("A further paragraph that is not shown leaves an ellipsis")
  func furtherParagraph() {
    let layout = layout("one\ntwo", characters: 9, numberOfLines: 1, mode: .truncatingTail)
    #expect(layout.lines.map(\.text) == ["one…"])
    #expect(layout.isTruncated)
  }

  @Test("Text that fits is not truncated, nor is text with a newline at its end")
  func whatFits() {
    for text in ["abcde", "abcde\n", "abcde  "] {
      #expect(
        layout(text, characters: 5, numberOfLines: 1, mode: .truncatingTail).isTruncated == false)
    }
  }

  /// A line is 20.287 points high: two fit into 41, three do not.
  @Test("Height limits lines as a number of lines does")
  func height() {
    let layout = layout(
      "one two three", characters: 5, numberOfLines: 0, mode: .truncatingTail, maximumHeight: 41)
    #expect(layout.lines.map(\.text) == ["one", "two…"])
    #expect(layout.height <= 41)
  }

  @Test("Where not even the ellipsis fits, it is shown alone")
  func noRoom() {
    #expect(
      layout("abc", characters: 0.5, numberOfLines: 1, mode: .truncatingTail).lines[0].text == "…")
    #expect(
      layout("abc", characters: 0, numberOfLines: 1, mode: .truncatingMiddle).lines[0].text == "…")
  }
}

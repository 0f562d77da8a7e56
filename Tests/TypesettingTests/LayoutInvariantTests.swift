import Testing

@testable import Typesetting

/// What holds for every text and width, tried on texts made by a seeded generator.
@Suite("What holds for every layout")
struct LayoutInvariantTests {
  private let typesetter = Typesetter()

  @Test("Lines end, keep their order, and are no wider than allowed", arguments: 0..<200)
  func lines(seed: Int) {
    var generator = Generator(state: UInt64(seed))
    let runs = generator.runs()
    let width = generator.width()
    var paragraph = ParagraphStyle(lineBreakMode: generator.pick(Self.modes))
    paragraph.lineSpacing = generator.pick([0, 4])
    let numberOfLines = generator.pick([0, 0, 1, 2, 5])
    let layout = typesetter.layout(
      runs, width: width, maximumHeight: generator.pick([.infinity, 60, 0]),
      numberOfLines: numberOfLines, paragraph: paragraph)

    let length = runs.reduce(0) { $0 + $1.text.utf16.count }
    if numberOfLines > 0 { #expect(layout.lines.count <= numberOfLines) }
    var end = 0
    var bottom = 0.0
    for line in layout.lines {
      #expect(line.range.lowerBound >= end && line.range.upperBound <= length)
      #expect(line.top >= bottom - 1e-9)
      let glyphs = typesetter.glyphRuns(for: line)
      #expect(abs((glyphs.last?.rightEdge ?? 0) - line.width) < 1e-6)
      // One glyph stands on a line even if it is too wide; a word broken up joins differently.
      let mayBeWider =
        paragraph.lineBreakMode == .clipping || glyphs.flatMap(\.glyphs).count <= 1
        || line.text.unicodeScalars.contains { Script($0).isShaped }
      #expect(mayBeWider || line.width <= width + 0.5, "\(line.text)")
      (end, bottom) = (line.range.upperBound, line.top + line.height)
    }
  }

  @Test("A layout at its own width is itself", arguments: 0..<100)
  func ownWidth(seed: Int) {
    var generator = Generator(state: UInt64(seed))
    let runs = generator.runs()
    let layout = typesetter.layout(runs, width: 200)
    guard runs.allSatisfy({ $0.text.unicodeScalars.allSatisfy { !Script($0).isShaped } }) else {
      return
    }
    let again = typesetter.layout(runs, width: layout.width)
    #expect(again.lines.map(\.text) == layout.lines.map(\.text))
  }

  private static let modes: [LineBreakMode] = [
    .wordWrapping, .charWrapping, .clipping, .truncatingHead, .truncatingTail, .truncatingMiddle,
  ]

  /// SplitMix64, so that a failing seed fails everywhere.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
      elements[Int.random(in: 0..<elements.count, using: &self)]
    }

    mutating func runs() -> [TextRun] {
      let pieces = [
        "a", "word", " ", "  ", "\n", "-", "1,234.5", "(x)", "日本語", "。", "😀", "👨‍👩‍👧", "مرحبا", "שלום",
        "สวัสดี", "नमस्ते", "e\u{301}", "\t", "\u{2028}", "\r\n", "\u{AD}", "\u{200B}", "\u{0}", "…",
        "AVATAR",
      ]
      return (0..<Int.random(in: 1...3, using: &self)).map { _ in
        let count = Int.random(in: 0...20, using: &self)
        let text = (0..<count).map { _ in pick(pieces) }.joined()
        let face = FontFace(
          family: pick([.system, .monospacedSystem, .named("Arial-BoldMT"), .named("Nothing")]),
          weight: pick(FontWeight.allCases), usesMonospacedDigits: pick([true, false]),
          pointSize: pick([9, 17, 21.5, 60]))
        return TextRun(text: text, attributes: TextAttributes(face: face, kern: pick([0, 1])))
      }
    }

    mutating func width() -> Double { pick([0, 1, 20, 80, 200, 1000, .infinity]) }
  }
}

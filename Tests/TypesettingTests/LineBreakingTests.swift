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

  /// Documents, at 2x: "You will restart with no history, no messages, trusted " in 15 points of iOS
  /// 13 is the widest line of a label of 364½ points; without the space it is some four points less.
  @Test("Spaces at which a line is wrapped count in the text's width, as far as there is room")
  func hangingSpaces() {
    let character = 17.0 * 1266 / 2048
    for (room, expected) in [(9.0, 8.0), (7.5, 7.5), (7, 7)] {
      let layout = typesetter.layout(
        [TextRun("one two three", face: face)], width: room * character)
      #expect(layout.lines.map(\.text) == ["one two", "three"])
      #expect(abs(layout.width - expected * character) < 1e-6)
      #expect(abs(layout.lines[0].width - 7 * character) < 1e-6)
    }
    // Two hang; none do before a newline or at the end.
    let two = typesetter.layout([TextRun("one  two", face: face)], width: 6 * character)
    #expect(abs(two.width - 5 * character) < 1e-6)
    let last = typesetter.layout([TextRun("three\none", face: face)], width: 9 * character)
    #expect(abs(last.width - 5 * character) < 1e-6)
  }

  /// Labels as wide as their text, in half points: raivo-otp/ios-application, gnosis/safe-ios-legacy, LeeSeJin's
  /// Registration of SOPT's 30th and tembici/desafio-ios.
  @Test(
    "The space at which a line is wrapped is as wide as any",
    arguments: [
      ("Downgrading Raivo OTP to a lower version is", 17, 361, 345),
      ("The Authenticator is an extension for Google", 17, 361, 344.5),
      ("새 계정에 사용할 사용자 이름을 선택하세요. 나중에", 17, 354, 344),
      ("Houve um erro. Tente novamente", 17, 280, 258),
    ] as [(String, Double, Double, Double)])
  func wrappedSpace(line: String, size: Double, room: Double, width: Double) {
    let typesetter = Typesetter(era: .iOS11To13)
    let layout = typesetter.layout(
      [TextRun(line + " unsupported", face: FontFace(pointSize: size))], width: room)
    #expect(layout.lines.first?.text == line)
    #expect(abs((layout.width * 2).rounded(.up) / 2 - width) <= 0.5)
  }

  private func pushedOut(_ text: String, characters: Double, numberOfLines: Int = 0) -> [String] {
    var paragraph = ParagraphStyle()
    paragraph.pushesOutOrphans = true
    return typesetter.layout(
      [TextRun(text, face: face)], width: characters * 17 * 1266 / 2048,
      numberOfLines: numberOfLines, paragraph: paragraph
    ).lines.map(\.text)
  }

  /// Apple: pushOut "pushes out individual lines … to avoid an orphan word on the last line". A
  /// document shows "Some description to explain what this" and "screen does." in 335 points, where
  /// "screen" had room in the first line; another breaks after the hyphen of "long-running".
  @Test("A last line of one word gets the word above it, where the strategy says so")
  func orphans() {
    #expect(pushedOut("aa bb cc dd", characters: 8) == ["aa bb", "cc dd"])
    #expect(pushedOut("a long-running task", characters: 16) == ["a long-", "running task"])
    #expect(lines("aa bb cc dd", characters: 8) == ["aa bb cc", "dd"])
    // Two words are no orphan, and each paragraph has a last line.
    #expect(pushedOut("aa bb cc d e", characters: 8) == ["aa bb cc", "d e"])
    #expect(pushedOut("aa bb cc dd\nee", characters: 8) == ["aa bb", "cc dd", "ee"])
  }

  /// LeeSeJin's Login (SOPT's 30th): "환영합니다" of 103.8 points in 307 is not left alone, and the line above is 248⅔.
  @Test("A last word of a good third of its line is an orphan still")
  func middlingLastWord() {
    #expect(pushedOut("aa bb cc ddd", characters: 8.5) == ["aa bb", "cc ddd"])
  }

  /// AllDmeat/DynamicTypeDemo: "NSDynamicLayoutConstraint" of 177 points stands alone in 398, and "for" above it.
  @Test("A last word that takes much of its line is no orphan")
  func wideLastWord() {
    #expect(pushedOut("aa bb cc dddd", characters: 9) == ["aa bb cc", "dddd"])
  }

  @Test("An orphan stays alone where the word above is all of its line, or has no room beside it")
  func orphansThatStay() {
    #expect(pushedOut("aaaaaaa bb", characters: 8) == ["aaaaaaa", "bb"])
    #expect(pushedOut("a bbbbbbb cc", characters: 9) == ["a bbbbbbb", "cc"])
    #expect(pushedOut("一二三四五", characters: 4.8) == lines("一二三四五", characters: 4.8))
    // Cut text ends as it is cut.
    #expect(pushedOut("aa bb cc dd", characters: 8, numberOfLines: 1) == ["aa bb cc"])
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

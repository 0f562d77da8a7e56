import Testing

@testable import SourceRewriting

/// What counts as a token, and what stands between.
@Suite("Tokens of Swift source")
struct LexerTests {
  private func words(_ source: String) -> [String] {
    let bytes = Array(source.utf8)
    return SourceLexer.tokens(of: bytes).filter { $0.kind == .word || $0.kind == .pound }
      .map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  @Test("Comments hide what they hold, also nested ones")
  func comments() {
    #expect(words("a // #selector(b)\nc /* @objc /* inner */ d */ e") == ["a", "c", "e"])
    #expect(words("/* never closed #selector(x)") == [])
  }

  @Test(
    "Strings hide what they hold",
    arguments: [
      ##"a "#selector(b)" c"##, #"a "quote \" @objc" c"#, #"a "two \\" c"#, #"a "" c"#,
      "a \"\"\"\n #selector(b) \" \"\" }\n\"\"\" c",
      "a #\"raw \" \\(b) \\\" \"# c", "a ##\"raw \"# b\"## c",
      "a \"never closed\nc",
    ])
  func strings(_ source: String) {
    #expect(words(source) == ["a", "c"])
  }

  @Test("What is interpolated is code again, with strings of its own")
  func interpolation() {
    #expect(words(#"a "x \(b("y \(c) }") + d) z" e"#) == ["a", "b", "c", "d", "e"])
    #expect(words(##"a #"x \(no) \#(b) y"# c"##) == ["a", "b", "c"])
  }

  @Test(
    "A slash divides or begins a regular expression",
    arguments: [
      ("a / b / c", ["a", "b", "c"]), ("x = /b\"{/; c", ["x", "c"]),
      ("f(/b'(\\/d/) c", ["f", "c"]),
      ("a = #/b \" {/# c", ["a", "c"]), ("(a)/b/c", ["a", "b", "c"]),
      ("return /b\"/\nc", ["return", "c"]),
    ])
  func slashes(_ source: String, expected: [String]) {
    #expect(words(source) == expected)
  }

  @Test("Backticks belong to the word, numbers are none")
  func wordsAndNumbers() {
    #expect(words("`class` 0x1F 1_000.5e3 1...a größe $0") == ["`class`", "a", "größe", "$0"])
  }

  @Test("The first token of each line is known")
  func lines() {
    let tokens = SourceLexer.tokens(of: Array("a b\n  c /* \n */ d".utf8))
    #expect(tokens.map(\.startsLine) == [true, false, true, true])
  }
}

import Foundation
import Testing

@testable import Gallery

@Suite("Script text")
struct ScriptTextTests {
  @Test(
    "Strings hold nothing that ends a string, a line or a script element",
    arguments: [
      ("plain", #""plain""#),
      ("a\"b\\c", #""a\"b\\c""#),
      ("</script>", #""\u003c/script\u003e""#),
      ("a&b", #""a\u0026b""#),
      ("line\nfeed\u{0}", #""line\u000afeed\u0000""#),
      ("\u{2028}\u{2029}", #""\u2028\u2029""#),
      // U+2068 is E2 81 A8, U+20A8 is E2 82 A8 and ¨ is C2 A8: only the last byte is alike.
      ("\u{2068}\u{20A8}\u{A8}", "\"\u{2068}\u{20A8}\u{A8}\""),
      ("日本 🍎", "\"日本 🍎\""),
    ])
  func escapesStrings(_ text: String, _ expected: String) {
    var script = ScriptText()
    script.append(string: text)
    #expect(String(decoding: script.bytes, as: UTF8.self) == expected)
  }

  @Test(
    "Numbers have at most three decimals",
    arguments: [
      (0, "0"), (-0.0, "0"), (12, "12"), (0.5, "0.5"), (-0.5, "-0.5"), (20.333333, "20.333"),
      (1.0004, "1"), (1.05, "1.05"), (-1234.5678, "-1234.568"), (.nan, "null"),
      (.infinity, "null"), (1e308, "1e+308"),
    ])
  func writesNumbers(_ number: Double, _ expected: String) {
    var script = ScriptText()
    script.append(number: number)
    #expect(String(decoding: script.bytes, as: UTF8.self) == expected)
  }

  @Test("JSON keeps its meaning and loses what means anything to HTML")
  func appendsHarmlessJSON() throws {
    let value = ["a\"\\<!--": ["</script>&\u{2028}\n"]]
    var script = ScriptText()
    try script.append(json: value)

    let text = String(decoding: script.bytes, as: UTF8.self)
    #expect(!text.contains { "<>&\u{2028}\n".contains($0) })
    #expect(try JSONDecoder().decode([String: [String]].self, from: Data(text.utf8)) == value)
  }

  @Test("Numbers that JSON does not have do not stop a page")
  func toleratesNumbersThatAreNone() throws {
    var script = ScriptText()
    try script.append(json: [Double.nan, .infinity])
    #expect(String(decoding: script.bytes, as: UTF8.self) == #"["0","0"]"#)
  }
}

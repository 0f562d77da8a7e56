import Testing
import VisualFormat

@Suite("Names in visual formats")
struct FormatNameTests {
  private let metrics: Set<String> = ["margin", "low", "both"]
  private let views: Set<String> = ["button", "label", "both", "a"]

  private func problems(of format: String) throws -> [VisualFormatError.Problem] {
    try VisualFormat(parsing: format).check(metrics: metrics, views: views).map(\.problem)
  }

  @Test("Names that the dictionaries have are no problem")
  func known() throws {
    #expect(
      try problems(of: "|-margin-[button(==label@low,>=margin)]-(>=both)-[both]-8-|").isEmpty)
  }

  @Test("All problems are found at once, in the order of the format")
  func all() throws {
    //            0         1         2         3         4
    //            01234567890123456789012345678901234567890123456
    let format = "|-margni-[buton(==labl@lwo)]-(8@low)-[x]-y-|"
    let errors = try VisualFormat(parsing: format).check(metrics: metrics, views: views)
    #expect(
      errors.map(\.problem) == [
        .unknownMetric("margni", nearest: "margin"),
        .unknownView("buton", nearest: "button"),
        .unknownSize("labl", nearest: "label"),
        .unknownMetric("lwo", nearest: "low"),
        .unknownView("x", nearest: nil),
        .unknownMetric("y", nearest: nil),
      ])
    #expect(errors.map(\.offset) == [2, 10, 18, 23, 38, 41])
    #expect(errors[0].mend == "Did you mean margin?")
    #expect(errors[4].mend == "Add it to the views.")
  }

  @Test("A name of the other dictionary is told apart from an unknown one")
  func wrongDictionary() throws {
    #expect(try problems(of: "[margin]") == [.metricInBrackets("margin")])
    #expect(try problems(of: "|-button-[label]") == [.viewAsMetric("button")])
    #expect(try problems(of: "[label(20@button)]") == [.viewAsMetric("button")])
  }

  @Test("A name of both dictionaries is ambiguous only where either may stand")
  func ambiguous() throws {
    #expect(try problems(of: "[label(==both)]") == [.ambiguousName("both")])
    #expect(try problems(of: "|-both-[both(20@both)]").isEmpty)
  }

  // One slip in three letters is near: a case, a swap, a loss, an addition, a change.
  @Test(
    "Suggestions forgive slips, not other words",
    arguments: [
      ("Button", "button"), ("butotn", "button"), ("btton", "button"), ("buttons", "button"),
      ("botton", "button"), ("lable", "label"), ("table", nil), ("b", nil), ("A", "a"),
      ("buttonForever", nil),
    ])
  func suggestions(name: String, nearest: String?) throws {
    #expect(try problems(of: "[\(name)]") == [.unknownView(name, nearest: nearest)])
  }
}

import Diagnostics
import Testing

@testable import IBDocument

@Suite("Constraints")
struct ConstraintTests {
  @Test("Absent attributes have their documented defaults")
  func defaults() throws {
    let constraint = try #require(try constraint("firstAttribute=\"width\"").constraints.first)
    #expect(constraint.id == "c")
    #expect(constraint.firstItem == nil)
    #expect(constraint.relation == .equal)
    #expect(constraint.secondItem == nil)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 0)
    #expect(constraint.priority == 1000)
    #expect(!constraint.isSymbolic)
    #expect(!constraint.isPlaceholder)
    #expect(constraint.isInstalled)
  }

  @Test("Every attribute is read")
  func everything() throws {
    let constraint = try #require(
      try constraint(
        """
        firstItem="a" firstAttribute="top" relation="greaterThanOrEqual" secondItem="b" \
        secondAttribute="bottom" multiplier="2" constant="-8.5" priority="750" symbolic="YES" \
        placeholder="YES" installed="NO" identifier="gap"
        """
      ).constraints.first)
    #expect(constraint.firstItem == "a")
    #expect(constraint.firstAttribute == "top")
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.secondItem == "b")
    #expect(constraint.secondAttribute == "bottom")
    #expect(constraint.multiplier == 2)
    #expect(constraint.constant == -8.5)
    #expect(constraint.priority == 750)
    #expect(constraint.isSymbolic && constraint.isPlaceholder && !constraint.isInstalled)
    #expect(constraint.identifier == "gap")
    #expect(constraint.line == 4)
  }

  @Test(
    "A multiplier is a number, a percentage or a ratio",
    arguments: [
      ("0.5", 0.5), ("50%", 0.5), ("-12.5%", -0.125), ("1:2", 0.5), ("16:9", 16.0 / 9),
      ("1/3", 1.0 / 3), ("-1", -1),
    ])
  func multipliers(_ text: String, _ value: Double) throws {
    let view = try constraint("firstAttribute=\"width\" multiplier=\"\(text)\"")
    #expect(view.constraints.first?.multiplier == value)
  }

  @Test(
    "A constraint whose factor means nothing is left out and reported",
    arguments: [
      "0", "NaN", "inf", "1:0", "0:1", "1:", ":2", "1:2:3", "", "half", "1e308:1e-308", "%", "0%",
      "5%%", "1:2%",
    ])
  func badMultipliers(_ text: String) throws {
    try expectLeftOut("firstAttribute=\"width\" multiplier=\"\(text)\"")
  }

  @Test(
    "A constraint whose constant is no length is left out and reported",
    arguments: ["NaN", "inf", "-inf", "1e308", "10000001", "-1e8", "ten"])
  func badConstants(_ text: String) throws {
    try expectLeftOut("firstAttribute=\"width\" constant=\"\(text)\"")
  }

  @Test("A constraint without an attribute or with an unknown relation is left out and reported")
  func incomplete() throws {
    try expectLeftOut("firstItem=\"a\"")
    try expectLeftOut("firstAttribute=\"width\" relation=\"about\"")
  }

  @Test(
    "A priority is brought into its range with a warning",
    arguments: [("0", 1.0), ("-5", 1), ("1001", 1000), ("1e308", 1000), ("NaN", 1000)])
  func priorities(_ text: String, _ value: Double) throws {
    let document = try read(
      xib(owner("<constraint id=\"c\" firstAttribute=\"width\" priority=\"\(text)\"/>")))
    #expect(document.topLevelObjects[0].constraints.first?.priority == value)
    #expect(document.diagnostics.map(\.severity) == [.warning])
    #expect(document.diagnostics.first?.objectID == "c")
  }

  @Test("The most specific variation decides, and a damaged one is passed over")
  func variations() throws {
    let document = try read(
      xib(
        owner(
          """
          <constraint id="c" firstAttribute="width" constant="1">
          <variation key="heightClass=compact-widthClass=compact" constant="3"/>
          <variation key="heightClass=compact" constant="2" priority="500"/>
          <variation key="widthClass=regular" constant="NaN"/>
          </constraint>
          """)))
    let constraint = try #require(document.topLevelObjects[0].constraints.first)
    func constant(_ width: IBSizeClass?, _ height: IBSizeClass?) -> Double {
      constraint.constant(width: width, height: height, idiom: "phone")
    }
    #expect(constant(.compact, .regular) == 1)
    #expect(constant(.compact, .compact) == 3)
    #expect(constant(.regular, .compact) == 2)
    #expect(constant(.regular, .regular) == 1)
    #expect(constant(nil, nil) == 1)
    #expect(constraint.priority(width: .compact, height: .compact, idiom: nil) == 500)
    #expect(document.diagnostics.map(\.line) == [7])
    #expect(document.diagnostics.first?.objectID == "c")
  }

  private func owner(_ constraints: String) -> String {
    "<view id=\"v\"><constraints>\(constraints)</constraints></view>"
  }

  /// A view with one constraint of the given attributes.
  private func constraint(_ attributes: String) throws -> IBElement {
    try firstObject(owner("<constraint id=\"c\" \(attributes)/>"))
  }

  private func expectLeftOut(
    _ attributes: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let document = try read(xib(owner("<constraint id=\"c\" \(attributes)/>")))
    #expect(document.topLevelObjects[0].constraints.isEmpty, sourceLocation: sourceLocation)
    #expect(document.diagnostics.count == 1, sourceLocation: sourceLocation)
    let diagnostic = try #require(document.diagnostics.first, sourceLocation: sourceLocation)
    #expect(diagnostic.severity == .error, sourceLocation: sourceLocation)
    #expect(diagnostic.objectID == "c", sourceLocation: sourceLocation)
    #expect(diagnostic.line == 4, sourceLocation: sourceLocation)
    #expect(diagnostic.document == "Test.xib", sourceLocation: sourceLocation)
  }
}

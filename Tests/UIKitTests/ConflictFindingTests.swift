import Diagnostics
import IBDocument
import Testing

@testable import UIKit

/// What a conflict of a document says to its author.
@MainActor
@Suite("Findings about conflicts")
struct ConflictFindingTests {
  /// A button that is required to show all of its title in 10 points, within a view of 100.
  private func finding(_ attributes: String, title: String = "Sign in") throws -> Diagnostic {
    let button = element(
      "b", "buttonType=\"system\" \(attributes)", kind: "button",
      "<state key=\"normal\" title=\"\(title)\"/>")
    let document = try NibDocument(
      element("v", "customClass=\"HeaderView\"", "<subviews>\(button)</subviews>"),
      """
      <constraints>
      <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
      constant="8" id="1"/>
      <constraint firstItem="b" firstAttribute="trailing" secondItem="v" secondAttribute="trailing" \
      constant="-8" id="2"/>
      <constraint firstItem="v" firstAttribute="width" constant="26" id="3"/>
      </constraints>
      <connections><outlet property="signInButton" destination="b" id="o"/>
      <outlet property="view" destination="v" id="p"/></connections>
      """)
    let conflicts = document.root.layoutFindings().conflicts
    return try #require(conflicts.diagnostics(document: "Test.xib").first)
  }

  @Test("Each constraint has its line, and views are named by outlet or class")
  func names() throws {
    let found = try finding("horizontalCompressionResistancePriority=\"1000\"")
    let lines = found.message.split(separator: "\n").map(String.init)
    #expect(lines.first == "These required constraints cannot all hold:")
    #expect(lines.contains { $0.hasPrefix("  “signInButton”.leading = HeaderView v.leading + 8") })
    #expect(lines.contains("  content width of “signInButton”"))
    #expect(lines.last == "It gave way: content width of “signInButton”.")
  }

  @Test("Of a required content size its priority is to be lowered, where the view stands")
  func contentPriority() throws {
    let found = try finding("horizontalCompressionResistancePriority=\"1000\"")
    #expect(
      found.mend == """
        Lower the horizontal compression resistance priority of “signInButton” to 999, or remove \
        one of the constraints.
        """)
    #expect(found.objectID == "b")
  }

  @Test("A view that must hug is told so")
  func hugging() throws {
    let label = element("l", "horizontalHuggingPriority=\"1000\" text=\"A\"", kind: "label")
    let document = try NibDocument(
      label,
      """
      <constraints>
      <constraint firstItem="l" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="1"/>
      <constraint firstItem="l" firstAttribute="trailing" secondItem="root" \
      secondAttribute="trailing" id="2"/>
      </constraints>
      """)
    let conflicts = document.root.layoutFindings().conflicts
    let found = try #require(conflicts.diagnostics(document: "Test.xib").first)
    #expect(
      found.mend?.hasPrefix(
        "Lower the horizontal content hugging priority of label “A” to 999") == true)
  }

  @Test("Constraints that exclude each other by themselves are to be lowered")
  func written() throws {
    let document = try NibDocument(
      element("v"),
      """
      <constraints>
      <constraint firstItem="v" firstAttribute="width" constant="10" id="1"/>
      <constraint firstItem="v" firstAttribute="width" constant="20" id="2"/>
      </constraints>
      """)
    let found = try #require(
      document.root.layoutFindings().conflicts.diagnostics(document: nil).first)
    #expect(found.mend == "Remove one of them or lower its priority to 999.")
  }

  @Test("The rule stands on the first line of a finding that has several")
  func rule() {
    let finding = Diagnostic(
      .warning, rule: "conflicting-constraints", document: "A.xib", line: 3, message: "Either:\n  x"
    )
    #expect(
      finding.description == "A.xib:3: warning: Either: [conflicting-constraints]\n  x")
  }
}

import AdaptiveKit
import Foundation
import Testing
import UIKit

@Suite("Explanations")
@MainActor
struct ExplanationTests {
  private func makeExplained() -> (view: UIView, box: UIView) {
    let view = makeView()
    let box = view.addPlaced(UIView())
    view.adapt(fileID: "App/Screen.swift", line: 10) {
      box.topAnchor.constraint(equalTo: view.topAnchor)
      box.widthAnchor.constraint(equalToConstant: 100)
      When(
        .width(600...) && .horizontalSizeClass(.regular), "wide", fileID: "App/Screen.swift",
        line: 13
      ) {
        Behavior("reload") {}
      }
      When(.height(600...), fileID: "App/Screen.swift", line: 16) {
        box.widthAnchor.constraint(equalToConstant: 200)
      }
    }
    view.layoutIfNeeded()
    return (view, box)
  }

  @Test("Every rule, active or not, what decides, where it stands and what it holds")
  func text() {
    let (view, _) = makeExplained()
    #expect(
      view.adaptation.explain().description == """
        In 375 × 667:
        ● always  [App/Screen.swift:10]
            + UIView.top = UIView.top
            - UIView.width = 100, overridden by height ≥ 600
        ○ wide: width ≥ 600 and horizontalSizeClass = regular  [App/Screen.swift:13]
            because width ≥ 600 does not hold: width is 375
            - behaviour reload
        ● height ≥ 600  [App/Screen.swift:16]
            because height ≥ 600 holds: height is 667
            + UIView.width = 200
        """)
  }

  @Test("The value can be encoded for tools and read again")
  func encoding() throws {
    let (view, _) = makeExplained()
    let explanation = view.adaptation.explain()
    let data = try JSONEncoder().encode(explanation)
    #expect(try JSONDecoder().decode(AdaptationExplanation.self, from: data) == explanation)
    #expect(explanation.rules.map(\.isActive) == [true, false, true])
    #expect(explanation.rules.map(\.specificity) == [0, 2, 1])
  }

  @Test("A view inside is told the rules around it that concern it")
  func concerning() {
    let (view, box) = makeExplained()
    let rules = box.explainAdaptation().flatMap(\.rules)
    #expect(rules.map(\.condition) == ["always", "height ≥ 600"])
    #expect(view.explainAdaptation().flatMap(\.rules).count == 3)
    #expect(UIView().explainAdaptation().isEmpty)
    #expect(UIView().adaptation.explain().description == "No rules.")
  }
}

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

  /// The texts of all effects of a view's rules.
  private func effects(of view: UIView) -> [String] {
    view.adaptation.explain().rules.flatMap(\.effects).map(\.text)
  }

  @Test("Properties by name, objects by identifier, class or text, values as code writes them")
  func names() {
    let view = makeView()
    let (stack, label, box) = (UIStackView(), UILabel(), view.addPlaced(UIView()))
    box.accessibilityIdentifier = "sidebar"
    label.text = "A title that is rather long"
    let width = box.widthAnchor.constraint(equalToConstant: 40)
    view.adapt {
      set(\.alpha, to: 0.5)
      On(stack) {
        set(\.axis, to: .vertical)
        set(\.spacing, to: 8)
        set(\.isHidden, to: true)
        set(\.backgroundColor, to: UIColor(red: 1, green: 0.4, blue: 0, alpha: 0.5))
      }
      set(\UIView.tag, on: label, to: 2)
      set(\.numberOfLines, on: label, to: 0)
      set(\.text, on: label, to: nil)
      set(\.layer.cornerRadius, on: box, to: 4)
      set(\.horizontalHuggingPriority, on: box, to: .required)
      set(\.constant, on: width, to: 12.5)
      box.heightAnchor.constraint(equalToConstant: 1)
    }
    // What was said at the declaration: the label has no text any more.
    #expect(
      effects(of: view) == [
        "sidebar.height = 1", "UIView.alpha = 0.5", "UIStackView.axis = vertical",
        "UIStackView.spacing = 8", "UIStackView.isHidden = true",
        // 0.4 · 255 = 102 = 66 in base 16.
        "UIStackView.backgroundColor = #FF6600 at 50 %", "UILabel.tag = 2",
        "UILabel.numberOfLines = 0", "UILabel.text = nil", "sidebar.layer.cornerRadius = 4",
        "sidebar.horizontalHuggingPriority = 1000", "sidebar.width.constant = 12.5",
      ])
    label.text = "A title that is rather long"
    #expect(effects(of: view).contains("UILabel “A title that is rath…”.tag = 2"))
  }

  /// A view with a property that no table knows, reached through code and in memory.
  private final class Gauge: UIView {
    final var stored = 1
    var computed: Double {
      get { Double(stored) }
      set { stored = Int(newValue) }
    }
  }

  @Test("Properties of the app's own: by name where Swift tells it, else by their types")
  func ownProperties() {
    let gauge = Gauge()
    gauge.adapt {
      set(\.stored, to: 2)
      set(\.computed, to: 3)
    }
    #expect(
      effects(of: gauge).allSatisfy {
        ["Gauge.stored = 2", "Gauge.computed = 3.0", "Double of Gauge = 3.0"].contains($0)
      })
    #expect(effects(of: gauge).first == "Gauge.stored = 2")
  }
}

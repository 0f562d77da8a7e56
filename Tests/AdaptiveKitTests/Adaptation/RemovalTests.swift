import AdaptiveKit
import Testing
import UIKit

@Suite("Rules that are removed")
@MainActor
struct RemovalTests {
  private let view = makeView(700, 600)

  @Test("The rules of a name end, with what is inside; what others say takes their place")
  func byName() {
    let box = view.addPlaced(UIView())
    var calls: [String] = []
    view.adapt {
      set(\.tag, to: 1)
      box.widthAnchor.constraint(equalToConstant: 10)
      When(.width(600...), "wide") {
        set(\.tag, to: 2)
        box.widthAnchor.constraint(equalToConstant: 20)
        When(.height(500...)) { set(\.alpha, to: 0.5) }
        Behavior {
          calls.append("begun")
        } otherwise: {
          calls.append("ended")
        }
      } otherwise: {
        set(\.tag, to: 3)
      }
    }
    view.layoutIfNeeded()
    #expect(view.tag == 2 && view.alpha == 0.5 && box.frame.width == 20)
    view.adaptation.removeRules(named: "wide")
    view.layoutIfNeeded()
    #expect(view.tag == 1 && view.alpha == 1 && box.frame.width == 10)
    view.resize(300, 600)
    #expect(view.tag == 1)
    #expect(calls == ["begun"])
    #expect(view.adaptation.explain().rules.count == 1)
  }

  @Test("Before anything was decided, what applied at once ends too")
  func beforeDeciding() {
    view.adapt { When(.always, "start") { set(\.tag, to: 1) } }
    #expect(view.tag == 1)
    view.adaptation.removeRules(named: "start")
    #expect(view.tag == 0)
    view.layoutIfNeeded()
    #expect(view.tag == 0)
  }

  @Test("Code in a rule may remove rules, and all of them")
  func inBehaviors() {
    view.adapt {
      When(.width(600...), "first") {
        set(\.tag, to: 1)
        Behavior(on: view) { $0.adaptation.removeRules(named: "first") }
        Behavior(on: view) { $0.adaptation.removeAll() }
      }
      When(.height(500...)) { set(\.alpha, to: 0.5) }
    }
    view.layoutIfNeeded()
    #expect(view.tag == 0 && view.alpha == 1)
    #expect(view.adaptation.explain().rules.isEmpty)
    view.adapt { set(\.tag, to: 4) }
    #expect(view.tag == 4)
  }
}

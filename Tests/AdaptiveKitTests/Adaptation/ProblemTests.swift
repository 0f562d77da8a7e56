import AdaptiveKit
import Testing
import UIKit

@Suite("Misuse of declarations")
@MainActor
struct ProblemTests {
  private func problems(
    _ view: UIView, @AdaptationBuilder<UIView> _ rules: () -> [AdaptiveContent]
  ) -> [AdaptationProblem.Kind] {
    let handler = Adaptation.problemHandler
    Adaptation.problemHandler = nil
    defer { Adaptation.problemHandler = handler }
    view.adapt(rules)
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    return view.adaptation.problems.map(\.kind)
  }

  @Test("Rules that contradict each other under one condition")
  func contradictions() {
    let found = problems(makeView()) {
      When(.width(300...)) { set(\UIView.tag, to: 1) }
      When(.width(300...)) { set(\UIView.tag, to: 2) }
    }
    guard found.count == 1, case .contradictoryRules = found[0] else {
      Issue.record("\(found)")
      return
    }
  }

  @Test("Rules that agree, or that precedence tells apart, are no problem")
  func agreement() {
    #expect(
      problems(makeView()) {
        set(\UIView.tag, to: 0)
        When(.width(300...)) { set(\UIView.tag, to: 1) }
        When(.width(300...)) { set(\UIView.tag, to: 1) }
        When(.width(600...)) { set(\UIView.tag, to: 2) }
      }.isEmpty)
  }

  @Test("A constraint given to two rules is active while either holds")
  func constraintGivenTwice() {
    let view = makeView()
    let box = view.addPlaced(UIView())
    let width = box.widthAnchor.constraint(equalToConstant: 10)
    let found = problems(view) {
      When(.width(..<400)) { width }
      When(.width(600...)) { width }
    }
    #expect(found == [.constraintGivenTwice("UIView.width = 10")])
    let states = [375, 500, 700].map { (size: CGFloat) in
      view.resize(size, 600)
      return width.isActive
    }
    #expect(states == [true, false, true])
  }

  @Test("A constraint between trees waits, says so, and becomes active when the trees are one")
  func differentTrees() {
    let view = makeView()
    let stray = UIView()
    stray.translatesAutoresizingMaskIntoConstraints = false
    let top = stray.topAnchor.constraint(equalTo: view.topAnchor)
    #expect(problems(view) { top } == [.differentTrees("UIView.top = UIView.top")])
    #expect(!top.isActive)
    view.addSubview(stray)
    view.adaptation.setNeedsUpdate()
    view.layoutIfNeeded()
    #expect(top.isActive)
  }

  @Test("Views added after the declaration and before the layout are in time")
  func inTime() {
    let view = makeView()
    let late = UIView()
    late.translatesAutoresizingMaskIntoConstraints = false
    let top = late.topAnchor.constraint(equalTo: view.topAnchor)
    view.adapt { top }
    view.addSubview(late)
    view.layoutIfNeeded()
    #expect(top.isActive && view.adaptation.problems.isEmpty)
  }

  @Test("Properties whose earlier value cannot be given back")
  func unrestorable() {
    let view = makeView()
    let box = view.addPlaced(UIView())
    let found = problems(view) {
      When(.width(600...)) {
        set(\.tintColor, on: box, to: .red)
        set(\.frame, on: box, to: .zero)
      }
    }
    #expect(found.count == 2)
    for case .cannotRestore(_, let reason) in found { #expect(!reason.isEmpty) }
    #expect(
      problems(makeView()) {
        When(.width(600...)) { set(\.tintColor, on: box, to: .red, otherwise: nil) }
      }.isEmpty)
  }

  /// Takes even numbers alone.
  final class Picky: UIView {
    var number: Int {
      get { stored }
      set { if newValue.isMultiple(of: 2) { stored = newValue } }
    }
    private var stored = 1
  }

  @Test("A property that ignores a value, and one that does not take its old value again")
  func stubbornProperties() {
    let picky = Picky(frame: CGRect(x: 0, y: 0, width: 700, height: 100))
    let found = problems(picky) { When(.width(600...)) { set(\.number, on: picky, to: 3) } }
    guard found.count == 1, case .hasNoEffect = found[0] else {
      Issue.record("\(found)")
      return
    }
    let other = Picky(frame: CGRect(x: 0, y: 0, width: 700, height: 100))
    #expect(problems(other) { When(.width(600...)) { set(\.number, on: other, to: 4) } }.isEmpty)
    let handler = Adaptation.problemHandler
    Adaptation.problemHandler = nil
    defer { Adaptation.problemHandler = handler }
    other.resize(300, 100)
    guard case .cannotRestore = other.adaptation.problems.first?.kind else {
      Issue.record("\(other.adaptation.problems)")
      return
    }
  }

  @Test("A setting for a class that neither view nor controller has")
  func noObject() {
    let found = problems(makeView()) { set(\UIStackView.spacing, to: 4) }
    guard found.count == 1, case .noObject = found[0] else {
      Issue.record("\(found)")
      return
    }
  }

  @Test("A condition that no configuration can meet, with the place of its rule")
  func unsatisfiable() {
    let view = makeView()
    let found = problems(view) {
      When(.width(600...), "wide") { When(.width(..<400)) { set(\UIView.tag, to: 1) } }
    }
    #expect(found == [.unsatisfiable(condition: "width ≥ 600 and width < 400")])
    let text = view.adaptation.problems[0].description
    #expect(text.contains("AdaptiveKitTests/ProblemTests.swift:"))
    #expect(view.adaptation.explain().rules.contains { !$0.isSatisfiable })
  }

  @Test("Problems are told once")
  func toldOnce() {
    let handler = Adaptation.problemHandler
    var told: [AdaptationProblem] = []
    Adaptation.problemHandler = { told.append($0) }
    defer { Adaptation.problemHandler = handler }
    let view = makeView()
    view.adapt { When(.never) { set(\UIView.tag, to: 1) } }
    view.layoutIfNeeded()
    view.resize(500, 500)
    #expect(told.count == 1)
  }
}

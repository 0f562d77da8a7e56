import AdaptiveKit
import Testing
import UIKit

/// Each kind of misuse, with the whole sentence that the developer reads.
@Suite("Sentences about misuse")
@MainActor
struct ProblemSentenceTests {
  private let view = makeView(700, 600)

  /// What is said of a declaration that seems to stand in line 10 of a file.
  private func sentences(
    of view: UIView, @AdaptationBuilder<UIView> _ rules: () -> [AdaptiveContent]
  ) -> [String] {
    let handler = Adaptation.problemHandler
    Adaptation.problemHandler = nil
    defer { Adaptation.problemHandler = handler }
    view.adapt(fileID: "App/Screen.swift", line: 10, rules)
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    return view.adaptation.problems.map(\.description)
  }

  /// A rule that seems to stand in a line of that file.
  private func when(
    _ condition: Condition, _ name: String? = nil, line: Int,
    @AdaptationBuilder<UIView> _ rules: () -> [AdaptiveContent]
  ) -> When<UIView> {
    When(condition, name, fileID: "App/Screen.swift", line: line, rules)
  }

  @Test("Two rules that contradict each other")
  func contradiction() {
    let found = sentences(of: view) {
      when(.width(600...), "wide", line: 11) { set(\.tag, to: 1) }
      when(.width(600...), line: 12) { set(\.tag, to: 2) }
    }
    #expect(
      found == [
        "Two rules under the same condition contradict each other about UIView.tag = 2: the later "
          + "wins. At App/Screen.swift:11 (wide), App/Screen.swift:12 (width ≥ 600)."
      ])
    #expect(view.tag == 2)
  }

  @Test("Two constraints that contradict each other")
  func contradictoryConstraints() {
    let box = view.addPlaced(UIView())
    let found = sentences(of: view) {
      when(.width(600...), line: 11) { box.widthAnchor.constraint(equalToConstant: 10) }
      when(.width(600...), line: 12) { box.widthAnchor.constraint(equalToConstant: 20) }
    }
    #expect(
      found == [
        "Two rules under the same condition contradict each other about UIView.width = 20: the "
          + "later wins. At App/Screen.swift:11 (width ≥ 600), App/Screen.swift:12 (width ≥ 600)."
      ])
  }

  @Test("A constraint given to two rules")
  func constraintGivenTwice() {
    let box = view.addPlaced(UIView())
    let width = box.widthAnchor.constraint(equalToConstant: 10)
    let found = sentences(of: view) {
      when(.height(..<400), line: 11) { width }
      when(.width(600...), line: 12) { width }
    }
    #expect(
      found == [
        "The constraint UIView.width = 10 is given to two rules: make one for each, or join the "
          + "rules. At App/Screen.swift:11 (height < 400), App/Screen.swift:12 (width ≥ 600)."
      ])
  }

  @Test("Views in different trees")
  func differentTrees() {
    let stray = UILabel()
    stray.accessibilityIdentifier = "stray"
    stray.translatesAutoresizingMaskIntoConstraints = false
    let found = sentences(of: view) { stray.topAnchor.constraint(equalTo: view.topAnchor) }
    #expect(
      found == [
        "The views of stray.top = UIView.top are not in one tree: add them before the layout. At "
          + "App/Screen.swift:10 (always)."
      ])
  }

  @Test("Properties that cannot be restored, each with the reason")
  func unrestorable() {
    let box = view.addPlaced(UIView())
    let found = sentences(of: view) {
      when(.width(600...), line: 11) {
        On(box) {
          set(\.tintColor, to: .red)
          set(\.layoutMargins, to: .zero)
          set(\.frame, to: .zero)
        }
      }
    }
    let place = "At App/Screen.swift:11 (width ≥ 600)."
    #expect(
      found == [
        "UIView.tintColor cannot be restored: it reads as the inherited colour where none is set; "
          + "say `otherwise: nil`. \(place)",
        "UIView.layoutMargins cannot be restored: it reads as the system's margins where none are "
          + "set; say `otherwise:`. \(place)",
        "UIView.frame cannot be restored: constraints place the view; use constraints. \(place)",
      ])
  }

  /// Takes even numbers alone.
  private final class Picky: UIView {
    var number: Int {
      get { stored }
      set { if newValue.isMultiple(of: 2) { stored = newValue } }
    }
    private var stored = 1
  }

  @Test("A property that ignores its value, and one that does not take its earlier value again")
  func stubborn() {
    let picky = Picky(frame: view.frame)
    let name = "Int of Picky"
    #expect(
      sentences(of: picky) { when(.width(600...), line: 11) { set(\Picky.number, to: 3) } }
        == ["\(name) ignores the value that it is set to. At App/Screen.swift:11 (width ≥ 600)."])
    let other = Picky(frame: view.frame)
    #expect(
      sentences(of: other) { when(.width(600...), line: 11) { set(\Picky.number, to: 4) } } == [])
    let handler = Adaptation.problemHandler
    Adaptation.problemHandler = nil
    defer { Adaptation.problemHandler = handler }
    other.resize(300, 600)
    #expect(
      other.adaptation.problems.map(\.description)
        == [
          "\(name) cannot be restored: it does not take its earlier value. At App/Screen.swift:11 (width ≥ 600)."
        ])
  }

  @Test("A property of a class that nothing here is of")
  func noObject() {
    #expect(
      sentences(of: view) { set(\UIStackView.spacing, to: 4) } == [
        "UIStackView.spacing has no object: neither the view nor its controller is of that class. "
          + "At App/Screen.swift:10 (always)."
      ])
  }

  @Test("A child that no controller can take")
  func noParent() {
    let child = UIViewController()
    #expect(
      sentences(of: view) { ChildController(child) } == [
        "UIViewController has no parent: adapt a view controller, or a view that is in one. "
          + "At App/Screen.swift:10 (always)."
      ])
  }

  @Test("A condition that no configuration can meet")
  func unsatisfiable() {
    #expect(
      sentences(of: view) {
        when(.width(600...), "wide", line: 11) {
          when(.width(..<400), line: 12) { set(\.tag, to: 1) }
        }
      } == [
        "No configuration can meet the condition width ≥ 600 and width < 400. At "
          + "App/Screen.swift:12 (width ≥ 600 and width < 400)."
      ])
  }

  /// A phone's window of 430 × 932, upright and turned; a scroll view's content may be larger.
  @Test("A condition that no window of a kind can meet")
  func unreachable() {
    let phone = [CGSize(width: 430, height: 932), CGSize(width: 932, height: 430)]
    let scroll = UIScrollView()
    let content = UIView()
    scroll.addSubview(content)
    view.addSubview(scroll)
    let said = sentences(of: view) {
      when(.width(600...) && .height(600...), "both", line: 11) { set(\.tag, to: 1) }
      when(.width(933...), line: 12) { set(\.tag, to: 2) }
      when(.width(600...), line: 13) { set(\.tag, to: 3) }
      when(.width(900...) && .aspectRatio(..<2), line: 14) { set(\.tag, to: 4) }
    }
    #expect(said.isEmpty)
    #expect(
      view.adaptation.unreachableRules(inWindows: phone).map(\.description) == [
        "No window up to 430 × 932 or 932 × 430 meets the condition width ≥ 600 and height ≥ 600. "
          + "At App/Screen.swift:11 (both).",
        "No window up to 430 × 932 or 932 × 430 meets the condition width ≥ 933. "
          + "At App/Screen.swift:12 (width ≥ 933).",
        // 900 / 430 = 2.09
        "No window up to 430 × 932 or 932 × 430 meets the condition width ≥ 900 and "
          + "aspectRatio < 2. At App/Screen.swift:14 (width ≥ 900 and aspectRatio < 2).",
      ])
    #expect(view.adaptation.unreachableRules(inWindows: []).isEmpty)

    content.adapt { When(.height(5000...)) { set(\.tag, to: 1) } }
    #expect(content.adaptation.unreachableRules(inWindows: phone).isEmpty)
  }
}

import AdaptiveKit
import Testing
import UIKit

@Suite("Precedence")
@MainActor
struct PrecedenceTests {
  private func tag(
    _ width: CGFloat, _ height: CGFloat, @AdaptationBuilder<UIView> _ rules: () -> [AdaptiveContent]
  ) -> Int {
    let view = makeView(width, height)
    view.adapt(rules)
    view.layoutIfNeeded()
    return view.tag
  }

  @Test("What asks for more things wins, whatever the order")
  func moreSpecific() {
    #expect(
      tag(700, 900) {
        When(.width(600...) && .height(600...)) { set(\UIView.tag, to: 2) }
        When(.width(600...)) { set(\UIView.tag, to: 1) }
        set(\UIView.tag, to: 9)
      } == 2)
  }

  @Test("Of ranges of one thing the one within the other wins, whatever the order")
  func narrower() {
    #expect(
      tag(1000, 900) {
        When(.width(900...)) { set(\UIView.tag, to: 2) }
        When(.width(600...)) { set(\UIView.tag, to: 1) }
      } == 2)
  }

  @Test("Of equals the later wins")
  func later() {
    #expect(
      tag(700, 900) {
        When(.width(600...)) { set(\UIView.tag, to: 1) }
        When(.height(600...)) { set(\UIView.tag, to: 2) }
      } == 2)
    #expect(
      tag(700, 900) {
        When(.height(600...)) { set(\UIView.tag, to: 2) }
        When(.width(600...)) { set(\UIView.tag, to: 1) }
      } == 1)
  }

  @Test("When the winner ends the next one has its turn, and at last the original value")
  func successors() {
    let view = makeView()
    view.tag = 9
    view.adapt {
      When(.width(600...)) { set(\UIView.tag, to: 1) }
      When(.width(900...)) { set(\UIView.tag, to: 2) }
    }
    let tags = [1000, 700, 300, 700, 950, 300].map { (width: CGFloat) in
      view.resize(width, 600)
      return view.tag
    }
    #expect(tags == [2, 1, 9, 1, 2, 9])
  }

  @Test("All matching rules apply where they are about different things")
  func allApply() {
    let view = makeView(700, 900)
    view.adapt {
      When(.width(600...)) { set(\UIView.tag, to: 1) }
      When(.height(600...)) { set(\UIView.alpha, to: 0.5) }
    }
    view.layoutIfNeeded()
    #expect(view.tag == 1 && view.alpha == 0.5)
  }

  @Test("Of equalities between the same sides only the more specific is active")
  func constraints() {
    let view = makeView()
    let box = view.addPlaced(UIView())
    view.adapt {
      box.topAnchor.constraint(equalTo: view.topAnchor)
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor)
      box.heightAnchor.constraint(equalToConstant: 10)
      box.widthAnchor.constraint(equalToConstant: 100)
      When(.width(600...)) { box.widthAnchor.constraint(equalToConstant: 200) }
    }
    let widths = [375, 700, 500].map { (width: CGFloat) in
      view.resize(width, 600)
      return box.frame.width
    }
    #expect(widths == [100, 200, 100])
  }

  @Test("Inequalities all hold")
  func inequalities() {
    let view = makeView(700, 600)
    let box = view.addPlaced(UIView())
    let one = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
    let other = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 200)
    view.adapt {
      one
      When(.width(600...)) { other }
    }
    view.layoutIfNeeded()
    #expect(one.isActive && other.isActive)
  }

  @Test("A view that two rules place moves from one parent to the other")
  func places() {
    let view = makeView()
    let (top, side, banner) = (UIView(), UIView(), UIView())
    view.addSubview(top)
    view.addSubview(side)
    view.adapt {
      Subview(banner, in: top)
      When(.width(600...)) { Subview(banner, in: side) }
    }
    view.layoutIfNeeded()
    #expect(banner.superview === top)
    view.resize(700, 600)
    #expect(banner.superview === side)
    view.resize(300, 600)
    #expect(banner.superview === top)
  }
}

import Testing

@testable import UIKit

/// Which attributes a constraint can be made of: of 31,063 constraints in public documents none is
/// refused by these rules.
@MainActor
@Suite("Pairs of attributes")
struct AttributePairTests {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private func mismatch(
    _ first: Attribute, _ second: Attribute, hasSecond: Bool = true, multiplier: CGFloat = 1
  ) -> AttributeMismatch? {
    AttributeMismatch(first, second, hasSecond: hasSecond, multiplier: multiplier)
  }

  @Test("Places of one axis compare, and sizes with sizes")
  func pairs() {
    let pairs: [(Attribute, Attribute)] = [
      (.left, .right), (.leading, .trailingMargin), (.centerX, .left), (.leading, .centerX),
      (.centerXWithinMargins, .rightMargin), (.top, .lastBaseline), (.firstBaseline, .centerY),
      (.bottomMargin, .top), (.width, .height),
    ]
    for (first, second) in pairs { #expect(mismatch(first, second) == nil, "\(first) \(second)") }
    #expect(mismatch(.height, .notAnAttribute, hasSecond: false) == nil)
    #expect(mismatch(.width, .height, multiplier: 0) == nil)
  }

  @Test("Places of two axes, and a size and a place, do not")
  func kinds() {
    for (first, second) in [
      (Attribute.leading, Attribute.top), (.centerX, .centerY), (.width, .left),
      (.lastBaseline, .height), (.topMargin, .rightMargin),
    ] {
      #expect(mismatch(first, second) == .differentKinds, "\(first) \(second)")
      #expect(mismatch(second, first) == .differentKinds, "\(second) \(first)")
    }
  }

  @Test("Nor do edges that follow the language with those that do not")
  func directions() {
    for (first, second) in [
      (Attribute.left, Attribute.leading), (.trailing, .right), (.leadingMargin, .left),
    ] {
      #expect(mismatch(first, second) == .directionalAndAbsolute, "\(first) \(second)")
    }
  }

  @Test("A place needs another place, which a factor of zero takes away")
  func placeAlone() {
    #expect(mismatch(.top, .notAnAttribute, hasSecond: false) == .placeWithoutOther)
    #expect(mismatch(.left, .left, multiplier: 0) == .placeWithoutOther)
    #expect(mismatch(.notAnAttribute, .left) == .missing)
    #expect(mismatch(.left, .notAnAttribute) == .missing)
  }

  @Test("A size's attribute may be named again where there is no second item")
  func namedAgain() {
    let root = makeRoot()
    let view = root.adding(UIView())
    view.pin([.left, .top], inside: root)
    for attribute in [Attribute.width, .height] {
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: attribute,
        multiplier: 1, constant: 40
      ).isActive = true
    }
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 40, 40))
  }

  @Test("The program ends with the reason, for items and for anchors")
  func exit() async {
    let items = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .leading, relatedBy: .equal, toItem: UIView(), attribute: .top,
          multiplier: 1, constant: 0)
      }
    }
    let anchors = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UIView().leadingAnchor.constraint(equalTo: UIView().leftAnchor)
      }
    }
    let texts = [items, anchors].map {
      String(decoding: $0?.standardErrorContent ?? [], as: UTF8.self)
    }
    #expect(texts[0].contains("A constraint compares leading with top: places compare"))
    #expect(texts[1].contains("A constraint compares leading with left: leading and trailing"))
  }
}

import Testing
import UIKit

@testable import AdaptiveKit

@Suite("Equations as method calls")
@MainActor
struct EquationTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  private let view = UIView()
  private let image = UIView()

  init() {
    root.addSubview(view)
    root.addSubview(image)
  }

  @Test("A call makes its equation and activates it")
  func equation() {
    let constraint = view.layoutRequired(.width, isEqual: image.attrWidth(), multiply: 1, plus: 50)

    #expect(constraint.firstItem === view)
    #expect(constraint.firstAttribute == .width)
    #expect(constraint.relation == .equal)
    #expect(constraint.secondItem === image)
    #expect(constraint.secondAttribute == .width)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 50)
    #expect(constraint.priority == .required)
    #expect(constraint.isActive)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("Calls lay views out")
  func layout() {
    image.layoutRequired(.left, isEqual: root.attrLeft(), plus: 10)
    image.layoutRequired(.top, isEqual: root.attrTop(), plus: 20)
    image.layoutRequired(.width, isEqual: image.attrNil(), plus: 100)
    image.layoutRequired(.height, isEqual: image.attrWidth(), multiply: 0.5)
    view.layoutRequired(.width, isEqual: image.attrWidth(), multiply: 1, plus: 50)
    view.layoutRequired(.left, isEqual: image.attrLeft())
    view.layoutRequired(.top, isEqual: image.attrBottom(), plus: 8)
    view.layoutLow(.height, isEqual: view.attrNil(), plus: 500)
    view.layoutHigh(.bottom, isLessThanOrEqual: root.attrBottom())

    root.layoutIfNeeded()

    #expect(image.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    // At most to the bottom, 300, at the higher priority.
    #expect(view.frame == CGRect(x: 10, y: 78, width: 150, height: 222))
  }

  @Test("Each name has its priority, and each label its relation")
  func priorities() {
    let constraints = [
      view.layoutRequired(.left, isEqual: root.attrLeft()),
      view.layoutRequired(.left, isGreaterThanOrEqual: root.attrLeft()),
      view.layoutRequired(.left, isLessThanOrEqual: root.attrLeft()),
      view.layoutHigh(.left, isEqual: root.attrLeft()),
      view.layoutHigh(.left, isGreaterThanOrEqual: root.attrLeft()),
      view.layoutHigh(.left, isLessThanOrEqual: root.attrLeft()),
      view.layoutLow(.left, isEqual: root.attrLeft()),
      view.layoutLow(.left, isGreaterThanOrEqual: root.attrLeft()),
      view.layoutLow(.left, isLessThanOrEqual: root.attrLeft()),
    ]

    #expect(
      constraints.map(\.priority) == [
        .required, .required, .required, .defaultHigh, .defaultHigh, .defaultHigh, .defaultLow,
        .defaultLow, .defaultLow,
      ])
    #expect(
      constraints.map(\.relation) == [
        .equal, .greaterThanOrEqual, .lessThanOrEqual, .equal, .greaterThanOrEqual,
        .lessThanOrEqual, .equal, .greaterThanOrEqual, .lessThanOrEqual,
      ])
  }

  @Test("Every attribute of views and guides is the one of its name")
  func attributes() {
    let guide = UILayoutGuide()
    let ofView = [
      view.attrLeft(), view.attrRight(), view.attrTop(), view.attrBottom(), view.attrLeading(),
      view.attrTrailing(), view.attrWidth(), view.attrHeight(), view.attrCenterX(),
      view.attrCenterY(), view.attrBaseline(), view.attrFirstBaseline(), view.attrNil(),
    ]
    let ofGuide = [
      guide.attrLeft(), guide.attrRight(), guide.attrTop(), guide.attrBottom(),
      guide.attrLeading(), guide.attrTrailing(), guide.attrWidth(), guide.attrHeight(),
      guide.attrCenterX(), guide.attrCenterY(), guide.attrNil(),
    ]

    #expect(
      ofView.map(\.attribute) == [
        .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
        .lastBaseline, .firstBaseline, .notAnAttribute,
      ])
    #expect(
      ofGuide.map(\.attribute) == [
        .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
        .notAnAttribute,
      ])
    #expect(ofView.dropLast().allSatisfy { $0.item === view })
    #expect(ofView.last?.item == nil)
  }

  @Test("Guides stand on the left too")
  func guides() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let constraints = [
      guide.layoutRequired(.left, isEqual: root.attrLeft(), plus: 7),
      guide.layoutRequired(.top, isGreaterThanOrEqual: root.attrTop()),
      guide.layoutHigh(.width, isEqual: guide.attrNil(), plus: 9),
      guide.layoutLow(.height, isLessThanOrEqual: guide.attrWidth()),
    ]

    #expect(constraints.allSatisfy { $0.isActive && $0.firstItem === guide })
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 7)
    #expect(guide.layoutFrame.width == 9)
  }

  @Test("Between trees, or on a guide of no view, a constraint stays inactive")
  func betweenTrees() {
    let stranger = UIView()
    let guide = UILayoutGuide()

    let constraint = view.layoutRequired(.width, isEqual: stranger.attrWidth())
    let homeless = guide.layoutRequired(.width, isEqual: guide.attrNil(), plus: 3)

    #expect(!constraint.isActive)
    #expect(!homeless.isActive)
    root.addSubview(stranger)
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([constraint, homeless])
    #expect(constraint.isActive)
    #expect(homeless.isActive)
  }

  @Test("What has no meaning is told in a sentence")
  func mistakes() {
    func mistake(
      _ first: LayoutReference, _ second: LayoutReference, multiplier: CGFloat = 1,
      constant: CGFloat = 0
    ) -> LayoutEquation.Mistake? {
      LayoutEquation(
        first: first, relation: .equal, second: second, multiplier: multiplier, constant: constant
      ).mistake
    }

    #expect(mistake(view.attrWidth(), image.attrHeight()) == nil)
    #expect(mistake(view.attrLeft(), image.attrRight()) == nil)
    #expect(mistake(view.attrLeft(), image.attrCenterX()) == nil)
    #expect(mistake(view.attrWidth(), view.attrNil(), constant: 5) == nil)
    #expect(mistake(view.attrNil(), view.attrWidth()) == .missingItem)
    #expect(mistake(view.attrLeft(), image.attrTop()) == .differentKinds(.left, .top))
    #expect(mistake(view.attrWidth(), image.attrTop()) == .differentKinds(.width, .top))
    #expect(mistake(view.attrLeft(), image.attrLeading()) == .languageAndAbsolute(.left, .leading))
    #expect(mistake(view.attrLeft(), view.attrNil(), constant: 5) == .placeWithoutOther(.left))
    #expect(
      mistake(view.attrLeft(), image.attrLeft(), multiplier: 0) == .placeWithoutOther(.left))
    #expect(mistake(view.attrWidth(), image.attrWidth(), multiplier: .infinity) == .notFinite)
    #expect(mistake(view.attrWidth(), image.attrWidth(), constant: .nan) == .notFinite)
    #expect(
      LayoutEquation.Mistake.differentKinds(.left, .top).description
        == "left and top cannot be compared: one is a horizontal place, the other a vertical place."
    )
    #expect(
      LayoutEquation.Mistake.languageAndAbsolute(.left, .leading).description
        == "left and leading cannot be compared: leading and trailing follow the language, left "
        + "and right do not. Use one pair or the other.")
    #expect(
      LayoutEquation.Mistake.placeWithoutOther(.top).description
        == "top is a place and needs another place to be compared with: a number alone says "
        + "nothing.")
  }
}

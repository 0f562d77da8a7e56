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

  @Test("Places within margins, in both forms of equations and through the guide of a key path")
  func margins() {
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 60)
    image.layoutRequired(.left, isEqual: root.attrLeftMargin())
    image.layoutRequired(.right, isEqual: root.attrRightMargin())
    image.layoutRequired(.top, isEqual: root.attrTopMargin())
    image.layoutRequired(.bottom, isEqual: root.attrCenterYWithinMargins())
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leading == root.leadingMargin, view.trailing == root.centerXWithinMargins,
      view.top == root.centerYWithinMargins + 5, view.bottom == root.bottomMargin,
    ])
    let other = UIView()
    root.addSubview(
      other,
      constraints: [
        equal(\.topAnchor, \.layoutMarginsGuide.topAnchor),
        equal(\.leadingAnchor, \.layoutMarginsGuide.leadingAnchor),
        equal(\.widthAnchor, \.layoutMarginsGuide.widthAnchor),
        equal(\.heightAnchor, constant: 5),
      ])
    root.layoutIfNeeded()

    // The margins leave x 20…340 and y 10…270: the centre is at (180, 140).
    #expect(image.frame == CGRect(x: 20, y: 10, width: 320, height: 130))
    #expect(view.frame == CGRect(x: 20, y: 145, width: 160, height: 125))
    #expect(other.frame == CGRect(x: 20, y: 10, width: 320, height: 5))
  }

  @Test("Every place within margins has a name in both forms")
  func marginNames() {
    let references = [
      root.attrLeftMargin(), root.attrRightMargin(), root.attrTopMargin(), root.attrBottomMargin(),
      root.attrLeadingMargin(), root.attrTrailingMargin(), root.attrCenterXWithinMargins(),
      root.attrCenterYWithinMargins(),
    ]
    let attributes: [NSLayoutConstraint.Attribute] = [
      .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins,
    ]
    #expect(references.map(\.attribute) == attributes)
    let horizontal = [
      root.leftMargin, root.rightMargin, root.leadingMargin, root.trailingMargin,
      root.centerXWithinMargins,
    ]
    let vertical = [root.topMargin, root.bottomMargin, root.centerYWithinMargins]
    #expect(
      horizontal.map(\.attribute) == [
        .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      ])
    #expect(vertical.map(\.attribute) == [.topMargin, .bottomMargin, .centerYWithinMargins])
    #expect(root.attrLastBaseline().attribute == root.attrBaseline().attribute)
  }

  @Test("A guide has neither baselines nor margins, and the sentence says what it has")
  func guidesWithout() {
    let guide = UILayoutGuide()
    func sentence(_ attribute: NSLayoutConstraint.Attribute) -> String? {
      LayoutEquation(
        first: LayoutReference(item: guide, attribute: attribute), relation: .equal,
        second: LayoutReference(item: root, attribute: attribute), multiplier: 1, constant: 0
      ).mistake?.description
    }
    #expect(sentence(.lastBaseline) == "A guide has no lastBaseline: use its top or bottom.")
    #expect(sentence(.firstBaseline) == "A guide has no firstBaseline: use its top or bottom.")
    #expect(
      sentence(.leftMargin)
        == "A guide has no leftMargin, for it has no margins: use its edges.")
    #expect(sentence(.centerY) == nil)
  }
}

import Testing
import UIKit

@testable import AdaptiveKit

@Suite("Equations as expressions")
@MainActor
struct LayoutTermTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  private let view = UIView()
  private let image = UIView()

  init() {
    for view in [view, image] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  @Test("An expression is the constraint that it reads like")
  func expression() {
    let constraint = view.width == image.width * 1 + 50

    #expect(constraint.firstItem === view)
    #expect(constraint.firstAttribute == .width)
    #expect(constraint.relation == .equal)
    #expect(constraint.secondItem === image)
    #expect(constraint.secondAttribute == .width)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 50)
    #expect(constraint.priority == .required)
    #expect(!constraint.isActive)
  }

  @Test("Relations and priorities")
  func relations() {
    let least = view.width >= image.height * 2 - 5 ~ .defaultHigh
    let most = view.trailing <= image.leading ~ UILayoutPriority(1)
    let same = view.top == image.bottom ~ .required

    #expect(least.relation == .greaterThanOrEqual)
    #expect(least.constant == -5)
    #expect(least.multiplier == 2)
    #expect(least.priority == .defaultHigh)
    #expect(most.relation == .lessThanOrEqual)
    #expect(most.priority == UILayoutPriority(1))
    #expect(same.priority == .required)
  }

  @Test("Numbers stand on either side of a term, and divide it")
  func numbers() {
    let constraint = view.height == 20 + 3 * image.width / 4

    #expect(constraint.multiplier == 0.75)
    #expect(constraint.constant == 20)
  }

  @Test("Parentheses multiply what is in them")
  func parentheses() {
    let constraint = view.height == (image.width + 8) * 0.5

    #expect(constraint.multiplier == 0.5)
    #expect(constraint.constant == 4)
  }

  @Test("The left side may be multiplied and added to: the equation is solved for its attribute")
  func leftSide() {
    // 2w + 10 = i + 40  ⟺  w = i/2 + 15
    let constraint = view.width * 2 + 10 == image.width + 40

    #expect(constraint.multiplier == 0.5)
    #expect(constraint.constant == 15)
  }

  @Test("A negative number on the left turns the relation round")
  func negativeLeftSide() {
    // −w ≥ −100  ⟺  w ≤ 100
    let constraint = view.width * -1 >= -100

    #expect(constraint.relation == .lessThanOrEqual)
    #expect(constraint.constant == 100)
    #expect(constraint.multiplier == 1)
  }

  @Test("Lengths compare with numbers")
  func lengths() {
    let constraints = [view.width == 120, view.width >= 10, view.height <= 30.5]

    #expect(constraints.allSatisfy { $0.secondItem == nil })
    #expect(constraints.map(\.constant) == [120, 10, 30.5])
    #expect(constraints.map(\.relation) == [.equal, .greaterThanOrEqual, .lessThanOrEqual])
  }

  @Test("Expressions lay views out")
  func layout() {
    NSLayoutConstraint.activate([
      image.leading == root.leading + 20, image.top == root.top + 10,
      image.width == root.width * 0.25, image.height == image.width,
      view.leading == image.trailing + 8, view.trailing == root.trailing - 20,
      view.centerY == image.centerY, view.height == image.height / 2,
    ])

    root.layoutIfNeeded()

    #expect(image.frame == CGRect(x: 20, y: 10, width: 100, height: 100))
    // From 128 to 380; 50 high about y = 60.
    #expect(view.frame == CGRect(x: 128, y: 35, width: 252, height: 50))
  }

  @Test("Guides have terms too")
  func guides() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.left == root.left + 30, guide.right == root.right - 30, guide.top == root.top,
      guide.bottom == root.bottom, view.centerX == guide.centerX, view.width == guide.width * 0.5,
      view.top == guide.top, view.height == guide.height * 0.1,
    ])

    root.layoutIfNeeded()

    // 340 wide about x = 200.
    #expect(view.frame == CGRect(x: 115, y: 0, width: 170, height: 30))
  }

  @Test("Every attribute of views and guides is the one of its name")
  func attributes() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)

    #expect(
      [view.left, view.right, view.leading, view.trailing, view.centerX].map(\.attribute)
        == [.left, .right, .leading, .trailing, .centerX])
    #expect(
      [view.top, view.bottom, view.centerY, view.firstBaseline, view.lastBaseline]
        .map(\.attribute) == [.top, .bottom, .centerY, .firstBaseline, .lastBaseline])
    #expect([view.width, view.height].map(\.attribute) == [.width, .height])
    #expect(
      [guide.left, guide.right, guide.leading, guide.trailing, guide.centerX].map(\.attribute)
        == [.left, .right, .leading, .trailing, .centerX])
    #expect(
      [guide.top, guide.bottom, guide.centerY].map(\.attribute) == [.top, .bottom, .centerY])
    #expect([guide.width, guide.height].map(\.attribute) == [.width, .height])
  }

  @Test("A user's own equality of views is not disturbed")
  func ownEquality() {
    let isSame: Bool = view == image

    #expect(!isSame)
    #expect(view == view)
  }
}

import Testing

@testable import UIKit

/// Right-to-left layouts: what names leading and trailing is mirrored, what names left and right not.
@MainActor
@Suite("Layout direction")
struct DirectionTests {
  @Test("Leading counts from the right, and goes left")
  func leading() {
    let root = makeRoot(direction: .rightToLeft)
    let view = root.adding(Block(50, 10))
    view.pin(.leading, to: root, plus: 12)
    view.pin(.top, to: root)
    root.layoutIfNeeded()
    // 320 − 12 − 50.
    #expect(view.frame == rect(258, 0, 50, 10))
  }

  @Test("Left and right stay where they are")
  func left() {
    let root = makeRoot(direction: .rightToLeft)
    let view = root.adding(Block(50, 10))
    view.pin(.left, to: root, plus: 12)
    view.pin(.top, to: root)
    root.layoutIfNeeded()
    #expect(view.frame == rect(12, 0, 50, 10))
  }

  @Test("A screen in right-to-left is its mirror image")
  func mirror() {
    // Superviews do not keep their superviews: the roots are held until the end.
    let (root, ordinary) = screen(.leftToRight)
    let (otherRoot, mirrored) = screen(.rightToLeft)
    defer { withExtendedLifetime((root, otherRoot)) {} }
    for (one, other) in zip(ordinary, mirrored) {
      let width = one.superview!.frame.width
      let image = rect(
        width - one.frame.maxX, one.frame.minY, one.frame.width, one.frame.height)
      #expect(other.frame == image, "\(one.nibName)")
    }
    // The figures of the ordinary one: margins of 16, and 40 + 8 before the label.
    #expect(ordinary[0].frame == rect(16, 20, 40, 40))
    #expect(ordinary[1].frame == rect(64, 20, 240, 10))
  }

  @Test("Inequalities between leading edges keep their sense")
  func inequality() {
    let root = makeRoot(direction: .rightToLeft)
    let view = root.adding(Block(1000, 10))
    view.pin(.leading, .greaterThanOrEqual, to: root, plus: 30)
    view.pin(.trailing, to: root, plus: -10)
    view.pin(.top, to: root)
    root.layoutIfNeeded()
    // From 10 at the left to 320 − 30 at the right.
    #expect(view.frame == rect(10, 0, 280, 10))
  }

  @Test("A multiplied leading edge counts from the right edge of the holder")
  func multiplied() {
    let root = makeRoot(direction: .rightToLeft)
    let view = root.adding(Block(50, 10))
    // A quarter of the way: 80 points from the right edge.
    view.pin(.leading, to: root, .trailing, times: 0.25)
    view.pin(.top, to: root)
    root.layoutIfNeeded()
    #expect(view.frame == rect(320 - 80 - 50, 0, 50, 10))
  }

  @Test("A view's semantic attribute turns its content, and nothing around it")
  func semanticAttribute() {
    let root = makeRoot()
    let (box, view) = (root.adding(UIView()), UIView())
    box.semanticContentAttribute = .forceRightToLeft
    box.pin(.leading, to: root, plus: 20)
    box.pin(.top, to: root)
    box.fix(100, 50)
    box.adding(view)
    view.pin(.leading, to: box, plus: 5)
    view.pin(.top, to: box)
    view.fix(10, 10)
    root.layoutIfNeeded()
    #expect(box.frame == rect(20, 0, 100, 50))
    #expect(view.frame == rect(85, 0, 10, 10))
  }

  @Test("Players and maps read from the left everywhere")
  func playback() {
    for attribute in [UISemanticContentAttribute.playback, .spatial, .forceLeftToRight] {
      let root = makeRoot(direction: .rightToLeft)
      let stack = root.adding(UIStackView(arrangedSubviews: [Block(10, 10), Block(20, 10)]))
      stack.semanticContentAttribute = attribute
      stack.pin([.left, .top], inside: root)
      root.layoutIfNeeded()
      #expect(stack.arrangedSubviews[0].frame.minX == 0)
    }
  }

  @Test("Directional margins turn, others do not")
  func margins() {
    let root = makeRoot(direction: .rightToLeft)
    let (directional, fixed) = (root.adding(UIView()), root.adding(UIView()))
    directional.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 30, bottom: 0, trailing: 10)
    fixed.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
    for box in [directional, fixed] {
      box.pin([.left, .top], inside: root)
      box.fix(100, 10)
      let view = box.adding(UIView())
      view.pin(.left, to: box, .leftMargin)
      view.pin(.right, to: box, .rightMargin)
      view.pin([.top, .bottom], inside: box)
    }
    root.layoutIfNeeded()
    #expect(directional.subviews[0].frame == rect(10, 0, 60, 10))
    #expect(fixed.subviews[0].frame == rect(30, 0, 60, 10))
  }

  /// Picture, wrapping block, and a row of buttons in a stack, all by leading and trailing.
  private func screen(_ direction: UITraitEnvironmentLayoutDirection) -> (UIView, [UIView]) {
    let root = makeRoot(direction: direction)
    let (picture, label) = (root.adding(Block(40, 40)), root.adding(Block(100, 10)))
    picture.setContentHuggingPriority(.init(251), for: .horizontal)
    picture.pin(.leading, to: root, .leadingMargin)
    picture.pin(.top, to: root, plus: 20)
    label.pin(.leading, to: picture, .trailing, plus: 8)
    label.pin(.trailing, to: root, .trailingMargin)
    label.pin(.top, to: picture)
    let buttons = (1...3).map { Block(CGFloat(20 * $0), 30) as UIView }
    let stack = root.adding(UIStackView(arrangedSubviews: buttons))
    stack.spacing = 6
    stack.setCustomSpacing(20, after: buttons[0])
    stack.pin(.leading, to: picture)
    stack.pin(.top, to: picture, .bottom, plus: 10)
    let badge = root.adding(Block(12, 12))
    badge.pin(.centerX, to: picture, .trailing)
    badge.pin(.centerY, to: picture, .top)
    root.layoutIfNeeded()
    return (root, [picture, label, stack, badge] + buttons)
  }
}

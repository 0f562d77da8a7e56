import Testing
import UIKit

@MainActor
@Suite("Relations, multipliers and priorities")
struct ConstraintTests {
  // MARK: Relations

  @Test("An inequality keeps its distance and lets content decide beyond it")
  func inequalities() {
    let root = makeRoot(200, 100)
    let short = root.adding(Block(50, 10))
    let long = root.adding(Block(500, 10))
    for view in [short, long] {
      view.pin([.left, .top], inside: root)
      view.pin(.right, .lessThanOrEqual, to: root, plus: -20)
    }
    root.layoutIfNeeded()
    #expect(short.frame.width == 50)
    #expect(long.frame.width == 180)
  }

  @Test("Greater-than keeps a view from shrinking to its content")
  func atLeast() {
    let root = makeRoot()
    let view = root.adding(Block(30, 10))
    view.pin([.left, .top], inside: root)
    view.pin(.width, .greaterThanOrEqual, plus: 44)
    view.pin(.height, .lessThanOrEqual, plus: 8)
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 44, 8))
  }

  // MARK: Content that wishes for the same

  /// Labels of public documents with equal priorities: 17 high and 37, where 54 are to be filled
  /// (`tp3-dZ-JyO` and `9SQ-lH-Hur` of KeyVerificationManuallyVerifyViewController.storyboard in
  /// vector-im/element-ios).
  @Test(
    "Of two views that hug alike the later one is stretched, wherever it stands",
    arguments: [false, true])
  func equalHugging(_ isLaterAbove: Bool) {
    let root = makeRoot(374, 59)
    let (first, second) = (root.adding(Block(374, 17)), root.adding(Block(374, 17)))
    let (upper, lower) = isLaterAbove ? (second, first) : (first, second)
    for view in [first, second] { view.pin([.left, .right], inside: root) }
    upper.pin([.top], inside: root)
    lower.pin([.bottom], inside: root)
    lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 5).isActive = true
    root.layoutIfNeeded()
    #expect(first.frame.height == 17)
    #expect(second.frame.height == 37)
  }

  // MARK: Multipliers

  @Test("Sizes are multiplied as they are")
  func multipliedSize() {
    let root = makeRoot(320, 480)
    let view = root.adding(UIView())
    view.pin([.left, .top], inside: root)
    view.pin(.width, to: root, times: 0.25, plus: 10)
    view.pin(.height, to: root, times: 0.5)
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 90, 240))
  }

  @Test("Positions are multiplied in the coordinates of the view that holds the constraint")
  func multipliedPosition() {
    let root = makeRoot(400, 480)
    let box = root.adding(UIView())
    box.pin(.left, to: root, plus: 100)
    box.pin(.top, to: root, plus: 50)
    box.fix(200, 100)
    let view = box.adding(Block(10, 10))
    // A third across: centre at 1/3 of twice the middle of the box, 2/3 · 100 = 66.67 in the box
    // and not 2/3 · (100 + 100) on the screen.
    view.pin(.centerX, to: box, times: 2.0 / 3)
    view.pin(.centerY, to: box, times: 1.5, plus: -5)
    root.layoutIfNeeded()
    // x = 66.67 − 5 = 61.67, which rounds to 61.5 at 2x; its far edge 71.67 to 71.5.
    #expect(view.frame == rect(61.5, 65, 10, 10))
  }

  @Test("A multiplied far edge counts from the holder's origin")
  func multipliedEdge() {
    let root = makeRoot(400, 480)
    let box = root.adding(UIView())
    box.pin(.left, to: root, plus: 100)
    box.pin(.top, to: root, plus: 50)
    box.fix(200, 100)
    let view = box.adding(Block(10, 10))
    view.pin(.left, to: box, .right, times: 0.25)
    view.pin(.top, to: box, .bottom, times: 0.5, plus: 3)
    root.layoutIfNeeded()
    #expect(view.frame == rect(50, 53, 10, 10))
  }

  @Test("Between siblings the holder is their common ancestor")
  func multipliedSibling() {
    let root = makeRoot(400, 480)
    let box = root.adding(UIView())
    box.pin(.left, to: root, plus: 100)
    box.pin(.top, to: root)
    box.fix(200, 100)
    let (one, two) = (box.adding(Block(20, 10)), box.adding(Block(20, 10)))
    one.pin(.left, to: box, plus: 30)
    two.pin(.left, to: one, .left, times: 2)
    for view in [one, two] { view.pin(.top, to: box) }
    root.layoutIfNeeded()
    #expect(two.frame.minX == 60)
  }

  // MARK: Priorities

  @Test("Of two wishes the one of higher priority is met, though they differ by a fraction")
  func fractionalPriorities() {
    let root = makeRoot()
    let view = root.adding(UIView())
    view.pin([.left, .top], inside: root)
    view.pin(.width, plus: 100, at: 499.5)
    view.pin(.width, plus: 200, at: 499)
    view.pin(.height, plus: 10, at: 1)
    view.pin(.height, plus: 20, at: 2)
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 100, height: 20))
  }

  @Test("Many weak wishes do not outweigh one a step above")
  func strictHierarchy() {
    let root = makeRoot(375, 100)
    let view = root.adding(UIView())
    view.pin([.left, .top], inside: root)
    view.pin(.width, plus: 100, at: 251)
    for _ in 0..<50 { view.pin(.width, plus: 300, at: 250) }
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }

  @Test("A wish that cannot be met in full pulls as far as it may")
  func nearest() {
    let root = makeRoot(320, 100)
    let view = root.adding(UIView())
    view.pin([.left, .top], inside: root)
    view.pin(.width, .lessThanOrEqual, to: root)
    view.pin(.width, plus: 1000, at: 10)
    root.layoutIfNeeded()
    #expect(view.frame.width == 320)
  }

  @Test("An aspect ratio between two bounds fills the tighter one")
  func aspectFit() {
    let root = makeRoot(300, 150)
    let view = root.adding(UIView())
    view.pin(.width, to: view, .height, times: 16.0 / 9)
    for attribute in [NSLayoutConstraint.Attribute.width, .height] {
      view.pin(attribute, .lessThanOrEqual, to: root)
      view.pin(attribute, to: root, at: 750)
    }
    view.pin(.centerX, to: root)
    view.pin(.centerY, to: root)
    root.layoutIfNeeded()
    // Height 150 gives 266.67 in 300; width 300 would ask for 168.75 in 150. Edges at 16.67 and
    // 283.33 round to 16.5 and 283.5.
    #expect(view.frame == rect(16.5, 0, 267, 150))
  }

  // MARK: Content

  @Test("Of two views in a row the one that hugs less takes what is left")
  func hugging() {
    let root = makeRoot(300, 100)
    let (first, second) = row(of: Block(40, 10), Block(60, 10), in: root)
    first.setContentHuggingPriority(.init(251), for: .horizontal)
    root.layoutIfNeeded()
    #expect(first.frame == rect(0, 0, 40, 10))
    #expect(second.frame == rect(40, 0, 260, 10))
  }

  @Test("Of two views in a row too short the one that resists less gives way")
  func resistance() {
    let root = makeRoot(80, 100)
    let (first, second) = row(of: Block(50, 10), Block(60, 10), in: root)
    first.setContentCompressionResistancePriority(.init(749), for: .horizontal)
    root.layoutIfNeeded()
    #expect(first.frame.width == 20)
    #expect(second.frame.width == 60)
  }

  @Test("A width never becomes negative; the next in line gives way")
  func neverNegative() {
    let root = makeRoot(40, 100)
    let (first, second) = row(of: Block(50, 10), Block(60, 10), in: root)
    first.setContentCompressionResistancePriority(.init(749), for: .horizontal)
    root.layoutIfNeeded()
    #expect(first.frame.width == 0)
    #expect(second.frame.width == 40)
  }

  @Test("A constraint beats content where its priority is higher, and not where it is lower")
  func constraintAgainstContent() {
    let root = makeRoot()
    let (firm, soft) = (root.adding(Block(50, 10)), root.adding(Block(50, 10)))
    for view in [firm, soft] { view.pin([.left, .top], inside: root) }
    firm.pin(.width, plus: 30, at: 751)
    soft.pin(.width, plus: 30, at: 749)
    root.layoutIfNeeded()
    #expect(firm.frame.width == 30)
    #expect(soft.frame.width == 50)
  }

  @Test("Content has no say along an axis on which it has no size")
  func noIntrinsicMetric() {
    let root = makeRoot()
    let view = root.adding(Block(UIView.noIntrinsicMetric, 12))
    view.pin([.left, .top], inside: root)
    view.pin(.width, plus: 5, at: 1)
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 5, height: 12))
  }

  @Test("A parent is as large as its content and the constraints around it ask")
  func parentFollowsContent() {
    let root = makeRoot()
    let box = root.adding(UIView())
    box.pin([.left, .top], inside: root, by: 10)
    let content = box.adding(Block(33, 21))
    content.pin([.left, .right, .top, .bottom], inside: box, by: 7)
    root.layoutIfNeeded()
    #expect(box.frame == rect(10, 10, 47, 35))
    #expect(content.frame == rect(7, 7, 33, 21))
  }

  private func row(of first: Block, _ second: Block, in root: UIView) -> (UIView, UIView) {
    root.adding(first)
    root.adding(second)
    first.pin([.left, .top], inside: root)
    second.pin(.left, to: first, .right)
    second.pin(.right, to: root)
    second.pin(.top, to: root)
    return (first, second)
  }

  // MARK: Activation

  @Test("A constraint counts from its activation to its deactivation")
  func activation() {
    let root = makeRoot()
    let view = root.adding(Block(50, 10))
    view.pin([.left, .top], inside: root)
    let wide = view.pin(.width, plus: 200)
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
    NSLayoutConstraint.deactivate([wide])
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    wide.constant = 120
    wide.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 120)
  }

  @Test("Constraints held by a view that left the tree do not count")
  func removedView() {
    let root = makeRoot()
    let (stays, goes) = (root.adding(Block(50, 10)), root.adding(Block(70, 10)))
    stays.pin([.left, .top], inside: root)
    goes.pin([.left, .top], inside: root)
    stays.pin(.width, to: goes)
    goes.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(stays.frame.width == 50)
  }

  @Test("Required constraints that exclude each other still give a layout, and the set is reported")
  func conflict() throws {
    let root = makeRoot()
    let view = root.adding(Block(50, 10))
    view.pin([.left, .top], inside: root)
    view.pin(.width, plus: 100)
    view.pin(.width, plus: 200)
    var found: [LayoutConflict] = []
    LayoutEngine.conflictReport = { found.append($0) }
    defer { LayoutEngine.conflictReport = nil }
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 100, 10))
    #expect(found.count == 1)
    #expect(found.first?.members.count == 2)
  }
}

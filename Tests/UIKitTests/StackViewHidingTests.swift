import Testing

@testable import UIKit

/// Hidden arranged views: no length, in the middle of the gap, aligned as the others.
@MainActor
@Suite("Hidden arranged views")
struct StackViewHidingTests {
  private let root = makeRoot(300, 100)

  @Test("Between two views that are shown a hidden one stands in the middle of the spacing")
  func middle() {
    // As a document of Xcode 16 has it: 10 between the views, the hidden one 5 after the first.
    let (a, b, c) = (Block(40, 10), Block(50, 10), Block(60, 10))
    b.isHidden = true
    let stack = row([a, b, c], spacing: 10)
    // 40 + 10 + 60.
    #expect(stack.frame == rect(0, 0, 110, 30))
    #expect(b.frame == rect(45, 0, 0, 30))
    stack.setCustomSpacing(30, after: a)
    root.layoutIfNeeded()
    #expect(b.frame.minX == 55)
    #expect(c.frame.minX == 70)
    // Shown again it takes 50 and the spacing.
    b.isHidden = false
    root.layoutIfNeeded()
    #expect(b.frame == rect(70, 0, 50, 30))
  }

  @Test("Before the first and after the last there is no spacing, and several stand in one place")
  func ends() {
    let views = [Block(9, 9), Block(40, 10), Block(8, 8), Block(7, 7)]
    for index in [0, 2, 3] { views[index].isHidden = true }
    _ = row(views, spacing: 10)
    #expect(views.map(\.frame.minX) == [0, 0, 40, 40])
    #expect(views.map(\.frame.width) == [0, 40, 0, 0])
  }

  @Test("In right-to-left the places are mirrored")
  func rightToLeft() {
    let (a, b, c) = (Block(40, 10), Block(50, 10), Block(60, 10))
    b.isHidden = true
    _ = row([a, b, c], spacing: 10, direction: .rightToLeft)
    // The first at the right: 110 − 40 = 70, and the middle of the gap 5 before that.
    #expect(a.frame.minX == 70)
    #expect(b.frame == rect(65, 0, 0, 30))
  }

  @Test("Across the axis it is aligned; only one that fills makes the stack view larger")
  func across() {
    // As a document of Xcode 11 has it: a hidden field 34 high in a centred row of 30 begins at −2.
    let (a, b) = (Block(40, 30), Block(50, 34))
    b.isHidden = true
    let expected: [(UIStackView.Alignment, CGFloat)] = [(.top, 0), (.center, -2), (.bottom, -4)]
    for (alignment, y) in expected {
      let stack = row([a, b], alignment: alignment, height: nil)
      #expect(stack.frame == rect(0, 0, 40, 30), "\(alignment)")
      #expect(b.frame == rect(40, y, 0, 34), "\(alignment)")
    }
    // `UISV-alignment` of a stack that fills holds both its edges; no document shows a case.
    #expect(row([Block(40, 30), b], alignment: .fill, height: nil).frame.height == 34)
  }

  @Test("A stack view with hidden views only is as long as nothing, and as high as they are")
  func allHidden() {
    let block = Block(40, 10)
    block.isHidden = true
    let stack = row([block], spacing: 10, height: nil)
    #expect(stack.frame == rect(0, 0, 0, 10))
    #expect(block.frame == rect(0, 0, 0, 10))
  }

  @Test("What is as wide as a hidden view has no width either")
  func linked() {
    let (a, b) = (Block(40, 10), Block(50, 10))
    b.isHidden = true
    let stack = row([a, b])
    a.pin(.width, to: b)
    root.layoutIfNeeded()
    #expect(a.frame.width == 0)
    #expect(stack.frame.width == 0)
  }

  @Test("A width that it states itself gives way, and is told as a conflict with UISV-hiding")
  func conflict() throws {
    let (a, b) = (Block(40, 10), Block(50, 10))
    b.isHidden = true
    let width = b.pin(.width, plus: 128)
    _ = row([a, b])
    #expect(b.frame == rect(40, 0, 0, 30))
    let conflict = try #require(root.layoutFindings().conflicts.first)
    #expect(conflict.logText.contains("'UISV-hiding'"))
    // At 999, which is the usual way out, nothing is wrong.
    width.isActive = false
    width.priority = UILayoutPriority(999)
    width.isActive = true
    #expect(root.layoutFindings().conflicts.isEmpty)
    #expect(b.frame.width == 0)
  }

  @Test("Of what holds a hidden view open the last gives way, and nothing is turned inside out")
  func padding() throws {
    // As in a log of an app: a label 16 below the top and above the end of a view that is hidden;
    // the distance at the end is broken.
    let (a, box) = (Block(40, 10), UIView())
    box.isHidden = true
    let label = box.adding(Block(30, 20))
    label.pin(.top, to: box)
    label.pin(.bottom, to: box)
    label.pin(.left, to: box, plus: 16)
    let last = label.pin(.right, to: box, plus: -16)
    _ = row([a, box])
    #expect(box.frame == rect(40, 0, 0, 30))
    // The distance pulls no more at the label, which is as wide as its text.
    #expect(label.frame == rect(16, 0, 30, 30))
    let conflict = try #require(root.layoutFindings().conflicts.first)
    #expect(conflict.broken?.sentence == ConstraintSource.explicit(last).sentence)
  }

  @Test("On the canvas a required width is kept, beside what is shown; one at 999 is not")
  func canvas() {
    // As documents of Xcode 10 and 9 have it: a button of 90 and an image of 200 at 999.
    let (a, b, c) = (Block(90, 70), Block(10, 10), Block(90, 70))
    b.isHidden = true
    b.isOnCanvas = true
    let width = b.pin(.width, plus: 90)
    let stack = row([a, b, c], spacing: 18, height: nil)
    #expect(stack.frame == rect(0, 0, 198, 70))
    #expect(b.frame == rect(99, 0, 90, 70))
    width.isActive = false
    width.priority = UILayoutPriority(999)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(b.frame == rect(99, 0, 0, 70))
  }

  /// A row at the corner of a root.
  private func row(
    _ views: [UIView], spacing: CGFloat = 0, alignment: UIStackView.Alignment = .fill,
    height: CGFloat? = 30, direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> UIStackView {
    root.surround(direction: direction)
    let stack = root.adding(UIStackView(arrangedSubviews: views))
    stack.spacing = spacing
    stack.alignment = alignment
    stack.pin([.left, .top], inside: root)
    stack.fix(nil, height)
    root.layoutIfNeeded()
    return stack
  }
}

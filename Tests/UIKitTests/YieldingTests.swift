import Testing

@testable import UIKit

/// Which constraint yields where required ones exclude each other, and what priorities are taken for.
///
/// UIKit states no rule. Its logs mostly break what somebody wrote rather than what a mask or a stack
/// view made, and of that what came last.
@MainActor
@Suite("Constraints that yield")
struct YieldingTests {
  @Test("A written width yields to the frame of a view that keeps its mask")
  func mask() {
    let root = makeRoot(200, 200)
    let view = UIView(frame: rect(10, 10, 50, 50))
    root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 10, 50, 50))
  }

  /// A column of two views that state 100 and 80, and a third, 20 apart, in 120 points: what was written
  /// last gives way first, and as far as it can, 120 − 2 · 20 = 80 are left to what was written first.
  @Test("No view is turned inside out: what somebody wrote of a size gives way")
  func insideOut() {
    let root = makeRoot(100, 120)
    let (first, second, third) = (
      root.adding(UIView()), root.adding(UIView()), root.adding(UIView())
    )
    for view in [first, second, third] { view.pin([.left, .right], inside: root) }
    first.pin([.top], inside: root)
    first.pin(.height, plus: 100)
    second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 20).isActive = true
    second.pin(.height, plus: 80)
    third.topAnchor.constraint(equalTo: second.bottomAnchor, constant: 20).isActive = true
    third.pin([.bottom], inside: root)
    root.layoutIfNeeded()
    #expect(first.frame == rect(0, 0, 100, 80))
    #expect(second.frame == rect(0, 100, 100, 0))
    #expect(third.frame == rect(0, 120, 100, 0))
  }

  @Test("Of two widths in a stack view that fills equally the later one yields, not the stack view")
  func stack() {
    // 50 and 80 cannot both be: the first is kept, and the stack view makes the second as wide.
    let root = makeRoot(400, 200)
    let (first, second) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.heightAnchor.constraint(equalToConstant: 40),
      first.widthAnchor.constraint(equalToConstant: 50),
      second.widthAnchor.constraint(equalToConstant: 80),
    ])
    root.layoutIfNeeded()
    #expect(first.frame == rect(0, 0, 50, 40))
    #expect(second.frame == rect(50, 0, 50, 40))
  }

  @Test("A written size of a view yields to the stack view that it does not fit into")
  func sizeInStack() {
    // So in two public documents: a button of 48 in a centred row of 33 is 33 high; of a picture that
    // is 60 wide and as high as wide, in a row of 55, the ratio gives way.
    let root = makeRoot(200, 200)
    let (button, picture) = (Block(10, 10), Block(10, 10))
    let stack = UIStackView(arrangedSubviews: [button, picture])
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    let height = button.heightAnchor.constraint(equalToConstant: 48)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.heightAnchor.constraint(equalToConstant: 33), height,
      picture.widthAnchor.constraint(equalToConstant: 60),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(button.frame == rect(0, 0, 10, 33))
    #expect(picture.frame == rect(10, 0, 60, 33))
    #expect(height.priority == .required)
    // Of the button, of the picture. What gave way is missed by 48 - 33 and by 60 - 33, the rest holds.
    let conflicts = root.layoutFindings().conflicts
    #expect(conflicts.map { $0.violations.filter { $0 > 0.001 } } == [[15], [27]])
    #expect(conflicts.map { $0.broken?.sentence ?? "" }.allSatisfy { $0.hasPrefix("Block.height") })
    // And again, when nothing is new.
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(button.frame.height == 33)
    // Where there is room again, all hold.
    stack.constraints.first { $0.constant == 33 }?.constant = 70
    root.layoutIfNeeded()
    #expect(button.frame == rect(0, 11, 10, 48))
    #expect(picture.frame == rect(10, 5, 60, 60))
  }

  /// omerfarukozturk/MovieBox-iOS-MVVMC: a picture between a text and the bottom, as wide as the cell, states a ratio
  /// that does not fit. Its frame does not hold it, and the text above is as high as ever.
  @Test("What gave way does not pull at what resists")
  func noPull() {
    let root = makeRoot(300, 200)
    let (text, picture) = (root.adding(Block(50, 20)), root.adding(UIView()))
    text.pin([.left, .top], inside: root)
    picture.pin([.left, .right, .bottom], inside: root)
    picture.pin(.top, to: text, .bottom)
    picture.pin(.width, to: picture, .height, times: 0.5)
    root.layoutIfNeeded()
    #expect(text.frame == rect(0, 0, 50, 20))
    #expect(picture.frame == rect(0, 20, 300, 180))
    // 300 - 0.5 · 180.
    let conflicts = root.layoutFindings().conflicts
    #expect(conflicts.map { $0.violations.filter { $0 > 0.001 } } == [[210]])
  }

  /// Documents of DenisCalixto, miracdogan and sofiia-0 hold 25 of 25 and 130 above the bottom, 50 of 50 and 200 before
  /// the right edge, and 3.5 of 3.5 and 0 beside the middle, in whichever order they state them.
  @Test("On the canvas the further of two places for one far edge holds", arguments: [false, true])
  func twoPlaces(isReversed: Bool) {
    func places(_ first: CGFloat, _ second: CGFloat) -> [CGFloat] {
      isReversed ? [second, first] : [first, second]
    }
    let root = makeRoot(375, 667)
    root.isOnCanvas = true
    let view = root.adding(Block(250, 50))
    let guide = root.safeAreaLayoutGuide
    for place in places(130, 25) {
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: place).isActive = true
    }
    for place in places(3.5, 0) { view.pin(.centerX, to: root, plus: place) }
    let field = root.adding(Block(10, 34))
    field.pin([.left], inside: root, by: 50)
    field.pin([.top], inside: root)
    for place in places(200, 50) {
      guide.rightAnchor.constraint(equalTo: field.rightAnchor, constant: place).isActive = true
    }
    root.layoutIfNeeded()
    #expect(view.frame == rect(66, 592, 250, 50))
    #expect(field.frame == rect(50, 0, 275, 34))
    #expect(root.layoutFindings().conflicts.count == 3)
  }

  @Test("A required content size yields to an inequality that somebody wrote")
  func requiredContent() {
    // A label of a public document, which hugs at 1000, is as high as `height >= 24` asks.
    let root = makeRoot(200, 200)
    let view = root.adding(Block(80, 18))
    view.pin([.left, .top], inside: root)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(.required, for: axis)
      view.setContentCompressionResistancePriority(.required, for: axis)
    }
    NSLayoutConstraint.activate([
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 24),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 70),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 70, 24))
    // By 24 - 18 and 80 - 70.
    let missed = root.layoutFindings().conflicts.map { $0.violations.max() ?? 0 }
    #expect(missed.map { ($0 * 1000).rounded() / 1000 }.sorted() == [6, 10])
  }

  @Test("So do several content sizes that go together")
  func severalRequiredContents() {
    let root = makeRoot(200, 200)
    let views = (0..<3).map { _ in root.adding(Block(80, 18)) }
    for view in views {
      view.pin([.left, .top], inside: root)
      view.setContentHuggingPriority(.required, for: .vertical)
      view.heightAnchor.constraint(equalTo: views[0].heightAnchor).isActive = view !== views[0]
    }
    views[0].heightAnchor.constraint(greaterThanOrEqualToConstant: 24).isActive = true
    root.layoutIfNeeded()
    #expect(views.map(\.frame.height) == [24, 24, 24])
  }

  @Test("A content priority above required counts as required, and is not dropped")
  func contentPriority() {
    let root = makeRoot(200, 200)
    let view = root.adding(Block(80, 10))
    view.setContentCompressionResistancePriority(UILayoutPriority(1200), for: .horizontal)
    view.pin([.left, .top], inside: root)
    let wish = view.widthAnchor.constraint(equalToConstant: 40)
    wish.priority = UILayoutPriority(999)
    wish.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 80)
  }
}

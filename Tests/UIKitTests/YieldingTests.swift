import Testing
import UIKit

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

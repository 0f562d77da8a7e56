import Testing

@testable import UIKit

/// Stack views that show nothing, in proportional ones. The rule is that of a public document
/// (cometchat-uikit-ios): a row of 583 is divided into 100, 483 and 0, the last being a column of
/// which the one label is hidden.
@MainActor
@Suite("Empty stack views in proportions")
struct StackViewProportionTests {
  @Test(
    "A stack view that shows nothing has no length, whichever way the row reads",
    arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func row(_ direction: UITraitEnvironmentLayoutDirection) {
    // The first states 100; the other wants 60 of 100 of the whole at a lower priority, and gets what
    // is left: 300 − 100.
    let (stated, shown, empty) = (Block(40, 10), Block(60, 10), emptyStack())
    stated.widthAnchor.constraint(equalToConstant: 100).isActive = true
    arrange([stated, empty, shown], length: 300, direction: direction)
    let isMirrored = direction == .rightToLeft
    #expect(stated.frame == rect(isMirrored ? 200 : 0, 0, 100, 30))
    #expect(shown.frame == rect(isMirrored ? 0 : 100, 0, 200, 30))
    #expect(empty.frame == rect(isMirrored ? 200 : 100, 0, 0, 30))
  }

  @Test("In a column it has no height")
  func column() {
    let (stated, shown, empty) = (Block(10, 40), Block(10, 60), emptyStack())
    stated.heightAnchor.constraint(equalToConstant: 100).isActive = true
    arrange([stated, empty, shown], .vertical, length: 300)
    #expect(stated.frame == rect(0, 0, 30, 100))
    #expect(shown.frame == rect(0, 100, 30, 200))
    #expect(empty.frame == rect(0, 100, 30, 0))
  }

  @Test("As soon as it shows something it has its share, and none when that is hidden again")
  func shownLater() {
    // 60 and 40 of 100, in 300.
    let (first, inner) = (Block(60, 10), Block(40, 10))
    inner.isHidden = true
    let column = UIStackView(arrangedSubviews: [inner])
    column.axis = .vertical
    let root = arrange([first, column], length: 300)
    #expect(first.frame.width == 300)
    inner.isHidden = false
    root.layoutIfNeeded()
    #expect(first.frame.width == 180)
    #expect(column.frame == rect(180, 0, 120, 30))
    inner.isHidden = true
    root.layoutIfNeeded()
    #expect(first.frame.width == 300)
    #expect(column.frame.width == 0)
  }

  @Test("The gap beside it stays, as beside any view of no length")
  func gap() {
    // 300 − 2 · 10; the column is not hidden.
    let (first, last, empty) = (Block(60, 10), Block(60, 10), emptyStack())
    arrange([first, empty, last], spacing: 10, length: 300)
    #expect(empty.frame.width == 0)
    #expect(first.frame.width + last.frame.width == 280)
    #expect(last.frame.minX == first.frame.maxX + 20)
  }

  @Test("One that states its width keeps it")
  func stated() {
    let (first, empty) = (Block(60, 10), emptyStack())
    empty.widthAnchor.constraint(equalToConstant: 80).isActive = true
    arrange([first, empty], length: 300)
    #expect(first.frame == rect(0, 0, 220, 30))
    #expect(empty.frame == rect(220, 0, 80, 30))
  }

  @Test("One with a least width has that")
  func leastWidth() {
    let (first, empty) = (Block(60, 10), emptyStack())
    empty.widthAnchor.constraint(greaterThanOrEqualToConstant: 80).isActive = true
    let root = arrange([first, empty], length: 300)
    #expect(empty.frame == rect(220, 0, 80, 30))
    #expect(root.layoutFindings().conflicts.isEmpty)
  }

  /// iamport-intl/chaipay-ios-native-demo-app: labels of 17 and 14 points that hug at 1000 are 37 high together, one
  /// below 17, so that of 88, 2 less apart, 37 / (37 + 17 - 2) go to the two.
  @Test("One whose views hug at 1000 counts with the widest of them")
  func hugging() {
    let texts = [17, 14, 14].map { size in
      let label = UILabel()
      label.text = "Label"
      label.font = .systemFont(ofSize: size)
      label.numberOfLines = 0
      label.setContentHuggingPriority(.required, for: .horizontal)
      label.setContentCompressionResistancePriority(.required, for: .horizontal)
      return label
    }
    let both = UIStackView(arrangedSubviews: [texts[0], texts[1]])
    both.axis = .vertical
    both.distribution = .fillProportionally
    let root = makeRoot(472, 88)
    let stack = root.adding(UIStackView(arrangedSubviews: [both, texts[2]]))
    stack.axis = .vertical
    stack.distribution = .fillProportionally
    stack.spacing = -2
    stack.pin([.left, .right, .top, .bottom], inside: root)
    root.layoutIfNeeded()
    #expect(abs(both.frame.height - 88 * 37 / 52) < 0.75)
  }

  /// Game-On-ADA/GameOn: texts of one line and of three, which is to be 150 high, and two more, the last to be 65 high,
  /// 448 in all. The first has 30 of 30 + 150 + 74 + 30, and the second what it is to have.
  @Test(
    "A text of several lines counts with the height that it states, what has one line with its own")
  func statedText() {
    func heights(lines: Int) -> [CGFloat] {
      let (first, third, last) = (Block(10, 30), Block(10, 74), Block(10, 30))
      let text = UILabel()
      text.text = "Text"
      text.numberOfLines = lines
      text.heightAnchor.constraint(equalToConstant: 150).isActive = true
      last.heightAnchor.constraint(equalToConstant: 65).isActive = true
      arrange([first, text, third, last], .vertical, length: 448)
      return [first.frame.height, text.frame.height]
    }
    #expect(heights(lines: 3) == [47.5, 150])
    // 448 · 30 / (134 + 20.5).
    #expect(heights(lines: 1) == [87, 150])
  }

  @Test("One that holds no views at all is not meant")
  func withoutViews() {
    let (first, empty) = (Block(60, 10), UIStackView())
    let wish = empty.widthAnchor.constraint(equalToConstant: 80)
    wish.priority = UILayoutPriority(999.2)
    wish.isActive = true
    arrange([first, empty], length: 300)
    #expect(empty.frame.width == 80)
  }

  @Test("Where nothing has content, nothing says that a stack view has no length")
  func nothingAtAll() {
    // Two would be 10 long, the gap, where their row is 300.
    let root = arrange([emptyStack(), emptyStack()], spacing: 10, length: 300)
    #expect(root.layoutFindings().conflicts.isEmpty)
  }

  // MARK: Helpers

  /// A column whose one view is hidden.
  private func emptyStack() -> UIStackView {
    let hidden = Block(40, 10)
    hidden.isHidden = true
    let stack = UIStackView(arrangedSubviews: [hidden])
    stack.axis = .vertical
    return stack
  }

  /// A proportional stack view of 30 points across its axis.
  @discardableResult
  private func arrange(
    _ views: [UIView], _ axis: NSLayoutConstraint.Axis = .horizontal, spacing: CGFloat = 0,
    length: CGFloat, direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> UIView {
    let isRow = axis == .horizontal
    let root = makeRoot(isRow ? length : 30, isRow ? 30 : length, direction: direction)
    let stack = root.adding(UIStackView(arrangedSubviews: views))
    stack.axis = axis
    stack.distribution = .fillProportionally
    stack.spacing = spacing
    stack.pin([.left, .right, .top, .bottom], inside: root)
    root.layoutIfNeeded()
    return root
  }
}

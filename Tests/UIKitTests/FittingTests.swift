import Testing

@testable import UIKit

@MainActor
@Suite("Fitting sizes")
struct FittingTests {
  @Test("The smallest size holds the content and its distances")
  func compressed() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let block = Block(80, 30)
    view.addSubview(block)
    pin(block, in: view, inset: 10)
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 100, height: 50))
  }

  @Test("A required width is kept, and the height follows from it")
  func requiredWidth() {
    let view = UIView()
    let block = UIView()
    block.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(block)
    pin(block, in: view, inset: 10)
    block.heightAnchor.constraint(equalTo: block.widthAnchor, multiplier: 0.5).isActive = true
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 220, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // (220 − 20) / 2 + 20.
    #expect(size == CGSize(width: 220, height: 120))
  }

  @Test("A label of several lines is measured at the asked width, not at the one it has")
  func rootLabel() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.text = "one two three four five six seven eight nine ten"
    label.numberOfLines = 0
    let wide = label.systemLayoutSizeFitting(
      CGSize(width: 10_000, height: 0), withHorizontalFittingPriority: .defaultLow,
      verticalFittingPriority: .fittingSizeLevel)
    let narrow = label.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // One line of 17 points is 20.5 points high at 2x.
    #expect(wide.height == CGFloat(20.5))
    #expect(narrow.width == CGFloat(100))
    #expect(narrow.height > 3 * 20)
  }

  @Test("Measuring changes no frame and calls no layoutSubviews")
  func leavesTheTreeAlone() {
    final class Counting: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let block = Block(80, 30)
    view.addSubview(block)
    pin(block, in: view, inset: 10)
    view.layoutIfNeeded()
    let (frame, count) = (block.frame, view.count)

    _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    view.layoutIfNeeded()

    #expect(block.frame == frame)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 300))
    #expect(view.count == count)
  }

  private func pin(_ view: UIView, in superview: UIView, inset: CGFloat) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: inset),
      superview.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
      superview.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
    ])
  }
}

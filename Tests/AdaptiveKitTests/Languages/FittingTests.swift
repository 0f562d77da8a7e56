import AdaptiveKit
import Testing
import UIKit

@Suite("Labels and scroll views that take their size from constraints")
@MainActor
struct FittingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test("A label breaks its lines at the width and asks for their height")
  func label() {
    let label = UILabel()
    label.text = "Several words that do not fit on one line of a hundred points"
    root.addSubview(label)
    let oneLine = label.intrinsicContentSize

    let size = label.sizeToFitWithAutoLayout(100)
    NSLayoutConstraint.activate([label.left == root.left, label.top == root.top])
    root.layoutIfNeeded()

    #expect(oneLine.width > 100)
    #expect(size.width <= 100)
    #expect(size.height >= oneLine.height * 2)
    #expect(label.frame.size == size)
    #expect(label.numberOfLines == 0)
    #expect(label.preferredMaxLayoutWidth == 100)
    #expect(label.contentHuggingPriority(for: .vertical) == .required)
    #expect(label.contentCompressionResistancePriority(for: .vertical) == .required)
  }

  @Test("A width of zero takes the width that layout gives")
  func labelInLayout() {
    let label = UILabel()
    label.text = "Several words that do not fit on one line of a hundred points"
    root.addSubview(label)
    label.sizeToFitWithAutoLayout(0)
    NSLayoutConstraint.activate([
      label.left == root.left, label.top == root.top, label.width == 120,
    ])

    root.layoutIfNeeded()

    let height = label.sizeThatFits(CGSize(width: 120, height: 0)).height
    #expect(label.frame == CGRect(x: 0, y: 0, width: 120, height: height))
  }

  @Test("A page is as wide as its scroll view, less the insets, and as high as it is")
  func verticalContent() {
    let scrollView = UIScrollView()
    let page = UIView()
    root.addSubview(scrollView, constraints: fill())

    let constraints = scrollView.addContent(
      page, insets: NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 20, trailing: 16))
    NSLayoutConstraint.activate([page.height == 900])
    root.layoutIfNeeded()

    #expect(constraints.count == 5)
    #expect(constraints.allSatisfy { $0.isActive })
    // 320 − 16 − 16.
    #expect(page.frame == CGRect(x: 16, y: 10, width: 288, height: 900))
    #expect(scrollView.contentSize == CGSize(width: 320, height: 930))
  }

  @Test("A band is as high as its scroll view and as wide as it is")
  func horizontalContent() {
    let scrollView = UIScrollView()
    let band = UIView()
    root.addSubview(scrollView, constraints: fill())

    scrollView.addContent(
      band, scrolling: .horizontal,
      insets: NSDirectionalEdgeInsets(top: 5, leading: 0, bottom: 5, trailing: 0))
    NSLayoutConstraint.activate([band.width == 1000])
    root.layoutIfNeeded()

    #expect(band.frame == CGRect(x: 0, y: 5, width: 1000, height: 470))
    #expect(scrollView.contentSize == CGSize(width: 1000, height: 480))
  }

  @Test("A map scrolls both ways")
  func contentBothWays() {
    let scrollView = UIScrollView()
    let map = UIView()
    root.addSubview(scrollView, constraints: fill())

    let constraints = scrollView.addContent(map, scrolling: .both)
    NSLayoutConstraint.activate([map.width == 1000, map.height == 2000])
    root.layoutIfNeeded()

    #expect(constraints.count == 4)
    #expect(map.frame == CGRect(x: 0, y: 0, width: 1000, height: 2000))
    #expect(scrollView.contentSize == CGSize(width: 1000, height: 2000))
  }

  @Test("Pages turn with the language: the leading distance is on the right")
  func rightToLeft() {
    let scrollView = UIScrollView()
    let page = UIView()
    root.addSubview(scrollView, constraints: fill())
    scrollView.semanticContentAttribute = .forceRightToLeft

    scrollView.addContent(
      page, insets: NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10))
    NSLayoutConstraint.activate([page.height == 50])
    root.layoutIfNeeded()

    #expect(page.frame == CGRect(x: 10, y: 0, width: 280, height: 50))
  }
}

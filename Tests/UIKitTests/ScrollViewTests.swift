import Testing

@testable import UIKit

@MainActor
@Suite("Scroll views")
struct ScrollViewTests {
  @Test("Content pinned to a scroll view's edges sets its content size and not its frame")
  func contentSize() {
    let (root, scroll) = makeScroll()
    let content = scroll.adding(Block(500, 900))
    content.pin([.left, .right, .top, .bottom], inside: scroll)
    root.layoutIfNeeded()
    #expect(scroll.frame == rect(10, 20, 300, 400))
    #expect(content.frame == rect(0, 0, 500, 900))
    #expect(scroll.contentSize == CGSize(width: 500, height: 900))
  }

  @Test("Distances to the edges are part of the content size")
  func padding() {
    let (root, scroll) = makeScroll()
    let content = scroll.adding(Block(100, 100))
    content.pin(.leading, to: scroll, plus: 15)
    content.pin(.top, to: scroll, plus: 25)
    scroll.pin(.trailing, to: content, plus: 5)
    scroll.pin(.bottom, to: content, plus: 35)
    root.layoutIfNeeded()
    #expect(content.frame == rect(15, 25, 100, 100))
    #expect(scroll.contentSize == CGSize(width: 120, height: 160))
  }

  @Test(
    "Widths and heights refer to the frame, so that a page as wide as the view scrolls down only")
  func widthOfFrame() {
    let (root, scroll) = makeScroll()
    let content = scroll.adding(UIView())
    content.pin([.left, .right, .top, .bottom], inside: scroll)
    content.pin(.width, to: scroll)
    content.pin(.height, to: scroll, times: 2, plus: 50)
    root.layoutIfNeeded()
    #expect(content.frame == rect(0, 0, 300, 850))
    #expect(scroll.contentSize == CGSize(width: 300, height: 850))
  }

  @Test("Centres refer to the frame")
  func centerOfFrame() {
    let (root, scroll) = makeScroll()
    let content = scroll.adding(Block(100, 1000))
    content.pin(.centerX, to: scroll)
    content.pin([.top, .bottom], inside: scroll)
    root.layoutIfNeeded()
    #expect(content.frame == rect(100, 0, 100, 1000))
    #expect(scroll.contentSize.height == 1000)
  }

  @Test("The content guide holds the content, the frame guide the visible rectangle")
  func guides() {
    let (root, scroll) = makeScroll()
    let content = scroll.adding(UIView())
    content.pin([.leading, .trailing, .top, .bottom], inside: scroll.contentLayoutGuide)
    content.pin(.width, to: scroll.frameLayoutGuide)
    content.pin(.height, plus: 700)
    let floating = scroll.adding(Block(30, 30))
    floating.pin(.trailing, to: scroll.frameLayoutGuide, plus: -8)
    floating.pin(.bottom, to: scroll.frameLayoutGuide, plus: -8)
    root.layoutIfNeeded()
    #expect(content.frame == rect(0, 0, 300, 700))
    #expect(floating.frame == rect(262, 362, 30, 30))
    #expect(scroll.contentSize == CGSize(width: 300, height: 700))
  }

  @Test("A wrapping label in a page as wide as the view makes the page longer")
  func wrappingContent() {
    withRelease(26) {
      let (root, scroll) = makeScroll(width: 100)
      let label = scroll.adding(UILabel())
      label.text = "Label Label Label Label"
      label.numberOfLines = 0
      label.pin([.left, .right, .top, .bottom], inside: scroll)
      label.pin(.width, to: scroll)
      root.layoutIfNeeded()
      // Two words of 41.5 points a line, so two lines: 40.57, up to 41.
      #expect(scroll.contentSize == CGSize(width: 100, height: 41))
    }
  }

  @Test("A scroll view asks for no size of its own")
  func noIntrinsicSize() {
    #expect(UIScrollView().intrinsicContentSize == CGSize(width: -1, height: -1))
    let root = makeRoot()
    let scroll = root.adding(UIScrollView())
    scroll.pin([.left, .top], inside: root)
    scroll.fix(nil, 50)
    let content = scroll.adding(Block(500, 500))
    content.pin([.left, .right, .top, .bottom], inside: scroll)
    root.layoutIfNeeded()
    #expect(scroll.frame.height == 50)
    #expect(content.frame.size == CGSize(width: 500, height: 500))
  }

  @Test("In right-to-left the content starts at the right edge of its own size")
  func rightToLeft() {
    let root = makeRoot(direction: .rightToLeft)
    let scroll = root.adding(UIScrollView())
    scroll.pin([.left, .right, .top, .bottom], inside: root)
    let (first, second) = (scroll.adding(Block(300, 10)), scroll.adding(Block(200, 10)))
    for view in [first, second] { view.pin([.top, .bottom], inside: scroll) }
    first.pin(.leading, to: scroll)
    second.pin(.leading, to: first, .trailing)
    second.pin(.trailing, to: scroll)
    root.layoutIfNeeded()
    // 500 wide content: the second from 0 to 200, the first from 200 to 500.
    #expect(scroll.contentSize.width == 500)
    #expect(first.frame == rect(200, 0, 300, 10))
    #expect(second.frame == rect(0, 0, 200, 10))
  }

  @Test("A text view that scrolls has no size of its own; one that does not has its text's")
  func textView() {
    withRelease(26) {
      let text = UITextView()
      text.text = "one\ntwo"
      text.font = .systemFont(ofSize: 17)
      #expect(text.intrinsicContentSize == CGSize(width: -1, height: -1))
      text.isScrollEnabled = false
      let root = makeRoot(200, 400)
      root.adding(text).pin([.left, .right, .top], inside: root)
      root.layoutIfNeeded()
      // Two lines are 40.57, up to 41 at 2x, with 8 above and below: 57.
      #expect(text.frame == rect(0, 0, 200, 57))
    }
  }

  private func makeScroll(width: CGFloat = 300) -> (UIView, UIScrollView) {
    let root = makeRoot()
    let scroll = root.adding(UIScrollView())
    scroll.pin(.left, to: root, plus: 10)
    scroll.pin(.top, to: root, plus: 20)
    scroll.fix(width, 400)
    return (root, scroll)
  }
}

import Testing

@testable import UIKit

@MainActor
@Suite("Scrolling in code")
struct ScrollingTests {
  private final class Log: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      calls.append("scroll \(Int(scrollView.contentOffset.y))")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("end") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      calls.append("inset \(Int(scrollView.adjustedContentInset.top))")
    }
  }

  @Test("The content offset is the origin of the bounds")
  func offset() {
    let scroll = UIScrollView(frame: rect(10, 20, 100, 200))
    let log = Log()
    scroll.delegate = log
    scroll.contentOffset = CGPoint(x: 0, y: 30)
    #expect(scroll.bounds == rect(0, 30, 100, 200))
    #expect(scroll.frame == rect(10, 20, 100, 200))
    scroll.bounds.origin.y = 40
    #expect(scroll.contentOffset.y == 40)
    scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    scroll.contentOffset.y = 50
    #expect(log.calls == ["scroll 30", "scroll 40", "scroll 50", "end"])
  }

  @Test("A rectangle is brought into sight with the least movement, within the content")
  func visibleRect() {
    let scroll = UIScrollView(frame: rect(0, 0, 100, 200))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
    scroll.scrollRectToVisible(rect(0, 400, 10, 50), animated: false)
    // 450 at the bottom of what the insets leave: 450 − (200 − 30).
    #expect(scroll.contentOffset.y == 280)
    scroll.scrollRectToVisible(rect(0, 100, 10, 50), animated: false)
    #expect(scroll.contentOffset.y == 90)
    scroll.scrollRectToVisible(rect(0, 150, 10, 50), animated: false)
    #expect(scroll.contentOffset.y == 90)
    scroll.scrollRectToVisible(rect(0, 990, 10, 50), animated: false)
    // No farther than the content with its inset: 1000 + 30 − 200.
    #expect(scroll.contentOffset.y == 830)
  }

  @Test("The safe area is added to the insets along the axes that scroll, and moves the content")
  func safeArea() {
    let root = makeRoot(safeArea: UIEdgeInsets(top: 50, left: 44, bottom: 34, right: 44))
    let scroll = UIScrollView(frame: rect(0, 0, 320, 480))
    let log = Log()
    scroll.delegate = log
    root.addSubview(scroll)
    scroll.contentSize = CGSize(width: 320, height: 2000)
    scroll.contentInset.top = 5
    root.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 55, left: 0, bottom: 34, right: 0))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -55))
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -5))
    scroll.contentInsetAdjustmentBehavior = .always
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 55, left: 44, bottom: 34, right: 44))
    scroll.contentOffset.y = 300
    scroll.contentInset.top = 0
    // Scrolled away from the top, the content stays where it is.
    #expect(scroll.contentOffset.y == 300)
  }

  @Test("What is held by the frame guide stays in sight when the content scrolls")
  func frameGuide() {
    let root = makeRoot()
    let (scroll, page) = root.addingLongPage()
    let floating = scroll.adding(Block(30, 30))
    floating.pin(.left, to: scroll.frameLayoutGuide, plus: 8)
    floating.pin(.top, to: scroll.frameLayoutGuide, plus: 8)
    let outside = root.adding(Block(10, 10))
    outside.pin([.left, .top], inside: scroll.frameLayoutGuide, by: 3)
    root.layoutIfNeeded()
    #expect(floating.frame == rect(8, 8, 30, 30))
    scroll.contentOffset.y = 500
    root.layoutIfNeeded()
    #expect(floating.frame == rect(8, 508, 30, 30))
    #expect(page.frame == rect(0, 0, 320, 2000))
    #expect(outside.frame == rect(3, 3, 10, 10))
    #expect(scroll.contentSize == CGSize(width: 320, height: 2000))
  }

  /// The safe area's guide is what the safe area leaves of the bounds, which are where the content is scrolled to.
  @Test("What is held by a scroll view's safe area stays in sight when the content scrolls")
  func safeAreaGuide() {
    let root = makeRoot(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0))
    let (scroll, _) = root.addingLongPage()
    let floating = scroll.adding(Block(30, 30))
    floating.pin(.left, to: scroll.safeAreaLayoutGuide, plus: 8)
    floating.pin(.top, to: scroll.safeAreaLayoutGuide, plus: 8)
    root.layoutIfNeeded()
    // 50 above, which the content is moved by: 8 below the top of both.
    #expect(scroll.contentOffset.y == -50)
    #expect(floating.frame.minY == 8)
    scroll.contentOffset.y = 500
    root.layoutIfNeeded()
    #expect(floating.frame.minY == 558)
  }

  @Test("A drag stays within the content and is heard of")
  func drag() {
    final class Drags: NSObject, UIScrollViewDelegate {
      var calls = 0
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        calls += 1
        targetContentOffset.pointee.y = 100
      }
    }
    let scroll = UIScrollView(frame: rect(0, 0, 100, 200))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    let drags = Drags()
    scroll.delegate = drags
    scroll.drag(to: CGPoint(x: 0, y: 5000))
    #expect(drags.calls == 1)
    #expect(scroll.contentOffset.y == 100)
  }
}

extension UIView {
  /// A scroll view that fills this view, and in it a page of 320 by 2000.
  fileprivate func addingLongPage() -> (scroll: UIScrollView, page: UIView) {
    let scroll = adding(UIScrollView())
    scroll.pin([.left, .right, .top, .bottom], inside: self)
    let page = scroll.adding(UIView())
    page.pin([.left, .right, .top, .bottom], inside: scroll.contentLayoutGuide)
    page.fix(320, 2000)
    return (scroll, page)
  }
}

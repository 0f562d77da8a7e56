import Testing

@testable import UIKit

/// Zooming as UIScrollView's reference has it: the scale applies to the view that the delegate names,
/// within the two limits, and the content's size is that of the scaled view.
@MainActor
@Suite("Zooming")
struct ZoomingTests {
  private final class Zoomer: NSObject, UIScrollViewDelegate {
    var view: UIView?
    var calls: [String] = []

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      calls.append("begin \(scrollView.zoomScale)")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      calls.append("zoom \(scrollView.zoomScale)")
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { calls.append("end \(scale)") }
  }

  /// A view of 320 × 460 points over a picture of 1000 × 1000.
  private func makeScroll() -> (scroll: UIScrollView, picture: UIView, zoomer: Zoomer) {
    let scroll = UIScrollView(frame: rect(0, 0, 320, 460))
    let picture = UIView(frame: rect(0, 0, 1000, 1000))
    let zoomer = Zoomer()
    zoomer.view = picture
    scroll.addSubview(picture)
    scroll.contentSize = picture.frame.size
    scroll.delegate = zoomer
    scroll.minimumZoomScale = 0.25
    scroll.maximumZoomScale = 4
    return (scroll, picture, zoomer)
  }

  @Test("The middle of what is seen stays; the figures are those of a published log of iOS")
  func middle() {
    let (scroll, picture, zoomer) = makeScroll()
    scroll.setZoomScale(2, animated: false)
    #expect(scroll.zoomScale == CGFloat(2))
    #expect(picture.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(picture.frame == rect(0, 0, 2000, 2000))
    #expect(picture.bounds == rect(0, 0, 1000, 1000))
    #expect(scroll.contentSize == CGSize(width: 2000, height: 2000))
    // (0 + 160) × 2 − 160 and (0 + 230) × 2 − 230.
    #expect(scroll.contentOffset == CGPoint(x: 160, y: 230))
    #expect(zoomer.calls == ["zoom 2.0"])
  }

  @Test("An animated zoom is begun and ended; the same scale is no zoom")
  func calls() {
    let (scroll, _, zoomer) = makeScroll()
    scroll.setZoomScale(2, animated: true)
    scroll.setZoomScale(2, animated: true)
    #expect(zoomer.calls == ["begin 1.0", "zoom 2.0", "end 2.0"])
  }

  @Test("The scale stays within its limits, and content that got small is at the corner")
  func limits() {
    let (scroll, picture, zoomer) = makeScroll()
    #expect(scroll.delegate === zoomer)
    scroll.zoomScale = 9
    #expect(scroll.zoomScale == CGFloat(4))
    scroll.zoomScale = 0.1
    #expect(scroll.zoomScale == CGFloat(0.25))
    #expect(picture.frame == rect(0, 0, 250, 250))
    #expect(scroll.contentOffset == CGPoint.zero)
    scroll.zoomScale = 1
    #expect(picture.transform.isIdentity && picture.frame == rect(0, 0, 1000, 1000))
    #expect(zoomer.calls == ["zoom 4.0", "zoom 0.25", "zoom 1.0"])
  }

  @Test("Nothing is zoomed without a view for it, nor beyond limits that are both 1")
  func nothing() {
    let (scroll, picture, zoomer) = makeScroll()
    zoomer.view = nil
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == CGFloat(1) && picture.transform.isIdentity)
    zoomer.view = picture
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (1, 1)
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == CGFloat(1))
    #expect(scroll.pinchGestureRecognizer == nil && zoomer.calls.isEmpty)
  }

  @Test("A rectangle of the zoomed view is shown as large as it fits, in the middle")
  func toRectangle() {
    let (scroll, _, zoomer) = makeScroll()
    // 320 ÷ 160 = 2 and 460 ÷ 115 = 4: it fits at 2, and is then 230 points high, at (1000, 800).
    scroll.zoom(to: rect(500, 400, 160, 115), animated: false)
    #expect(scroll.zoomScale == CGFloat(2))
    // The middle, (580, 457.5) × 2, less half of the room.
    #expect(scroll.contentOffset == CGPoint(x: 1160 - 160, y: 915 - 230))
    #expect(zoomer.calls == ["zoom 2.0"])
  }

  @Test("With constraints the view grows from its corner, and distances to the edges stay")
  func constraints() {
    let root = makeRoot(320, 480)
    let scroll = root.adding(UIScrollView())
    let picture = scroll.adding(Block(400, 200))
    scroll.pin([.left, .right, .top, .bottom], inside: root)
    picture.pin([.left, .right, .top, .bottom], inside: scroll, by: 10)
    let zoomer = Zoomer()
    zoomer.view = picture
    scroll.delegate = zoomer
    scroll.maximumZoomScale = 3
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 420, height: 220))
    scroll.zoomScale = 2
    for _ in 0..<2 {
      // 10 + 800 + 10 and 10 + 400 + 10, at once and after the next layout.
      #expect(scroll.contentSize == CGSize(width: 820, height: 420))
      #expect(picture.frame == rect(10, 10, 800, 400))
      scroll.setNeedsLayout()
      picture.setNeedsUpdateConstraints()
      picture.invalidateIntrinsicContentSize()
      root.layoutIfNeeded()
    }
    // What is inside is as large as it was.
    #expect(picture.bounds.size == CGSize(width: 400, height: 200))
    #expect(picture.convert(rect(0, 0, 10, 10), to: root).width == CGFloat(20))
  }
}

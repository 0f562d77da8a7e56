import Testing

@testable import UIKit

/// The guides of iOS 7, deprecated since iOS 11: `topLayoutGuide` ends where the bars above do, and
/// `bottomLayoutGuide` begins where those below do (UIViewController's reference). The phone is that of
/// `portrait`: 390 × 844 points, 47 covered above and 34 below; bars of iOS 18 are 44 and 49 high.
@MainActor
@Suite("Layout guides of bars", .serialized)
struct BarGuideTests {
  @Test("Their lengths are what bars and the status bar cover, and follow a rotation")
  func lengths() {
    withRelease(18) {
      let content = UIViewController()
      let navigation = UINavigationController(rootViewController: content)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      let window = show(tabs, in: portrait)
      #expect(content.topLayoutGuide.length == CGFloat(47 + 44))
      #expect(content.bottomLayoutGuide.length == CGFloat(34 + 49))
      navigation.isNavigationBarHidden = true
      window.layoutIfNeeded()
      #expect(content.topLayoutGuide.length == CGFloat(47))
      // On its side the phone has no status bar, and low tab bars.
      window.transition(to: landscape)
      #expect(content.topLayoutGuide.length == CGFloat(0))
      #expect(content.bottomLayoutGuide.length == CGFloat(21 + 32))
    }
  }

  @Test("Constraints of the three old kinds hold views between the bars")
  func constraints() {
    withRelease(18) {
      let content = UIViewController()
      let (header, middle, footer) = (UIView(), UIView(), UIView())
      for view in [header, middle, footer] { content.view.adding(view) }
      header.fix(nil, 20)
      footer.fix(nil, 30)
      let window = show(UINavigationController(rootViewController: content), in: portrait)
      content.view.addConstraint(
        NSLayoutConstraint(
          item: header, attribute: .top, relatedBy: .equal, toItem: content.topLayoutGuide,
          attribute: .bottom, multiplier: 1, constant: 10))
      content.view.addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: "V:[header]-[middle]-4-[footer][bottom]", options: [],
          metrics: nil,
          views: [
            "header": header, "middle": middle, "footer": footer,
            "bottom": content.bottomLayoutGuide,
          ]))
      for view in [header, middle, footer] { view.pin([.left, .right], inside: content.view) }
      window.layoutIfNeeded()
      // 47 + 44 + 10 = 101; 8 between siblings; 844 − 34 − 30 = 780.
      #expect(header.frame == rect(0, 101, 390, 20))
      #expect(middle.frame == rect(0, 129, 390, 780 - 4 - 129))
      #expect(footer.frame == rect(0, 780, 390, 30))
    }
  }

  @Test("Their anchors are those of the strips")
  func anchors() {
    let content = UIViewController()
    let (strip, floor) = (UIView(), UIView())
    content.view.adding(strip)
    content.view.adding(floor)
    NSLayoutConstraint.activate([
      strip.topAnchor.constraint(equalTo: content.topLayoutGuide.topAnchor),
      strip.bottomAnchor.constraint(equalTo: content.topLayoutGuide.bottomAnchor),
      floor.topAnchor.constraint(equalTo: content.bottomLayoutGuide.topAnchor),
      floor.heightAnchor.constraint(equalTo: content.bottomLayoutGuide.heightAnchor),
    ])
    for view in [strip, floor] { view.pin([.left, .right], inside: content.view) }
    let window = show(content, in: portrait)
    #expect(strip.frame == rect(0, 0, 390, 47))
    #expect(floor.frame == rect(0, 810, 390, 34))
    #expect(content.topLayoutGuide === content.topLayoutGuide)
    _ = window
  }

  private func scroll(in content: UIViewController) -> UIScrollView {
    let scroll = UIScrollView(frame: content.view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.view.addSubview(scroll)
    return scroll
  }

  @Test("A scroll view that is first in a controller's view is moved out of a navigation bar's way")
  func adjustedScrollView() {
    withRelease(18) {
      let content = UIViewController()
      let (scroll, second) = (scroll(in: content), scroll(in: content))
      let window = show(UINavigationController(rootViewController: content), in: portrait)
      // Nothing scrolls here, and the first is adjusted above and below all the same.
      #expect(content.automaticallyAdjustsScrollViewInsets)
      #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
      #expect(scroll.contentOffset.y == CGFloat(-91))
      #expect(second.adjustedContentInset == .zero)
      content.automaticallyAdjustsScrollViewInsets = false
      window.layoutIfNeeded()
      #expect(scroll.adjustedContentInset == .zero)
      // What scrolls is adjusted by its own behaviour.
      scroll.contentSize = CGSize(width: 390, height: 2000)
      #expect(scroll.adjustedContentInset.top == CGFloat(91))
    }
  }

  @Test("Outside a navigation controller only what scrolls is adjusted")
  func plainScrollView() {
    let content = UIViewController()
    let scroll = scroll(in: content)
    let window = show(content, in: portrait)
    #expect(scroll.adjustedContentInset == .zero)
    _ = window
  }
}

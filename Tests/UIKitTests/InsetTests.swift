import Testing

@testable import UIKit

/// Safe areas and layout margins of nested views.
@MainActor
@Suite("Safe area and margins")
struct InsetTests {
  // MARK: Safe area

  @Test("The safe area guide leaves out what the surroundings cover")
  func safeArea() {
    let root = makeRoot(393, 852, safeArea: Self.island)
    let view = root.adding(UIView())
    view.pin([.left, .right, .top, .bottom], inside: root.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    // 852 − 59 − 34 = 759.
    #expect(view.frame == rect(0, 59, 393, 759))
    #expect(root.safeAreaInsets == Self.island)
  }

  @Test("A view 20 points below the top of a screen of 59 has 39 of them left")
  func nested() {
    let root = makeRoot(393, 852, safeArea: Self.island)
    let box = root.adding(UIView())
    box.pin([.left, .right, .bottom], inside: root)
    box.pin(.top, to: root, plus: 20)
    let view = box.adding(UIView())
    view.pin([.left, .right, .top, .bottom], inside: box.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    #expect(box.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 34, right: 0))
    #expect(view.frame == rect(0, 39, 393, 759))
  }

  @Test("A view inside the safe area has none of its own; one past the edge has no more than all")
  func insideAndOutside() {
    let root = makeRoot(393, 852, safeArea: Self.island)
    let (inside, outside) = (root.adding(UIView()), root.adding(UIView()))
    inside.pin([.left, .right], inside: root)
    inside.pin(.top, to: root, plus: 100)
    inside.pin(.bottom, to: root, plus: -100)
    outside.pin([.left, .right, .bottom], inside: root)
    outside.pin(.top, to: root, plus: -50)
    root.layoutIfNeeded()
    #expect(inside.safeAreaInsets == .zero)
    #expect(outside.safeAreaInsets == Self.island)
  }

  /// As in duckduckgo's Bookmarks: margins of 8 + 64 put the top at 64 − 72 = −8, where the view still has
  /// all of the safe area; below 667 − 49 + 57 = 675. From another frame each pass would come 8 nearer.
  @Test(
    "Margins that follow the safe area settle wherever a view's frame was before the first layout")
  func settlesFromAnyFrame() {
    for start in [rect(0, 0, 0, 0), rect(0, 0, 375, 667), rect(10, 300, 40, 50)] {
      let safeArea = UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0)
      let root = makeRoot(375, 667, safeArea: safeArea)
      let view = root.adding(UIView(frame: start))
      view.pin([.left, .right], inside: root)
      NSLayoutConstraint.activate([
        view.layoutMarginsGuide.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
        view.layoutMarginsGuide.bottomAnchor.constraint(
          equalTo: root.safeAreaLayoutGuide.bottomAnchor),
      ])
      root.layoutIfNeeded()
      #expect(view.frame == rect(0, -8, 375, 683))
      // A tree that is put back for another window is as new.
      view.restoreFrame(start)
      root.rootSolution = root.rootSolution
      root.frame.size.height = 600
      root.layoutIfNeeded()
      #expect(view.frame == rect(0, -8, 375, 616))
    }
  }

  /// Insets that UIKit of iOS 26.1 gives views of these frames (Vercantez/openuikit,
  /// Tests/OpenUIKitTests/SafeAreaGuideTests.swift).
  @Test(
    "Views in code have of the safe area what reaches into them, as measured",
    arguments: [
      (rect(30, 20, 100, 500), UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0)),
      (rect(-40, -60, 200, 200), UIEdgeInsets(top: 44, left: 10, bottom: 0, right: 0)),
      (rect(0, 100, 320, 200), UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 12)),
      (rect(0, 460, 320, 100), UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 12)),
      (rect(300, 0, 100, 480), UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 12)),
      (rect(-50, -50, 500, 700), UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)),
      (rect(5, 10, 60, 20), UIEdgeInsets(top: 34, left: 5, bottom: 0, right: 0)),
      (rect(0, 500, 100, 50), UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 0)),
    ])
  func measured(_ frame: CGRect, _ insets: UIEdgeInsets) {
    let root = makeRoot(
      320, 480, safeArea: UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
    let view = UIView(frame: frame)
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.safeAreaInsets == insets)
  }

  @Test("Two levels down the distances add up")
  func twoLevels() {
    let root = makeRoot(844, 390, safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    let outer = root.adding(UIView())
    outer.pin(.left, to: root, plus: 10)
    outer.pin(.right, to: root, plus: -60)
    outer.pin([.top, .bottom], inside: root)
    let inner = outer.adding(UIView())
    inner.pin([.left, .right, .top, .bottom], inside: outer, by: 5)
    root.layoutIfNeeded()
    // 47 − 10 = 37 at the left of the outer view; at its right 60 are more than 47.
    #expect(outer.safeAreaInsets == UIEdgeInsets(top: 0, left: 37, bottom: 21, right: 0))
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 0, left: 32, bottom: 16, right: 0))
  }

  // MARK: Margins

  @Test("A view's margins are 8 where nothing else is said")
  func defaultMargins() {
    let root = makeRoot()
    let box = root.adding(UIView())
    box.pin([.left, .top], inside: root, by: 50)
    box.fix(100, 100)
    let view = box.adding(UIView())
    view.pin([.left, .right, .top, .bottom], inside: box.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(view.frame == rect(8, 8, 84, 84))
  }

  @Test("A controller's view has its own margin at the sides, beside the safe area")
  func rootMargins() {
    let root = makeRoot(
      844, 390, safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47), sideMargin: 20)
    let view = root.adding(UIView())
    view.pin([.left, .right, .top, .bottom], inside: root.layoutMarginsGuide)
    root.layoutIfNeeded()
    // 47 + 20 at both sides; nothing at the top, the home indicator's 21 at the bottom.
    #expect(view.frame == rect(67, 0, 710, 369))
  }

  @Test("Margins include the safe area that reaches the view, unless it says no")
  func marginsAndSafeArea() {
    for insets in [true, false] {
      let root = makeRoot(393, 852, safeArea: Self.island)
      let box = root.adding(UIView())
      box.insetsLayoutMarginsFromSafeArea = insets
      box.pin([.left, .right, .top, .bottom], inside: root)
      let view = box.adding(UIView())
      view.pin([.left, .right, .top, .bottom], inside: box.layoutMarginsGuide)
      root.layoutIfNeeded()
      // 8 all around, and 59 and 34 more; or 8 only.
      let expected = insets ? rect(8, 67, 377, 743) : rect(8, 8, 377, 836)
      #expect(view.frame == expected)
    }
  }

  @Test("Margins of a superview are kept by a view that preserves them, as far as they reach it")
  func preserved() {
    let cases: [(CGFloat, CGFloat)] = [(0, 16), (6, 10), (10, 8), (30, 8)]
    for (distance, margin) in cases {
      let root = makeRoot()
      let box = root.adding(UIView())
      box.preservesSuperviewLayoutMargins = true
      box.pin([.left, .right, .top, .bottom], inside: root, by: distance)
      let view = box.adding(UIView())
      view.pin([.left, .right, .top, .bottom], inside: box.layoutMarginsGuide)
      root.layoutIfNeeded()
      // 16 − distance at the sides, but at least the view's own 8.
      #expect(view.frame.minX == margin, "\(distance)")
      #expect(view.frame.width == 320 - 2 * distance - 2 * margin, "\(distance)")
      #expect(view.frame.minY == 8, "\(distance)")
    }
  }

  @Test("A view that does not preserve margins has its own")
  func notPreserved() {
    let root = makeRoot()
    let box = root.adding(UIView())
    box.pin([.left, .right, .top, .bottom], inside: root)
    let view = box.adding(UIView())
    view.pin([.left, .right, .top, .bottom], inside: box.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(view.frame == rect(8, 8, 304, 464))
  }

  @Test("In landscape what follows readable width is as wide as the readable content guide")
  func readableWidth() {
    // 874 less 62 and 16 at each side are 718, 664 of them readable: 105 at each side.
    let safe = UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 62)
    let root = makeRoot(874, 402, safeArea: safe)
    root.marginsFollowReadableWidth = true
    let (view, text) = (root.adding(UIView()), root.adding(UIView()))
    view.pin([.left, .right, .top, .bottom], inside: root.layoutMarginsGuide)
    text.pin([.left, .right, .top, .bottom], inside: root.readableContentGuide)
    let box = root.adding(UIView())
    box.marginsFollowReadableWidth = true
    box.pin([.left, .right, .top, .bottom], inside: root)
    root.layoutIfNeeded()
    #expect(view.frame == rect(105, 0, 664, 381))
    #expect(text.frame == view.frame)
    // Of a view without a controller's margins they are the same, above and below 8.
    #expect(box.layoutMargins == UIEdgeInsets(top: 8, left: 105, bottom: 29, right: 105))
  }

  @Test("A narrow view that follows readable width has its usual margins")
  func narrowReadableWidth() {
    let root = makeRoot(
      667, 375, safeArea: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    root.marginsFollowReadableWidth = true
    root.layoutIfNeeded()
    // 667 − 2 · 60 are less than 664.
    #expect(root.layoutMargins == UIEdgeInsets(top: 0, left: 60, bottom: 21, right: 60))
  }

  @Test("In landscape the content of a scroll view has the safe area beside it")
  func scrollContent() {
    // Content as wide as the view and higher: it scrolls up and down only.
    let (root, scroll, content) = makeScroll(contentWidth: nil)
    #expect(content.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 47))
    #expect(content.layoutMargins == UIEdgeInsets(top: 8, left: 55, bottom: 8, right: 55))
    // Adjusted always, it is the content as a whole that stands beside the cutout.
    scroll.contentInsetAdjustmentBehavior = .always
    root.layoutIfNeeded()
    #expect(content.safeAreaInsets == .zero)
  }

  /// SOPT's Location_1: a cell that begins 28 below the top of the table, 44 above the safe area, has 16 of it.
  @Test(
    "Content that is not moved from under the bars has the part of the safe area that it reaches")
  func unadjustedContent() {
    let root = makeRoot(safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let scroll = root.adding(UIScrollView())
    scroll.pin([.left, .right, .top, .bottom], inside: root)
    scroll.contentInsetAdjustmentBehavior = .never
    let part = scroll.adding(UIView())
    part.pin(.left, to: scroll)
    part.pin(.top, to: scroll, plus: 28)
    part.fix(320, 100)
    root.layoutIfNeeded()
    #expect(part.safeAreaInsets == UIEdgeInsets(top: 16, left: 0, bottom: 0, right: 0))
    scroll.contentInset.top = 10
    root.layoutIfNeeded()
    #expect(part.safeAreaInsets.top == 6)
    scroll.contentInsetAdjustmentBehavior = .automatic
    root.layoutIfNeeded()
    #expect(part.safeAreaInsets == .zero)
  }

  /// hpi-schul-cloud/schulcloud-mobile-ios: text in the margins of such content, below a bar that ends at 64, is at
  /// (16, 8). Where nothing is moved from under the bar, the margin is the bar's.
  @Test("Content of a scroll view preserves what of the margins is not kept clear already")
  func preservedInContent() {
    let root = makeRoot(safeArea: UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    let scroll = root.adding(UIScrollView())
    scroll.pin([.left, .right, .top, .bottom], inside: root)
    scroll.preservesSuperviewLayoutMargins = true
    scroll.insetsLayoutMarginsFromSafeArea = false
    let content = scroll.adding(UIView())
    content.preservesSuperviewLayoutMargins = true
    content.pin([.left, .right, .top, .bottom], inside: scroll)
    content.fix(320, 1000)
    root.layoutIfNeeded()
    #expect(scroll.layoutMargins == UIEdgeInsets(top: 64, left: 16, bottom: 8, right: 16))
    #expect(content.layoutMargins == UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
    // Nothing of its own is lost, and where nothing is kept clear the bar's is preserved.
    scroll.layoutMargins = UIEdgeInsets(top: 20, left: 8, bottom: 8, right: 8)
    root.layoutIfNeeded()
    #expect(content.layoutMargins.top == 20)
    scroll.contentInsetAdjustmentBehavior = .never
    content.insetsLayoutMarginsFromSafeArea = false
    root.layoutIfNeeded()
    #expect(content.layoutMargins.top == 64)
  }

  @Test("Content that scrolls to the sides has none of it, and a part of the content only its own")
  func scrollParts() {
    let (wideRoot, _, wide) = makeScroll(contentWidth: 1200)
    withExtendedLifetime(wideRoot) { #expect(wide.safeAreaInsets == .zero) }
    let (root, scroll, _) = makeScroll(contentWidth: nil)
    let part = scroll.adding(UIView())
    part.pin(.left, to: scroll, plus: 30)
    part.pin(.top, to: scroll)
    part.fix(700, 50)
    root.layoutIfNeeded()
    // 47 − 30; it ends 844 − 730 = 114 before the right edge.
    #expect(part.safeAreaInsets == UIEdgeInsets(top: 0, left: 17, bottom: 0, right: 0))
  }

  /// A lying phone that a scroll view fills.
  ///
  /// - Parameter contentWidth: nil for content as wide as the view.
  private func makeScroll(contentWidth: CGFloat?) -> (UIView, UIScrollView, UIView) {
    let root = makeRoot(844, 390, safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    let scroll = root.adding(UIScrollView())
    scroll.pin([.left, .right, .top, .bottom], inside: root)
    let content = scroll.adding(UIView())
    content.pin([.left, .right, .top, .bottom], inside: scroll)
    content.fix(contentWidth, 900)
    if contentWidth == nil { content.pin(.width, to: scroll) }
    root.layoutIfNeeded()
    return (root, scroll, content)
  }

  @Test("Content that moves its parent changes the parent's safe area, and the layout follows")
  func settles() {
    let root = makeRoot(393, 852, safeArea: Self.island)
    let (header, box) = (root.adding(Block(10, 39)), root.adding(UIView()))
    header.pin([.left, .top], inside: root)
    box.pin(.top, to: header, .bottom)
    box.pin([.left, .right], inside: root)
    let view = box.adding(Block(10, 100))
    view.pin(.top, to: box.safeAreaLayoutGuide, .top)
    view.pin([.left, .bottom], inside: box)
    root.layoutIfNeeded()
    // The box begins at 39, so that 20 of the 59 are left in it.
    #expect(view.frame == rect(0, 20, 10, 100))
    #expect(box.frame == rect(0, 39, 393, 120))
  }

  private static let island = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
}

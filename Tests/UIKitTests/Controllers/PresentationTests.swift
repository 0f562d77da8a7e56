import Testing

@testable import UIKit

/// Controllers that come over others.
@MainActor
@Suite("Presentation")
struct PresentationTests {
  private let log = CallLog()

  private func quiet(_ name: String) -> RecordingController {
    let controller = RecordingController(name, log)
    controller.notesLayout = false
    return controller
  }

  @Test("Full screen: the presenting controller goes, and comes back")
  func fullScreen() {
    let (a, b) = (quiet("a"), quiet("b"))
    let window = show(a, in: portrait)
    _ = log.take()
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: true) { log.add("presented") }
    #expect(
      log.take() == [
        "b didLoad", "a willDisappear", "b willAppear", "b isAppearing", "b didAppear",
        "a didDisappear", "presented",
      ])
    #expect(a.presentedViewController === b && b.presentingViewController === a)
    #expect(b.view.frame == rect(0, 0, 390, 844) && a.view.window == nil)
    #expect(b.view.safeAreaInsets == portrait.safeArea)
    window.transition(to: landscape)
    #expect(b.view.bounds.size == landscape.size)
    _ = log.take()
    // Outside of the hierarchy traits are not updated: a gets its new ones on its return.
    b.dismiss(animated: true) { log.add("dismissed") }
    #expect(
      log.take() == [
        "b willDisappear", "a willAppear", "a traits", "a isAppearing", "a didAppear",
        "b didDisappear",
        "dismissed",
      ])
    #expect(a.presentedViewController == nil && a.view.window === window)
    #expect(a.view.frame == rect(0, 0, 844, 390))
  }

  @Test("A sheet leaves the presenting controller where it is")
  func sheet() {
    let (a, b) = (quiet("a"), quiet("b"))
    let window = show(a, in: portrait)
    _ = log.take()
    a.present(b, animated: false)
    #expect(log.take() == ["b didLoad", "b willAppear", "b isAppearing", "b didAppear"])
    #expect(a.view.window === window)
    // Ten points below a status bar of 47, down to the end of the screen.
    #expect(b.view.frame == rect(0, 57, 390, 787))
    #expect(b.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    b.sheetPresentationController?.detents = [.medium(), .large()]
    window.layoutIfNeeded()
    // 56 % of what is left without the indicator's region, 0.56 · (787 − 34) = 421.7 in whole points, and
    // that region.
    #expect(b.view.frame == rect(0, 388, 390, 456))
    // Where there is little height a sheet covers everything.
    window.transition(to: landscape)
    #expect(b.view.frame == rect(0, 0, 844, 390))
  }

  /// Frames that iOS 26.1 gives on an iPhone 16, before it scales a card below the full height
  /// (Vercantez/openuikit, fixtures/realapp/detents_ios.json).
  @Test("A sheet of a phone with an island stands below it, a medium one is 459 high")
  func measuredSheet() {
    let (a, b) = (quiet("a"), quiet("b"))
    let window = show(
      a,
      in: WindowSurroundings(
        size: CGSize(width: 393, height: 852),
        safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), statusBarHeight: 54,
        traits: portrait.traits))
    a.present(b, animated: false)
    #expect(b.view.frame == rect(0, 59, 393, 793))
    b.sheetPresentationController?.detents = [.medium()]
    window.layoutIfNeeded()
    #expect(b.view.frame == rect(0, 393, 393, 459))
    var most: CGFloat?
    b.sheetPresentationController?.detents = [
      .custom { context in
        most = context.maximumDetentValue
        return 400
      }
    ]
    window.layoutIfNeeded()
    #expect(most == 759)
    #expect(b.view.frame == rect(0, 418, 393, 434))
    withRelease(18) {
      b.sheetPresentationController?.detents = [.medium()]
      window.layoutIfNeeded()
      // Half of 759, and the 34 below.
      #expect(b.view.frame.height == 413.5)
    }
  }

  @Test("Up to iOS 12 automatic means full screen")
  func beforeSheets() {
    withRelease(12) {
      let (a, b) = (quiet("a"), quiet("b"))
      let window = show(a, in: portrait)
      a.present(b, animated: false)
      #expect(b.view.frame == rect(0, 0, 390, 844) && a.view.window == nil)
      withExtendedLifetime(window) {}
    }
  }

  @Test("A form sheet on a pad is in the middle, and narrow by its traits")
  func formSheet() {
    let (a, b) = (quiet("a"), quiet("b"))
    let window = show(a, in: pad)
    b.modalPresentationStyle = .formSheet
    a.present(b, animated: false)
    // (1024 − 540) ÷ 2 = 242, (768 − 620) ÷ 2 = 74.
    #expect(b.view.frame == rect(242, 74, 540, 620))
    #expect(b.traitCollection.short == "cr" && a.traitCollection.short == "rr")
    b.preferredContentSize = CGSize(width: 300, height: 400)
    window.layoutIfNeeded()
    #expect(b.view.frame == rect(362, 184, 300, 400))
  }

  @Test("A popover has the size its content prefers, and is a sheet in a compact width")
  func popover() {
    let (a, b) = (quiet("a"), quiet("b"))
    let window = show(a, in: pad)
    b.modalPresentationStyle = .popover
    b.preferredContentSize = CGSize(width: 200, height: 300)
    let source = UIView(frame: rect(500, 100, 50, 40))
    a.view.addSubview(source)
    b.popoverPresentationController?.sourceView = source
    a.present(b, animated: false)
    // Below the source, whose middle is 525: 525 − 100 = 425.
    #expect(b.view.frame == rect(425, 140, 200, 300))
    window.transition(to: portrait)
    #expect(b.view.frame == rect(0, 57, 390, 787))
  }

  @Test("Navigation bars are higher in sheets over a part of the screen, but not in popovers")
  func barsInSheets() {
    for (style, top) in [
      (.formSheet, 56), (.popover, 54), (.pageSheet, pad.safeArea.top + 54),
    ] as [(UIModalPresentationStyle, CGFloat)] {
      let (a, b) = (quiet("a"), quiet("b"))
      let window = show(a, in: pad)
      let stack = UINavigationController(rootViewController: b)
      stack.modalPresentationStyle = style
      stack.preferredContentSize = CGSize(width: 300, height: 400)
      a.present(stack, animated: false)
      #expect(b.view.safeAreaInsets.top == top, "\(style)")
      // A pad's page sheet covers everything; the others are as large as the stack prefers.
      #expect(style == .pageSheet || stack.view.bounds.size == stack.preferredContentSize)
      withExtendedLifetime(window) {}
    }
  }

  @Test("A child presents through the outermost controller; nothing is presented twice")
  func contexts() {
    let (parent, child, other) = (quiet("p"), quiet("c"), quiet("o"))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let window = show(parent, in: portrait)
    let sheet = quiet("s")
    child.present(sheet, animated: false)
    #expect(sheet.presentingViewController === parent)
    #expect(child.presentedViewController === sheet)
    child.present(other, animated: false)
    #expect(!other.isViewLoaded)
    child.dismiss(animated: false)
    #expect(parent.presentedViewController == nil && sheet.view.window == nil)
    withExtendedLifetime(window) {}
  }

  @Test("Presenting from a controller that is in no window does nothing")
  func outside() {
    let (a, b) = (quiet("a"), quiet("b"))
    a.present(b, animated: false)
    #expect(a.presentedViewController == nil && !b.isViewLoaded)
  }
}

import Testing

@testable import UIKit

/// What a presentation asks and tells its delegate.
///
/// The order is that of the reference of `UIAdaptivePresentationControllerDelegate` and of the View
/// Controller Programming Guide: the style, then the controller for another style, then that the
/// transition is about to occur, with `none` where the original style is used.
@MainActor
@Suite("Adaptive presentation", .serialized)
struct AdaptivePresentationTests {
  private let log = CallLog()

  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    let log: CallLog
    var style = UIModalPresentationStyle.fullScreen
    var wraps = false

    init(_ log: CallLog) { self.log = log }

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      log.add("style \(traitCollection.short)")
      return traitCollection.horizontalSizeClass == .compact ? style : .none
    }
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      log.add("controller \(style)")
      guard wraps else { return nil }
      return UINavigationController(rootViewController: controller.presentedViewController)
    }
    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { log.add("will \(style) \(transitionCoordinator == nil ? "at once" : "with others")") }
    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) {
      log.add("prepare")
      (adaptivePresentationController as? UISheetPresentationController)?.detents = [.medium()]
    }
    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { log.add("popover") }
  }

  private func quiet(_ name: String) -> RecordingController {
    let controller = RecordingController(name, log)
    controller.notesLayout = false
    return controller
  }

  /// A popover of 200 × 300 points over a controller, presented in surroundings.
  private func present(
    _ popover: UIViewController, _ delegate: Delegate, in surroundings: WindowSurroundings,
    animated: Bool = false
  ) -> (window: UIWindow, base: UIViewController) {
    let base = UIViewController()
    let window = show(base, in: surroundings)
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 200, height: 300)
    popover.popoverPresentationController?.delegate = delegate
    popover.popoverPresentationController?.sourceView = base.view
    popover.popoverPresentationController?.sourceRect = rect(100, 100, 50, 40)
    _ = log.take()
    base.present(popover, animated: animated)
    return (window, base)
  }

  /// The pad of `pad`, in a third of its width.
  private var narrowPad: WindowSurroundings {
    var narrow = pad
    narrow.size.width = 320
    narrow.traits = traits(.compact, .regular, .pad)
    return narrow
  }

  @Test("In its own style the delegate hears of no adaptation")
  func original() {
    let (delegate, popover) = (Delegate(log), UIViewController())
    let (window, _) = present(popover, delegate, in: pad, animated: true)
    #expect(log.take() == ["style rr", "popover", "will none with others"])
    // Below what it points at: 100 + 40.
    #expect(popover.view.frame == rect(25, 140, 200, 300))
    _ = window
  }

  @Test("In a compact width the style is asked for, then the controller, then told")
  func adapted() {
    let (delegate, popover) = (Delegate(log), UIViewController())
    let (window, base) = present(popover, delegate, in: portrait)
    #expect(log.take() == ["style cr", "controller fullScreen", "will fullScreen at once"])
    #expect(popover.view.frame == rect(0, 0, 390, 844))
    #expect(base.view.window == nil && base.presentedViewController === popover)
    _ = window
  }

  @Test("What the delegate shows instead is presented: a navigation controller around it")
  func replaced() {
    let (delegate, popover) = (Delegate(log), UIViewController())
    delegate.wraps = true
    let (window, base) = present(popover, delegate, in: portrait)
    let navigation = popover.parent as? UINavigationController
    #expect(navigation != nil && base.presentedViewController === navigation)
    #expect(navigation?.view.frame == rect(0, 0, 390, 844))
    #expect(popover.presentingViewController === base)
    // 47 for the status bar and 54 or 44 for the bar.
    #expect(popover.view.safeAreaInsets.top > CGFloat(90))
    popover.dismiss(animated: false)
    #expect(base.presentedViewController == nil && navigation?.view.window == nil)
    _ = window
  }

  @Test("A class that changes while it is presented adapts it, before anything hears of the traits")
  func changing() {
    let delegate = Delegate(log)
    let popover = quiet("p")
    delegate.wraps = true
    let (window, base) = present(popover, delegate, in: pad)
    _ = log.take()
    window.transition(to: narrowPad)
    let navigation = base.presentedViewController as? UINavigationController
    #expect(navigation?.viewControllers == [popover])
    let calls = log.take()
    // The controller itself hears that a navigation controller takes it in, meanwhile.
    #expect(
      Array(calls.filter { !$0.hasPrefix("p ") }.prefix(3)) == [
        "style cr", "controller fullScreen", "will fullScreen with others",
      ])
    #expect(calls.filter { $0.hasPrefix("style") || $0.hasPrefix("will ") }.count == 2)
    #expect(
      calls.filter { $0 == "p didDisappear" || $0 == "p didAppear" } == [
        "p didDisappear", "p didAppear",
      ])
    #expect(popover.view.window === window && base.view.window == nil)
    #expect(navigation?.view.frame == rect(0, 0, 320, 768))
    #expect(popover.traitCollection.horizontalSizeClass == .compact)

    // Wide again, it is the popover that it was, without the navigation controller.
    window.transition(to: pad)
    #expect(log.take().filter { $0.hasPrefix("will ") } == ["will none with others"])
    #expect(base.presentedViewController === popover && popover.parent == nil)
    #expect(base.view.window === window && navigation?.view.window == nil)
    #expect(popover.view.frame == rect(25, 140, 200, 300))
    base.dismiss(animated: false)
    #expect(popover.view.window == nil && base.presentedViewController == nil)
  }

  @Test("Where the style stays nothing is asked for or told when the class changes")
  func same() {
    let (delegate, popover) = (Delegate(log), UIViewController())
    delegate.style = .none
    let (window, _) = present(popover, delegate, in: pad)
    _ = log.take()
    window.transition(to: narrowPad)
    #expect(log.take() == ["style cr"])
    #expect(popover.view.frame.size == CGSize(width: 200, height: 300))
  }

  @Test("A popover that becomes a sheet lets the sheet be prepared")
  func sheet() {
    let (delegate, popover) = (Delegate(log), UIViewController())
    delegate.style = .pageSheet
    let (window, _) = present(popover, delegate, in: portrait)
    #expect(
      log.take() == ["style cr", "prepare", "controller pageSheet", "will pageSheet at once"])
    // 56 % of the most: 844 − 57, less the 34 below, in whole points 422, and the 34.
    #expect(popover.view.frame.height == 456)
    popover.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.large()]
    window.layoutIfNeeded()
    #expect(popover.view.frame == rect(0, 57, 390, 787))
  }

  @Test("A card has the corners and the bar that its sheet asks for, and other shapes have none")
  func card() throws {
    let (base, page) = (UIViewController(), UIViewController())
    let window = show(base, in: portrait)
    let sheet = try #require(page.sheetPresentationController)
    sheet.preferredCornerRadius = 30
    #expect(page.cardCornerRadius == nil)
    base.present(page, animated: false)
    #expect(page.cardCornerRadius == CGFloat(30))
    let container = try #require(sheet.containerView)
    #expect(container.subviews == [page.view])
    sheet.prefersGrabberVisible = true
    window.layoutIfNeeded()
    // In the middle of 390 points, 5 below the card's edge at 57.
    #expect(container.subviews.last?.frame == rect(177, 62, 36, 5))
    window.transition(to: landscape)
    #expect(container.subviews == [page.view] && page.cardCornerRadius == nil)
  }

  /// `adaptivePresentationStyle(for:)` is for compact widths, as its reference says.
  @Test("The older method counts in compact widths only")
  func older() {
    final class Older: NSObject, UIAdaptivePresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController
      ) -> UIModalPresentationStyle { .fullScreen }
    }
    let (older, base, popover) = (Older(), UIViewController(), UIViewController())
    let window = show(base, in: pad)
    popover.modalPresentationStyle = .popover
    popover.presentationController?.delegate = older
    base.present(popover, animated: false)
    #expect(popover.view.frame.width < CGFloat(1024))
    window.transition(to: narrowPad)
    #expect(popover.view.frame == rect(0, 0, 320, 768))
  }

  @Test("A popover points at a button in a bar, wherever the bar has it")
  func barButton() {
    let content = UIViewController()
    let item = UIBarButtonItem(customView: UIView(frame: rect(0, 0, 60, 30)))
    content.navigationItem.rightBarButtonItem = item
    let window = show(UINavigationController(rootViewController: content), in: pad)
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 200, height: 300)
    popover.popoverPresentationController?.barButtonItem = item
    content.present(popover, animated: false)
    #expect(popover.popoverPresentationController?.sourceItem === item)
    // The button is 16 points from the edge, in the middle of the 54 below the 20 of the status bar:
    // from 948 to 1008, down to 20 + 27 + 15 = 62. Ten points of margin keep the popover from the edge.
    #expect(popover.view.frame == rect(814, 62, 200, 300))
    #expect(popover.popoverPresentationController?.arrowDirection == .up)
    _ = window
  }

  @Test("The permitted arrows say on which side a popover is, and margins how far from the edges")
  func arrows() {
    func place(
      _ directions: UIPopoverArrowDirection, mayOverlap: Bool = false
    ) -> PopoverPlacement {
      PopoverPlacement(
        wanted: CGSize(width: 200, height: 300), free: rect(10, 20, 1000, 700),
        source: rect(400, 500, 100, 40), directions: directions, mayOverlap: mayOverlap)
    }
    // Below there are 720 − 540 = 180 points, above 480.
    #expect(place(.any).frame == rect(350, 200, 200, 300))
    #expect(place(.any).direction == .down)
    #expect(place(.up).frame == rect(350, 540, 200, 180))
    #expect(place(.up, mayOverlap: true).frame == rect(350, 420, 200, 300))
    // To the right of it, in the middle of its height as far as there is room.
    #expect(place(.left).frame == rect(500, 370, 200, 300))
    #expect(place(.right).frame == rect(200, 370, 200, 300))
  }
}

import Testing

@testable import UIKit

/// Loading and appearing, in the order of Apple's "View Controller Programming Guide for iOS" and of
/// the reference of `viewIsAppearing(_:)`.
@MainActor
@Suite("View controllers appear")
struct AppearanceTests {
  private let log = CallLog()

  @Test("First appearance: loaded, will, is in place with insets, laid out, did")
  func firstAppearance() {
    let window = show(RecordingController("a", log), in: portrait)
    #expect(
      log.take() == [
        "a didLoad", "a willAppear", "a safeArea", "a isAppearing", "a willLayout", "a didLayout",
        "a didAppear",
      ])
    #expect(window.rootViewController?.view.frame == rect(0, 0, 390, 844))
  }

  @Test("Insets, margins and size are known when a view is appearing")
  func geometryWhileAppearing() {
    final class Probe: UIViewController {
      var seen: (CGRect, UIEdgeInsets, UIEdgeInsets, String)?
      override func viewIsAppearing(_ animated: Bool) {
        seen = (view.frame, view.safeAreaInsets, view.layoutMargins, traitCollection.short)
      }
    }
    let probe = Probe()
    let window = show(probe, in: landscape)
    defer { withExtendedLifetime(window) {} }
    #expect(probe.seen?.0 == rect(0, 0, 844, 390))
    #expect(probe.seen?.1 == landscape.safeArea)
    // 47 + 16 = 63 at the sides; the safe area alone above and below.
    #expect(probe.seen?.2 == UIEdgeInsets(top: 0, left: 63, bottom: 21, right: 63))
    #expect(probe.seen?.3 == "cc")
  }

  @Test("Nothing is called twice by laying out again, or while the window is hidden")
  func hiddenWindow() {
    let controller = RecordingController("a", log)
    let window = UIWindow(surroundings: portrait)
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(log.take() == [])
    window.isHidden = false
    _ = log.take()
    window.layoutIfNeeded()
    #expect(log.take() == [])
    window.isHidden = true
    #expect(log.take() == ["a willDisappear", "a didDisappear"])
  }

  @Test("Children that are there hear of it with their parent")
  func childrenForwarded() {
    let (parent, child) = (RecordingController("p", log), RecordingController("c", log))
    for controller in [parent, child] { controller.notesLayout = false }
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(log.take() == ["c willMove in", "p didLoad", "c didLoad", "c didMove in"])
    let window = show(parent, in: portrait)
    defer { withExtendedLifetime(window) {} }
    #expect(
      log.take() == [
        "p willAppear", "c willAppear", "p isAppearing", "c isAppearing", "c didAppear",
        "p didAppear",
      ])
  }

  @Test("A child added to a parent that is seen appears at once, and has appeared after a layout")
  func childAddedLater() {
    let (parent, child) = (RecordingController("p", log), RecordingController("c", log))
    for controller in [parent, child] { controller.notesLayout = false }
    let window = show(parent, in: portrait)
    _ = log.take()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(log.take() == ["c willMove in", "c didLoad", "c willAppear", "c didMove in"])
    window.layoutIfNeeded()
    #expect(log.take() == ["c isAppearing", "c didAppear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.take() == ["c willMove out", "c willDisappear", "c didDisappear", "c didMove out"])
    #expect(parent.children.isEmpty && child.parent == nil)
  }

  @Test("A container that forwards by itself leaves its children to itself")
  func manualForwarding() {
    final class Manual: RecordingController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (parent, child) = (Manual("p", log), RecordingController("c", log))
    for controller in [parent, child] { controller.notesLayout = false }
    parent.addChild(child)
    parent.view.addSubview(child.view)
    _ = log.take()
    let window = show(parent, in: portrait)
    #expect(log.take() == ["p willAppear", "p isAppearing", "p didAppear"])
    child.beginAppearanceTransition(true, animated: false)
    window.layoutIfNeeded()
    child.endAppearanceTransition()
    #expect(log.take() == ["c willAppear", "c isAppearing", "c didAppear"])
  }

  @Test("Responders: view, its controller, superview, window")
  func responders() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let window = show(parent, in: portrait)
    #expect(child.view.next === child)
    #expect(child.next === parent.view)
    #expect(parent.next === window)
  }

  @Test("A new root view controller takes the place of the old one")
  func newRoot() {
    let (old, new) = (RecordingController("a", log), RecordingController("b", log))
    for controller in [old, new] { controller.notesLayout = false }
    let window = show(old, in: portrait)
    _ = log.take()
    window.rootViewController = new
    #expect(
      log.take() == [
        "a willDisappear", "b didLoad", "b willAppear", "b isAppearing", "a didDisappear",
        "b didAppear",
      ])
    #expect(old.view.superview == nil && new.view.window === window)
  }
}

/// Safe area and margins of controllers.
@MainActor
@Suite("Insets of view controllers")
struct ControllerInsetTests {
  @Test("Additional insets add to what reaches the view")
  func additional() {
    let controller = UIViewController()
    let window = show(controller, in: portrait)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 57, left: 5, bottom: 34, right: 0))
  }

  @Test("Without the system's minimum margins, they are those of any view")
  func minimumMargins() {
    let controller = UIViewController()
    let window = show(controller, in: pad)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 20, left: 20, bottom: 0, right: 20))
    #expect(
      controller.systemMinimumLayoutMargins
        == NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20))
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 4, bottom: 0, trailing: 30)
    // 4 is less than the minimum, 30 more.
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 20, left: 20, bottom: 0, right: 30))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    window.layoutIfNeeded()
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 20, left: 4, bottom: 0, right: 30))
  }
}

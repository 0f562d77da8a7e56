import AdaptiveKit
import Testing
import UIKit

/// A screen whose button is blue where it is vertically regular, and that notes what happens.
private final class Screen: UIViewController {
  let box = UIView()
  var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    adapt {
      When(.verticalSizeClass(.regular)) { set(\.backgroundColor, on: box, to: .blue) }
      When(.verticalSizeClass(.compact)) { set(\.backgroundColor, on: box, to: .red) }
      When(.orientation(.landscape)) {
        Behavior(on: self) {
          $0.calls.append("landscape")
        } otherwise: {
          $0.calls.append("portrait")
        }
      }
    }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    calls.append("will")
    coordinator.animate { [weak self] _ in
      self?.calls.append("alongside")
    } completion: { [weak self] _ in
      self?.calls.append("completion")
    }
  }
}

@Suite("Transitions and traits", .serialized)
@MainActor
struct TransitionTests {
  @Test("Rotation switches rules within the transition, before its end", arguments: [15, 17, 26])
  func rotation(release: Int) {
    let old = UIKitRelease.current
    defer { UIKitRelease.current = old }
    UIKitRelease.current = UIKitRelease(iOS: release)
    let screen = Screen()
    let window = makeWindow(screen, WindowSurroundings(375, 812, .compact, .regular))
    #expect(screen.box.backgroundColor == .blue)
    #expect(
      screen.calls.filter { $0 != "will" && $0 != "alongside" && $0 != "completion" }
        == ["portrait"])
    screen.calls = []
    window.transition(to: WindowSurroundings(812, 375, .compact, .compact))
    #expect(screen.box.backgroundColor == .red)
    #expect(screen.calls.first == "will" && screen.calls.last == "completion")
    #expect(screen.calls.filter { $0 == "landscape" }.count == 1)
    window.transition(to: WindowSurroundings(375, 812, .compact, .regular))
    #expect(screen.box.backgroundColor == .blue)
  }

  /// A screen that notes the duration of the animation in which its rules are switched.
  private final class Watcher: UIViewController {
    var durations: [TimeInterval] = []
    var events: [String] = []
    /// Something that a rule asks about and neither traits nor layout tell.
    nonisolated(unsafe) var isOpen = false
    var decidesInTransition = false

    override func viewDidLoad() {
      super.viewDidLoad()
      adapt {
        When(.verticalSizeClass(.compact)) { Behavior(on: self) { $0.note("class") } }
        When(.width(600...)) { Behavior(on: self) { $0.note("width") } }
        When(.test("open") { [unowned self] _ in isOpen }) {
          Behavior(on: self) { $0.note("open") }
        }
      }
    }

    private func note(_ event: String) {
      events.append(event)
      durations.append(UIView.inheritedAnimationDuration)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      events.append("will")
      guard decidesInTransition else { return }
      isOpen = true
      adaptation.updateNow()
      events.append("asked")
    }
  }

  @Test(
    "What a rotation switches takes part in its animation",
    arguments: [15, 17, 26], [(true, 0.3), (false, TimeInterval(0))])
  func animations(release: Int, animation: (isAnimated: Bool, duration: TimeInterval)) {
    let old = UIKitRelease.current
    defer { UIKitRelease.current = old }
    UIKitRelease.current = UIKitRelease(iOS: release)
    let screen = Watcher()
    let window = makeWindow(screen, WindowSurroundings(375, 812, .compact, .regular))
    #expect(screen.events.isEmpty)
    window.transition(
      to: WindowSurroundings(812, 375, .compact, .compact), animated: animation.isAnimated)
    #expect(screen.events.first == "will")
    #expect(Set(screen.events.dropFirst()) == ["class", "width"])
    #expect(screen.durations == [animation.duration, animation.duration])
    #expect(UIView.inheritedAnimationDuration == TimeInterval(0))
  }

  @Test("What is decided before the animation waits for it, alongside the coordinator")
  func alongside() {
    let screen = Watcher()
    let window = makeWindow(screen, WindowSurroundings(375, 812, .compact, .regular))
    screen.decidesInTransition = true
    window.transition(to: WindowSurroundings(500, 812, .compact, .regular))
    // Asked for while the coordinator waits, it comes later, within the animation.
    #expect(screen.events == ["will", "asked", "open"])
    #expect(screen.durations == [0.3])
  }

  @Test("Traits that change alone are enough: text size, direction", arguments: [15, 17, 26])
  func traitsAlone(release: Int) {
    let old = UIKitRelease.current
    defer { UIKitRelease.current = old }
    UIKitRelease.current = UIKitRelease(iOS: release)
    let controller = UIViewController()
    controller.adapt {
      When(.contentSizeCategory(from: .accessibilityMedium)) { set(\UIView.tag, to: 1) }
    }
    let window = makeWindow(controller, WindowSurroundings(375, 812, .compact, .regular))
    #expect(controller.view.tag == 0)
    window.transition(
      to: WindowSurroundings(
        375, 812, .compact, .regular,
        also: [UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)]))
    #expect(controller.view.tag == 1)
    window.transition(to: WindowSurroundings(375, 812, .compact, .regular))
    #expect(controller.view.tag == 0)
  }

  @Test("A window that is resized while its size class stays adapts by space alone")
  func resizedPhone() {
    let controller = UIViewController()
    controller.adapt { When(.width(600...)) { set(\UIView.tag, to: 1) } }
    let window = makeWindow(controller, WindowSurroundings(375, 812, .compact, .regular))
    window.transition(to: WindowSurroundings(700, 812, .compact, .regular))
    #expect(controller.view.tag == 1)
  }

  @Test("Children come and go with every call in its order")
  func children() {
    final class Child: UIViewController {
      var calls: [String] = []
      override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        calls.append(parent == nil ? "will leave" : "will enter")
      }
      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        calls.append(parent == nil ? "left" : "entered")
      }
    }
    let (controller, child) = (UIViewController(), Child())
    controller.adapt { When(.width(600...)) { ChildController(child) } }
    let window = makeWindow(controller, WindowSurroundings(375, 812, .compact, .regular))
    #expect(child.parent == nil && !child.isViewLoaded)
    window.transition(to: WindowSurroundings(812, 375, .compact, .compact))
    #expect(child.parent === controller)
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 812, height: 375))
    window.transition(to: WindowSurroundings(375, 812, .compact, .regular))
    #expect(child.parent == nil && child.viewIfLoaded?.superview == nil)
    #expect(child.calls == ["will enter", "entered", "will leave", "left"])
  }
}

import Testing

@testable import UIKit

/// Rotations, resizes and changes of traits, with the calls in the order of Apple's "View Controller
/// Programming Guide for iOS", chapter "The Adaptive Model" (traits-will, size-will, then the change
/// itself) and section "Managing View Layout" (traits, viewWillLayoutSubviews, layoutSubviews,
/// viewDidLayoutSubviews), and of the session "Unleash the UIKit trait system" for iOS 17.
@MainActor
@Suite("Window transitions")
struct WindowTransitionTests {
  private let log = CallLog()

  /// A parent with a child that fills it and a plain view of its own.
  private func makeTree() -> (parent: AlongsideController, child: RecordingController) {
    let parent = AlongsideController("p", log)
    let child = RecordingController("c", log)
    parent.addChild(child)
    let view = RecordingView("v", log)
    for part in [view, child.view!] {
      part.frame = parent.view.bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.view.addSubview(part)
    }
    child.didMove(toParent: parent)
    return (parent, child)
  }

  @Test("Rotation on iOS 17 and later: traits arrive just before each view's layout")
  func rotation() {
    let tree = makeTree()
    let window = show(tree.parent, in: portrait)
    _ = log.take()
    window.transition(to: landscape)
    #expect(
      log.take() == [
        // 1. Traits will change, parents first.
        "p willTransition cc", "c willTransition cc",
        // 2. The size will change; the bounds are the old ones.
        "p sizeWillChange 844 from 390", "c sizeWillChange 844 from 390",
        // 3. Insets, traits and layout, from the top down.
        "p safeArea", "p traits", "p willLayout", "p didLayout",
        "v traits", "v layoutSubviews 844",
        "c safeArea", "c traits", "c willLayout", "c didLayout",
        // 4. and 5.
        "alongside 844", "completion",
      ])
  }

  @Test("Rotation up to iOS 16: all traits are delivered before anything is laid out")
  func rotationBefore17() {
    withRelease(16) {
      let tree = makeTree()
      let window = show(tree.parent, in: portrait)
      _ = log.take()
      window.transition(to: landscape)
      #expect(
        log.take() == [
          "p willTransition cc", "c willTransition cc",
          "p sizeWillChange 844 from 390", "c sizeWillChange 844 from 390",
          // The insets of the root change with its bounds, before any trait.
          "p safeArea", "p traits", "v traits", "c traits",
          "p willLayout", "p didLayout", "v layoutSubviews 844",
          "c safeArea", "c willLayout", "c didLayout",
          "alongside 844", "completion",
        ])
    }
  }

  @Test("A resize that changes no trait: only sizes are announced")
  func resize() {
    let tree = makeTree()
    let window = show(tree.parent, in: portrait)
    _ = log.take()
    var wider = portrait
    wider.size.width = 700
    window.transition(to: wider)
    #expect(
      log.take() == [
        "p sizeWillChange 700 from 390", "c sizeWillChange 700 from 390",
        "p willLayout", "p didLayout", "v layoutSubviews 700", "c willLayout", "c didLayout",
        "alongside 700", "completion",
      ])
  }

  @Test("A change of traits alone announces no size")
  func textSize() {
    let tree = makeTree()
    let window = show(tree.parent, in: portrait)
    _ = log.take()
    var larger = portrait
    larger.traits = portrait.traits.modifyingTraits {
      $0.preferredContentSizeCategory = .accessibilityLarge
    }
    window.transition(to: larger)
    #expect(
      log.take() == [
        "p willTransition cr", "c willTransition cr",
        "p traits", "p willLayout", "p didLayout", "v traits", "v layoutSubviews 390",
        "c traits", "c willLayout", "c didLayout",
      ])
    #expect(tree.child.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
  }

  @Test("Nothing is called where nothing changes")
  func nothing() {
    let tree = makeTree()
    let window = show(tree.parent, in: portrait)
    _ = log.take()
    window.transition(to: portrait)
    #expect(log.take() == [])
  }

  @Test("A child whose size stays is not told of a size")
  func fixedChild() {
    let tree = makeTree()
    tree.child.view.autoresizingMask = []
    tree.child.view.frame = rect(10, 10, 100, 100)
    tree.child.notesLayout = false
    let window = show(tree.parent, in: portrait)
    _ = log.take()
    var wider = portrait
    wider.size.width = 700
    window.transition(to: wider)
    #expect(!log.take().contains { $0.hasPrefix("c ") })
    #expect(tree.child.view.frame == rect(10, 10, 100, 100))
  }

  @Test("A child with overridden traits hears of what it gets", arguments: [16, 26])
  func overrides(release: Int) {
    withRelease(release) {
      let tree = makeTree()
      tree.parent.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .regular), forChild: tree.child)
      let window = show(tree.parent, in: portrait)
      #expect(tree.child.traitCollection.short == "rr")
      #expect(tree.parent.traitCollection.short == "cr")
      _ = log.take()
      window.transition(to: landscape)
      #expect(
        log.take().filter { $0.contains("willTransition") } == [
          "p willTransition cc", "c willTransition rc",
        ])
      // What the child has by its override does not change, so it is not told.
      var regular = landscape
      regular.traits = traits(.regular, .compact)
      window.transition(to: regular)
      let calls = log.take()
      #expect(calls.filter { $0.contains("willTransition") } == ["p willTransition rc"])
      #expect(!calls.contains("c traits"))
    }
  }

  @Test("A container that overrides by its size gives its child other traits in portrait")
  func overrideBySize() {
    final class BySize: UIViewController {
      override func overrideTraitCollection(
        forChild childViewController: UIViewController
      ) -> UITraitCollection? {
        let size = view.bounds.size
        return UITraitCollection(
          horizontalSizeClass: size.width < size.height ? .compact : .regular)
      }
    }
    let (parent, child) = (BySize(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let window = show(parent, in: pad)
    #expect(child.traitCollection.short == "rr")
    var upright = pad
    upright.size = CGSize(width: 768, height: 1024)
    window.transition(to: upright)
    #expect(child.traitCollection.short == "cr")
    #expect(parent.traitCollection.short == "rr")
  }

  @Test("A view's overrides reach an embedded controller since iOS 17, not before")
  func overridesOfViews() {
    for (release, expected) in [(16, "cr"), (26, "rr")] {
      withRelease(release) {
        let (parent, child) = (UIViewController(), UIViewController())
        let box = UIView()
        box.traitOverrides.horizontalSizeClass = .regular
        parent.addChild(child)
        parent.view.addSubview(box)
        box.addSubview(child.view)
        let window = show(parent, in: portrait)
        #expect(child.traitCollection.short == expected)
        withExtendedLifetime(window) {}
      }
    }
  }

  @Test("The coordinator is there during the transition, and gone afterwards")
  func coordinator() {
    final class Probe: UIViewController {
      var transform: CGAffineTransform?
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        #expect(transitionCoordinator === coordinator)
        transform = coordinator.targetTransform
      }
    }
    let probe = Probe()
    let window = show(probe, in: portrait)
    #expect(probe.transitionCoordinator == nil)
    window.transition(to: landscape)
    #expect(probe.transitionCoordinator == nil)
    #expect(probe.transform?.isIdentity == false)
  }

  @Test("Constraints are updated before the layout, the parts before the whole")
  func constraintsFirst() {
    let parent = AlongsideController("p", log)
    let (outer, inner) = (RecordingView("outer", log), RecordingView("inner", log))
    outer.frame = parent.view.bounds
    outer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    parent.view.addSubview(outer)
    let window = show(parent, in: portrait)
    _ = log.take()
    parent.alongside = {
      outer.setNeedsUpdateConstraints(); inner.setNeedsUpdateConstraints()
    }
    var wider = portrait
    wider.size.width = 700
    window.transition(to: wider)
    let calls = log.take().filter { $0.contains("updateConstraints") }
    #expect(calls == ["inner updateConstraints", "outer updateConstraints"])
  }
}

/// A controller that has something run alongside.
final class AlongsideController: RecordingController {
  var alongside: (() -> Void)?

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let log = log
    coordinator.animate { [weak self] _ in
      log.add("alongside \(Int(self?.view.bounds.width ?? 0))")
      self?.alongside?()
    } completion: { _ in
      log.add("completion")
    }
  }
}

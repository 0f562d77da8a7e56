extension UIWindow {
  /// Turns or resizes the window, or gives it other traits, with every call in UIKit's order.
  ///
  /// 1. `willTransition(to:with:)`, where traits change, for the root controller and those
  ///    presented; each tells its children. Delegates of presentations whose style changes with the
  ///    traits are asked before, and told of it.
  /// 2. `viewWillTransition(to:with:)`, where sizes change; the bounds are still the old ones.
  /// 3. The bounds are set, then safe area and margins. Up to iOS 16 traits are delivered now, from
  ///    the top down; later each node gets them just before its view's layout. Constraints are
  ///    updated, and everything that waits for it is laid out.
  /// 4. What was to be animated alongside runs, and what it changed is laid out.
  /// 5. Completions run.
  ///
  /// Steps 3 and 4 are within one animation, as `UIView.inheritedAnimationDuration` tells. Nothing
  /// is called where nothing changes.
  ///
  /// - SeeAlso: View Controller Programming Guide for iOS, "Adapting to Size and Trait Changes".
  package final func transition(to new: WindowSurroundings, animated: Bool = true) {
    Self.transition([(self, new)], animated: animated)
  }

  /// Does the same with several windows at once, such as all those of a scene: every step is done
  /// for all of them before the next one.
  package static func transition(
    _ changes: [(window: UIWindow, surroundings: WindowSurroundings)], animated: Bool = true
  ) {
    let steps = changes.map { WindowTransition($0.window, to: $0.surroundings, animated: animated) }
    for step in steps { step.announce() }
    for step in steps { step.animated { step.apply() } }
    for step in steps { step.animated { step.window.layOutTree() } }
    for step in steps { step.animated { step.animateAlongside() } }
    for step in steps { step.complete() }
  }
}

/// What becomes of one window.
@MainActor
private struct WindowTransition {
  let window: UIWindow
  private let new: WindowSurroundings
  private let controllers: [UIViewController]
  private let coordinator: ViewTransition
  private let traitsBefore: UITraitCollection
  private let geometryBefore: UIWindowScene.Geometry?

  init(_ window: UIWindow, to new: WindowSurroundings, animated: Bool) {
    self.window = window
    self.new = new
    controllers = window.shownControllers
    traitsBefore = window.traitCollection
    geometryBefore = window.windowScene?.effectiveGeometry
    coordinator = ViewTransition(
      in: window, isAnimated: animated, targetTransform: window.quarterTurn(to: new.size))
    window.upcomingSurroundings = new
    for controller in controllers { controller.activeTransition = coordinator }
  }

  func announce() {
    window.announceTraits(of: new, to: controllers, with: coordinator)
    // A presentation may have adapted, and show another controller.
    window.announceSize(of: new, to: window.shownControllers, with: coordinator)
  }

  /// Runs changes as part of the transition's animation.
  func animated(_ changes: () -> Void) {
    AnimationState.run(coordinator.transitionDuration, overridesInherited: true, changes)
  }

  func apply() {
    window.take(new)
    window.upcomingSurroundings = nil
    for controller in window.shownControllers {
      controller.refreshChildOverrides()
      controller.ownPresentationController?.surroundingsDidChange()
    }
  }

  func animateAlongside() {
    coordinator.runAlongside()
    window.layOutTree()
  }

  func complete() {
    coordinator.complete()
    for controller in controllers + window.shownControllers { controller.activeTransition = nil }
    window.layoutIfNeeded()
    if let geometryBefore {
      window.windowScene?.windowDidChange(from: geometryBefore, traitsBefore)
    }
  }
}

extension UIWindow {
  fileprivate final func announceTraits(
    of new: WindowSurroundings, to controllers: [UIViewController], with transition: ViewTransition
  ) {
    guard new.traits != surroundings.traits else { return }
    let outer = windowScene?.traitState.merged(new.traits) ?? new.traits
    let own = traitState.merged(outer)
    for controller in controllers {
      if controller.presenter != nil, let presentation = controller.ownPresentationController {
        presentation.adapt(to: own, with: transition)
        let resolved = presentation.traits(under: own)
        if resolved != presentation.traitCollection {
          presentation.willTransition(to: resolved, with: transition)
        }
      } else {
        let resolved = controller.traitState.merged(own)
        if resolved != controller.traitCollection {
          controller.willTransition(to: resolved, with: transition)
        }
      }
    }
  }

  fileprivate final func announceSize(
    of new: WindowSurroundings, to controllers: [UIViewController], with transition: ViewTransition
  ) {
    guard new.size != bounds.size else { return }
    for controller in controllers {
      if controller.presenter != nil, let presentation = controller.ownPresentationController {
        presentation.viewWillTransition(to: new.size, with: transition)
      } else if controller.isViewLoaded {
        controller.viewWillTransition(to: new.size, with: transition)
      }
    }
  }

  /// A quarter turn where width and height change places.
  fileprivate final func quarterTurn(to size: CGSize) -> CGAffineTransform {
    guard size.width == bounds.height, size.height == bounds.width, size.width != size.height else {
      return .identity
    }
    return CGAffineTransform(rotationAngle: size.width > size.height ? .pi / 2 : -.pi / 2)
  }
}

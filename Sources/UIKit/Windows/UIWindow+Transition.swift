extension UIWindow {
  /// Turns or resizes the window, or gives it other traits, with every call in UIKit's order.
  ///
  /// 1. `willTransition(to:with:)`, where traits change, for the root controller and those
  ///    presented; each tells its children.
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
    let transition = ViewTransition(
      in: self, isAnimated: animated, targetTransform: quarterTurn(to: new.size))
    let controllers = shownControllers
    upcomingSurroundings = new
    for controller in controllers { controller.activeTransition = transition }
    announceTraits(of: new, to: controllers, with: transition)
    announceSize(of: new, to: controllers, with: transition)
    AnimationState.run(transition.transitionDuration, overridesInherited: true) {
      take(new)
      upcomingSurroundings = nil
      for controller in controllers {
        controller.refreshChildOverrides()
        controller.ownPresentationController?.surroundingsDidChange()
      }
      layOutTree()
      transition.runAlongside()
      layOutTree()
    }
    transition.complete()
    for controller in controllers { controller.activeTransition = nil }
    layoutIfNeeded()
  }

  private func announceTraits(
    of new: WindowSurroundings, to controllers: [UIViewController], with transition: ViewTransition
  ) {
    guard new.traits != surroundings.traits else { return }
    let outer = windowScene?.traitState.merged(new.traits) ?? new.traits
    let own = traitState.merged(outer)
    for controller in controllers {
      if controller.presenter != nil, let presentation = controller.ownPresentationController {
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

  private func announceSize(
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
  private func quarterTurn(to size: CGSize) -> CGAffineTransform {
    guard size.width == bounds.height, size.height == bounds.width, size.width != size.height else {
      return .identity
    }
    return CGAffineTransform(rotationAngle: size.width > size.height ? .pi / 2 : -.pi / 2)
  }
}

/// How a presentation goes on under other traits.
struct PresentationAdaptation {
  /// The style; `none` for the original one.
  var style: UIModalPresentationStyle
  /// What is shown.
  var controller: UIViewController
}

extension UIPresentationController {
  /// What is presented, or what the delegate has shown in its place.
  final var shownController: UIViewController { adaptedController ?? presentedController }

  /// The style that shows in surroundings with these traits. The delegate is asked once.
  final func styleInForce(for traits: UITraitCollection) -> UIModalPresentationStyle {
    if let known = knownStyles.last(where: { $0.traits == traits }) { return known.style }
    let adapted = adaptivePresentationStyle(for: traits)
    let style = adapted == .none ? presentationStyle : adapted.resolved
    // Those of now, those to come, and those of a presentation around.
    knownStyles = knownStyles.suffix(2) + [(traits, style)]
    return style
  }

  /// Asks the delegate what is to be shown under traits.
  final func adaptation(to traits: UITraitCollection) -> PresentationAdaptation {
    let style = styleInForce(for: traits)
    guard style != presentationStyle else {
      return PresentationAdaptation(style: .none, controller: presentedController)
    }
    if let sheet = (self as? UIPopoverPresentationController)?.adaptiveSheetPresentationController,
      [.pageSheet, .formSheet].contains(style)
    {
      delegate?.presentationController(self, prepare: sheet)
    }
    let other = delegate?.presentationController(
      self, viewControllerForAdaptivePresentationStyle: style)
    return PresentationAdaptation(style: style, controller: other ?? presentedController)
  }

  /// Tells the delegate of what begins.
  final func tell(
    _ adaptation: PresentationAdaptation,
    with coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    delegate?.presentationController(
      self, willPresentWithAdaptiveStyle: adaptation.style, transitionCoordinator: coordinator)
  }

  /// Gives a controller the part of the presented one towards the one that presents.
  final func assume(_ controller: UIViewController) {
    let old = shownController
    adaptedController = controller === presentedController ? nil : controller
    replacedController = controller === presentedController ? nil : presentedController
    if old !== controller {
      old.presenter = nil
      old.ownPresentationController = nil
      old.givenSideMargin = nil
    }
    controller.ownPresentationController = self
    controller.presenter = presentingController
    presentingController?.presented = controller
    TraitState.invalidate()
  }

  /// Adapts what is presented before its surroundings get other traits.
  ///
  /// Nothing happens where the style stays. What is shown is exchanged at once, and hears of the
  /// traits and the size to come like everything else.
  final func adapt(to traits: UITraitCollection, with transition: ViewTransition) {
    guard styleInForce(for: traits) != styleInForce(for: surroundingCollection) else { return }
    changesStyle = true
    let adaptation = adaptation(to: traits)
    tell(adaptation, with: transition)
    guard adaptation.controller !== shownController else { return }
    exchange(for: adaptation.controller, with: transition)
  }

  private func exchange(for new: UIViewController, with transition: ViewTransition) {
    guard let containerView else { return }
    let old = shownController
    let place = old.loadedView?.frame
    old.beginAppearanceTransition(false, animated: false)
    old.loadedView?.removeFromSuperview()
    old.endAppearanceTransition()
    assume(new)
    if new === presentedController { leaveContainer(new) }
    new.activeTransition = transition
    new.loadViewIfNeeded()
    new.updateMargins()
    new.beginAppearanceTransition(true, animated: false)
    if let place { new.view.frame = place }
    containerView.addSubview(new.view)
    transition.animate(alongsideTransition: nil) { _ in new.endAppearanceTransition() }
  }

  /// Takes the presented controller out of the container in which it was shown.
  private func leaveContainer(_ controller: UIViewController) {
    if let navigation = controller.parent as? UINavigationController {
      navigation.viewControllers = navigation.viewControllers.filter { $0 !== controller }
    } else if controller.parent != nil {
      controller.willMove(toParent: nil)
      controller.loadedView?.removeFromSuperview()
      controller.removeFromParent()
    }
  }

  /// Has the presenting controller's view come or go where another style wants that.
  final func followStyle() {
    guard changesStyle, let context = presentingController, let view = context.loadedView,
      let containerView, let place = containerView.superview
    else { return }
    changesStyle = false
    let isThere = view.superview != nil
    guard shouldRemovePresentersView == isThere else { return }
    context.beginAppearanceTransition(!isThere, animated: false)
    if isThere {
      view.removeFromSuperview()
    } else {
      view.frame = containerView.frame
      place.insertSubview(view, belowSubview: containerView)
    }
    context.endAppearanceTransition()
  }
}

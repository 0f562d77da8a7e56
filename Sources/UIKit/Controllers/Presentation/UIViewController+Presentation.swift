extension UIViewController {
  final func makePresentationController() -> UIPresentationController? {
    if let ownPresentationController { return ownPresentationController }
    if let parent { return parent.presentationController }
    let made = newPresentationController(source: self)
    ownPresentationController = made
    return made
  }

  private func newPresentationController(source: UIViewController) -> UIPresentationController {
    let style = modalPresentationStyle.resolved
    if style == .custom,
      let own = transitioningDelegate?.presentationController(
        forPresented: self, presenting: nil, source: source)
    {
      return own
    }
    switch style {
    case .pageSheet, .formSheet:
      return UISheetPresentationController(presentedViewController: self, presenting: nil)
    case .popover:
      return UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    default:
      return UIPresentationController(presentedViewController: self, presenting: nil)
    }
  }

  /// The controller that presents on behalf of this one: the one that defines a context, for styles
  /// that stay within one, else the outermost.
  private func presentationContext(for style: UIModalPresentationStyle) -> UIViewController {
    let staysInside = style == .currentContext || style == .overCurrentContext
    var controller = self
    while let parent = controller.parent {
      if staysInside, controller.definesPresentationContext { break }
      controller = parent
    }
    return controller
  }

  // MARK: Coming

  final func startPresentation(
    of new: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let context = presentationContext(for: new.modalPresentationStyle.resolved)
    guard context.presented == nil, new.presenter == nil, new !== context, new.parent == nil,
      let window = context.loadedView?.window, let place = context.loadedView?.superview
    else { return }
    if new.modalPresentationStyle == .custom { new.ownPresentationController = nil }
    let presentation = new.ownPresentationController ?? new.newPresentationController(source: self)
    new.ownPresentationController = presentation
    presentation.presentingController = context
    let adaptation = presentation.adaptation(to: presentation.surroundingCollection)
    let shown = adaptation.controller
    let transition = ViewTransition(
      in: window, from: context, to: shown, isAnimated: animated,
      style: presentation.presentationStyle)
    if let popover = presentation as? UIPopoverPresentationController, adaptation.style == .none {
      (popover.delegate as? any UIPopoverPresentationControllerDelegate)?
        .prepareForPopoverPresentation(popover)
    }
    presentation.tell(adaptation, with: animated ? transition : nil)
    presentation.assume(shown)
    setTransition(animated ? transition : nil, of: [context, shown])
    let container = PresentationContainer(
      presentation, frame: context.loadedView?.frame ?? window.bounds)
    presentation.containerView = container
    presentation.refreshOverride()
    bringIn(shown, of: presentation, in: container, at: place, animated: animated) {
      transition.runAlongside()
    }
    setTransition(nil, of: [context, shown])
    transition.complete()
    window.layoutIfNeeded()
    completion?()
  }

  /// Has this controller covered by what is presented, with every call that belongs to it.
  private func bringIn(
    _ shown: UIViewController, of presentation: UIPresentationController,
    in container: PresentationContainer, at place: UIView, animated: Bool, alongside: () -> Void
  ) {
    guard let context = presentation.presentingController, let window = place.window
    else { return }
    shown.loadViewIfNeeded()
    shown.updateMargins()
    shown.isBeingPresented = true
    let removes = presentation.shouldRemovePresentersView
    if removes { context.beginAppearanceTransition(false, animated: animated) }
    shown.beginAppearanceTransition(true, animated: animated)
    place.addSubview(container)
    presentation.presentationTransitionWillBegin()
    container.place(shown.view, at: presentation.frameOfPresentedViewInContainerView)
    window.layOutTree()
    alongside()
    window.layOutTree()
    shown.endAppearanceTransition()
    if removes {
      context.loadedView?.removeFromSuperview()
      context.endAppearanceTransition()
    }
    presentation.presentationTransitionDidEnd(true)
    shown.isBeingPresented = false
  }

  private func setTransition(_ transition: ViewTransition?, of controllers: [UIViewController]) {
    for controller in controllers { controller.activeTransition = transition }
  }

  // MARK: Going

  final func endPresentation(animated: Bool, completion: (() -> Void)?) {
    if let presented = presentedViewController {
      presented.goAway(animated: animated, completion: completion)
    } else if presenter != nil {
      goAway(animated: animated, completion: completion)
    } else if let parent, presentingViewController != nil {
      parent.dismiss(animated: animated, completion: completion)
    }
  }

  /// Takes this presented controller away with all that it presents.
  private func goAway(animated: Bool, completion: (() -> Void)?) {
    guard let context = presenter, let presentation = ownPresentationController,
      let container = presentation.containerView, let place = container.superview
    else { return }
    if let presented { presented.goAway(animated: false, completion: nil) }
    let window = place.window
    let transition = ViewTransition(
      in: place, from: self, to: context, isAnimated: animated,
      style: presentation.presentationStyle)
    setTransition(animated ? transition : nil, of: [context, self])
    isBeingDismissed = true
    presentation.dismissalTransitionWillBegin()
    let returns = context.loadedView?.superview == nil
    beginAppearanceTransition(false, animated: animated)
    if returns, let view = context.loadedView {
      context.beginAppearanceTransition(true, animated: animated)
      view.frame = container.frame
      place.insertSubview(view, belowSubview: container)
      view.setNeedsLayout()
    }
    window?.layOutTree()
    transition.runAlongside()
    container.removeFromSuperview()
    window?.layOutTree()
    if returns { context.endAppearanceTransition() }
    endAppearanceTransition()
    presentation.dismissalTransitionDidEnd(true)
    isBeingDismissed = false
    leave(presentation, of: context)
    setTransition(nil, of: [context, self])
    transition.complete()
    window?.layoutIfNeeded()
    completion?()
  }

  /// Undoes what ties this controller to the one that presented it.
  private func leave(_ presentation: UIPresentationController, of context: UIViewController) {
    loadedView?.removeFromSuperview()
    presentation.containerView = nil
    presentation.adaptedController = nil
    presentation.replacedController = nil
    context.presented = nil
    presenter = nil
    ownPresentationController = nil
    givenSideMargin = nil
    TraitState.invalidate()
  }
}

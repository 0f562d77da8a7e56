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
    context.presented = new
    new.presenter = context
    TraitState.invalidate()
    let transition = ViewTransition(
      in: window, from: context, to: new, isAnimated: animated,
      style: presentation.presentationStyle)
    setTransition(animated ? transition : nil, of: [context, new])
    let container = PresentationContainer(
      presentation, frame: context.loadedView?.frame ?? window.bounds)
    presentation.containerView = container
    presentation.refreshOverride()
    new.loadViewIfNeeded()
    new.updateMargins()
    new.isBeingPresented = true
    let removes = presentation.shouldRemovePresentersView
    if removes { context.beginAppearanceTransition(false, animated: animated) }
    new.beginAppearanceTransition(true, animated: animated)
    place.addSubview(container)
    presentation.presentationTransitionWillBegin()
    container.place(new.view, at: presentation.frameOfPresentedViewInContainerView)
    window.layOutTree()
    transition.runAlongside()
    window.layOutTree()
    new.endAppearanceTransition()
    if removes {
      context.loadedView?.removeFromSuperview()
      context.endAppearanceTransition()
    }
    presentation.presentationTransitionDidEnd(true)
    new.isBeingPresented = false
    setTransition(nil, of: [context, new])
    transition.complete()
    window.layoutIfNeeded()
    completion?()
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
    loadedView?.removeFromSuperview()
    presentation.containerView = nil
    context.presented = nil
    presenter = nil
    ownPresentationController = nil
    givenSideMargin = nil
    TraitState.invalidate()
    setTransition(nil, of: [context, self])
    transition.complete()
    window?.layoutIfNeeded()
    completion?()
  }
}

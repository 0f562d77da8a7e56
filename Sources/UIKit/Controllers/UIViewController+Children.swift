extension UIViewController {
  final func adopt(_ child: UIViewController) {
    precondition(child !== self, "A view controller cannot be its own child.")
    guard child.parent !== self else { return }
    child.parent?.drop(child)
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    child.isMovingToParent = true
    child.updateMargins()
    child.refreshParentOverride()
    TraitState.invalidate()
  }

  final func leaveParent() {
    guard let parent else { return }
    parent.drop(self)
    didMove(toParent: nil)
  }

  private func drop(_ child: UIViewController) {
    children.removeAll { $0 === child }
    child.parent = nil
    child.traitsSetByParent = nil
    child.givenSideMargin = nil
    child.containerInsets = .zero
    child.traitState.parentOverride = nil
    child.traitState.overridesChanged()
    TraitState.invalidate()
  }

  final func parentWillChange(to parent: UIViewController?) {
    if parent == nil { isMovingFromParent = true }
  }

  final func parentDidChange() {
    guard appearance == .appeared || appearance == .disappeared else { return }
    isMovingToParent = false
    isMovingFromParent = false
  }

  final func tellPreferredContentSize() {
    if let parent { return parent.preferredContentSizeDidChange(forChildContentContainer: self) }
    if presenter != nil {
      ownPresentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  // MARK: Exchange

  /// Runs the steps of one child taking the place of another, told and laid out in UIKit's order.
  ///
  /// - Parameters:
  ///   - tellsNewFirst: Whether the new child hears that it appears before the old one hears that
  ///     it disappears, as under a tab bar.
  ///   - install: Brings the new view in and takes the old one out.
  final func exchange(
    _ old: UIViewController?, for new: UIViewController?, tellsNewFirst: Bool = false,
    animated: Bool, animations: (() -> Void)? = nil, install: () -> Void
  ) {
    guard isAppearingOrAppeared, let window = loadedView?.window else {
      if isViewLoaded { install() }
      if isAppearingOrAppeared { new?.beginAppearanceTransition(true, animated: false) }
      return
    }
    let transition = animated ? ViewTransition(in: view, from: old, to: new) : nil
    activeTransition = transition
    new?.loadViewIfNeeded()
    if tellsNewFirst { new?.beginAppearanceTransition(true, animated: animated) }
    old?.beginAppearanceTransition(false, animated: animated)
    new?.beginAppearanceTransition(true, animated: animated)
    install()
    loadedView?.setNeedsLayout()
    window.layOutTree()
    animations?()
    transition?.runAlongside()
    window.layOutTree()
    old?.endAppearanceTransition()
    new?.endAppearanceTransition()
    activeTransition = nil
    transition?.complete()
    window.layoutIfNeeded()
  }

  final func exchangeViews(
    _ old: UIViewController, for new: UIViewController, animations: (() -> Void)?
  ) {
    precondition(
      old.parent === self && new.parent === self,
      "Children view controllers must have a common parent view controller.")
    let place = old.loadedView?.superview
    exchange(old, for: new, animated: true, animations: animations) {
      if let place, new.view.superview == nil { place.addSubview(new.view) }
    }
    old.loadedView?.removeFromSuperview()
  }

  // MARK: Forwarding

  final func defaultSize(of container: any UIContentContainer, in parentSize: CGSize) -> CGSize {
    guard let child = (container as? UIViewController)?.loadedView else { return parentSize }
    let own = loadedView?.bounds.size
    return own == nil || child.bounds.size == own ? parentSize : child.bounds.size
  }

  final func forwardTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.isViewLoaded {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard childSize != child.loadedView?.bounds.size else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  final func forwardTransition(
    to collection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let present = child.traitState.parentOverride
      // A container may override others once it has the new traits itself.
      child.traitState.parentOverride = overrideTraitCollection(forChild: child)
      let resolved = child.resolvedTraits(under: collection)
      child.traitState.parentOverride = present
      guard resolved != child.traitCollection else { continue }
      child.willTransition(to: resolved, with: coordinator)
    }
  }
}

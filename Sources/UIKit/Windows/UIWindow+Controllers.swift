extension UIWindow {
  /// The root view controller and those presented over it, the last one in front.
  final var shownControllers: [UIViewController] {
    var controllers: [UIViewController] = []
    var waiting = rootViewController.map { [$0] } ?? []
    while !waiting.isEmpty {
      let controller = waiting.removeFirst()
      controllers.append(controller)
      waiting += controller.presentedInTree
    }
    return controllers
  }

  final func placeRootView() {
    guard let view = rootViewController?.loadedView else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    if view.superview === self || view.superview == nil { view.frame = bounds }
  }

  final func rootDidChange(from old: UIViewController?) {
    old?.windowOfRoot = nil
    // A controller is shown once: another window whose root it is lets it go.
    if let other = rootViewController?.windowOfRoot { other.rootViewController = nil }
    rootViewController?.windowOfRoot = self
    TraitState.invalidate()
    guard !isHidden else { return }
    old?.beginAppearanceTransition(false, animated: false)
    rootViewController?.beginAppearanceTransition(true, animated: false)
    old?.loadedView?.removeFromSuperview()
    showRoot()
    old?.endAppearanceTransition()
    rootViewController?.endAppearanceTransition()
    layoutIfNeeded()
  }

  final func visibilityDidChange(isVisible: Bool) {
    rootViewController?.beginAppearanceTransition(isVisible, animated: false)
    if isVisible { showRoot() }
    rootViewController?.endAppearanceTransition()
    if isVisible { layoutIfNeeded() }
    post(isVisible ? Self.didBecomeVisibleNotification : Self.didBecomeHiddenNotification)
  }

  /// Brings the root view in, behind everything else, and lays it out.
  private func showRoot() {
    if let root = rootViewController, let view = root.view {
      root.updateMargins()
      placeRootView()
      updateStatusBar()
      if view.superview !== self { insertSubview(view, at: 0) }
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.setNeedsLayout()
      reportInsetsOfRoot()
    }
    layOutTree()
  }

  // MARK: Views added directly

  final func finishAppearances() {
    while !appearances.isEmpty {
      let controller = appearances.removeFirst()
      if controller.appearance == .appearing { controller.endAppearanceTransition() }
    }
  }

  final func finishDisappearances() {
    while !disappearances.isEmpty {
      let controller = disappearances.removeFirst()
      if controller.appearance == .disappearing { controller.endAppearanceTransition() }
    }
  }
}

extension UIViewController {
  /// The controllers that this one and its children present.
  fileprivate var presentedInTree: [UIViewController] {
    (presented.map { [$0] } ?? []) + children.flatMap(\.presentedInTree)
  }
}

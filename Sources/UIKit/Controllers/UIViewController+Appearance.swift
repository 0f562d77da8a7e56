/// Whether a controller's view is on screen.
enum AppearanceState { case disappeared, appearing, appeared, disappearing }

extension UIViewController {
  final var isAppearingOrAppeared: Bool { appearance == .appearing || appearance == .appeared }

  /// Tells the controller, and then its children, that the view is about to come or go.
  final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing != isAppearingOrAppeared else { return }
    isAppearanceAnimated = animated
    awaitsPlace = isAppearing
    if isAppearing {
      loadViewIfNeeded()
      installChildren()
      appearance = .appearing
      viewWillAppear(animated)
    } else {
      appearance = .disappearing
      viewWillDisappear(animated)
    }
    for child in childrenToTell {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
    loadedView?.window?.updateStatusBar()
  }

  /// Tells the children, and then the controller, that the view has come or gone.
  final func endAppearance() {
    switch appearance {
    case .appeared, .disappeared: return
    case .appearing:
      viewIsInPlace()
      for child in childrenToTell { child.endAppearanceTransition() }
      appearance = .appeared
      viewDidAppear(isAppearanceAnimated)
    case .disappearing:
      for child in childrenToTell { child.endAppearanceTransition() }
      appearance = .disappeared
      viewDidDisappear(isAppearanceAnimated)
    }
    isMovingToParent = false
    isMovingFromParent = false
  }

  /// Called before the layout of the view, when it has its size, insets and traits.
  final func viewIsInPlace() {
    guard awaitsPlace, loadedView?.window != nil else { return }
    awaitsPlace = false
    viewIsAppearing(isAppearanceAnimated)
  }

  /// Called before every layout of the view.
  final func prepareForLayout() {
    viewIsInPlace()
    refreshChildOverrides()
  }

  /// The children whose views are in this controller's, where it forwards what it hears.
  private var childrenToTell: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = loadedView else { return [] }
    return children.filter { $0.loadedView?.isDescendant(of: view) ?? false }
  }
}

// MARK: - Views that are added and removed directly

extension UIView {
  /// Tells the controllers whose views come into a window that is seen, or leave it, with this one.
  ///
  /// Their containers tell those that come and go with a transition; the others hear it here.
  final func controllersWillMove(to window: UIWindow?) {
    if subviews.isEmpty, viewController == nil { return }
    for controller in topControllers {
      if let window, !window.isHidden {
        let parent = controller.parent
        let forwards = parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
        guard controller.appearance == .disappeared, forwards,
          parent?.isAppearingOrAppeared ?? (controller !== window.rootViewController),
          controller.presenter == nil
        else { continue }
        controller.beginAppearanceTransition(true, animated: false)
        window.appearances.append(controller)
      } else if window == nil, controller.isAppearingOrAppeared {
        controller.beginAppearanceTransition(false, animated: false)
        self.window?.disappearances.append(controller)
      }
    }
  }

  /// The controllers whose views are this view or the nearest ones below it.
  private var topControllers: [UIViewController] {
    if let viewController { return [viewController] }
    return subviews.flatMap(\.topControllers)
  }
}

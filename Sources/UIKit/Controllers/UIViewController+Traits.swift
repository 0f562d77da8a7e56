extension UIViewController: TraitNode {
  package final var surroundingTraits: UITraitCollection? { nil }

  /// The node whose traits reach the controller.
  ///
  /// Up to iOS 16 that is the controller around it, and views between the two play no part; since
  /// then it is the superview of its view. A presented controller has its presentation controller's.
  package final var traitParent: (any TraitNode)? {
    if presenter != nil, let ownPresentationController { return ownPresentationController }
    if !TraitState.deliversWithLayout, let parent { return parent }
    return loadedView?.superview ?? parent ?? windowOfRoot
  }

  package final var traitChildren: [any TraitNode] {
    let unseen = children.filter {
      !TraitState.deliversWithLayout || $0.loadedView?.superview == nil
    }
    return (loadedView.map { [$0] } ?? []) + unseen
  }

  package final func scheduleTraitUpdate() { loadedView?.invalidateTreeLayout() }

  package final func inputsChanged(of method: TraitTracking.Method) {
    switch method {
    case .properties: setNeedsUpdateProperties()
    case .willLayout, .didLayout, .layout: loadedView?.setNeedsLayout()
    default: loadedView?.inputsChanged(of: method)
    }
  }
}

extension UIViewController: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    traitState.register(traits, handler: handler)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitState.unregister(registration)
  }

  /// Traits that the controller sets for itself, its view and what is below.
  public var traitOverrides: UITraitOverrides {
    get { traitState.overrides }
    set { changeTraitOverrides { $0.overrides = newValue } }
  }

  /// Delivers changes of traits to this controller and everything below.
  public func updateTraitsIfNeeded() { deliverTraitChangesToTree() }
}

extension UIViewController {
  /// Radius of the upper corners that a sheet gives the view; nil: none.
  package final var cardCornerRadius: CGFloat? {
    presenter == nil ? nil : ownPresentationController?.cardSheet?.preferredCornerRadius
  }

  /// The colour that a popover gives a view without one; nil: there is none.
  package final var popoverColor: UIColor? {
    guard presenter != nil,
      let popover = ownPresentationController as? UIPopoverPresentationController,
      popover.styleInForce(for: popover.surroundingCollection) == .popover
    else { return nil }
    return popover.backgroundColor
  }

  /// Asks the parent again what it overrides for this child.
  final func refreshParentOverride() {
    let override = parent?.overrideTraitCollection(forChild: self)
    guard override != traitState.parentOverride else { return }
    changeTraitOverrides { $0.parentOverride = override }
  }

  /// Asks for what is overridden for every child, which may follow from this controller's size.
  final func refreshChildOverrides() {
    for child in children { child.refreshParentOverride() }
  }

  /// The traits that this controller has when its parent has others.
  final func resolvedTraits(under collection: UITraitCollection) -> UITraitCollection {
    var resolved = collection
    if TraitState.deliversWithLayout, let top = parent?.loadedView {
      var path: [UIView] = []
      var current = loadedView?.superview
      while let view = current {
        path.append(view)
        if view === top { break }
        current = view.superview
      }
      if path.last === top {
        for view in path.reversed() { resolved = view.traitState.merged(resolved) }
      }
    }
    return traitState.merged(resolved)
  }
}

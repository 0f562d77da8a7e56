extension UIPresentationController: TraitNode {
  package final var surroundingTraits: UITraitCollection? { nil }

  package final var traitParent: (any TraitNode)? {
    containerView?.window ?? presentingController?.loadedView?.window ?? presentingController
  }

  package final var traitChildren: [any TraitNode] { [shownController] }
  package final func scheduleTraitUpdate() { containerView?.invalidateTreeLayout() }
  package final func inputsChanged(of method: TraitTracking.Method) {
    containerView?.inputsChanged(of: method)
  }

  /// Traits that the presentation sets for what it presents.
  public final var traitOverrides: UITraitOverrides {
    get { traitState.overrides }
    set { changeTraitOverrides { $0.overrides = newValue } }
  }

  /// The traits around the presentation.
  final var surroundingCollection: UITraitCollection {
    traitParent?.presentTraits ?? presentTraits
  }

  /// The traits that the presentation has when its window has others.
  final func traits(under collection: UITraitCollection) -> UITraitCollection {
    let own = override(under: collection).map {
      UITraitCollection(traitsFrom: [collection, $0])
    }
    return UITraitCollection(traitsFrom: [own ?? collection, traitState.overriding])
  }

  /// What is overridden: the width class where the style has less than the window.
  private func override(under collection: UITraitCollection) -> UITraitCollection? {
    guard styleInForce(for: collection).narrows(collection) else { return overrideTraitCollection }
    let narrow = UITraitCollection(horizontalSizeClass: .compact)
    return overrideTraitCollection.map { UITraitCollection(traitsFrom: [narrow, $0]) } ?? narrow
  }

  final func refreshOverride() {
    let override = override(under: surroundingCollection)
    guard override != traitState.parentOverride else { return }
    changeTraitOverrides { $0.parentOverride = override }
  }

  final func surroundingsDidChange() {
    refreshOverride()
    followStyle()
    containerView?.setNeedsLayout()
  }
}

extension TraitState {
  /// What the node itself overrides, as a collection.
  fileprivate var overriding: UITraitCollection { UITraitCollection(values: overrides.values) }
}

extension UIPresentationController: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    traitState.register(traits, handler: handler)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitState.unregister(registration)
  }
}

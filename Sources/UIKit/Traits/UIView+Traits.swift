extension UIView: UITraitEnvironment {}

extension UIView: UITraitChangeObservable {
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

extension UIView {
  /// Traits that the view sets for itself and its subviews.
  public var traitOverrides: UITraitOverrides {
    get { traitState.overrides }
    set { changeTraitOverrides { $0.overrides = newValue } }
  }

  /// Delivers changes of traits to this view, its view controller and everything below.
  public func updateTraitsIfNeeded() {
    (traitOwner ?? self).deliverTraitChangesToTree()
  }
}

extension UIView: TraitNode {
  package var surroundingTraits: UITraitCollection? { environment?.traits }

  package var traitParent: (any TraitNode)? { traitOwner ?? superview }

  package var traitChildren: [any TraitNode] {
    // Below a view come the controllers of its subviews, and each controller's view below that.
    subviews.map { $0.traitOwner ?? $0 }
  }

  package func scheduleTraitUpdate() { setNeedsLayout() }

  package func traitsChanged(readBy method: TraitTracking.Method) {
    if method == .layout { setNeedsLayout() }
  }
}

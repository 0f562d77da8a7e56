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
  ///
  /// They count in every release that ours stands for: `#available` is true for all of them here.
  public var traitOverrides: UITraitOverrides {
    get { traitState.overrides }
    set { changeTraitOverrides { $0.overrides = newValue } }
  }

}

extension UIView: TraitNode {
  /// The view controller from which a root view's traits come.
  package final var traitOwner: (any TraitNode)? { viewController }

  package final func scheduleTraitUpdate() {
    engineInputsChanged()
    invalidateTreeLayout()
  }

  package final func inputsChanged(of method: TraitTracking.Method) {
    switch method {
    case .layout, .willLayout, .didLayout: setNeedsLayout()
    case .constraints: setNeedsUpdateConstraints()
    case .properties: setNeedsUpdateProperties()
    case .configuration: (self as? any ContentHost)?.scheduleConfigurationUpdate()
    }
  }

  /// Takes note of a new superview, in which the traits may be others.
  final func traitParentDidChange() {
    if viewController == nil, traitState.isKnownToHaveNoNews { return }
    let top: any TraitNode = traitOwner ?? self
    guard top.hasTraitChanges else { return }
    if !TraitState.deliversWithLayout { top.deliverTraitChangesToTree() }
    invalidateTreeLayout()
  }

  /// From iOS 17 on, delivers changes of traits to a view that is going to update its constraints,
  /// as one whose colours change does.
  ///
  /// - SeeAlso: "Supporting Dark Mode in your interface": the trait environment is updated before
  ///   `updateConstraints()` and the like are called.
  final func deliverTraitsBeforeConstraints() {
    if traitState.isKnownToHaveNoNews { return }
    guard TraitState.deliversWithLayout, hasTraitChanges else { return }
    if traitState.hasNewsOfColors { pending.updateConstraints = true }
    if pending.updateConstraints { deliverTraitChangesFromTop() }
  }

  package final func colorAppearanceChanged() {
    tintColorDidChange()
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  /// From iOS 17 on, delivers changes of traits just before the layout of a view.
  ///
  /// What is above the first view of a pass comes before it.
  final func deliverTraitsBeforeLayout(asTop isTop: Bool) {
    guard TraitState.deliversWithLayout else { return }
    if isTop { traitParent?.deliverTraitChangesFromTop() }
    if !isTop { traitOwner?.deliverTraitChanges() }
    if !traitState.isKnownToHaveNoNews { deliverTraitChanges() }
  }
}

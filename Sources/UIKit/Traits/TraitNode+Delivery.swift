extension TraitNode {
  /// Tells the node of changes to its traits since it was last told.
  ///
  /// One call per registration whatever the number of its traits that changed, then
  /// `traitCollectionDidChange(_:)`. A node outside a hierarchy hears nothing.
  package func deliverTraitChanges() {
    let state = traitState
    guard hasTraitChanges else { return }
    let (previous, present) = state.exchangeDelivered()
    let changed = present.values.changedSlots(from: previous.values)
    present.asCurrent {
      for registration in state.registrations where !registration.traits.isDisjoint(with: changed) {
        // A handler before this one may have taken the registration back.
        guard state.registrations.contains(where: { $0 === registration }) else { continue }
        registration.handler(self, previous)
      }
      traitCollectionDidChange(previous)
    }
    if present.hasDifferentColorAppearance(comparedTo: previous) { colorAppearanceChanged() }
    for (method, collection) in state.tracked where collection.reads?.intersects(changed) == true {
      inputsChanged(of: method)
    }
  }

  /// Whether there is something to deliver.
  var hasTraitChanges: Bool {
    traitState.refresh(self)
    return traitState.isRooted && traitState.hasNews
  }

  /// Tells everything above the node, from the top down, and the node itself.
  package func deliverTraitChangesFromTop() {
    traitParent?.deliverTraitChangesFromTop()
    deliverTraitChanges()
  }

  /// Tells the node, and then all below it, of changes to their traits.
  package func deliverTraitChangesToTree() {
    traitState.refresh(self)
    guard traitState.isRooted else { return }
    deliverTraitChanges()
    for child in traitChildren { child.deliverTraitChangesToTree() }
  }
}

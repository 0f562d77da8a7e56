/// A part of the hierarchy that traits flow down: a screen, scene, window, presentation
/// controller, view controller or view.
///
/// A conforming class says who is above and below it; everything else follows. Whatever changes
/// an answer calls ``traitSourcesChanged()`` on the lowest node whose traits it may change.
@MainActor
package protocol TraitNode: UITraitEnvironment {
  /// What the node keeps about its traits.
  var traitState: TraitState { get }
  /// The traits that the surroundings give, whatever is above; nil: they are inherited.
  var surroundingTraits: UITraitCollection? { get }
  /// The node whose traits this one inherits; nil: there is none.
  var traitParent: (any TraitNode)? { get }
  /// The nodes that may inherit from this one, in the order in which they hear of changes.
  var traitChildren: [any TraitNode] { get }
  /// Schedules the layout of everything below; with it traits arrive from iOS 17 on.
  func scheduleTraitUpdate()
  /// Schedules what depends on how colours look.
  func colorAppearanceChanged()
  /// Schedules what ran when it read a trait, or something observable, that has changed since.
  func inputsChanged(of method: TraitTracking.Method)
}

extension TraitNode {
  package func colorAppearanceChanged() {}

  /// The present traits: those of the parent with this node's overrides.
  ///
  /// On iOS 17 and later UIKit's own property lags behind until the traits are delivered; ours
  /// is always up to date, only the callbacks wait.
  package var presentTraits: UITraitCollection { traitState.collection(of: self) }

  /// Takes note that this node, or where it stands, has changed in a way that may change traits.
  ///
  /// Before iOS 17 changes are delivered at once, later with the next layout.
  ///
  /// - Parameter schedulesUpdate: False where the caller sees to a layout of everything below.
  package func traitSourcesChanged(schedulesUpdate: Bool = true) {
    TraitState.invalidate()
    if !TraitState.deliversWithLayout { deliverTraitChangesToTree() }
    if schedulesUpdate { scheduleTraitUpdate() }
  }

  /// Changes what the node overrides.
  package func changeTraitOverrides(_ change: (TraitState) -> Void) {
    let before = traitState.allOverrides
    change(traitState)
    // Setting the same again, as layout code does, must not ask for yet another layout.
    guard traitState.allOverrides != before else { return }
    traitState.overridesChanged()
    traitSourcesChanged()
  }
}

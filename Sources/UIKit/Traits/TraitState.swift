/// What a node of the trait hierarchy keeps: its overrides, its registrations, and the traits it
/// was last told of.
///
/// Traits are computed when they are read, and kept until anything changes anywhere: a counter
/// of changes tells whether they are outdated, so that reading costs no walk up the hierarchy.
@MainActor
package final class TraitState {
  /// Counts the changes to hierarchies and overrides.
  @exclusivity(unchecked) package private(set) static var generation = 0

  /// Whether changes arrive with the layout of a view (iOS 17 on) or at once.
  package static var deliversWithLayout: Bool { UIKitRelease.current.iOS >= 17 }

  /// Makes all computed traits outdated.
  package static func invalidate() { generation += 1 }

  /// Makes the computed traits of one node outdated, below which there is no other.
  func invalidate() { validGeneration = -1 }

  /// What a parent view controller overrides for this child.
  package var parentOverride: UITraitCollection?
  /// ``UIView/overrideUserInterfaceStyle`` and its like.
  package var styleOverride = UIUserInterfaceStyle.unspecified
  /// The least and the largest text size, whatever is inherited.
  package var contentSizeLimits = ContentSizeLimits()
  /// The node's own overrides.
  package var overrides = UITraitOverrides()

  var registrations: [TraitRegistration] = []
  /// The collections that methods with automatic tracking last read, from iOS 18 on.
  @exclusivity(unchecked) var tracked: [TraitTracking.Method: UITraitCollection] = [:]
  /// The collection that notes reads while such a method runs.
  @exclusivity(unchecked) var trackedCollection: UITraitCollection?

  /// The traits of the last delivery; before the first, those predicted at creation.
  @exclusivity(unchecked) private(set) var delivered: UITraitCollection
  /// Whether the hierarchy above reaches surroundings that give traits.
  @exclusivity(unchecked) private(set) var isRooted = false

  /// What was inherited when it was last computed.
  @exclusivity(unchecked) private var inherited: UITraitCollection
  @exclusivity(unchecked) private var present: UITraitCollection
  @exclusivity(unchecked) private var needsMerge = false
  @exclusivity(unchecked) private var validGeneration = -1

  /// Predicts that the traits will be the current ones, as UIKit does from iOS 13 on.
  package nonisolated init() {
    let predicted = UITraitCollection.current.untracked
    delivered = predicted
    inherited = predicted
    present = predicted
  }

  /// The traits to show to readers of a node.
  func collection(of node: any TraitNode) -> UITraitCollection {
    refresh(node)
    return trackedCollection ?? present
  }

  /// The traits of a node, reads of which are not noted.
  func untrackedCollection(of node: any TraitNode) -> UITraitCollection {
    refresh(node)
    return present
  }

  /// All that is overridden here, to see whether it changes.
  var allOverrides: [TraitValue] {
    (parentOverride?.values ?? TraitValues()).stored + [.integer(styleOverride.rawValue)]
      + overrides.values.stored + contentSizeLimits.values
  }

  /// Makes the overrides count at the next reading.
  func overridesChanged() { needsMerge = true }

  /// Whether there is certainly nothing to deliver, without asking any further.
  @inline(__always)
  var isKnownToHaveNoNews: Bool {
    validGeneration == Self.generation && (!isRooted || present === delivered)
  }

  /// Whether the traits, up to date, differ from those delivered.
  var hasNews: Bool {
    if present === delivered { return false }
    if present != delivered { return true }
    delivered = present
    return false
  }

  /// Whether colours look different under the present traits than under those delivered.
  var hasNewsOfColors: Bool {
    present !== delivered && present.hasDifferentColorAppearance(comparedTo: delivered)
  }

  /// Takes the present traits for delivered, and gives those delivered before.
  func exchangeDelivered() -> (previous: UITraitCollection, present: UITraitCollection) {
    defer { delivered = present }
    return (delivered, present)
  }

  /// Whether a node that comes to be in another has the traits there that it had, so that nothing below
  /// it changes either. Then it is up to date.
  func isAsBefore(below parent: UIView) -> Bool {
    let outer = parent.traitState
    outer.refresh(parent)
    guard outer.present === inherited, !needsMerge, outer.isRooted == isRooted else { return false }
    validGeneration = Self.generation
    return true
  }

  @inline(__always)
  func refresh(_ node: any TraitNode) {
    if validGeneration != Self.generation { renew(node) }
  }

  private func renew(_ node: any TraitNode) {
    let base = source(of: node)
    if base !== inherited || needsMerge {
      inherited = base
      needsMerge = false
      present = merged(base)
    }
    validGeneration = Self.generation
  }

  /// What the node inherits; a node that nothing is above keeps what it had.
  private func source(of node: any TraitNode) -> UITraitCollection {
    if let surroundings = node.surroundingTraits {
      isRooted = true
      return surroundings.untracked
    }
    guard let parent = node.traitParent else {
      isRooted = false
      return inherited
    }
    let state = parent.traitState
    state.refresh(parent)
    isRooted = state.isRooted
    return state.present
  }

  /// What the node has under other traits.
  func merged(_ base: UITraitCollection) -> UITraitCollection {
    var values = base.values
    if let parentOverride { values.merge(parentOverride.values) }
    if styleOverride != .unspecified { values[.userInterfaceStyle] = styleOverride }
    values.merge(overrides.values)
    contentSizeLimits.apply(to: &values)
    // The same collection where nothing is overridden: comparing it costs nothing.
    return values == base.values ? base : UITraitCollection(values: values)
  }
}

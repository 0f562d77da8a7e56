import UIKit

/// A closure for the time when traits apply, and perhaps one for the time when they do not.
///
/// A closure runs when that changes, not at every change of traits; the first update counts as a
/// change.
@preconcurrency @MainActor
public final class AdaptiveBehavior: AdaptiveElement {
  public typealias Behavior = () -> Void

  public let traitCollection: UITraitCollection
  public let behavior: Behavior
  public let counterBehavior: Behavior?

  /// Whether the traits applied when they were last looked at; nil: they never were.
  private var applied: Bool?

  public init(
    traitCollection: UITraitCollection, behavior: @escaping Behavior,
    counterBehavior: Behavior? = nil
  ) {
    self.traitCollection = traitCollection
    self.behavior = behavior
    self.counterBehavior = counterBehavior
  }

  public func update(for incomingTraitCollection: UITraitCollection) {
    let applies = incomingTraitCollection.containsTraits(in: traitCollection)
    guard applies != applied else { return }
    // Before the call: the closure may cause another update.
    applied = applies
    if applies { behavior() } else { counterBehavior?() }
  }
}

import UIKit

/// Constraints that are active while traits apply.
///
/// A constraint whose items are not in one tree, for which UIKit would raise an exception, waits
/// until they are. One whose item is gone stays inactive.
@preconcurrency @MainActor
public final class AdaptiveConstraintContainer: AdaptiveElement {
  public let traitCollection: UITraitCollection
  public let constraints: [NSLayoutConstraint]

  /// Whether the traits applied at the last update.
  private var isWanted = false
  /// Views in trees of their own that tell when these join another.
  private var probes: [AdaptiveProbe] = []

  public init(traitCollection: UITraitCollection, constraints: [NSLayoutConstraint]) {
    self.traitCollection = traitCollection
    self.constraints = constraints
  }

  public func update(for incomingTraitCollection: UITraitCollection) {
    if incomingTraitCollection.containsTraits(in: traitCollection) {
      isWanted = true
      activateWhatIsReady()
    } else {
      NSLayoutConstraint.deactivate(release().filter(\.isActive))
    }
  }

  /// Notes that the constraints are to be active, which is left to the caller for those returned.
  func claim() -> [NSLayoutConstraint] {
    isWanted = true
    return constraints
  }

  /// Notes that the constraints are to be inactive, which is left to the caller.
  func release() -> [NSLayoutConstraint] {
    isWanted = false
    removeProbes()
    return constraints
  }

  /// Activates the constraints that can be, and watches for the others' turn.
  func activateWhatIsReady() {
    guard isWanted else { return }
    let inactive = constraints.filter { !$0.isActive }
    let ready = inactive.filter(\.isReady)
    if !ready.isEmpty { NSLayoutConstraint.activate(ready) }
    watch(inactive.filter { !$0.isActive })
  }

  private func watch(_ waiting: [NSLayoutConstraint]) {
    let roots = waiting.flatMap(\.roots).filter { !($0 is UIWindow) }
    for probe in probes where !roots.contains(where: probe.watches) { probe.detach() }
    probes.removeAll { !$0.isAttached }
    for root in roots where !probes.contains(where: { $0.watches(root) }) {
      let probe = AdaptiveProbe(repeating: true) { [weak self] in self?.activateWhatIsReady() }
      probe.attach(to: root)
      probes.append(probe)
    }
  }

  private func removeProbes() {
    for probe in probes { probe.detach() }
    probes = []
  }
}

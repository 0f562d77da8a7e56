import Synchronization

/// Automatic trait tracking (iOS 18): methods that run again when a trait they read has changed.
@MainActor
package enum TraitTracking {
  /// The methods whose reads are noted.
  package enum Method: Hashable, Sendable {
    case layout
    case constraints
    /// `updateProperties()`
    case properties
    /// `viewWillLayoutSubviews()` and `viewDidLayoutSubviews()`
    case willLayout, didLayout
    /// `updateConfiguration(using:)` and its like
    case configuration
  }

  /// Runs a node's method, noting which of its traits are read, and which observable properties.
  package static func run(_ method: Method, of node: any TraitNode, _ body: () -> Void) {
    record(in: node, for: method) {
      ObservationTracking.record(in: node, for: method, body)
    }
  }

  /// Runs a node's method, noting which of its traits are read.
  ///
  /// Reads count through the node's `traitCollection` and `UITraitCollection.current`.
  package static func record<Result>(
    in node: any TraitNode, for method: Method, _ body: () throws -> Result
  ) rethrows -> Result {
    let state = node.traitState
    guard UIKitRelease.current.iOS >= 18 else {
      return try node.presentTraits.asCurrent(body)
    }
    let outer = state.trackedCollection
    let present = state.untrackedCollection(of: node)
    var tracked: UITraitCollection
    if !state.tracked.isEmpty, let known = state.tracked[method], known.untracked === present {
      known.reads?.clear()
      tracked = known
    } else {
      tracked = takeSpare(for: present)
    }
    state.trackedCollection = tracked
    do {
      let result = try tracked.asCurrent(body)
      state.trackedCollection = outer
      settle(&tracked, for: method, in: state)
      return result
    } catch {
      state.trackedCollection = outer
      settle(&tracked, for: method, in: state)
      throw error
    }
  }

  // MARK: Collections without reads

  /// A collection that nothing was read of and nobody kept: most methods read no trait.
  @exclusivity(unchecked) private static var spare: UITraitCollection?

  private static func takeSpare(for present: UITraitCollection) -> UITraitCollection {
    if let spare, spare.untracked === present {
      self.spare = nil
      return spare
    }
    return UITraitCollection(tracking: present, in: TraitReads())
  }

  /// Keeps the collection for the node if its method has read from it, or may do so later.
  private static func settle(
    _ tracked: inout UITraitCollection, for method: Method, in state: TraitState
  ) {
    if !state.tracked.isEmpty, let known = state.tracked[method], known === tracked { return }
    if tracked.reads?.isEmpty == true, isKnownUniquelyReferenced(&tracked) {
      if !state.tracked.isEmpty { state.tracked[method] = nil }
      spare = tracked
    } else {
      state.tracked[method] = tracked
    }
  }
}

/// The traits that a method has read; any thread may note one.
final class TraitReads: Sendable {
  private let low = Atomic<UInt64>(0)

  /// Notes a slot; the last bit stands for it and all beyond.
  func note(_ slot: Int) {
    let bit = UInt64(1) << UInt64(min(slot, 63))
    guard low.load(ordering: .relaxed) & bit == 0 else { return }
    low.bitwiseOr(bit, ordering: .relaxed)
  }

  func noteAll() { low.store(.max, ordering: .relaxed) }

  var isEmpty: Bool { low.load(ordering: .relaxed) == 0 }

  func clear() { low.store(0, ordering: .relaxed) }

  func intersects(_ slots: TraitSlots) -> Bool {
    let bits = low.load(ordering: .relaxed)
    return bits != 0 && slots.members.contains { bits & UInt64(1) << UInt64(min($0, 63)) != 0 }
  }
}

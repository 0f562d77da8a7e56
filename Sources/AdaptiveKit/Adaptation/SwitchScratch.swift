import UIKit

/// Lists that a switch fills, kept so that none is allocated again.
@MainActor
struct SwitchScratch {
  var ended: [Int] = []
  var begun: [Int] = []
  /// Rules that do not hold from the start.
  var dormant: [Int] = []
  var changes: [(slot: EffectSlot, new: (any AdaptiveEffect)?)] = []
  var leaving: [NSLayoutConstraint] = []
  var coming: [NSLayoutConstraint] = []

  var isEmpty: Bool { ended.isEmpty && begun.isEmpty && dormant.isEmpty }

  mutating func clear() {
    ended.removeAll(keepingCapacity: true)
    begun.removeAll(keepingCapacity: true)
    dormant.removeAll(keepingCapacity: true)
    changes.removeAll(keepingCapacity: true)
    leaving.removeAll(keepingCapacity: true)
    coming.removeAll(keepingCapacity: true)
  }
}

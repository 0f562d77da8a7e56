import LayoutSolver

/// Required constraints of which not all can hold, in the terms of views.
package struct LayoutConflict {
  /// The one that gave way.
  package var broken: ConstraintSource?
  /// All of them; without any one member the rest could hold.
  package var members: [ConstraintSource]
}

extension LayoutEngine {
  func describe(_ conflict: Conflict) -> LayoutConflict {
    var byID: [ConstraintID: ConstraintSource] = [:]
    for (id, source) in sources { byID[id] = source }
    return LayoutConflict(
      broken: byID[conflict.broken], members: conflict.members.compactMap { byID[$0] })
  }
}

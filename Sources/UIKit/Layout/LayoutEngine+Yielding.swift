import LayoutSolver

/// Conflicts between what somebody wrote of an arranged view and what its stack view makes.
extension LayoutEngine {
  /// Below required, above all that is not.
  private static let yieldingPriority = UILayoutPriority(999.99)

  /// Lets own sizes of arranged views give way where a stack view's inequality did, and solves again.
  ///
  /// The solver meets equalities before inequalities, whoever made them. UIKit would rather break what
  /// somebody wrote: in public documents a button that states 48 in a centred row of 33 is 33 high, and
  /// of a picture 60 wide and as high as wide in a row of 55 the ratio gives way. In the corpus and
  /// the documents beside it there is no other such conflict.
  ///
  /// - Returns: The conflicts, with the size as what gave way.
  func yieldToStackViews() -> [LayoutConflict] {
    let hasStack = views.indices.contains { facts[$0].role.contains(.isStack) }
    guard hasStack, solver.hasBrokenRequired else { return [] }
    var yielding: [NSLayoutConstraint] = []
    var told: [LayoutConflict] = []
    for conflict in solver.conflicts() {
      var described = describe(conflict)
      guard case .stack(let stack, _) = described.broken,
        let size = Self.lastOwnSize(in: described, of: stack),
        !yielding.contains(where: { $0 === size })
      else { continue }
      yielding.append(size)
      described.broken = .explicit(size)
      told.append(described)
    }
    guard !yielding.isEmpty else { return [] }
    for size in yielding { size.setPriorityForSolve(Self.yieldingPriority) }
    defer { for size in yielding { size.setPriorityForSolve(.required) } }
    solvePasses()
    return told
  }

  /// The last of a conflict's constraints that says something of the size of a view in a stack view,
  /// and of nothing else.
  private static func lastOwnSize(
    in conflict: LayoutConflict, of stack: UIStackView
  ) -> NSLayoutConstraint? {
    conflict.members.reversed().lazy.compactMap { member -> NSLayoutConstraint? in
      guard case .explicit(let constraint) = member,
        let view = constraint.firstItem as? UIView, view.superview === stack,
        constraint.secondItem == nil || constraint.secondItem === view
      else { return nil }
      return constraint
    }.first
  }
}

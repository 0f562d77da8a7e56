import LayoutSolver

/// Conflicts between what somebody wrote of an arranged view and what its stack view makes.
extension LayoutEngine {
  /// Below required, above all that is not.
  private static let yieldingPriority = UILayoutPriority(999.99)

  /// Lets own sizes of arranged views give way where their stack view's constraints did, and what
  /// holds a hidden one open where it would turn something inside out; then solves again, once: what
  /// still conflicts then stays as it is.
  ///
  /// The solver meets equalities before inequalities, such as those that keep a view inside its stack
  /// view, whoever made them. UIKit would rather break what somebody wrote: in public documents a
  /// button that states 48 in a centred row of 33 is 33 high, and of a picture's width of 60 and its
  /// ratio, stated after it, the ratio gives way in a row of 55. The corpus and the documents beside
  /// it have no other such conflict. Of a label 16 inside a view that is hidden, a log of an app
  /// shows the distance below to be broken, which came last.
  ///
  /// - Returns: The conflicts, with the size as what gave way.
  func yieldToStackViews() -> [LayoutConflict] {
    let hasStack = views.indices.contains { facts[$0].role.contains(.isStack) }
    guard hasStack, solver.hasBrokenRequired else { return [] }
    let (positions, count) = (statedPositions, statedIDs.count)
    var yielding: [(size: NSLayoutConstraint, position: Int, members: [Int])] = []
    for conflict in solver.conflicts() {
      let members = conflict.members.compactMap { positions[$0] }
      guard let broken = positions[conflict.broken],
        let (size, position) = yieldingOne(of: members, broken: broken),
        !yielding.contains(where: { $0.size === size })
      else { continue }
      yielding.append((size, position, members))
    }
    guard !yielding.isEmpty else { return [] }
    let before = yielding.map { describe($0.members, broken: $0.position) }
    let priorities = yielding.map(\.size.ownPriority)
    for (size, _, _) in yielding { size.setPriorityForSolve(Self.yieldingPriority) }
    solvePasses()
    for ((size, _, _), priority) in zip(yielding, priorities)
    where size.ownPriority == Self.yieldingPriority {
      size.setPriorityForSolve(priority)
    }
    // The same is stated in the same order, so that the positions still hold; unless a view has no
    // content size any more, or has one now.
    return statedIDs.count != count
      ? before : yielding.map { describe($0.members, broken: $0.position) }
  }

  /// What is to give way in place of something that the engine made itself; nil: nothing is.
  private func yieldingOne(
    of members: [Int], broken: Int
  ) -> (size: NSLayoutConstraint, position: Int)? {
    let origin = origins[broken]
    if case .stack(let stack, _) = origin.source,
      let found = lastOwnSize(at: members, in: stack)
    {
      return found
    }
    guard origin.isNonNegativeSize || origin.isHiding,
      members.contains(where: { origins[$0].isHiding })
    else { return nil }
    for position in members.reversed() {
      if case .explicit(let constraint) = origins[position].source { return (constraint, position) }
    }
    return nil
  }

  /// The last of the required constraints at some positions that says something of the size of one of
  /// a stack view's arranged views, and of nothing else.
  private func lastOwnSize(
    at positions: [Int], in stack: UIStackView
  ) -> (size: NSLayoutConstraint, position: Int)? {
    for position in positions.reversed() {
      guard case .explicit(let constraint) = origins[position].source,
        let view = constraint.firstItem as? UIView, stack.arrangedSubviews.contains(view),
        constraint.secondItem == nil || constraint.secondItem === view
      else { continue }
      return (constraint, position)
    }
    return nil
  }
}

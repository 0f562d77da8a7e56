import LayoutSolver

/// Conflicts between what somebody wrote and what the engine or a stack view makes itself.
extension LayoutEngine {
  /// Below required, above all that is not.
  private static let yieldingPriority = UILayoutPriority(999.99)
  /// How often what yielded may leave another conflict of the kind; more is left as it is.
  private static let mostRounds = 8

  /// A written constraint that gives way, its place among the stated ones, and those it conflicts with.
  private struct Yielding {
    var constraint: NSLayoutConstraint
    var position: Int
    var members: [Int]
  }

  /// Lets own sizes of arranged views give way where their stack view's constraints did, and written
  /// constraints where a view would be turned inside out; then solves again, until nothing of the
  /// kind is left.
  ///
  /// The solver meets equalities before inequalities, such as those that keep a view inside its stack
  /// view, whoever made them. UIKit would rather break what somebody wrote: in public documents a
  /// button that states 48 in a centred row of 33 is 33 high, and of a picture's width of 60 and its
  /// ratio, stated after it, the ratio gives way in a row of 55. The corpus and the documents beside
  /// it have no other such conflict. Of a label 16 inside a view that is hidden, a log of an app
  /// shows the distance below to be broken, which came last. No view of UIKit's is ever of a negative
  /// size.
  ///
  /// - Returns: The conflicts, with the written constraint as what gave way.
  func letWrittenYield() -> [LayoutConflict] {
    guard solver.hasBrokenRequired else { return [] }
    var conflicts: [LayoutConflict] = []
    var priorities: [(constraint: NSLayoutConstraint, own: UILayoutPriority)] = []
    for _ in 0..<Self.mostRounds {
      let yielding = findYielding(besides: priorities.map(\.constraint))
      guard !yielding.isEmpty else { break }
      priorities += yielding.map { ($0.constraint, $0.constraint.ownPriority) }
      conflicts += solve(letting: yielding)
    }
    for (constraint, own) in priorities where constraint.ownPriority == Self.yieldingPriority {
      constraint.setPriorityForSolve(own)
    }
    return conflicts
  }

  private func findYielding(besides earlier: [NSLayoutConstraint]) -> [Yielding] {
    let positions = statedPositions
    // Conflicts cost time to find, and most are between written constraints.
    let mayYield = solver.brokenRequired().contains { id in
      positions[id].map { origins[$0].mayOutlastWritten } ?? false
    }
    guard mayYield else { return [] }
    var yielding: [Yielding] = []
    for conflict in solver.conflicts() {
      let members = conflict.members.compactMap { positions[$0] }
      guard let broken = positions[conflict.broken],
        let (constraint, position) = yieldingOne(of: members, broken: broken),
        !earlier.contains(where: { $0 === constraint }),
        !yielding.contains(where: { $0.constraint === constraint })
      else { continue }
      yielding.append(Yielding(constraint: constraint, position: position, members: members))
    }
    return yielding
  }

  /// Solves again with constraints that yield, and describes what they conflict with.
  private func solve(letting yielding: [Yielding]) -> [LayoutConflict] {
    let count = statedIDs.count
    let before = yielding.map { describe($0.members, broken: $0.position) }
    for one in yielding { one.constraint.setPriorityForSolve(Self.yieldingPriority) }
    solvePasses()
    // The same is stated in the same order, so that the positions still hold; unless a view has no
    // content size any more, or has one now.
    return statedIDs.count != count
      ? before : yielding.map { describe($0.members, broken: $0.position) }
  }

  /// What is to give way in place of something that the engine made itself; nil: nothing is.
  private func yieldingOne(
    of members: [Int], broken: Int
  ) -> (constraint: NSLayoutConstraint, position: Int)? {
    let origin = origins[broken]
    if case .stack(let stack, _) = origin.source,
      let found = lastOwnSize(at: members, among: stack.arrangedSubviews)
    {
      return found
    }
    let isHidden = members.contains { origins[$0].isHiding }
    guard origin.isNonNegativeSize || origin.isHiding && isHidden else { return nil }
    if !isHidden, let found = lastOwnSize(at: members, among: nil) { return found }
    for position in members.reversed() {
      if case .explicit(let constraint) = origins[position].source { return (constraint, position) }
    }
    return nil
  }

  /// The last of the required constraints at some positions that says something of the size of one of
  /// some views, or of any, and of nothing else.
  private func lastOwnSize(
    at positions: [Int], among candidates: [UIView]?
  ) -> (constraint: NSLayoutConstraint, position: Int)? {
    for position in positions.reversed() {
      guard case .explicit(let constraint) = origins[position].source,
        let view = constraint.firstItem as? UIView, candidates?.contains(view) ?? true,
        constraint.secondItem == nil || constraint.secondItem === view,
        [.width, .height].contains(constraint.firstAttribute)
      else { continue }
      return (constraint, position)
    }
    return nil
  }
}

import LayoutSolver

/// Conflicts between what somebody wrote and what the engine or a stack view makes itself.
extension LayoutEngine {
  /// How often what yielded may leave another conflict of the kind; more is left as it is.
  private static let mostRounds = 4

  /// Below required, above all that is not; what yields later is held before what did so earlier.
  private static func yieldingPriority(round: Int) -> UILayoutPriority {
    UILayoutPriority(999.9 + 0.01 * Float(round))
  }

  /// A written constraint that gives way, its place among the stated ones, and those it conflicts with: none
  /// where it gives way because another one did.
  struct Yielding {
    var constraint: NSLayoutConstraint
    var position: Int
    var members: [Int]
    /// Its priority before it yielded, and since.
    var priorities: (own: UILayoutPriority, lowered: UILayoutPriority)
  }

  /// Lets own sizes of arranged views give way where their stack view's constraints did, and written
  /// constraints where a view would be turned inside out; then solves again, until nothing of the
  /// kind is left.
  ///
  /// The solver meets equalities before inequalities, such as those that keep a view inside its stack
  /// view, whoever made them. UIKit would rather break what somebody wrote: in public documents a
  /// button that states 48 in a centred row of 33 is 33 high, and of a picture's width of 60 and its
  /// ratio, stated after it, the ratio gives way in a row of 55. Of a label 16 inside a view that is
  /// hidden, a log of an app shows the distance below to be broken, which came last. That a size of
  /// less than nothing does not come out either is known of UIKit's frames; which size gives way is
  /// chosen after these examples. For cells on the canvas see ``findYieldingPins(loweredTo:)``.
  ///
  /// - Returns: The conflicts, with the written constraint as what gave way.
  func letWrittenYield() -> [LayoutConflict] {
    guard solver.hasBrokenRequired else { return [] }
    let count = statedIDs.count
    var all: [Yielding] = []
    var described: [LayoutConflict] = []
    for round in 0..<Self.mostRounds {
      let lowered = Self.yieldingPriority(round: round)
      var yielding = round == 0 ? findYieldingPins(loweredTo: lowered) : []
      if yielding.isEmpty { yielding = findYielding(besides: all, loweredTo: lowered) }
      guard !yielding.isEmpty else { break }
      described += conflicts(of: yielding)
      all += yielding
      for one in yielding { one.constraint.setPriorityForSolve(one.priorities.lowered) }
      solvePasses()
      // Positions hold as long as the same is stated in the same order: unless a view has no content
      // size any more, or has one now.
      guard statedIDs.count == count else { break }
    }
    // Code that the passes call may have set another one meanwhile.
    for one in all where one.constraint.ownPriority == one.priorities.lowered {
      one.constraint.setPriorityForSolve(one.priorities.own)
    }
    guard statedIDs.count == count else { return described }
    return conflicts(of: all).filter { $0.violations.contains { $0 > 0 } }
  }

  private func conflicts(of yielding: [Yielding]) -> [LayoutConflict] {
    yielding.filter { !$0.members.isEmpty }.map { describe($0.members, broken: $0.position) }
  }

  private func findYielding(
    besides earlier: [Yielding], loweredTo lowered: UILayoutPriority
  ) -> [Yielding] {
    let positions = statedPositions
    let hasRoom = leavesRoom
    let broken = solver.brokenRequired().filter { id in
      guard let position = positions[id] else { return false }
      return origins[position].isOfStack || origins[position].isNonNegativeSize && hasRoom
    }
    guard !broken.isEmpty else { return [] }
    var yielding: [Yielding] = []
    for conflict in solver.conflicts(of: broken) {
      let members = conflict.members.compactMap { positions[$0] }
      guard let broken = positions[conflict.broken],
        // What yields in this round may be enough for this one, too.
        !yielding.contains(where: { members.contains($0.position) }),
        let (constraint, position) = yieldingOne(of: members, broken: broken),
        !earlier.contains(where: { $0.constraint === constraint })
      else { continue }
      yielding.append(
        Yielding(
          constraint: constraint, position: position, members: members,
          priorities: (constraint.ownPriority, lowered)))
    }
    return yielding
  }

  /// Whether there is anything to lay out in: code often asks for a layout before it gives a size.
  private var leavesRoom: Bool {
    guard case .fixed(let size) = rootSize else { return true }
    return size.width > 0 && size.height > 0
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
  /// the candidates (nil: of any view), and of nothing else.
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

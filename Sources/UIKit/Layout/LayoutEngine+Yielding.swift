import LayoutSolver

/// What gives way where required constraints exclude each other.
///
/// It pulls no more at what resists as content does by default: in a cell whose picture states a ratio that does not
/// fit, the label above keeps the height of its text, though without it less of the ratio would be missed
/// (omerfarukozturk/MovieBox-iOS-MVVMC). It still does at what only hugs: a button that states 48 fills a centred row
/// of 33.
extension LayoutEngine {
  /// How often what yielded may leave another conflict; more is left as it is.
  private static let mostRounds = 4

  /// Between what content hugs and resists with by default, and beside what people write; what yields later is held
  /// before what did so earlier.
  private static func yieldingPriority(round: Int) -> UILayoutPriority {
    UILayoutPriority(500.5 + 0.01 * Float(round))
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
  /// kind is left. On the canvas pins of cells and one of two places for an edge come before these.
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
      if yielding.isEmpty { yielding = findSamePlaces(besides: all, loweredTo: lowered) }
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
    let hasRoom = leavesRoom
    return find(besides: earlier, loweredTo: lowered) {
      $0.isOfStack || $0.isNonNegativeSize && hasRoom
    } choosing: {
      yieldingOne(of: $0, broken: $1)
    }
  }

  /// Of two constraints that put the same far edge, or centre, of a view at two places, on the canvas the one with the
  /// place that is not as far along: of 130 and 25 above the bottom the 130 (DenisCalixto/swift_stopwatch_exercise), of
  /// 200 and 50 before the right edge the 200 (miracdogan/RandomPasswordGenerator), and of 3.5 and 0 beside the middle
  /// the 0 (sofiia-0/customProject), whichever stands first. Of near edges nothing is known, and nothing of apps.
  private func findSamePlaces(
    besides earlier: [Yielding], loweredTo lowered: UILayoutPriority
  ) -> [Yielding] {
    guard root.isOnCanvas else { return [] }
    return find(besides: earlier, loweredTo: lowered) {
      $0.isStated
    } choosing: { members, broken in
      guard case .explicit(let constraint) = origins[broken].source,
        let place = Place(constraint)
      else { return nil }
      for member in members where member != broken {
        guard case .explicit(let other) = origins[member].source, let otherPlace = Place(other),
          otherPlace.isOfSameEdge(as: place)
        else { continue }
        return otherPlace.distance < place.distance ? (other, member) : (constraint, broken)
      }
      return nil
    }
  }

  /// Finds the conflicts in which something of a kind is not held, and what is to give way in each.
  private func find(
    besides earlier: [Yielding], loweredTo lowered: UILayoutPriority,
    where isOfKind: (StatedOrigin) -> Bool,
    choosing choose: ([Int], Int) -> (constraint: NSLayoutConstraint, position: Int)?
  ) -> [Yielding] {
    let positions = statedPositions
    let broken = solver.brokenRequired().filter { id in
      positions[id].map { isOfKind(origins[$0]) } == true
    }
    guard !broken.isEmpty else { return [] }
    var yielding: [Yielding] = []
    for conflict in solver.conflicts(of: broken) {
      let members = conflict.members.compactMap { positions[$0] }
      guard let broken = positions[conflict.broken],
        // What yields in this round may be enough for this one, too.
        !yielding.contains(where: { members.contains($0.position) }),
        let (constraint, position) = choose(members, broken),
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

/// Where a constraint puts a far edge, or the centre, of a view inside another view, or inside a guide of that.
@MainActor
private struct Place {
  /// How far along from the edge of what is around it, in points.
  let distance: Double
  private let edges: [(item: AnyObject, attribute: NSLayoutConstraint.Attribute)]

  init?(_ constraint: NSLayoutConstraint) {
    guard constraint.relation == .equal, constraint.multiplier == 1,
      let first = constraint.firstItem, let second = constraint.secondItem,
      let inner = Self.view(of: first), let outer = Self.view(of: second), inner !== outer
    else { return nil }
    let own = (first, constraint.firstAttribute), other = (second, constraint.secondAttribute)
    if inner.isDescendant(of: outer) {
      edges = [own, other]
      distance = Double(constraint.constant)
    } else if outer.isDescendant(of: inner) {
      edges = [other, own]
      distance = -Double(constraint.constant)
    } else {
      return nil
    }
    guard [.right, .trailing, .bottom, .centerX].contains(edges[0].attribute) else { return nil }
  }

  private static func view(of item: AnyObject) -> UIView? {
    (item as? UILayoutGuide)?.owningView ?? item as? UIView
  }

  func isOfSameEdge(as other: Place) -> Bool {
    zip(edges, other.edges).allSatisfy { $0.item === $1.item && $0.attribute == $1.attribute }
  }
}

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

  /// That of the end of the root's content, which is held after all that gave way before.
  private static let endPriority = UILayoutPriority(500.4)

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
  /// kind is left. On the canvas pins of cells and one of two distances between the same edges come before
  /// these. Where one size is not enough, what says where the root's content ends gives way instead.
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
    var hasYieldedSize = false
    for round in 0..<Self.mostRounds {
      let lowered = Self.yieldingPriority(round: round)
      var yielding = round == 0 ? findYieldingPins(loweredTo: lowered) : []
      if yielding.isEmpty { yielding = findSameDistances(besides: all, loweredTo: lowered) }
      if yielding.isEmpty, hasYieldedSize { yielding = findEnds(besides: all) }
      if yielding.isEmpty {
        yielding = findYielding(besides: all, loweredTo: lowered)
        hasYieldedSize = !yielding.isEmpty
      }
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
    // What gave way may hold again, now that something else did.
    return conflicts(
      of: all.filter { solver.error(of: statedIDs[$0.position]) > LayoutSolver.tolerance })
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

  /// What says where the root's content ends below gives way where no single size is enough, and is held after what
  /// gave way before: a column of 847 in a landscape canvas of 414 keeps its sizes and its place at the top, and ends
  /// beyond the bottom (osmar-jzdev/audio-player-app). One document; taken to be so on devices, too. In cells something
  /// inside gives way (LoopKit/Loop).
  private func findEnds(besides earlier: [Yielding]) -> [Yielding] {
    if root is UITableViewCell || root is UICollectionReusableView { return [] }
    let hasRoom = leavesRoom
    return find(besides: earlier, loweredTo: Self.endPriority) {
      $0.isNonNegativeSize && hasRoom
    } choosing: { members, _ in
      for position in members.reversed() {
        if case .explicit(let constraint) = origins[position].source,
          StatedDistance(constraint)?.isAboveBottom(of: root) == true
        {
          return (constraint, position)
        }
      }
      return nil
    }
  }

  /// Of two constraints that put two edges, or centres, at two distances from each other, on the canvas the one that is
  /// stated first: of 130 and 25 above the bottom the 130 (DenisCalixto/swift_stopwatch_exercise), of 55 and 20 between
  /// two views the 55 (vinhngogia0906/AdaptiveLayout); so in eight documents of nine, and of 3.5 and 0 beside the
  /// middle the 0 that is stated last (sofiia-0/customProject). In all of them but that the smaller constant is held,
  /// too, so that order and size cannot be told apart. Nothing is known of apps.
  private func findSameDistances(
    besides earlier: [Yielding], loweredTo lowered: UILayoutPriority
  ) -> [Yielding] {
    guard root.isOnCanvas else { return [] }
    return find(besides: earlier, loweredTo: lowered) {
      $0.isStated
    } choosing: { members, broken in
      guard case .explicit(let constraint) = origins[broken].source,
        let distance = StatedDistance(constraint)
      else { return nil }
      for member in members where member < broken {
        if case .explicit(let other) = origins[member].source,
          StatedDistance(other)?.isBetweenSameEdges(as: distance) == true
        {
          return (other, member)
        }
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

/// A constraint that puts two edges, or centres, at a distance from each other.
@MainActor
private struct StatedDistance {
  private typealias Edge = (item: AnyObject, attribute: NSLayoutConstraint.Attribute)
  private let edges: (first: Edge, second: Edge)

  init?(_ constraint: NSLayoutConstraint) {
    guard constraint.relation == .equal, constraint.multiplier == 1,
      !constraint.firstAttribute.isSize,
      let first = constraint.firstItem, let second = constraint.secondItem
    else { return nil }
    edges = ((first, constraint.firstAttribute), (second, constraint.secondAttribute))
  }

  func isBetweenSameEdges(as other: StatedDistance) -> Bool {
    let (first, second) = other.edges
    return Self.isSame(edges.first, first) && Self.isSame(edges.second, second)
      || Self.isSame(edges.first, second) && Self.isSame(edges.second, first)
  }

  private static func isSame(_ one: Edge, _ other: Edge) -> Bool {
    one.item === other.item && one.attribute == other.attribute
  }

  /// Whether it says how far above the bottom of a view, or of what its bars leave of it, something in the view ends.
  func isAboveBottom(of view: UIView) -> Bool {
    func isBottom(_ edge: Edge) -> Bool {
      guard let guide = edge.item as? UILayoutGuide else {
        return edge.item === view && [.bottom, .bottomMargin].contains(edge.attribute)
      }
      let attribute: NSLayoutConstraint.Attribute =
        guide.derivation == .bottomBar ? .top : .bottom
      return guide.owningView === view && edge.attribute == attribute
    }
    func isInside(_ edge: Edge) -> Bool {
      let owner = (edge.item as? UILayoutGuide)?.owningView ?? edge.item as? UIView
      return edge.attribute == .bottom && owner !== view
    }
    return isBottom(edges.first) && isInside(edges.second)
      || isBottom(edges.second) && isInside(edges.first)
  }
}

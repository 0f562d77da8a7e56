import LayoutSolver

/// What the engine chooses where the constraints leave a choice.
extension LayoutEngine {
  /// Priority of the choices among layouts that the constraints leave open.
  ///
  /// Below every priority that code can reach in practice; an item that nothing holds then sits at
  /// its superview's origin with no size, which is where UIKit's engine leaves it.
  static let tiePriority = 0.001

  func stateTies(ofView index: Int) {
    let item = items.base + Int(facts[index].row)
    let own = item.pointee.variables
    let origin = StatedOrigin.tie(views[index])
    let width = sizeTie(ofView: index, length: item.pointee.content.width)
    let height = sizeTie(ofView: index, length: item.pointee.content.height)
    stateTie(from: own.left, to: own.right, width, origin)
    stateTie(from: own.top, to: own.bottom, height, origin)
    let isPlaced = item.pointee.isPlaced
    if isPlaced.horizontal, isPlaced.vertical { return }
    let outer = frameEdges(of: views[Int(facts[index].outer)])
    statePlaceTies(edges(of: views[index]), within: outer, isPlaced, origin)
  }

  /// The length that a side of a view has where nothing else decides, and what a point away from it counts.
  private struct SizeTie {
    var length = 0.0
    var weight = 1.0
  }

  /// What decides between views that could take or lose room at the same cost.
  ///
  /// The later of two with content gives way: of five such pairs of labels in public documents, which could
  /// be larger (three of vector-im/element-ios, two of wordpress-mobile/WordPress-iOS), four are so.
  /// Apple's engine gets the contents' constraints in the order of the views, and has no reason to give
  /// up an earlier one for a later one.
  ///
  /// But of those that a stack view arranges, the first one gives way, and where they have no content the
  /// last one. UIKit of iOS 26.1 does so (Vercantez/openuikit,
  /// Tests/OpenUIKitTests/ProgressStackTests.swift); Apple documents that the index decides.
  private func sizeTie(ofView index: Int, length: CGFloat) -> SizeTie {
    let outer = facts[index].outer
    let count = items.base[Int(facts[index].row)].arrangedCount
    let hasContent = length >= 0
    guard hasContent || count > 0 else { return SizeTie() }
    let rank = hasContent && count > 0 ? Int(outer) + Int(count) : index
    // Too little to make up for a point elsewhere; exact in binary.
    return SizeTie(length: max(0, Double(length)), weight: 1 - Double(rank) / 2_097_152)
  }

  private func stateTie(
    from start: Variable, to end: Variable, _ tie: SizeTie, _ origin: StatedOrigin
  ) {
    form.removeAll()
    form.append(Term(end, tie.weight))
    form.append(Term(start, -tie.weight))
    commit(
      constant: -tie.weight * tie.length, .equal, priority: Self.tiePriority, origin)
  }

  /// What would be chosen for guides as it is for views.
  func stateGuideTies(of view: UIView) {
    for guide in view.ownGuides where guide.derivation == .free {
      guard let row = row(of: guide.reference) else { continue }
      let item = items.base + Int(row)
      let own = item.pointee.variables
      let origin = StatedOrigin.tie(view)
      stateTie(from: own.left, to: own.right, SizeTie(), origin)
      stateTie(from: own.top, to: own.bottom, SizeTie(), origin)
      statePlaceTies(
        edges(of: guide), within: frameEdges(of: view), item.pointee.isPlaced, origin)
    }
  }

  private func statePlaceTies(
    _ edges: LayoutEdges, within outer: LayoutEdges,
    _ isPlaced: (horizontal: Bool, vertical: Bool), _ origin: StatedOrigin
  ) {
    if !isPlaced.horizontal {
      state(edges.left - outer.left, .equal, priority: Self.tiePriority / 2, origin)
    }
    if !isPlaced.vertical {
      state(edges.top - outer.top, .equal, priority: Self.tiePriority / 2, origin)
    }
  }
}

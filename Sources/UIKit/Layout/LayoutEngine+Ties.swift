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
  /// Outside of stack views the later of two with content is made larger: of five such pairs of labels in
  /// public documents (three of vector-im/element-ios, two of wordpress-mobile/WordPress-iOS) four are so.
  /// Apple's engine gets the contents' constraints in the order of the views, and has no reason to give
  /// up an earlier one for a later one.
  ///
  /// In stack views the first one with content is made larger or smaller, and of those without the last
  /// is made larger. UIKit of iOS 26.1 does so (Vercantez/openuikit,
  /// Tests/OpenUIKitTests/ProgressStackTests.swift); Apple documents that the index decides.
  private func sizeTie(ofView index: Int, length: CGFloat) -> SizeTie {
    // Too little to make up for a point elsewhere; exact in binary.
    let lateness = Double(index) / 2_097_152
    guard facts[Int(facts[index].outer)].role.contains(.isStack) else {
      let content = items.base[Int(facts[index].row)].content
      let hasContent = content.width >= 0 || content.height >= 0
      return SizeTie(weight: hasContent ? 1 - lateness : 1)
    }
    return length < 0
      ? SizeTie(weight: 1 - lateness) : SizeTie(length: Double(length), weight: 1 + lateness)
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

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
    let weight = tieWeight(ofView: index)
    stateTie(from: own.left, to: own.right, weight, origin)
    stateTie(from: own.top, to: own.bottom, weight, origin)
    let isPlaced = item.pointee.isPlaced
    if isPlaced.horizontal, isPlaced.vertical { return }
    let outer = frameEdges(of: views[Int(facts[index].outer)])
    statePlaceTies(edges(of: views[index]), within: outer, isPlaced, origin)
  }

  /// What a point of a view's size counts among ties.
  ///
  /// Where constraints could make either of two views larger than its content asks for, at the same
  /// cost, the later one is: of five such pairs of labels in public documents (three of
  /// vector-im/element-ios, two of wordpress-mobile/WordPress-iOS) four are so. Apple's engine gets
  /// the contents' constraints in the order of the views, and has no reason to give up an earlier one
  /// for a later one. In stack views, whose order is documented to count but not how, nothing is known.
  private func tieWeight(ofView index: Int) -> Double {
    let content = items.base[Int(facts[index].row)].content
    let isArranged = facts[Int(facts[index].outer)].role.contains(.isStack)
    guard content.width >= 0 || content.height >= 0, !isArranged else { return 1 }
    // Too little to make up for a point elsewhere; exact in binary.
    return 1 - Double(index) / 2_097_152
  }

  private func stateTie(
    from start: Variable, to end: Variable, _ weight: Double, _ origin: StatedOrigin
  ) {
    form.removeAll()
    form.append(Term(end, weight))
    form.append(Term(start, -weight))
    commit(constant: 0, .equal, priority: Self.tiePriority, origin)
  }

  /// What would be chosen for guides as it is for views.
  func stateGuideTies(of view: UIView) {
    for guide in view.ownGuides where guide.derivation == .free {
      guard let row = row(of: guide.reference) else { continue }
      let item = items.base + Int(row)
      let own = item.pointee.variables
      let origin = StatedOrigin.tie(view)
      stateTie(from: own.left, to: own.right, 1, origin)
      stateTie(from: own.top, to: own.bottom, 1, origin)
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

import LayoutSolver

extension LayoutEngine {
  /// Errors below this count as none, in points.
  private static let exactness = 0.01

  /// What keeps a view from being as long along an axis as it should be.
  ///
  /// The layout is solved with the length as a required constraint. Where that contradicts others,
  /// these are the answer; else those that held before and no longer do.
  func limits(
    of view: UIView, along axis: NSLayoutConstraint.Axis, to length: CGFloat
  ) -> [ConstraintSource] {
    collectViews()
    let before = views.map(MeasuredState.init)
    rootSize = .fixed(root.untransformedFrame.size)
    solveUntilStable()
    for state in before { state.restore() }
    guard row(of: view) != nil else { return [] }
    let errors = (0..<statedIDs.count).map { solver.error(of: statedIDs[$0]) }
    let ends = edges(of: view).ends(along: axis)
    let wish = ends.end - ends.start - Double(length)
    guard
      let id = try? solver.add(
        LinearConstraint(wish, .greaterThanOrEqual, priority: LinearConstraint.required))
    else { return [] }
    solver.solve()
    for conflict in solver.conflicts() where conflict.members.contains(id) {
      return describe(conflict).members
    }
    return (0..<statedIDs.count).compactMap { position in
      if origins[position].isTie { return nil }
      guard errors[position] < Self.exactness,
        solver.error(of: statedIDs[position]) > Self.exactness
      else { return nil }
      return origins[position].source
    }
  }
}

extension UIView {
  /// The constraints that keep the view from being as long as it should be, and whatever else of
  /// the layout does.
  ///
  /// - Complexity: Two solves of the tree.
  package func layoutLimits(
    along axis: NSLayoutConstraint.Axis, to length: CGFloat
  ) -> [ConstraintSource] {
    let root = engineRoot
    guard root !== self else { return [] }
    let engine = LayoutEngine(root: root)
    return engine.lendingItems { engine.limits(of: self, along: axis, to: length) }
  }
}

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
    guard variables[ObjectIdentifier(view)] != nil else { return [] }
    let errors = sources.map { solver.error(of: $0.id) }
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
    return sources.indices.compactMap { position in
      if case .tie = origins[position] { return nil }
      guard errors[position] < Self.exactness,
        solver.error(of: sources[position].id) > Self.exactness
      else { return nil }
      return origins[position]
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
    return LayoutEngine(root: root).limits(of: self, along: axis, to: length)
  }
}

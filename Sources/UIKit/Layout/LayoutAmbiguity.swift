import LayoutSolver

/// A view whose place in its superview the constraints leave open.
package struct LayoutAmbiguity {
  /// The view.
  package var view: UIView
  /// What is open, horizontally and vertically.
  package var isPositionOpen: (horizontal: Bool, vertical: Bool)
  /// See ``isPositionOpen``.
  package var isSizeOpen: (horizontal: Bool, vertical: Bool)
}

extension LayoutEngine {
  /// How far the other layout may be without counting as another, in points.
  static let sameness = 0.25
  /// How far choices are pulled the other way, in points: beyond any screen.
  static let pull = 100_000.0

  /// The views that another layout, as good as the one found, would place elsewhere.
  ///
  /// Of a view and its subviews only the ones are named that differ within their superview, and none
  /// that code is going to constrain.
  func ambiguities() -> [LayoutAmbiguity] {
    let others = solver.alternatives(pulledBy: Self.pull)
    return views.dropFirst().compactMap {
      $0.isConstrainedByCode ? nil : ambiguity(of: $0, in: others)
    }
  }

  /// What of a view differs in one of several other layouts.
  func ambiguity(
    of view: UIView, in others: [LayoutSolver.AlternativeValues]
  ) -> LayoutAmbiguity? {
    guard !view.translatesAutoresizingMaskIntoConstraints, !view.isHidden,
      let superview = view.superview, let own = variables(of: view),
      let outer = variables(of: superview)
    else { return nil }
    func differs(_ end: Variable, _ start: Variable) -> Bool {
      let here = solver.value(of: end) - solver.value(of: start)
      return others.contains { abs(here - ($0[end] - $0[start])) > Self.sameness }
    }
    let found = LayoutAmbiguity(
      view: view,
      isPositionOpen: (differs(own.left, outer.left), differs(own.top, outer.top)),
      isSizeOpen: (differs(own.right, own.left), differs(own.bottom, own.top)))
    let isOpen =
      found.isPositionOpen.horizontal || found.isPositionOpen.vertical
      || found.isSizeOpen.horizontal || found.isSizeOpen.vertical
    return isOpen ? found : nil
  }
}

import LayoutSolver

extension UIView {
  /// The constraints that decide the view's place and size along an axis, from the highest priority
  /// on.
  ///
  /// Ours lists constraints that somebody stated; what follows from content, masks and stack views
  /// has no object.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    let root = engineRoot
    guard root !== self else { return [] }
    let engine = LayoutEngine(root: root)
    return engine.lendingItems { engine.constraintsDeciding(self, along: axis) }
  }

  /// Gives the view and its siblings another layout that is as good as the present one, where the
  /// constraints leave a choice; the next layout takes it back.
  public func exerciseAmbiguityInLayout() {
    let root = engineRoot
    guard root !== self else { return }
    let engine = LayoutEngine(root: root)
    engine.lendingItems { engine.exerciseAmbiguity(of: self) }
  }
}

extension LayoutEngine {
  /// The stated constraints among those that decide where a view is.
  func constraintsDeciding(
    _ view: UIView, along axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    measure()
    guard let own = variables(of: view) else { return [] }
    var byID: [ConstraintID: ConstraintSource] = [:]
    for position in 0..<statedCount { byID[statedIDs[position]] = origins[position].source }
    var found: [NSLayoutConstraint] = []
    for variable in axis == .horizontal ? [own.left, own.right] : [own.top, own.bottom] {
      for id in solver.explanation(of: variable).deciding {
        guard case .explicit(let constraint)? = byID[id] else { continue }
        if !found.contains(where: { $0 === constraint }) { found.append(constraint) }
      }
    }
    return found.sorted { $0.priority.rawValue > $1.priority.rawValue }
  }

  /// Sets the frame of a view, and of its siblings that move with it, to another optimum.
  func exerciseAmbiguity(of view: UIView) {
    measure()
    guard let superview = view.superview, let outer = variables(of: superview),
      ambiguities().contains(where: { $0.view === view })
    else { return }
    let other = solver.values(pulledBy: Self.pull)
    let scale = root.traitCollection.displayScale
    for sibling in superview.subviews {
      guard !sibling.translatesAutoresizingMaskIntoConstraints,
        let own = variables(of: sibling)
      else { continue }
      let insets = superview.alignmentRectInsets
      let rect = CGRect(
        x: other[own.left] - other[outer.left] + insets.left,
        y: other[own.top] - other[outer.top] + insets.top,
        width: other[own.right] - other[own.left], height: other[own.bottom] - other[own.top])
      sibling.frame = sibling.frame(forAlignmentRect: Self.rounded(rect, scale: scale))
    }
  }
}

import LayoutSolver

extension UIView {
  /// Whether the constraints leave the view's place open. Ours solves the tree once more to tell.
  public var hasAmbiguousLayout: Bool {
    let root = engineRoot
    guard root !== self else { return false }
    return LayoutEngine(root: root).isAmbiguous(self)
  }

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

extension UILayoutGuide {
  /// Whether the constraints leave the guide's place in its view open. Ours solves the tree once more
  /// to tell.
  public var hasAmbiguousLayout: Bool {
    guard let root = owningView?.engineRoot else { return false }
    let engine = LayoutEngine(root: root)
    return engine.lendingItems { engine.isAmbiguous(self) }
  }

  /// The constraints that decide the guide's place and size along an axis; see
  /// ``UIView/constraintsAffectingLayout(for:)``.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let root = owningView?.engineRoot else { return [] }
    let engine = LayoutEngine(root: root)
    return engine.lendingItems { engine.constraintsDeciding(self, along: axis) }
  }
}

extension LayoutEngine {
  /// What the value of an anchor is, as an expression over the variables; nil: nothing holds it.
  private func expression(
    of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, distance: LayoutDistance?
  ) -> LayoutExpression? {
    guard let item else { return nil }
    guard let distance else { return inOwnTerms(item, attribute) }
    guard let end = distance.end.item.flatMap({ inOwnTerms($0, distance.end.attribute) }),
      let start = distance.start.item.flatMap({ inOwnTerms($0, distance.start.attribute) })
    else { return nil }
    return end - start
  }

  private func inOwnTerms(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute
  ) -> LayoutExpression? {
    let view = NSLayoutConstraint.view(of: item)
    return expression(
      of: item, attribute, facing: nil,
      isRightToLeft: view?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Whether another layout, as good as the one found, gives an anchor another value.
  func isAmbiguous(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, distance: LayoutDistance?
  ) -> Bool {
    tiesGuides = true
    measure()
    guard let expression = expression(of: item, attribute, distance: distance) else {
      return false
    }
    return differs(expression, in: solver.alternatives(pulledBy: Self.pull))
  }

  /// The stated constraints among those that decide the value of an anchor.
  func constraintsDeciding(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, distance: LayoutDistance?
  ) -> [NSLayoutConstraint] {
    measure()
    guard let expression = expression(of: item, attribute, distance: distance) else { return [] }
    return constraintsDeciding((0..<expression.count).map { expression[$0].variable })
  }

  /// The stated constraints among those that decide where a view or guide is.
  func constraintsDeciding(
    _ item: AnyObject, along axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    measure()
    guard let view = NSLayoutConstraint.view(of: item), row(of: view) != nil
    else { return [] }
    let (start, end) = edges(of: item).ends(along: axis)
    return constraintsDeciding(
      [start, end].flatMap { end in (0..<end.count).map { end[$0].variable } })
  }

  private func constraintsDeciding(_ variables: [Variable]) -> [NSLayoutConstraint] {
    var byID: [ConstraintID: ConstraintSource] = [:]
    for position in 0..<statedCount { byID[statedIDs[position]] = origins[position].source }
    var found: [NSLayoutConstraint] = []
    for variable in variables {
      for id in solver.explanation(of: variable).deciding {
        guard case .explicit(let constraint)? = byID[id] else { continue }
        if !found.contains(where: { $0 === constraint }) { found.append(constraint) }
      }
    }
    return found.sorted { $0.priority.rawValue > $1.priority.rawValue }
  }

  /// Whether another layout, as good as the one found, would place a guide elsewhere in its view.
  func isAmbiguous(_ guide: UILayoutGuide) -> Bool {
    tiesGuides = true
    measure()
    guard let owner = guide.owningView, row(of: owner) != nil else {
      return false
    }
    let others = solver.alternatives(pulledBy: Self.pull)
    let (own, outer) = (edges(of: guide), frameEdges(of: owner))
    return [own.left - outer.left, own.width, own.top - outer.top, own.height].contains {
      differs($0, in: others)
    }
  }

  private func differs(
    _ expression: LayoutExpression, in others: [LayoutSolver.AlternativeValues]
  ) -> Bool {
    others.contains { other in
      var difference = 0.0
      for position in 0..<expression.count {
        let term = expression[position]
        difference += term.coefficient * (other[term.variable] - solver.value(of: term.variable))
      }
      return abs(difference) > Self.sameness
    }
  }

  /// Sets the frame of a view, and of its siblings that move with it, to another optimum.
  func exerciseAmbiguity(of view: UIView) {
    measure()
    guard let superview = view.superview, let outer = variables(of: superview),
      let other = solver.alternatives(pulledBy: Self.pull).first(where: {
        ambiguity(of: view, in: [$0]) != nil
      })
    else { return }
    let scale = root.traitCollection.displayScale
    for sibling in superview.subviews {
      guard !sibling.translatesAutoresizingMaskIntoConstraints,
        let own = variables(of: sibling)
      else { continue }
      let insets = superview.alignmentRectInsets
      let origin = CGPoint(
        x: other[outer.left] - insets.left, y: other[outer.top] - insets.top)
      let rect = CGRect(
        x: other[own.left], y: other[own.top], width: other[own.right] - other[own.left],
        height: other[own.bottom] - other[own.top])
      sibling.frame = sibling.frame(
        forAlignmentRect: PixelGrid.round(rect, from: origin, scale: scale))
    }
  }
}

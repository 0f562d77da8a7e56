import LayoutSolver

/// A view whose place in its superview the constraints leave open.
package struct LayoutAmbiguity {
  /// The view.
  package var view: UIView
  /// What is open, horizontally and vertically.
  package var isPositionOpen: (horizontal: Bool, vertical: Bool)
  /// See ``isPositionOpen``.
  package var isSizeOpen: (horizontal: Bool, vertical: Bool)
  /// Whether the size of a scroll view's content is open.
  package var isContentOpen: (horizontal: Bool, vertical: Bool)

  /// Whether anything is open.
  fileprivate var isOpen: Bool {
    [isPositionOpen, isSizeOpen, isContentOpen].contains { $0.horizontal || $0.vertical }
  }
}

extension LayoutEngine {
  /// How far the other layout may be without counting as another, in points.
  static let sameness = 0.25
  /// How far choices are pulled the other way, in points: beyond any screen.
  static let pull = 100_000.0

  /// The views that another layout, as good as the one found, would place elsewhere.
  ///
  /// Of a view and its subviews only the ones are named that differ within their superview.
  func ambiguities() -> [LayoutAmbiguity] {
    let others = solver.alternatives(pulledBy: Self.pull)
    return views.dropFirst().compactMap { ambiguity(of: $0, in: others) }
  }

  /// Those that are worth telling: neither of what code is going to constrain or a bar places, nor of
  /// less than a point, which is what whole pixels leave over, nor what the document wants left alone.
  func tellingAmbiguities() -> [LayoutAmbiguity] {
    let held = holdSizesLeftToCode()
    defer {
      if !held.isEmpty {
        solver.remove(contentsOf: held)
        solver.solve()
      }
    }
    let others = solver.alternatives(pulledBy: Self.pull)
    return views.dropFirst().compactMap { view in
      guard !view.isConstrainedByCode, view.ambiguityVerification != .never,
        var found = ambiguity(of: view, in: others, from: 1), !isInBarItem(view)
      else { return nil }
      if view.ambiguityVerification == .position {
        found.isPositionOpen = openPlaces(of: view, in: others, from: 1)
        found.isSizeOpen = (false, false)
        guard found.isOpen else { return nil }
      }
      return found
    }
  }

  /// Gives the views whose size code is going to give the one that their document has for it, where
  /// nothing else decides, so that what is beside them is not told as open, either.
  private func holdSizesLeftToCode() -> [ConstraintID] {
    var sizes: [LinearConstraint] = []
    for view in views {
      guard let size = view.sizeLeftToCode, let own = variables(of: view) else { continue }
      for (length, start, end) in [
        (size.width, own.left, own.right), (size.height, own.top, own.bottom),
      ] where length >= 0 {
        sizes.append(
          LinearConstraint(
            [Term(end, 1), Term(start, -1)], .equal, constant: -Double(length),
            priority: LayoutSolver.tieLimit * 2))
      }
    }
    guard !sizes.isEmpty, let held = try? solver.add(contentsOf: sizes) else { return [] }
    solver.solve()
    return held
  }

  /// Whether a view is that of a bar's item or within it: the engine does not know the place and the
  /// size that the bar gives it.
  private func isInBarItem(_ view: UIView) -> Bool {
    var view = view
    while let superview = view.superview {
      if (superview as? UIToolbar)?.holds(view) == true { return true }
      if (superview as? UINavigationBar)?.holds(view) == true { return true }
      view = superview
    }
    return false
  }

  /// The axes along which a view is held neither at an edge nor in its middle, whatever its size is.
  private func openPlaces(
    of view: UIView, in others: [LayoutSolver.AlternativeValues], from least: Double
  ) -> (horizontal: Bool, vertical: Bool) {
    guard let superview = view.superview, let own = variables(of: view),
      let outer = variables(of: superview)
    else { return (false, false) }
    func isOpen(_ start: Variable, _ end: Variable, _ origin: Variable) -> Bool {
      [0, 0.5, 1].allSatisfy { share in
        func place(_ value: (Variable) -> Double) -> Double {
          value(start) * (1 - share) + value(end) * share - value(origin)
        }
        let here = place { solver.value(of: $0) }
        return others.contains { other in abs(here - place { other[$0] }) > least }
      }
    }
    return (
      isOpen(own.left, own.right, outer.left), isOpen(own.top, own.bottom, outer.top)
    )
  }

  /// What of a view differs in one of several other layouts by more than some points.
  func ambiguity(
    of view: UIView, in others: [LayoutSolver.AlternativeValues], from least: Double = sameness
  ) -> LayoutAmbiguity? {
    guard !view.translatesAutoresizingMaskIntoConstraints, !view.isHidden,
      let superview = view.superview, let own = variables(of: view),
      let outer = variables(of: superview)
    else { return nil }
    func differs(_ end: Variable, _ start: Variable) -> Bool {
      let here = solver.value(of: end) - solver.value(of: start)
      return others.contains { abs(here - ($0[end] - $0[start])) > least }
    }
    var found = LayoutAmbiguity(
      view: view,
      isPositionOpen: (differs(own.left, outer.left), differs(own.top, outer.top)),
      isSizeOpen: (differs(own.right, own.left), differs(own.bottom, own.top)),
      isContentOpen: (false, false))
    if let content = own.contentEnd, constrainsContent(of: view) {
      found.isContentOpen = (differs(content.right, own.left), differs(content.bottom, own.top))
    }
    return found.isOpen ? found : nil
  }

  /// Whether it is for constraints to say how large a scroll view's content is: in a document, where one of them
  /// is about it or it has a guide, as Interface Builder's have from Xcode 11 on. That marks the scroll view as
  /// ambiguous then, also where it is empty: four of four documents. Of 17 empty ones without a guide it marks
  /// one. Code may set `contentSize` at any time, so a scroll view of code is never called ambiguous for it.
  private func constrainsContent(of view: UIView) -> Bool {
    guard view.nibObjectID != nil, let row = row(of: view) else { return false }
    return items.base[Int(row)].readsContent || view.specialGuides[.scrollContent] != nil
  }
}

extension UISplitViewController {
  final func setColumn(_ controller: UIViewController?, for column: Column) {
    let old = wrapped[column]
    guard columns[column] !== controller else { return }
    columns[column] = controller
    var outer = controller
    if let controller, style != .unspecified, column != .compact,
      !(controller is UINavigationController)
    {
      outer =
        controller.navigationController ?? UINavigationController(rootViewController: controller)
    }
    wrapped[column] = outer
    if let outer { addChild(outer) }
    old?.willMove(toParent: nil)
    arrange(replacing: old)
    old?.removeFromParent()
    outer?.didMove(toParent: self)
  }

  // MARK: What is shown

  /// The columns and all that is preferred for them.
  final var arrangement: SplitArrangement {
    func given(_ value: CGFloat) -> CGFloat? { value == Self.automaticDimension ? nil : value }
    var arrangement = SplitArrangement(present: Set(wrapped.keys))
    arrangement.preferredDisplayMode = preferredDisplayMode
    arrangement.preferredBehavior = preferredSplitBehavior
    arrangement.primary = SplitArrangement.Width(
      preferred: given(preferredPrimaryColumnWidth),
      fraction: given(preferredPrimaryColumnWidthFraction),
      least: given(minimumPrimaryColumnWidth), most: given(maximumPrimaryColumnWidth))
    arrangement.supplementary = SplitArrangement.Width(
      preferred: given(preferredSupplementaryColumnWidth),
      fraction: given(preferredSupplementaryColumnWidthFraction),
      least: given(minimumSupplementaryColumnWidth), most: given(maximumSupplementaryColumnWidth))
    arrangement.narrowestSecondary = given(narrowestSecondary)
    arrangement.isPrimaryTrailing = primaryEdge == .trailing
    return arrangement
  }

  /// What the surroundings, or those to come, say: only their width and height.
  final var currentDisplayMode: DisplayMode {
    isCollapsed
      ? .secondaryOnly : arrangement.displayMode(in: loadedView?.bounds.size ?? .zero)
  }

  final var shownColumns: [Column] { shownColumns(in: loadedView?.bounds.size ?? .zero) }

  /// The columns from the primary edge on.
  private func shownColumns(in size: CGSize) -> [Column] {
    upcomingCollapse ?? isCollapsed ? [collapsedColumn] : arrangement.shown(in: size)
  }

  /// The column that fills a collapsed view.
  private var collapsedColumn: Column {
    if wrapped[.compact] != nil { return .compact }
    if let topColumn, wrapped[topColumn] != nil { return topColumn }
    let proposed = arrangement.collapsed
    guard style == .unspecified else {
      let chosen = delegate?.splitViewController(
        self, topColumnForCollapsingToProposedTopColumn: proposed)
      return chosen.flatMap { wrapped[$0] == nil ? nil : $0 } ?? proposed
    }
    if proposed == .secondary, let secondary = wrapped[.secondary], let primary = wrapped[.primary],
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true
    {
      return .primary
    }
    return proposed
  }

  // MARK: Frames

  final func width(of column: Column) -> CGFloat {
    arrangement.width(of: column, in: loadedView?.bounds.size ?? .zero)
  }

  private func frames(in size: CGSize) -> [(column: Column, frame: CGRect)] {
    arrangement.frames(
      of: shownColumns(in: size), in: size, scale: traitCollection.displayScale,
      isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  // MARK: Arranging

  /// Brings what is shown up to date after a change, with the appearance calls that belong to it.
  final func arrange(replacing replaced: UIViewController? = nil) {
    guard isViewLoaded else { return }
    let before = children.filter { $0.loadedView?.superview === view }
    let after = shownColumns.compactMap { wrapped[$0] }
    let (gone, added) = (
      before.filter { !after.contains($0) }, after.filter { !before.contains($0) }
    )
    view.setNeedsLayout()
    guard isAppearingOrAppeared, let window = view.window else { return }
    for child in gone { child.beginAppearanceTransition(false, animated: false) }
    for child in added { child.beginAppearanceTransition(true, animated: false) }
    for child in gone { child.loadedView?.removeFromSuperview() }
    if !added.isEmpty || !gone.isEmpty {
      layOutColumns()
      window.layOutTree()
    }
    for child in gone { child.endAppearanceTransition() }
    for child in added { child.endAppearanceTransition() }
  }

  final func layOutColumns() {
    guard isViewLoaded else { return }
    upcomingCollapse = nil
    noticeCollapse()
    let placed = frames(in: view.bounds.size)
    let shown = placed.compactMap { wrapped[$0.column] }
    for child in children where !shown.contains(child) && child.loadedView?.superview === view {
      child.view.removeFromSuperview()
    }
    for (column, frame) in placed {
      guard let child = wrapped[column] else { continue }
      child.givenSideMargin = placed.count > 1 ? Self.sideMargin(forWidth: frame.width) : nil
      placeChild(child, in: frame)
      // Until it is placed anew, only the last column takes what the whole gets or loses.
      if column != placed.last?.column { child.view.autoresizingMask = [.flexibleHeight] }
      child.refreshParentOverride()
    }
    guard splitBehavior == .overlay, let last = placed.last.flatMap({ wrapped[$0.column] }) else {
      return
    }
    view.sendSubviewToBack(last.view)
  }

  private func noticeCollapse() {
    guard wasCollapsed != isCollapsed else { return }
    defer { wasCollapsed = isCollapsed }
    topColumn = isCollapsed ? collapsedColumn : nil
    guard wasCollapsed != nil else { return }
    if isCollapsed {
      delegate?.splitViewControllerDidCollapse(self)
    } else {
      delegate?.splitViewControllerDidExpand(self)
    }
  }

  // MARK: Children

  /// Whether columns stand beside each other, and where they do, a regular secondary column beside
  /// compact ones.
  final func columnTraits(of child: UIViewController) -> UITraitCollection? {
    let collapses = upcomingCollapse ?? isCollapsed
    let environment = UITraitCollection(
      splitViewControllerLayoutEnvironment: collapses ? .collapsed : .expanded)
    guard !collapses, let column = wrapped.first(where: { $0.value === child })?.key,
      column != .compact
    else { return environment }
    let width = UITraitCollection(
      horizontalSizeClass: column == .secondary ? .regular : .compact)
    return UITraitCollection(traitsFrom: [environment, width])
  }

  final func columnSize(of container: any UIContentContainer, in size: CGSize) -> CGSize {
    let placed = frames(in: size).first { wrapped[$0.column] === container }
    return placed?.frame.size ?? (container as? UIViewController)?.loadedView?.bounds.size ?? size
  }
}

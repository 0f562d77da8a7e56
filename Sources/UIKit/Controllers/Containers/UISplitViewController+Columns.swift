extension UISplitViewController {
  /// Most that a column beside the secondary one gets by itself, and the fraction of the width.
  private static let widestColumn: CGFloat = 320
  private static let columnFraction: CGFloat = 0.4
  /// Narrowest secondary column beside others, an estimate: UIKit's own is not published.
  private static let estimatedSecondary: CGFloat = 500

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

  /// What the surroundings, or those to come, say: only their width and height.
  final var currentDisplayMode: DisplayMode {
    isCollapsed ? .secondaryOnly : displayMode(in: loadedView?.bounds.size ?? .zero)
  }

  final func displayMode(in size: CGSize) -> DisplayMode {
    let isTriple = style == .tripleColumn && wrapped[.supplementary] != nil
    let one: DisplayMode = splitBehavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
    switch preferredDisplayMode {
    case .secondaryOnly: return .secondaryOnly
    case .oneBesideSecondary, .oneOverSecondary: return one
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      return isTriple ? twoColumns : one
    case .automatic:
      // Over the secondary column others come only when they are asked for.
      if splitBehavior == .overlay { return .secondaryOnly }
      let one = width(of: isTriple ? .supplementary : .primary, in: size)
      let least =
        narrowestSecondary == Self.automaticDimension ? Self.estimatedSecondary : narrowestSecondary
      let tiles = size.width > size.height && size.width - one >= least
      return tiles ? .oneBesideSecondary : .secondaryOnly
    }
  }

  /// Two columns and the secondary one, as the behaviour has them.
  private var twoColumns: DisplayMode {
    switch splitBehavior {
    case .overlay: .twoOverSecondary
    case .displace: .twoDisplaceSecondary
    case .tile, .automatic: .twoBesideSecondary
    }
  }

  final var shownColumns: [Column] { shownColumns(in: loadedView?.bounds.size ?? .zero) }

  /// The columns from the primary edge on.
  private func shownColumns(in size: CGSize) -> [Column] {
    if upcomingCollapse ?? isCollapsed { return [collapsedColumn] }
    let isTriple = style == .tripleColumn && wrapped[.supplementary] != nil
    let columns: [Column] =
      switch displayMode(in: size) {
      case .oneBesideSecondary, .oneOverSecondary:
        [isTriple ? .supplementary : .primary, .secondary]
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
        [.primary, .supplementary, .secondary]
      case .automatic, .secondaryOnly: [.secondary]
      }
    let present = columns.filter { wrapped[$0] != nil }
    return present.isEmpty && wrapped[.primary] != nil ? [.primary] : present
  }

  /// The column that fills a collapsed view.
  private var collapsedColumn: Column {
    if wrapped[.compact] != nil { return .compact }
    if let topColumn, wrapped[topColumn] != nil { return topColumn }
    let order: [Column] = [.secondary, .supplementary, .primary]
    let proposed = order.first { wrapped[$0] != nil } ?? .primary
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

  // MARK: Widths

  final func width(of column: Column) -> CGFloat {
    width(of: column, in: loadedView?.bounds.size ?? .zero)
  }

  /// Two fifths of the width, and no more than 320, unless something else is preferred.
  private func width(of column: Column, in size: CGSize) -> CGFloat {
    let isPrimary = column == .primary
    func given(_ primary: CGFloat, _ supplementary: CGFloat) -> CGFloat? {
      let value = isPrimary ? primary : supplementary
      return value == Self.automaticDimension ? nil : value
    }
    let least = given(minimumPrimaryColumnWidth, minimumSupplementaryColumnWidth) ?? 0
    let preferred = given(preferredPrimaryColumnWidth, preferredSupplementaryColumnWidth)
    let fraction = given(
      preferredPrimaryColumnWidthFraction, preferredSupplementaryColumnWidthFraction)
    let most =
      given(maximumPrimaryColumnWidth, maximumSupplementaryColumnWidth)
      ?? (preferred == nil ? max(least, Self.widestColumn) : .greatestFiniteMagnitude)
    let wanted = preferred ?? (size.width * (fraction ?? Self.columnFraction)).rounded()
    return min(size.width / 2, max(least, min(most, wanted)))
  }

  /// The columns' frames, with a line of one pixel between them.
  private func frames(in size: CGSize) -> [(column: Column, frame: CGRect)] {
    let shown = shownColumns(in: size)
    guard shown.count > 1 else { return shown.map { ($0, CGRect(origin: .zero, size: size)) } }
    let line = 1 / max(1, traitCollection.displayScale)
    var start: CGFloat = 0
    var frames: [(column: Column, frame: CGRect)] = []
    for column in shown {
      guard column != shown.last else {
        let (x, width) = lastColumn(after: start, besides: line, in: size)
        frames.append((column, CGRect(x: x, y: 0, width: width, height: size.height)))
        break
      }
      let width = width(of: column, in: size)
      frames.append((column, CGRect(x: start, y: 0, width: width, height: size.height)))
      start += width + line
    }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard isRightToLeft != (primaryEdge == .trailing) else { return frames }
    return frames.map { column, frame in
      (column, frame.offsetBy(dx: size.width - frame.maxX - frame.minX, dy: 0))
    }
  }

  /// Where the last column begins and how wide it is: it takes what the others leave, or everything
  /// below them, or keeps the width that it has beside one of them and is pushed out of the view.
  private func lastColumn(
    after start: CGFloat, besides line: CGFloat, in size: CGSize
  ) -> (x: CGFloat, width: CGFloat) {
    switch displayMode(in: size) {
    case .oneOverSecondary, .twoOverSecondary: (0, size.width)
    case .twoDisplaceSecondary:
      (start, max(0, size.width - width(of: .supplementary, in: size) - line))
    default: (start, max(0, size.width - start))
    }
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

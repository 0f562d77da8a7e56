import LayoutSolver

/// The constraints by which a stack view arranges its subviews.
///
/// The sets and priorities are those that UIKit's own constraints show in its logs, by identifier
/// (`UISV-canvas-connection`, `UISV-spacing`, …), but for what rows of baselines leave free.
extension LayoutEngine {
  private static let distributingPriority = 1000.0
  private static let equalCenteringPriority = 149.0
  private static let spanningFitPriority = 51.0
  /// Between that and the 50 at which a view is fitted.
  private static let baselineRowFitPriority = 50.5
  private static let canvasFitPriority = 49.0
  private static let ambiguitySuppressionPriority = 25.0

  /// States the arrangement of one stack view.
  func stateArrangement(of stack: UIStackView) {
    let views = stack.visibleArrangedSubviews.filter { row(of: $0) != nil }
    let canvas = canvas(of: stack)
    if views.count < stack.arrangedSubviews.count {
      let shown = Set(views.map(ObjectIdentifier.init))
      stateHiding(of: stack, canvas: canvas, isReversed: isReversed(stack)) {
        shown.contains(ObjectIdentifier($0))
      }
    }
    guard !views.isEmpty else { return }
    for (position, view) in views.enumerated() {
      guard let row = row(of: view) else { continue }
      items.base[Int(row)].isPlaced = (true, true)
      items.base[Int(row)].arrangedCount = Int32(views.count - position)
    }
    let written = WrittenDistances(of: stack)
    stateAlongAxis(of: stack, views: views, canvas: canvas, besides: written)
    stateAcrossAxis(of: stack, views: views, canvas: canvas, besides: written)
  }

  /// The area that the arranged subviews fill: the bounds, or the margins.
  private func canvas(of stack: UIStackView) -> LayoutEdges {
    let edges = frameEdges(of: stack)
    guard stack.isLayoutMarginsRelativeArrangement else { return edges }
    noteInsetReader(stack)
    return edges.inset(by: stack.resolvedInsets.margins)
  }

  // MARK: Along the axis

  private func stateAlongAxis(
    of stack: UIStackView, views: [UIView], canvas: LayoutEdges, besides written: WrittenDistances
  ) {
    let ordered = isReversed(stack) ? views.reversed() : views
    let bounds = canvas.ends(along: stack.axis)
    let ends = ordered.map { edges(of: $0).ends(along: stack.axis) }
    let connection = StatedOrigin.stack(stack, .canvasConnection)
    if !written.exclude(edge: .start, of: ordered[0], from: stack, along: stack.axis) {
      state(ends[0].start - bounds.start, .equal, connection)
    }
    if !written.exclude(edge: .end, of: ordered[ordered.count - 1], from: stack, along: stack.axis)
    {
      state(ends[ends.count - 1].end - bounds.end, .equal, connection)
    }
    stateGaps(of: stack, ordered: ordered, reading: views, besides: written)
    switch stack.distribution {
    case .fill:
      if stack.axis == .horizontal { stateTextWidths(of: stack, views: views, canvas: canvas) }
    case .fillEqually:
      let source = StatedOrigin.stack(stack, .fillEqually)
      for end in ends.dropFirst() {
        state((end.end - end.start) - (ends[0].end - ends[0].start), .equal, source)
      }
    case .fillProportionally:
      stateProportions(of: stack, views: views, total: bounds.end - bounds.start)
    case .equalSpacing, .equalCentering:
      stateEqualGaps(of: stack, ends: ends)
      // Gaps that may be any wider are as narrow as they may be.
      state(
        bounds.end - bounds.start, .equal, priority: Self.canvasFitPriority,
        .stack(stack, .canvasFit))
    }
  }

  /// Whether the first arranged subview stands at the right.
  private func isReversed(_ stack: UIStackView) -> Bool {
    stack.axis == .horizontal && stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func stateGaps(
    of stack: UIStackView, ordered: [UIView], reading views: [UIView],
    besides written: WrittenDistances
  ) {
    let isFixed = stack.distribution != .equalSpacing && stack.distribution != .equalCentering
    let source = StatedOrigin.stack(stack, .spacing)
    for (near, far) in zip(ordered, ordered.dropFirst()) {
      // The spacing belongs to the view that comes first in reading order.
      let leader = isReversed(stack) ? far : near
      let spacing = Double(spacing(after: leader, to: far, in: stack))
      if isFixed, written.exclude(spacing, between: near, and: far, along: stack.axis) { continue }
      let gap = gap(from: near, to: far, in: stack)
      state(gap - spacing, isFixed ? .equal : .greaterThanOrEqual, source)
    }
  }

  /// Between baselines the system's spacing is a line of the lower view's text.
  private func spacing(after leader: UIView, to far: UIView, in stack: UIStackView) -> CGFloat {
    guard stack.isBaselineRelativeArrangement, stack.axis == .vertical,
      stack.statedSpacing(after: leader) == UIStackView.spacingUseSystem
    else { return stack.effectiveSpacing(after: leader) }
    return SystemSpacing.lineDistance(of: far) ?? UIStackView.standardSpacing
  }

  private func gap(from near: UIView, to far: UIView, in stack: UIStackView) -> LayoutExpression {
    let start = edges(of: far).ends(along: stack.axis).start
    let end = edges(of: near).ends(along: stack.axis).end
    guard stack.isBaselineRelativeArrangement, stack.axis == .vertical else { return start - end }
    let first = far.firstBaselineOffset == nil ? start : baselines(of: far, edges(of: far)).first
    return first - baselines(of: near, edges(of: near)).last
  }

  /// Lengths in proportion to the content's; spacing counts as content of its own. A view without
  /// content of its own keeps the length that its constraints give; but one that they give none counts with
  /// ``emptySide`` on the canvas. Two, 2 apart, share 119 points as 58 and 59 in a public document
  /// (strongbox-password-safe/Strongbox), and one between buttons 36 wide has 32⅔ beside 23⅔ in 107⅔ of
  /// another, 21 apart (yagom-academy/ios-wanted-K-Keyboard).
  private func stateProportions(of stack: UIStackView, views: [UIView], total: LayoutExpression) {
    var lengths = views.map { Double(max(0, $0.contentLength(along: stack.axis))) }
    let isPlain = { (view: UIView) in
      view.isOnCanvas && view.nibElementName == "view"
        && !Self.isSized(view, along: stack.axis)
    }
    if views.count > 1 {
      for (index, view) in views.enumerated() where lengths[index] == 0 && isPlain(view) {
        lengths[index] = Self.emptySide
      }
    }
    if statesNoProportions(views, lengths: lengths, along: stack.axis) { return }
    // The system's spacing counts with the value of its constant, which is next to nothing. Fitted
    // to the corpus: 258 and 49 wide items, 8 apart in 414, are 348 and 58 wide; two equal items,
    // 8 apart in 120, are 60 and 52 high.
    let gaps = views.dropLast().reduce(0) { $0 + Double(stack.statedSpacing(after: $1)) }
    let sum = lengths.reduce(0, +) + gaps
    guard sum > 0 else { return }
    let source = StatedOrigin.stack(stack, .fillProportionally)
    let hasContent = sum > gaps
    for (index, view) in views.enumerated() {
      let ends = edges(of: view).ends(along: stack.axis)
      guard lengths[index] > 0 else {
        if hasContent, isEmptyStack(view) {
          state(ends.end - ends.start, .equal, priority: Self.emptyStackPriority, source)
        }
        continue
      }
      let isOnlyOne = views.count == 1 && gaps == 0
      let priority = isOnlyOne ? 1000 : Double(max(1, 999 - index))
      state(
        (ends.end - ends.start) - total * (lengths[index] / sum), .equal, priority: priority, source
      )
    }
  }

  /// Whether constraints speak of a view's length, in whatever way.
  private static func isSized(_ view: UIView, along axis: NSLayoutConstraint.Axis) -> Bool {
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    return sequence(first: view, next: \.superview).lazy.flatMap(\.ownConstraints).contains {
      $0.isActive
        && ($0.firstItem === view && $0.firstAttribute == attribute
          || $0.secondItem === view && $0.secondAttribute == attribute)
    }
  }

  /// Whether a view is a stack view all of whose views are hidden, which is nothing long beside content in
  /// a proportional one: a row of 583 is divided into 100, 483 and 0 (cometchat-uikit-ios,
  /// CallDetailItem.xib). One document; taken to hold of columns and on devices, too.
  private func isEmptyStack(_ view: UIView) -> Bool {
    guard let stack = view as? UIStackView, !stack.arrangedSubviews.isEmpty else { return false }
    return stack.visibleArrangedSubviews.isEmpty
  }

  /// Above the shares that the others have, below sizes that are required.
  private static let emptyStackPriority = 999.5

  /// Whether some views of a row on the canvas have content and one is an image view that has none, and
  /// no length of its own: a label of 66.5 and such a view are 66.5 and 176.5 wide in a row of 243, as if
  /// the row were to be filled (teads/TeadsSDK-iOS; two other documents agree with either).
  private func statesNoProportions(
    _ views: [UIView], lengths: [Double], along axis: NSLayoutConstraint.Axis
  ) -> Bool {
    guard lengths.contains(where: { $0 > 0 }) else { return false }
    return zip(views, lengths).contains { view, length in
      length == 0 && view.isOnCanvas && view is UIImageView
        && view.contentLength(along: axis) < 0 && view.statedLength(along: axis) == nil
    }
  }

  private func stateEqualGaps(
    of stack: UIStackView, ends: [(start: LayoutExpression, end: LayoutExpression)]
  ) {
    let isSpacing = stack.distribution == .equalSpacing
    let gaps = zip(ends, ends.dropFirst()).map { near, far in
      isSpacing
        ? far.start - near.end : (far.start + far.end) * 0.5 - (near.start + near.end) * 0.5
    }
    let source = StatedOrigin.stack(stack, .distributingEdge)
    let priority = isSpacing ? Self.distributingPriority : Self.equalCenteringPriority
    for gap in gaps.dropFirst() { state(gap - gaps[0], .equal, priority: priority, source) }
  }

  // MARK: Across the axis

  private func stateAcrossAxis(
    of stack: UIStackView, views: [UIView], canvas: LayoutEdges, besides written: WrittenDistances
  ) {
    let cross: NSLayoutConstraint.Axis = stack.axis == .horizontal ? .vertical : .horizontal
    let bounds = canvas.ends(along: cross)
    let connection = StatedOrigin.stack(stack, .canvasConnection)
    let alignment = StatedOrigin.stack(stack, .alignment)
    for view in views {
      let ends = edges(of: view).ends(along: cross)
      switch effectiveAlignment(of: stack) {
      case .fill:
        stateFilling(ends, of: view, in: stack, bounds, first: views[0], besides: written)
        continue
      case .leading:
        state(ends.start - bounds.start, .equal, alignment)
        state(ends.end - bounds.end, .lessThanOrEqual, connection)
      case .trailing:
        state(ends.end - bounds.end, .equal, alignment)
        state(ends.start - bounds.start, .greaterThanOrEqual, connection)
      case .center:
        state((ends.start + ends.end) * 0.5 - (bounds.start + bounds.end) * 0.5, .equal, alignment)
        state(ends.start - bounds.start, .greaterThanOrEqual, connection)
        state(ends.end - bounds.end, .lessThanOrEqual, connection)
      case .firstBaseline, .lastBaseline:
        stateBaseline(of: view, to: views[0], in: stack)
        stateBaselineCanvas(ends, bounds, isFirst: view === views[0], in: stack)
      }
      stateAmbiguitySuppression(of: ends, in: stack)
    }
    stateSpanningFit(bounds, of: stack, first: views[0])
  }

  /// Fills a stack view across its axis with a view; where something written has the first one elsewhere, the others are
  /// aligned with that (ealpago/newsApp alone).
  private func stateFilling(
    _ ends: (start: LayoutExpression, end: LayoutExpression), of view: UIView,
    in stack: UIStackView, _ bounds: (start: LayoutExpression, end: LayoutExpression),
    first: UIView, besides written: WrittenDistances
  ) {
    let cross: NSLayoutConstraint.Axis = stack.axis == .horizontal ? .vertical : .horizontal
    for edge in [WrittenDistances.Side.start, .end] {
      guard !written.exclude(edge: edge, of: view, from: stack, along: cross) else { continue }
      let own = edge == .start ? ends.start : ends.end
      if view !== first, written.exclude(edge: edge, of: first, from: stack, along: cross) {
        let other = edges(of: first).ends(along: cross)
        state(
          own - (edge == .start ? other.start : other.end), .equal, .stack(stack, .alignment))
      } else {
        let bound = edge == .start ? bounds.start : bounds.end
        state(own - bound, .equal, .stack(stack, .canvasConnection))
      }
    }
  }

  /// Makes a stack view no longer across its axis than what it arranges asks for.
  ///
  /// With baselines the part beyond them comes first, so that in a row which is higher than it needs
  /// to be the views are at the far edge. One public document shows it (nasim-ahmed/StackViewDemo): two
  /// buttons of 30 stand 6 below the top of a row of 36 with first baselines. A row of last baselines
  /// is taken to be its mirror image.
  private func stateSpanningFit(
    _ bounds: (start: LayoutExpression, end: LayoutExpression), of stack: UIStackView, first: UIView
  ) {
    guard stack.alignment != .fill else { return }
    let source = StatedOrigin.stack(stack, .spanningFit)
    var priority = Self.spanningFitPriority
    if let baseline = sharedBaseline(of: stack),
      let line = expression(of: first, baseline, facing: nil)
    {
      let beyond = baseline == .firstBaseline ? bounds.end - line : line - bounds.start
      state(beyond, .equal, priority: priority, source)
      priority = Self.baselineRowFitPriority
    }
    state(bounds.end - bounds.start, .equal, priority: priority, source)
  }

  func stateAmbiguitySuppression(
    of ends: (start: LayoutExpression, end: LayoutExpression), in stack: UIStackView
  ) {
    state(
      ends.end - ends.start, .equal, priority: Self.ambiguitySuppressionPriority,
      .stack(stack, .ambiguitySuppression))
  }

  /// The first view alone is kept within the edge on the baselines' side; views that rise higher stick
  /// out. Fitted to the corpus: a row of a label (20.5 high), a field (34) and a button (33) with
  /// one first baseline is 27 high, the field and the button beginning 7 and 6 above it.
  private func stateBaselineCanvas(
    _ ends: (start: LayoutExpression, end: LayoutExpression),
    _ bounds: (start: LayoutExpression, end: LayoutExpression), isFirst: Bool, in stack: UIStackView
  ) {
    let source = StatedOrigin.stack(stack, .canvasConnection)
    if stack.alignment == .firstBaseline {
      if isFirst { state(ends.start - bounds.start, .greaterThanOrEqual, source) }
      state(ends.end - bounds.end, .lessThanOrEqual, source)
    } else {
      state(ends.start - bounds.start, .greaterThanOrEqual, source)
      if isFirst { state(ends.end - bounds.end, .lessThanOrEqual, source) }
    }
  }

  /// Leading and trailing swap in a column that reads from right to left. Baselines are for rows
  /// alone; a column with them is taken to be a leading one.
  func effectiveAlignment(of stack: UIStackView) -> UIStackView.Alignment {
    guard stack.axis == .vertical else { return stack.alignment }
    let isMirrored = stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch stack.alignment {
    case .leading, .firstBaseline, .lastBaseline: return isMirrored ? .trailing : .leading
    case .trailing: return isMirrored ? .leading : .trailing
    default: return stack.alignment
    }
  }

  /// The baseline on which the views of a row stand; nil where they stand on none.
  private func sharedBaseline(of stack: UIStackView) -> NSLayoutConstraint.Attribute? {
    switch effectiveAlignment(of: stack) {
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    default: nil
    }
  }

  func stateBaseline(of view: UIView, to first: UIView, in stack: UIStackView) {
    guard view !== first, let baseline = sharedBaseline(of: stack),
      let own = expression(of: view, baseline, facing: first),
      let other = expression(of: first, baseline, facing: view)
    else { return }
    state(own - other, .equal, .stack(stack, .alignment))
  }
}

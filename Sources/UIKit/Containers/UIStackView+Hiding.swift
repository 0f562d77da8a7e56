import LayoutSolver

/// What a stack view's constraints say of the arranged views that are hidden.
///
/// They stay in the arrangement with no length: UIKit's logs show `UISV-hiding` as a required
/// constraint that what somebody wrote gives way to, beside `UISV-alignment`. Saved frames of 15
/// documents (Xcode 9 to 16) agree: 0 long, in the middle of the gap between the views that are
/// shown, at the end after the last of them, and aligned as these are across the axis. Six before
/// Xcode 12.5 that show a single view have the hidden one after it elsewhere, five of them where the
/// stack view begins; that is not followed.
extension LayoutEngine {
  /// On the canvas, sizes that the document requires win, and nothing is pushed by them: a hidden
  /// button that states 40 is saved 40 high, one of 90 in a row stands over the view after it, and
  /// one of 200 at a priority of 999 is 0 high.
  private static let canvasHidingPriority = 999.5

  /// States what holds of a stack view's hidden views.
  ///
  /// - Parameter isShown: Whether a view takes up room.
  func stateHiding(
    of stack: UIStackView, canvas: LayoutEdges, isReversed: Bool, isShown: (UIView) -> Bool
  ) {
    let arranged = stack.arrangedSubviews.filter { row(of: $0) != nil }
    let ordered = isReversed ? arranged.reversed() : arranged
    // The view that is shown after each place, and on the way the one before it.
    var next: [UIView?] = Array(repeating: nil, count: ordered.count)
    for index in ordered.indices.dropLast().reversed() {
      next[index] = isShown(ordered[index + 1]) ? ordered[index + 1] : next[index + 1]
    }
    var near: UIView?
    for (index, view) in ordered.enumerated() {
      guard !isShown(view) else {
        near = view
        continue
      }
      let ends = edges(of: view).ends(along: stack.axis)
      state(
        ends.end - ends.start, .equal,
        priority: view.isOnCanvas ? Self.canvasHidingPriority : 1000, .stack(stack, .hiding))
      guard let place = place(between: near, next[index], in: stack, isReversed: isReversed)
      else { continue }
      state(ends.start - place, .equal, .stack(stack, .spacing))
      notePlace(of: view, along: stack.axis)
    }
    stateAlignment(of: arranged.filter { !isShown($0) }, in: stack, canvas: canvas)
  }

  /// Where a hidden view stands between the two that are shown beside it; nil where none is.
  private func place(
    between near: UIView?, _ far: UIView?, in stack: UIStackView, isReversed: Bool
  ) -> LayoutExpression? {
    guard let near else { return far.map { edges(of: $0).ends(along: stack.axis).start } }
    let end = edges(of: near).ends(along: stack.axis).end
    guard let far else { return end }
    return end + Double(stack.effectiveSpacing(after: isReversed ? far : near)) / 2
  }

  /// Aligns hidden views as the others, without keeping them within the stack view: in a public
  /// document a hidden field 34 high is centred in a row of 30.
  private func stateAlignment(of views: [UIView], in stack: UIStackView, canvas: LayoutEdges) {
    let cross: NSLayoutConstraint.Axis = stack.axis == .horizontal ? .vertical : .horizontal
    let bounds = canvas.ends(along: cross)
    let alignment = StatedOrigin.stack(stack, .alignment)
    for view in views {
      let ends = edges(of: view).ends(along: cross)
      notePlace(of: view, along: cross)
      switch effectiveAlignment(of: stack) {
      case .fill:
        state(ends.start - bounds.start, .equal, alignment)
        state(ends.end - bounds.end, .equal, alignment)
        continue
      case .leading: state(ends.start - bounds.start, .equal, alignment)
      case .trailing: state(ends.end - bounds.end, .equal, alignment)
      case .center:
        state((ends.start + ends.end) * 0.5 - (bounds.start + bounds.end) * 0.5, .equal, alignment)
      case .firstBaseline, .lastBaseline:
        guard let first = stack.visibleArrangedSubviews.first else { break }
        stateBaseline(of: view, to: first, in: stack)
      }
      stateAmbiguitySuppression(of: ends, in: stack)
    }
  }

  private func notePlace(of view: UIView, along axis: NSLayoutConstraint.Axis) {
    guard let row = row(of: view) else { return }
    if axis == .horizontal {
      items.base[Int(row)].isPlaced.horizontal = true
    } else {
      items.base[Int(row)].isPlaced.vertical = true
    }
  }
}

import LayoutSolver

extension UIToolbar {
  /// The views that a document puts into items, with what comes before them: on the canvas the bar
  /// places those that constraints lay out, and gives them no more size than they have themselves.
  ///
  /// Fitted to the corpus: a view without content is 0 by 0 there, its labels 0 wide, and an
  /// indicator 20 by 20; the first item begins 20 from the edge in bars of 414 points, the next
  /// where it ends, and their middles are 22 above the lower edge in bars of 49.
  ///
  /// - Parameter width: Width of the screen, which the margin depends on.
  func documentPlace(of view: UIView, width screen: CGFloat) -> (x: CGFloat, size: CGSize)? {
    guard items == nil, view.nibObjectID != nil else { return nil }
    var x: CGFloat = screen >= 414 ? 20 : 16
    var views = subviews[...]
    for item in documentItems {
      var width = item.width
      if item.customView != nil, let own = views.popFirst() {
        let content = own.effectiveIntrinsicSize
        let size = CGSize(width: max(0, content.width), height: max(0, content.height))
        if own === view { return (x, size) }
        width = own.translatesAutoresizingMaskIntoConstraints ? own.frame.width : size.width
      }
      x += width
    }
    return nil
  }

  /// Height of the items' middle above the bar's lower edge.
  static let itemMiddle: CGFloat = 22

  /// The row of the items: as high as a bar up to the 49 that it has above a home indicator, where
  /// its middle is that of the lower 44.
  package static func itemRow(in bounds: CGRect) -> CGRect {
    let height = min(49, bounds.height)
    return CGRect(
      x: bounds.minX, y: bounds.minY + max(0, height / 2 - itemMiddle), width: bounds.width,
      height: height)
  }
}

extension LayoutEngine {
  /// States the place of a view that a bar places.
  func stateBarItem(_ view: UIView) {
    guard let bar = view.superview as? UIToolbar,
      let place = bar.documentPlace(of: view, width: root.untransformedFrame.width)
    else { return }
    let outer = frameEdges(of: bar)
    let own = frameEdges(of: view)
    let source = StatedOrigin.autoresizing(view)
    state(own.left - outer.left - place.x, .equal, source)
    state(own.width - place.size.width, .equal, source)
    state(own.height - place.size.height, .equal, source)
    state((own.top + own.bottom) * 0.5 - (outer.bottom - UIToolbar.itemMiddle), .equal, source)
  }
}

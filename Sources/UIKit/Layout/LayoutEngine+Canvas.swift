import LayoutSolver

/// What Interface Builder's canvas does that UIKit does not: sizes from the library.
extension LayoutEngine {
  /// The size with which views without content come from Interface Builder's library.
  ///
  /// Fitted to the corpus: of eight views there that nothing holds along one axis, seven are 240
  /// wide or 128 high.
  private static let librarySize = CGSize(width: 240, height: 128)
  /// Above what keeps arranged views from being ambiguous (25), below all that is meant.
  private static let libraryPriority = 26.0
  /// Kinds of elements that come in this size.
  private static let boxes: Set<String> = [
    "view", "containerView", "imageView", "textView", "scrollView", "tableView", "collectionView",
    "mapView", "wkWebView",
  ]

  /// Height of a label without text, or a stack view without views, inside a stack view.
  ///
  /// Fitted to the corpus: the six labels are 50 high or more, where the same outside a stack view
  /// are 0, and an empty stack view makes the eight rows beside it 50 high.
  private static let emptyHeight = 50.0
  /// Labels with text beside such a label give way to it.
  private static let emptyPriority = 999.0

  /// Height of a label from Interface Builder's library: its font's 20.29 in whole points.
  private static let libraryLabelHeight = 21.0

  /// A view's content size, as Interface Builder's canvas has it.
  ///
  /// Labels come from the library 42 × 21. Interface Builder takes over the height that the text
  /// asks for once that is a point off, and until then lays out with the 21 points, though the font
  /// asks for 20½ or 20⅓. Of the corpus' single-line labels in the system font of 17 points 246 are
  /// 21 high and 63 as their font asks, in 29 of 32 repositories most; on canvases of three pixels a
  /// point it is 63 and 6. With 12 or 16 points there, which are more than a point off, 0 and 5;
  /// inside stack views, whose contents UIKit arranges on the canvas, 0 and 45; with several lines
  /// 1 and 22. Text styles are left out: they are found both ways.
  func contentSize(of view: UIView) -> CGSize {
    var size = view.effectiveIntrinsicSize
    guard let label = view as? UILabel, label.isOnCanvas, label.numberOfLines == 1,
      label.font.scaling == nil, label.designableSize == nil,
      size.height.rounded(.up) == Self.libraryLabelHeight,
      !isInsideStack(label)
    else { return size }
    size.height = Self.libraryLabelHeight
    return size
  }

  private func isInsideStack(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains { $0 is UIStackView }
  }

  /// Keeps a view that a stack view arranges on the canvas from collapsing. Elsewhere Interface
  /// Builder calls such a view ambiguous.
  ///
  /// - Parameter content: The view's content size; negative where it has none.
  func stateCanvasSize(of view: UIView, content: CGSize) {
    guard let stack = view.superview as? UIStackView, stack.arrangedSubviews.contains(view) else {
      return
    }
    let edges = edges(of: view)
    let source = StatedOrigin.tie(view)
    if isEmpty(view) {
      state(
        edges.height - Self.emptyHeight, .greaterThanOrEqual, priority: Self.emptyPriority, source)
    }
    guard let kind = view.nibElementName, Self.boxes.contains(kind) else { return }
    if content.width < 0 {
      state(
        edges.width - Self.librarySize.width, .equal, priority: Self.libraryPriority, source)
    }
    if content.height < 0 {
      state(
        edges.height - Self.librarySize.height, .equal, priority: Self.libraryPriority, source)
    }
  }

  /// Whether an arranged view holds nothing.
  private func isEmpty(_ view: UIView) -> Bool {
    if let label = view as? UILabel { return label.effectiveContent.isEmpty }
    return (view as? UIStackView)?.arrangedSubviews.isEmpty == true
  }
}

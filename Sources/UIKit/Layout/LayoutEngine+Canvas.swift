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

  /// Least side, inside a stack view, of what has no content: a label without text, a stack view
  /// without views (its height), a view whatever it holds.
  ///
  /// Fitted to documents: six labels in columns are 50 high or more and one in a row is 50 wide,
  /// where the same outside a stack view are 0; an empty stack view makes the eight rows beside it
  /// 50 high; views of seven repositories are 50 long though their labels, which hug at 251, ask for
  /// less. All of these were saved by Xcode 13.3 to 26. Labels are so in two documents of Xcode 11 and
  /// 12, too (MixinNetwork/ios-app, SquatCub/WeatherApp-iOS); one of Xcode 7 is 0 high.
  /// Older views resist alike, to the library's size or to one they were given with the mouse, which
  /// nothing tells. Those that hold something are as their content asks in 58 cases of documents,
  /// 14.5 to 44 long; where they state a side of zero at 250, two documents of Xcode 10.2 have 50.
  ///
  /// It is resisted to fall short of with the view's own priority: at 754 a view crushes a label
  /// that resists at 751, and rows of Xcode 11 that resist at 250 are as low as their labels.
  static let emptySide = 50.0
  private static let firstReleaseWithEmptySide = UIKitRelease(iOS: 15, minor: 4)
  private static let firstReleaseWithEmptyLabel = UIKitRelease(iOS: 13)
  /// Where a label of equal priority has text, it gives way.
  private static let emptyHeightAdvantage = 0.5
  /// Nothing is known to give way to its width.
  private static let emptyWidthPriority = 750.0
  /// Below required, which would be a conflict where something smaller is required, too.
  private static let highestResistance = 999.0

  /// Height of a label from Interface Builder's library: its font's 20.29 in whole points.
  private static let libraryLabelHeight = 21.0

  /// A view's content size, as Interface Builder's canvas has it.
  ///
  /// Labels come from the library 42 × 21. Interface Builder takes over the height that the text
  /// asks for once that is a point off, and until then lays out with the 21 points, though the font
  /// asks for 20½ or 20⅓. Of the corpus' single-line labels in the system font of 17 points 246 are
  /// 21 high and 63 as their font asks, in 29 of 32 repositories most; on canvases of three pixels a
  /// point it is 63 and 6. With 12 or 16 points there, which are more than a point off, 0 and 5;
  /// inside stack views, whose contents UIKit arranges on the canvas, 0 and 45; where several lines
  /// are allowed 1 and 22, but up to Xcode 8 eight and 0. Of text styles the headline is so in documents
  /// of Xcode 8 to 12, 10 labels of five repositories and one not, and the body up to Xcode 9, two; later
  /// ones are found both ways. Labels of a class with attributes in the inspector are left out, 0 and 3 in
  /// two repositories (OmnieCommerce, MarqueeLabel).
  ///
  /// Their widths are in whole points, too: of those 21 high whose text asks for a fraction, 67 are a
  /// whole number wide and 27 are not. This is followed on canvases of three pixels a point (26 and
  /// 7), where a fraction may be ⅔ off; on those of two it is half a point, which the tables of
  /// advances do not tell apart.
  func contentSize(of view: UIView) -> CGSize {
    var size = view.effectiveIntrinsicSize
    guard view.isOnCanvas, let label = view as? UILabel,
      label.numberOfLines == 1 || UIKitRelease.current.iOS < 11,
      label.designableSize == nil, !label.isInspectable, !isInsideStack(label)
    else { return size }
    if keepsLibraryHeight(label.font), size.height.rounded(.up) == Self.libraryLabelHeight {
      size.height = Self.libraryLabelHeight
      if label.traitCollection.displayScale > 2 { size.width = size.width.rounded(.up) }
    } else if label.numberOfLines == 1, keepsWholeHeight(label.font) {
      size.height = size.height.rounded(.up)
    }
    return size
  }

  private func keepsLibraryHeight(_ font: UIFont) -> Bool {
    let release = UIKitRelease.current.iOS
    return switch font.scaling?.style {
    case nil: true
    case .headline: (10...14).contains(release)
    case .body: (10...11).contains(release)
    default: false
    }
  }

  /// Since Xcode 8 labels in large sizes of the regular system font are whole points high, too, and in Xcode
  /// 9 those of any size: of those from 20 points on 25 are in documents and 4 are not, of smaller ones of
  /// Xcode 9 13 of seven repositories and 3 of two. Others are found both ways.
  private func keepsWholeHeight(_ font: UIFont) -> Bool {
    guard font.scaling == nil, font.face.family == .system, font.face.weight == .regular,
      !font.face.isItalic
    else { return false }
    let release = UIKitRelease.current.iOS
    return release == 11 || release > 9 && font.pointSize >= 20
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
    let hasEmptySide = UIKitRelease.current >= Self.firstReleaseWithEmptySide
    let first = view is UILabel ? Self.firstReleaseWithEmptyLabel : Self.firstReleaseWithEmptySide
    if UIKitRelease.current >= first, isEmpty(view) {
      state(
        edges.height - Self.emptySide, .greaterThanOrEqual,
        priority: resistance(of: view, along: .vertical, plus: Self.emptyHeightAdvantage), source)
      if view is UILabel {
        state(
          edges.width - Self.emptySide, .greaterThanOrEqual, priority: Self.emptyWidthPriority,
          source)
      }
    }
    guard let kind = view.nibElementName, Self.boxes.contains(kind) else { return }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let isAcross = axis == .horizontal
      guard (isAcross ? content.width : content.height) < 0 else { continue }
      let side = isAcross ? edges.width : edges.height
      // An image view is like any view as long as it has no image.
      let isView = kind == "view" || kind == "imageView"
      let isLeast = hasEmptySide || view.subviews.isEmpty || statesZero(of: view, along: axis)
      if isView, isLeast {
        state(
          side - Self.emptySide, .greaterThanOrEqual, priority: resistance(of: view, along: axis),
          source)
      }
      // Across the axis the library's size still counts: two views in a row of 282, saved by Xcode 14,
      // are 128 high (cometchat-uikit-ios, LinkPreviewBubble.xib).
      if hasEmptySide, isView, axis == stack.axis { continue }
      let library = isAcross ? Self.librarySize.width : Self.librarySize.height
      state(side - library, .equal, priority: Self.libraryPriority, source)
    }
  }

  /// Whether a view states a side of zero itself.
  private func statesZero(of view: UIView, along axis: NSLayoutConstraint.Axis) -> Bool {
    view.ownConstraints.contains {
      $0.firstItem === view && $0.secondItem == nil && $0.constant == 0
        && $0.firstAttribute == (axis == .horizontal ? .width : .height)
    }
  }

  private func resistance(
    of view: UIView, along axis: NSLayoutConstraint.Axis, plus advantage: Double = 0
  ) -> Double {
    let own = Double(view.contentCompressionResistancePriority(for: axis).rawValue)
    return min(own + advantage, Self.highestResistance)
  }

  /// Whether an arranged view holds nothing, and its document states no content size for it.
  private func isEmpty(_ view: UIView) -> Bool {
    guard view.placeholderIntrinsicSize == nil else { return false }
    if let label = view as? UILabel { return label.effectiveContent.isEmpty }
    return (view as? UIStackView)?.arrangedSubviews.isEmpty == true
  }
}

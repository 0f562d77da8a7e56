import LayoutSolver

/// What keeps the views that a stack view arranges on Interface Builder's canvas from collapsing: sizes
/// that UIKit does not give them.
extension LayoutEngine {
  /// The size with which views without content come from Interface Builder's library.
  ///
  /// Fitted to the corpus: of eight views there that nothing holds along one axis, seven are 240
  /// wide or 128 high.
  private static let librarySize = CGSize(width: 240, height: 128)
  /// Above what keeps arranged views from being ambiguous (25), below all that is meant.
  private static let libraryPriority = 26.0
  /// The same of a plain view's width up to Xcode 13.2, and of its height if it holds something: above what draws a
  /// stack view together around its views (50), too. One that its centre and its least width of 180 leave free is 240
  /// wide (eurofurence/ef-app_ios), one around an image view without an image 240 × 128
  /// (mshibanami/DynamicTypeShowcase). Heights of later ones are drawn together (newsreels/app-mobile-ios,
  /// adhamfarid11/ios-uikit-squad-generator-xib).
  private static let earlyLibraryPriority = 60.0
  /// Kinds of elements that come in this size.
  private static let boxes: Set<String> = [
    "view", "containerView", "imageView", "textView", "scrollView", "tableView", "collectionView",
    "mapView", "wkWebView",
  ]

  private static let scrollingBoxes: Set<String> = [
    "textView", "scrollView", "tableView", "collectionView",
  ]

  /// Least side, inside a stack view, of what has no content: a label of one line without text, a stack view
  /// without views (its height), a view whatever it holds.
  ///
  /// Fitted to documents: six labels in columns are 50 high or more and one in a row is 50 wide,
  /// where the same outside a stack view are 0; an empty stack view makes the eight rows beside it
  /// 50 high; views of seven repositories are 50 long though their labels, which hug at 251, ask for
  /// less. All of these were saved by Xcode 13.3 to 26. Labels are so in two documents of Xcode 11 and
  /// 12, too (MixinNetwork/ios-app, SquatCub/WeatherApp-iOS); one of Xcode 7 is 0 high.
  /// Those of several lines are nothing: three of two documents of Xcode 11 and 14 (GenesisVision's
  /// TradingInfoContentView, ProtonVPN's NetShieldStatsItemView).
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
  /// What a view keeps its width with counts more than that of others with the same priority: a table
  /// holds against a width of 280 that is wished for at 750 (duckduckgo/iOS, BrowsingMenu), a view against an
  /// indicator in it that hugs at 750 (element-ios, SelfVerifyWait).
  private static let keptWidthAdvantage = 0.5
  /// Below required, which would be a conflict where something smaller is required, too.
  private static let highestResistance = 999.0

  /// Keeps a view that a stack view arranges on the canvas from collapsing.
  ///
  /// Not while ambiguities are looked for: Interface Builder calls such views ambiguous nevertheless
  /// (hebertmello/stack-view, mshibanami/DynamicTypeShowcase, ThalesGroup/idcloud-sample-ios; 26 views), and apps do
  /// not have these sizes. Image views keep theirs: an app may have an image that the document does not show, and in
  /// AndreYamasaki/AutoLayout five views that hang from such ones are not marked.
  ///
  /// - Parameter content: The view's content size; negative where it has none.
  func stateCanvasSize(of view: UIView, content: CGSize) {
    guard Self.ambiguityReport == nil || view is UIImageView,
      let stack = view.superview as? UIStackView, stack.arrangedSubviews.contains(view)
    else { return }
    let edges = edges(of: view)
    let source = StatedOrigin.tie(view)
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
    if content.width < 0 {
      if keepsWidth(view, kind: kind, in: stack) {
        stateKeptWidth(of: view, edges.width)
      } else {
        stateBoxSide(edges.width, of: view, kind: kind, along: .horizontal, in: stack)
      }
    }
    if content.height < 0 {
      stateBoxSide(edges.height, of: view, kind: kind, along: .vertical, in: stack)
    }
  }

  private func stateKeptWidth(of view: UIView, _ width: LayoutExpression) {
    guard case .fixed(let size) = rootSize else { return }
    state(
      width - Double(size.width), .greaterThanOrEqual,
      priority: resistance(of: view, along: .horizontal, plus: Self.keptWidthAdvantage), .tie(view))
  }

  /// What holds a side of a view without a content size there.
  private func stateBoxSide(
    _ side: LayoutExpression, of view: UIView, kind: String, along axis: NSLayoutConstraint.Axis,
    in stack: UIStackView
  ) {
    let hasEmptySide = UIKitRelease.current >= Self.firstReleaseWithEmptySide
    // An image view is like any view as long as it has no image.
    let isView = kind == "view" || kind == "imageView"
    let isLeast = hasEmptySide || view.subviews.isEmpty || statesZero(of: view, along: axis)
    if isView, isLeast {
      state(
        side - Self.emptySide, .greaterThanOrEqual, priority: resistance(of: view, along: axis),
        .tie(view))
    }
    // Across the axis the library's size still counts: two views in a row of 282, saved by Xcode 14,
    // are 128 high (cometchat-uikit-ios, LinkPreviewBubble.xib).
    if hasEmptySide, isView, axis == stack.axis { return }
    let library = axis == .horizontal ? Self.librarySize.width : Self.librarySize.height
    let isEarly =
      !hasEmptySide && kind == "view" && (axis == .horizontal || !view.subviews.isEmpty)
    state(
      side - library, .equal,
      priority: isEarly ? Self.earlyLibraryPriority : Self.libraryPriority, .tie(view))
  }

  /// Whether a view keeps the width that it had, however little its content asks for.
  ///
  /// Interface Builder takes the last size of a view without a content size for one. A view is wide
  /// before the text in it is broken, or on the widest canvas that was tried, and labels that hug at
  /// 251 do not draw it in again; so it is taken to be as wide as what is around it lets it be. Of five
  /// documents of four repositories in which that is more than the content asks for (element-ios'
  /// SelfVerifyWait and SecretsSetup, SwiftMessages, jami, duckduckgo/iOS) all are so; one of 414 that was
  /// made 374 wide (ByteCoin) is neither so nor as its content asks. Since Xcode 13.3 plain views have 50
  /// points instead.
  ///
  /// Beside something else in the row the last width may be any, and is taken to be the content's: 79½ in
  /// RocketChat's directory, where that is 54½ and all that the label beside it leaves 265. Views whose
  /// content leaves their width open come from the library, 240 wide.
  private func keepsWidth(_ view: UIView, kind: String, in stack: UIStackView) -> Bool {
    if Self.scrollingBoxes.contains(kind) {
      return stack.axis == .vertical && standsAlone(stack)
    }
    guard kind == "view", UIKitRelease.current < Self.firstReleaseWithEmptySide,
      stack.axis == .vertical || stack.visibleArrangedSubviews.count == 1
    else { return false }
    return standsAlone(stack) && view.isSpannedByContent
  }

  /// Whether a view may become wider without another one becoming narrower: nothing that could stands beside it
  /// or beside a view that it is in.
  private func standsAlone(_ view: UIView) -> Bool {
    var inner = view
    while inner !== root, let outer = inner.superview {
      if let row = outer as? UIStackView, row.axis == .horizontal,
        row.visibleArrangedSubviews.contains(where: { $0 !== inner && mayShrink($0) })
      {
        return false
      }
      let constraints = sequence(first: outer) { [root] in $0 === root ? nil : $0.superview }.lazy
        .flatMap(\.ownConstraints)
      if constraints.contains(where: { neighbour(of: inner, by: $0).map(mayShrink) ?? false }) {
        return false
      }
      inner = outer
    }
    return true
  }

  private func mayShrink(_ view: UIView) -> Bool { view.statedLength(along: .horizontal) == nil }

  /// The view, around none of it, whose horizontal edge a constraint links to one of a view's. One that shares
  /// an edge lies over or above it, not beside it: a shadow with the sides of the window that it is of leaves
  /// that 311 of 375 (mercedes-benz/MBDialogueController).
  private func neighbour(of view: UIView, by constraint: NSLayoutConstraint) -> UIView? {
    guard let side = constraint.firstAttribute.side,
      let otherSide = constraint.secondAttribute.side,
      side != otherSide,
      let first = NSLayoutConstraint.view(of: constraint.firstItem),
      let second = NSLayoutConstraint.view(of: constraint.secondItem),
      first === view || second === view
    else { return nil }
    let other = first === view ? second : first
    return view.isDescendant(of: other) || other.isDescendant(of: view) ? nil : other
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
    if let label = view as? UILabel {
      return label.numberOfLines == 1 && label.effectiveContent.isEmpty
    }
    return (view as? UIStackView)?.arrangedSubviews.isEmpty == true
  }
}

extension UIView {
  /// Whether equalities lead from one side to the other through what the view holds, so that its content
  /// decides how wide it is: those that count more than hugging content. Canvases run from left to right.
  fileprivate var isSpannedByContent: Bool {
    var chains = ContentChains()
    chains.add(constraintsOf: self, in: self)
    return chains.reachEnd
  }
}

/// The items inside a view that equalities of horizontal edges link. An item is one link, whichever of its
/// edges they name: between its own sides it is as wide as its content.
@MainActor
private struct ContentChains {
  private var neighbours: [ObjectIdentifier: [ObjectIdentifier]] = [:]
  private var starts: Set<ObjectIdentifier> = []
  private var ends: Set<ObjectIdentifier> = []

  mutating func add(constraintsOf view: UIView, in outer: UIView) {
    for constraint in view.ownConstraints { add(constraint, in: outer) }
    for child in view.subviews { add(constraintsOf: child, in: outer) }
  }

  private mutating func add(_ constraint: NSLayoutConstraint, in outer: UIView) {
    guard constraint.relation == .equal,
      constraint.priority.rawValue >= UILayoutPriority.defaultHigh.rawValue,
      let first = constraint.firstItem, let second = constraint.secondItem,
      let firstSide = constraint.firstAttribute.side,
      let secondSide = constraint.secondAttribute.side,
      Self.mayHaveWidth(first), Self.mayHaveWidth(second)
    else { return }
    let (one, other) = (ObjectIdentifier(first), ObjectIdentifier(second))
    switch (Self.isSide(of: outer, first), Self.isSide(of: outer, second)) {
    case (false, false):
      neighbours[one, default: []].append(other)
      neighbours[other, default: []].append(one)
    case (true, false): link(other, to: firstSide)
    case (false, true): link(one, to: secondSide)
    case (true, true): break
    }
  }

  /// Whether an item may ask for a width, as an image view without an image does not.
  private static func mayHaveWidth(_ item: AnyObject) -> Bool {
    guard let view = item as? UIView else { return true }
    return !view.subviews.isEmpty || view.effectiveIntrinsicSize.width >= 0
      || view.ownConstraints.contains { $0.firstItem === view && $0.firstAttribute == .width }
  }

  /// Whether an item's sides are a view's own, or lie inside by a given distance.
  private static func isSide(of view: UIView, _ item: AnyObject) -> Bool {
    item === view || (item as? UILayoutGuide)?.owningView === view
  }

  private mutating func link(
    _ item: ObjectIdentifier, to side: NSLayoutConstraint.Attribute.Side
  ) {
    switch side {
    case .start: starts.insert(item)
    case .end: ends.insert(item)
    }
  }

  /// Whether a chain that begins at the view's start comes to its end.
  var reachEnd: Bool {
    var reached = starts
    var open = Array(starts)
    while let item = open.popLast() {
      if ends.contains(item) { return true }
      for next in neighbours[item] ?? [] where reached.insert(next).inserted { open.append(next) }
    }
    return false
  }
}

extension NSLayoutConstraint.Attribute {
  enum Side { case start, end }

  /// The side that a horizontal edge stands at; nil for what is no horizontal edge.
  var side: Side? {
    switch self {
    case .leading, .left, .leadingMargin, .leftMargin: .start
    case .trailing, .right, .trailingMargin, .rightMargin: .end
    default: nil
    }
  }
}

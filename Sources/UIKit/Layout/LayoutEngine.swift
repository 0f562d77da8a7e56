import LayoutSolver

/// Lays out the tree below one root from its constraints.
///
/// The variables are the edges of alignment rectangles in the root's coordinates. One pass states
/// every constraint, solves, and notes the frames; another follows while text that wraps got a new
/// width or insets that follow from frames changed. Views get the frames in their superviews'
/// `layoutSubviews()`.
@MainActor
package final class LayoutEngine {
  /// Passes after which a layout that still changes is taken as it is.
  private static let passLimit = 4

  /// Whether constraints are being solved: what views say of themselves then is what was found so
  /// far.
  static private(set) var isSolving = false

  /// The root owns its engine.
  unowned let root: UIView
  /// Whether the constraints were solved before.
  private var hasSolved = false
  /// Lives as long as the tree has the same views: what is stated again as it was stays as it is.
  let solver = LayoutSolver()
  /// What was stated, in order.
  @exclusivity(unchecked) var statedIDs = PlainBuffer<ConstraintID>()
  /// Where each of them comes from; only while a layout is found, since what they name may go.
  @exclusivity(unchecked) var origins = PlainBuffer<StatedOrigin>()
  /// The lists of constraints that the origins name.
  var statedLists: [[NSLayoutConstraint]] = []
  /// Number of constraints that this pass has stated.
  var statedCount: Int { origins.count }
  /// The terms of the constraint that is being stated.
  @exclusivity(unchecked) var form = PlainBuffer<Term>()
  /// The views and free guides, and what the solver has for each; see ``ItemReference/row``.
  @exclusivity(unchecked) var items = PlainBuffer<LayoutItem>()
  /// The items by name, in order.
  @exclusivity(unchecked) var itemNames = PlainBuffer<LayoutItemName>()
  /// Tells that an item's row is one of these.
  @exclusivity(unchecked) var stamp: UInt64 = 0
  /// Views in preorder.
  @exclusivity(unchecked) var views: [UIView] = []
  /// What is asked of each view more than once.
  @exclusivity(unchecked) var facts = PlainBuffer<ViewFacts>()
  @exclusivity(unchecked) var wrappingViews: [any WrappingContent] = []
  /// Whether choices are made for guides, too, to find out which of them are open; layouts do
  /// without.
  var tiesGuides = false
  /// What holds the root's size.
  var rootSize: RootSize
  /// Whether conflicts that nobody asked for are told on the standard error, as UIKit does.
  private var isLogging = false
  /// Conflicts that were told already, by the constraints that somebody wrote.
  var loggedConflicts: Set<Set<ObjectIdentifier>> = []
  /// Gets every conflict among required constraints as layouts find them; nil: none is looked for.
  package static var conflictReport: ((LayoutConflict) -> Void)?

  /// Gets every view whose place the constraints leave open and that is worth telling; nil: none is
  /// looked for, which saves one more solve for each root.
  package static var ambiguityReport: ((LayoutAmbiguity) -> Void)?

  /// Measures without telling what it finds: conflicts in a size that nothing is shown in say nothing,
  /// and those that stay are found by the layout itself.
  package static func measuringQuietly<Result>(_ measure: () -> Result) -> Result {
    let reports = (conflictReport, ambiguityReport)
    defer { (conflictReport, ambiguityReport) = reports }
    conflictReport = { _ in }
    ambiguityReport = nil
    return measure()
  }

  /// How the root's size is given.
  enum RootSize {
    case fixed(CGSize)
    case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
    /// By the constraints alone.
    case natural
  }

  /// An engine for the tree below a view, whose present size is kept.
  package init(root: UIView) {
    self.root = root
    rootSize = .fixed(root.untransformedFrame.size)
  }

  /// Finds the frame of every view below the root and notes it there.
  func solve() {
    isLogging = true
    defer { isLogging = false }
    rootSize = Self.isSelfSized(root) ? .natural : .fixed(root.untransformedFrame.size)
    solveUntilStable()
    for index in views.indices.dropFirst() where isPlacedAsFound(index) {
      views[index].pending.solvedFrame = nil
    }
    if case .natural = rootSize { placeSelfSizedRoot() }
    for index in views.indices.dropFirst() where views[index].pending.solvedFrame != nil {
      let outer = Int(facts[index].outer)
      if views[outer].pending.layout, views[outer].reference.isOnPath { continue }
      views[outer].setNeedsLayout()
    }
    // Insets may change where frames do not.
    for index in views.indices where views[index].hasNewsOfInsets { views[index].markPath() }
    releaseObjects()
  }

  /// Whether the frame that was found is the one that the view has.
  @inline(__always)
  private func isPlacedAsFound(_ index: Int) -> Bool {
    guard let found = views[index].pending.solvedFrame else { return false }
    let frame = views[index].untransformedFrame
    return found.origin.x == frame.origin.x && found.origin.y == frame.origin.y
      && found.size.width == frame.size.width && found.size.height == frame.size.height
  }

  /// The root keeps the engine, which must not keep the root.
  private func releaseObjects() {
    views.removeAll(keepingCapacity: true)
    wrappingViews.removeAll(keepingCapacity: true)
    origins.removeAll()
    statedLists.removeAll(keepingCapacity: true)
  }

  /// A tree made in code whose root is nobody's subview and leaves its size to its constraints.
  private static func isSelfSized(_ root: UIView) -> Bool {
    root.superview == nil && !root.translatesAutoresizingMaskIntoConstraints
      && root.environment == nil && root.nibOrigin == nil
  }

  private func placeSelfSizedRoot() {
    guard let frame = root.pending.solvedFrame else { return }
    root.pending.isBeingPlaced = true
    root.untransformedFrame = frame
    root.pending.isBeingPlaced = false
    root.pending.solvedFrame = nil
  }

  /// Solves until nothing changes any more.
  func solveUntilStable() {
    // A view may measure a tree of its own while this one is solved.
    let wasSolving = Self.isSolving
    Self.isSolving = true
    defer { Self.isSolving = wasSolving }
    collectViews()
    for content in wrappingViews { content.wrappingWidth = nil }
    for index in views.indices where facts[index].role.contains(.isToolbar) {
      (views[index] as? UIToolbar)?.forgetPlace()
    }
    resolveInsets()
    solvePasses()
    hasSolved = true
    let yielded = letWrittenYield()
    if let report = Self.ambiguityReport, case .fixed = rootSize {
      for ambiguity in tellingAmbiguities() { report(ambiguity) }
    }
    if let report = Self.conflictReport {
      for conflict in yielded { report(conflict) }
      for conflict in solver.conflicts() { report(describe(conflict)) }
    } else if isLogging {
      logConflicts(yielded)
    }
  }

  /// Takes the next layout as the first one: what constraints placed is where a document put it.
  func forgetPlaces() { hasSolved = false }

  /// States and solves until insets and wrapped text follow from the frames.
  func solvePasses() {
    for pass in 1...Self.passLimit {
      state()
      solver.solve()
      noteFrames()
      let insetsChanged = refreshInsets()
      let textChanged = refreshWrapping()
      if !insetsChanged && !textChanged || pass == Self.passLimit { break }
    }
  }

  /// The size of the root when it is pulled to a target instead of being held.
  func fittingSize(
    _ target: CGSize, horizontalPriority: UILayoutPriority, verticalPriority: UILayoutPriority
  ) -> CGSize {
    lendingItems {
      fittedSize(
        target, horizontalPriority: horizontalPriority, verticalPriority: verticalPriority)
    }
  }

  private func fittedSize(
    _ target: CGSize, horizontalPriority: UILayoutPriority, verticalPriority: UILayoutPriority
  ) -> CGSize {
    collectViews()
    let before = views.map(MeasuredState.init)
    rootSize = .fitting(target, horizontal: horizontalPriority, vertical: verticalPriority)
    solveUntilStable()
    let edges = edges(of: root)
    let scale = root.traitCollection.displayScale
    for state in before { state.restore() }
    return CGSize(
      width: PixelGrid.ceil(value(of: edges.width), scale: scale),
      height: PixelGrid.ceil(value(of: edges.height), scale: scale))
  }

  /// Whether another layout, as good as the one found, would place the view elsewhere.
  func isAmbiguous(_ view: UIView) -> Bool {
    lendingItems {
      measure()
      return ambiguities().contains { $0.view === view }
    }
  }

  /// Solves without changing anything that views know.
  func measure() {
    collectViews()
    let before = views.map(MeasuredState.init)
    rootSize = Self.isSelfSized(root) ? .natural : .fixed(root.untransformedFrame.size)
    solveUntilStable()
    for state in before { state.restore() }
  }

  // MARK: Results

  func value(of expression: LayoutExpression) -> Double {
    var sum = expression.constant
    for position in 0..<expression.count {
      let term = expression[position]
      sum += term.coefficient * solver.value(of: term.variable)
    }
    return sum
  }

  /// Notes frames from the top down, edges rounded to pixels in the root's coordinates.
  ///
  /// So views that touch do so in pixels, too, whatever they are in. In the superview's coordinates, which may
  /// begin between pixels, 33 views of eight public repositories are a pixel off, in the root's one.
  private func noteFrames() {
    let scale = root.traitCollection.displayScale
    for index in views.indices {
      let facts = facts[index]
      let item = items.base + Int(facts.row)
      let own = item.pointee.variables
      let (left, top) = (solver.value(of: own.left), solver.value(of: own.top))
      let rect = CGRect(
        x: left, y: top, width: solver.value(of: own.right) - left,
        height: solver.value(of: own.bottom) - top)
      let exact = frame(ofView: index, alignedTo: rect)
      item.pointee.origin = exact.origin
      guard index > 0, item.pointee.outer >= 0 else {
        noteRootFrame(exact, scale: scale)
        continue
      }
      let origin = items.base[Int(item.pointee.outer)].origin
      // Found first: a view that is held on to meanwhile costs more.
      let found = frame(
        ofView: index, alignedTo: PixelGrid.round(rect, from: origin, scale: scale))
      views[index].pending.solvedFrame = found
    }
    for index in views.indices {
      let item = items.base + Int(facts[index].row)
      if item.pointee.readsContent { writeContentSize(of: views[index], item.pointee.variables) }
      if !facts[index].hasGuides, views[index].specialGuides.isEmpty { continue }
      let origin = item.pointee.origin
      for guide in views[index].ownGuides { writeFrame(of: guide, origin: origin) }
      for guide in views[index].specialGuides.values { writeFrame(of: guide, origin: origin) }
    }
  }

  @inline(__always)
  private func frame(ofView index: Int, alignedTo rect: CGRect) -> CGRect {
    facts[index].alignsByFrame ? rect : views[index].frame(forAlignmentRect: rect)
  }

  /// A root that is measured has the size found, for what follows from it.
  private func noteRootFrame(_ frame: CGRect, scale: CGFloat) {
    if case .fixed = rootSize { return }
    root.pending.solvedFrame = PixelGrid.round(
      CGRect(origin: root.untransformedFrame.origin, size: frame.size), scale: scale)
  }

  /// - Parameter origin: Where the owner begins, in the root's coordinates.
  private func writeFrame(of guide: UILayoutGuide, origin: CGPoint) {
    let edges = edges(of: guide)
    guide.layoutFrame = CGRect(
      x: value(of: edges.left) - origin.x, y: value(of: edges.top) - origin.y,
      width: value(of: edges.width), height: value(of: edges.height))
  }

  private func writeContentSize(of view: UIView, _ own: LayoutVariables) {
    guard let content = own.contentEnd, let scroll = view as? UIScrollView else { return }
    let growth = scroll.zoomGrowth
    scroll.contentSize = CGSize(
      width: solver.value(of: content.right) - solver.value(of: own.left) + growth.width,
      height: solver.value(of: content.bottom) - solver.value(of: own.top) + growth.height)
  }

  // MARK: Between passes

  /// Works the insets out from the top down before anything is found.
  private func resolveInsets() {
    for index in views.indices {
      let outer = Int(facts[index].outer)
      // Where nothing covers the superview and nothing was said, they do not follow from frames.
      let isFixed =
        outer >= 0 && views[outer].resolvedInsets.isUncovered && views[index].saysNothingOfInsets
      facts.base[index].hasFixedInsets = isFixed
      if isFixed {
        views[index].resolvedInsets = ResolvedInsets(
          margins: views[index].reference.viewClass.pointee.unsetMargins)
      } else {
        views[index].resolvedInsets = ResolvedInsets()
        // Before the first layout constraints have placed nothing, and a document's frame is its canvas's.
        _ = views[index].resolveInsets(
          outer: insets(ofView: outer), isPlaced: hasSolved || facts[index].translatesMask)
      }
    }
  }

  private func refreshInsets() -> Bool {
    var changed = false
    for index in views.indices {
      let facts = facts[index]
      let outer = Int(facts.outer)
      if facts.hasFixedInsets, views[outer].resolvedInsets.isUncovered { continue }
      if views[index].resolveInsets(outer: insets(ofView: outer)) {
        // What is in it may not follow either.
        self.facts.base[index].hasFixedInsets = false
        if items.base[Int(facts.row)].readsInsets { changed = true }
      }
    }
    return changed
  }

  /// The insets of the superview of which this is the position; nil: the root's superview is none of
  /// the views.
  private func insets(ofView position: Int) -> ResolvedInsets? {
    position < 0 ? root.superview?.resolvedInsets : views[position].resolvedInsets
  }

  private func refreshWrapping() -> Bool {
    var changed = false
    for content in wrappingViews where content.wraps {
      let view: UIView = content
      let width = view.engineFrame.width
      if let old = content.wrappingWidth, abs(old - width) < 0.01 { continue }
      let before = view.effectiveIntrinsicSize
      content.wrappingWidth = width
      if before != view.effectiveIntrinsicSize { changed = true }
    }
    for index in views.indices where facts[index].role.contains(.isToolbar) {
      if (views[index] as? UIToolbar)?.noticePlace() == true { changed = true }
    }
    return changed
  }
}

/// What measuring a tree changes in one of its views.
@MainActor
struct MeasuredState {
  let view: UIView
  let frame: CGRect?
  let insets: ResolvedInsets
  let wrappingWidth: CGFloat?
  let contentSize: CGSize?

  init(_ view: UIView) {
    self.view = view
    frame = view.pending.solvedFrame
    insets = view.resolvedInsets
    let role = view.layoutRole
    wrappingWidth = role.contains(.wraps) ? (view as? WrappingContent)?.wrappingWidth : nil
    contentSize = role.contains(.scrolls) ? (view as? UIScrollView)?.contentSize : nil
  }

  func restore() {
    view.pending.solvedFrame = frame
    view.resolvedInsets = insets
    if view.layoutRole.contains(.wraps) {
      (view as? WrappingContent)?.wrappingWidth = wrappingWidth
    }
    if let contentSize { (view as? UIScrollView)?.contentSize = contentSize }
  }
}

/// Content whose height follows from its width.
@MainActor
protocol WrappingContent: UIView {
  /// Whether the content may take several lines and takes its width from the layout.
  var wraps: Bool { get }
  /// The width that the last pass gave; nil before the first.
  var wrappingWidth: CGFloat? { get set }
}

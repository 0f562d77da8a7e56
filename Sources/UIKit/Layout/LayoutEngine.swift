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
  /// Lives as long as the tree has the same views: what is stated again as it was stays as it is.
  var solver = LayoutSolver()
  /// What was stated, in order.
  var sources: [StatedConstraint] = []
  /// Where each of them comes from; only while a layout is found, since it holds views.
  var origins: [ConstraintSource] = []
  /// Number of constraints that this pass has stated.
  var statedCount = 0
  /// Edges of the views and free guides, by object.
  var variables: [ObjectIdentifier: LayoutVariables] = [:]
  /// The items that have variables, in order.
  private var variableItems: [VariableItem] = []
  /// Views in preorder.
  var views: [UIView] = []
  /// Views whose insets some constraint reads.
  var insetReaders: Set<ObjectIdentifier> = []
  /// Axes along which a constraint says where a view is.
  var placed: [ObjectIdentifier: Set<NSLayoutConstraint.Axis>] = [:]
  /// Whether choices are made for guides, too, to find out which of them are open; layouts do
  /// without.
  var tiesGuides = false
  /// What holds the root's size.
  var rootSize: RootSize
  /// Whether conflicts that nobody asked for are told on the standard error, as UIKit does.
  private var isLogging = false
  /// Conflicts that were told already.
  var loggedConflicts: Set<[ConstraintID]> = []
  /// Gets every conflict among required constraints as layouts find them; nil: none is looked for.
  package static var conflictReport: ((LayoutConflict) -> Void)?

  /// Gets every view whose place the constraints leave open; nil: none is looked for, which saves
  /// one more solve for each root.
  package static var ambiguityReport: ((LayoutAmbiguity) -> Void)?

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
    for view in views.dropFirst() where view.pending.solvedFrame == view.untransformedFrame {
      view.pending.solvedFrame = nil
    }
    if case .natural = rootSize { placeSelfSizedRoot() }
    for view in views.dropFirst() where view.pending.solvedFrame != nil {
      view.superview?.setNeedsLayout()
    }
    // Insets may change where frames do not.
    for view in views where view.hasNewsOfInsets { view.markPath() }
    // The root keeps the engine, which must not keep the root.
    views.removeAll(keepingCapacity: true)
    origins.removeAll(keepingCapacity: true)
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
    for view in views {
      (view as? WrappingContent)?.wrappingWidth = nil
      view.resolvedInsets = ResolvedInsets()
    }
    for view in views { view.resolveInsets() }
    for pass in 1...Self.passLimit {
      state()
      solver.solve()
      noteFrames()
      let insetsChanged = refreshInsets()
      let textChanged = refreshWrapping()
      if !insetsChanged && !textChanged || pass == Self.passLimit { break }
    }
    if let report = Self.ambiguityReport, case .fixed = rootSize {
      for ambiguity in ambiguities() { report(ambiguity) }
    }
    if let report = Self.conflictReport {
      for conflict in solver.conflicts() { report(describe(conflict)) }
    } else if isLogging {
      logConflicts()
    }
  }

  /// The size of the root when it is pulled to a target instead of being held.
  func fittingSize(
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
    measure()
    return ambiguities().contains { $0.view === view }
  }

  /// Solves without changing anything that views know.
  func measure() {
    collectViews()
    let before = views.map(MeasuredState.init)
    rootSize = Self.isSelfSized(root) ? .natural : .fixed(root.untransformedFrame.size)
    solveUntilStable()
    for state in before { state.restore() }
  }

  // MARK: Views and variables

  func collectViews() {
    views.removeAll()
    var stack = [root]
    while let view = stack.popLast() {
      views.append(view)
      if view.isLayoutBoundary { continue }
      stack.append(contentsOf: view.subviews.reversed())
    }
  }

  /// Gives every item its variables; those of the last pass are kept if the items are the same.
  private func makeVariables() {
    var items: [VariableItem] = []
    items.reserveCapacity(views.count)
    for view in views {
      items.append(VariableItem(id: ObjectIdentifier(view), scrolls: view is UIScrollView))
      for guide in view.layoutGuides where guide.derivation == .free {
        items.append(VariableItem(id: ObjectIdentifier(guide), scrolls: false))
      }
    }
    if items == variableItems { return }
    variableItems = items
    solver = LayoutSolver()
    sources.removeAll(keepingCapacity: true)
    loggedConflicts.removeAll()
    variables.removeAll(keepingCapacity: true)
    for view in views {
      variables[ObjectIdentifier(view)] = LayoutVariables(
        in: solver, scrolls: view is UIScrollView)
      for guide in view.layoutGuides where guide.derivation == .free {
        variables[ObjectIdentifier(guide)] = LayoutVariables(in: solver, scrolls: false)
      }
    }
  }

  private func state() {
    statedCount = 0
    origins.removeAll(keepingCapacity: true)
    insetReaders.removeAll(keepingCapacity: true)
    placed.removeAll(keepingCapacity: true)
    readsContent.removeAll(keepingCapacity: true)
    makeVariables()
    stateRoot()
    for view in views.dropFirst() where !stateBarItem(view) { stateAutoresizing(of: view) }
    for case let stack as UIStackView in views {
      stateArrangement(of: stack)
    }
    for view in views {
      for constraint in view.constraints { stateExplicit(constraint) }
    }
    for view in views {
      stateContentSize(of: view)
      stateGuideSizes(of: view)
    }
    for view in views { stateTies(of: view) }
    if tiesGuides { for view in views { stateGuideTies(of: view) } }
    withdraw(from: statedCount)
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

  /// Notes frames from the top down, edges rounded to pixels in the superview's coordinates.
  private func noteFrames() {
    let scale = root.traitCollection.displayScale
    var origins: [ObjectIdentifier: CGPoint] = [:]
    for view in views {
      let edges = edges(of: view)
      let rect = CGRect(
        x: value(of: edges.left), y: value(of: edges.top), width: value(of: edges.width),
        height: value(of: edges.height))
      let exact = view.frame(forAlignmentRect: rect)
      origins[ObjectIdentifier(view)] = exact.origin
      guard view !== root, let superview = view.superview else {
        noteRootFrame(exact, scale: scale)
        continue
      }
      let origin = origins[ObjectIdentifier(superview)] ?? .zero
      let local = rect.offsetBy(dx: -origin.x, dy: -origin.y)
      view.pending.solvedFrame = view.frame(
        forAlignmentRect: Self.rounded(local, scale: scale))
    }
    for view in views {
      if let scroll = view as? UIScrollView { writeContentSize(of: scroll) }
      for guide in view.layoutGuides { writeFrame(of: guide, origins: origins) }
      for guide in view.specialGuides.values { writeFrame(of: guide, origins: origins) }
    }
  }

  /// A root that is measured has the size found, for what follows from it.
  private func noteRootFrame(_ frame: CGRect, scale: CGFloat) {
    if case .fixed = rootSize { return }
    root.pending.solvedFrame = Self.rounded(
      CGRect(origin: root.untransformedFrame.origin, size: frame.size), scale: scale)
  }

  private func writeFrame(of guide: UILayoutGuide, origins: [ObjectIdentifier: CGPoint]) {
    guard let owner = guide.owningView else { return }
    let edges = edges(of: guide)
    let origin = origins[ObjectIdentifier(owner)] ?? .zero
    guide.layoutFrame = CGRect(
      x: value(of: edges.left) - origin.x, y: value(of: edges.top) - origin.y,
      width: value(of: edges.width), height: value(of: edges.height))
  }

  private func writeContentSize(of scroll: UIScrollView) {
    guard let own = variables[ObjectIdentifier(scroll)], let content = own.contentEnd else {
      return
    }
    guard readsContent.contains(ObjectIdentifier(scroll)) else { return }
    let growth = scroll.zoomGrowth
    scroll.contentSize = CGSize(
      width: solver.value(of: content.right) - solver.value(of: own.left) + growth.width,
      height: solver.value(of: content.bottom) - solver.value(of: own.top) + growth.height)
  }

  /// Scroll views whose content size some constraint holds.
  var readsContent: Set<ObjectIdentifier> = []

  static func rounded(_ rect: CGRect, scale: CGFloat) -> CGRect {
    let left = PixelGrid.round(rect.minX, scale: scale)
    let top = PixelGrid.round(rect.minY, scale: scale)
    return CGRect(
      x: left, y: top, width: PixelGrid.round(rect.minX + rect.width, scale: scale) - left,
      height: PixelGrid.round(rect.minY + rect.height, scale: scale) - top)
  }

  // MARK: Between passes

  private func refreshInsets() -> Bool {
    var changed = false
    for view in views where view.resolveInsets() {
      if insetReaders.contains(ObjectIdentifier(view)) { changed = true }
    }
    return changed
  }

  private func refreshWrapping() -> Bool {
    var changed = false
    for case let content as WrappingContent in views where content.wraps {
      let width = (content as UIView).engineFrame.width
      if let old = content.wrappingWidth, abs(old - width) < 0.01 { continue }
      let before = (content as UIView).effectiveIntrinsicSize
      content.wrappingWidth = width
      if before != (content as UIView).effectiveIntrinsicSize { changed = true }
    }
    for case let bar as UIToolbar in views where bar.noticePlace() { changed = true }
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
    wrappingWidth = (view as? WrappingContent)?.wrappingWidth
    contentSize = (view as? UIScrollView)?.contentSize
  }

  func restore() {
    view.pending.solvedFrame = frame
    view.resolvedInsets = insets
    (view as? WrappingContent)?.wrappingWidth = wrappingWidth
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

/// An item that has variables. Another one may come to stand at the same address.
private struct VariableItem: Equatable {
  let id: ObjectIdentifier
  let scrolls: Bool
}

/// The variables of one item.
struct LayoutVariables {
  let left: Variable
  let right: Variable
  let top: Variable
  let bottom: Variable
  /// Far edges of a scroll view's content.
  let contentEnd: (right: Variable, bottom: Variable)?

  init(in solver: LayoutSolver, scrolls: Bool) {
    left = solver.makeVariable()
    right = solver.makeVariable()
    top = solver.makeVariable()
    bottom = solver.makeVariable()
    contentEnd = scrolls ? (solver.makeVariable(), solver.makeVariable()) : nil
  }
}

/// Lays out the tree below a view as UIKit does.
///
/// 1. `updateConstraints()` from the leaves up, for views that asked for it or whose colours changed;
///    from iOS 17 on, these are told of their traits before.
/// 2. The engine of each root solves where its constraints changed.
/// 3. From the top down, for each view that waits: news about its insets and, from iOS 17 on, its
///    traits, from iOS 26 on `updateProperties()`, then `layoutSubviews()`, in which the subviews
///    get their frames; a controller is told before and after.
///
/// What these calls change is laid out in another round.
@MainActor
struct LayoutPass {
  /// Rounds after which a tree that keeps changing is left as it is.
  private static let roundLimit = 20

  private let top: UIView
  /// Whether views are being laid out.
  static private(set) var isRunning = false

  init(from view: UIView) { top = view }

  func run() {
    let wasRunning = Self.isRunning
    Self.isRunning = true
    defer { Self.isRunning = wasRunning }
    for _ in 0..<Self.roundLimit {
      ObservationTracking.scheduleReaders()
      Self.updateConstraints(below: top)
      Self.solveIfNeeded(top.engineRoot)
      guard top.reference.isOnPath else { return }
      layOut(top)
    }
  }

  // MARK: 1. Constraints

  /// Lets the views below this one, and then the view itself, bring their constraints up to date.
  static func updateConstraints(below view: UIView) {
    guard view.reference.isOnPath else { return }
    view.deliverTraitsBeforeConstraints()
    for subview in view.ownSubviews { updateConstraints(below: subview) }
    guard view.pending.updateConstraints else { return }
    view.pending.updateConstraints = false
    if view.viewController == nil, !view.overrides(.updateConstraints) { return }
    TraitTracking.run(.constraints, of: view) { callUpdateConstraints(of: view) }
  }

  private static func callUpdateConstraints(of view: UIView) {
    if let controller = view.viewController {
      TraitTracking.run(.constraints, of: controller) { controller.updateViewConstraints() }
    } else {
      view.updateConstraints()
    }
  }

  // MARK: 2. Engines

  /// Solves the constraints of a root whose solution is out of date.
  static func solveIfNeeded(_ root: UIView) {
    guard !LayoutEngine.isSolving else { return }
    let isCell = root.reference.viewClass.pointee.isCell
    if isCell { (root as? UITableViewCell)?.sizeContentView() }
    let size = root.untransformedFrame.size
    if !root.reference.isStale, root.engineRootState?.size == size,
      root.engineRootState?.release == .current
    {
      return
    }
    let engine = root.engineRootState?.engine ?? LayoutEngine(root: root)
    engine.solve()
    // A cell whose content changed may want another size: it asks in its layout.
    if isCell { root.setNeedsLayout() }
    root.reference.isStale = false
    root.engineRootState = EngineRootState(
      size: root.untransformedFrame.size, release: .current, engine: engine)
  }

  // MARK: 3. Layout

  private func layOut(_ view: UIView) {
    if view !== top, view.reference.outer?.isBoundary == true {
      Self.updateConstraints(below: view)
      Self.solveIfNeeded(view)
    }
    view.reference.isOnPath = false
    view.reportInsets()
    view.deliverTraitsBeforeLayout(asTop: view === top)
    view.viewController?.prepareForLayout()
    view.updateOwnProperties()
    if view.pending.layout {
      view.pending.layout = false
      let controller = view.viewController
      if let controller {
        TraitTracking.run(.willLayout, of: controller) { controller.viewWillLayoutSubviews() }
      }
      if view.overrides(.layoutSubviews) || view.storedLayer != nil {
        TraitTracking.run(.layout, of: view) { view.layOutContents() }
      } else if !view.ownSubviews.isEmpty {
        // Reads nothing itself; what subviews do when they are placed counts as theirs.
        view.traitState.untrackedCollection(of: view).asCurrent { view.applySolvedFrames() }
      }
      if let controller {
        TraitTracking.run(.didLayout, of: controller) { controller.viewDidLayoutSubviews() }
      }
    }
    for subview in view.ownSubviews where subview.reference.isOnPath { layOut(subview) }
    // What was asked for meanwhile is for the next round.
    if view.pending.layout || view.pending.updateConstraints || view.waitsForProperties {
      view.markPath()
    }
  }
}

extension UIView {
  /// Whether the class has versions of its own of any of these methods.
  final func overrides(_ methods: OverriddenMethods) -> Bool {
    !reference.viewClass.pointee.overrides.isDisjoint(with: methods)
  }

  /// Sets the subviews' frames to what the engine found.
  final func applySolvedFrames() {
    guard !reference.isBoundary else { return }
    LayoutPass.solveIfNeeded(engineRoot)
    for subview in ownSubviews {
      guard let frame = subview.pending.solvedFrame else { continue }
      subview.pending.isBeingPlaced = true
      subview.place(at: frame)
      subview.pending.isBeingPlaced = false
      subview.pending.solvedFrame = nil
    }
  }

  /// Sets the frame; a view with a transform keeps it. What a scroll view zooms grows to the right
  /// and down, from where constraints have its corner.
  func place(at frame: CGRect) {
    guard !transform.isIdentity else {
      self.frame = frame
      return
    }
    var place = frame
    if !translatesAutoresizingMaskIntoConstraints,
      (superview as? UIScrollView)?.zoomedView === self
    {
      place.origin.x += frame.width * (transform.a - 1) * anchor.x
      place.origin.y += frame.height * (transform.a - 1) * anchor.y
    }
    untransformedFrame = place
  }

  /// Whether insets differ from those that the view was told of.
  final var hasNewsOfInsets: Bool {
    if insetRules?.reported == nil, resolvedInsets.isPlain { return false }
    let known = reportedInsets
    return !known.safeArea.isNear(resolvedInsets.safeArea)
      || !known.margins.isNear(resolvedInsets.margins)
  }

  /// Tells the view and its controller of insets that changed since they were told last.
  final func reportInsets() {
    pending.knowsInsets = true
    guard hasNewsOfInsets else { return }
    let (known, now) = (reportedInsets, resolvedInsets)
    reportedInsets = now
    if !known.safeArea.isNear(now.safeArea) {
      safeAreaInsetsDidChange()
      viewController?.viewSafeAreaInsetsDidChange()
    }
    if !known.margins.isNear(now.margins) {
      layoutMarginsDidChange()
      viewController?.viewLayoutMarginsDidChange()
    }
  }
}

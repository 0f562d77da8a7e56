extension UIView {
  func contentPriorities(for axis: NSLayoutConstraint.Axis) -> ContentPriorities {
    if let own = contentPriorities[axis] { return own }
    let defaults = defaultContentPriorities
    return axis == .horizontal ? defaults.horizontal : defaults.vertical
  }

  /// What the engine takes for the content's size: the placeholder of the document, or the view's.
  package var effectiveIntrinsicSize: CGSize {
    guard let placeholder = traces?.placeholderIntrinsicSize else { return intrinsicContentSize }
    let own = intrinsicContentSize
    return CGSize(
      width: placeholder.width >= 0 ? placeholder.width : own.width,
      height: placeholder.height >= 0 ? placeholder.height : own.height)
  }

  // MARK: Direction and traits

  /// Direction of a view with this attribute in the application's direction.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: layoutDirection
    }
  }

  // MARK: What changes

  /// Notes that the constraints of the tree have to be solved again.
  final func engineInputsChanged() {
    reference.engineRoot.isStale = true
    reference.markPath()
  }

  /// Makes every view below this one lay out again, whatever was solved before.
  package final func invalidateTreeLayout() {
    reference.isStale = true
    pending.layout = true
    for subview in ownSubviews { subview.invalidateTreeLayout() }
    markPath()
  }

  /// Tells the way to the root that something below waits for layout.
  final func markPath() { reference.markPath() }

  /// The view whose engine places this one: the tree's root, or the nearest one in a container
  /// that places its subviews itself.
  final var engineRoot: UIView { reference.engineRoot.view ?? self }

  func visibilityDidChange() {
    guard let stack = superview as? UIStackView else { return }
    stack.engineInputsChanged()
    stack.setNeedsLayout()
  }

  func frameDidChange(from old: CGRect) {
    if !pending.isBeingPlaced {
      if engineRoot === self || translatesAutoresizingMaskIntoConstraints { engineInputsChanged() }
      pending.solvedFrame = nil
    }
    guard old.size != untransformedFrame.size else { return }
    setNeedsLayout()
    guard autoresizesSubviews, !pending.isBeingRestored else { return }
    // What a document puts into a container is placed by the container alone.
    for subview in ownSubviews where subview.pending.solvedFrame == nil {
      if isLayoutBoundary, subview.nibElementName != nil { continue }
      subview.followSuperview(from: old.size)
    }
  }

  /// Applies the autoresizing mask after the superview's size changed.
  private func followSuperview(from old: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty,
      autoresizingReference == nil, !pending.isBeingPlaced, pending.solvedFrame == nil,
      let superview
    else { return }
    let size = superview.untransformedFrame.size
    let (across, down) = autoresizedAxes(of: untransformedFrame, within: old)
    let frame = CGRect(
      x: across.start(in: LayoutExpression(constant: Double(size.width))).constant,
      y: down.start(in: LayoutExpression(constant: Double(size.height))).constant,
      width: across.length(in: LayoutExpression(constant: Double(size.width))).constant,
      height: down.length(in: LayoutExpression(constant: Double(size.height))).constant)
    // By the property, which subclasses override.
    if frame != untransformedFrame { place(at: frame) }
  }
}

/// What a view waits for.
struct PendingLayout {
  /// Whether `layoutSubviews` is to be called; true from the start.
  var layout = true
  var updateConstraints = true
  var properties = true
  /// The frame that the engine found and ``UIView/layoutSubviews()`` of the superview is to set.
  var solvedFrame: CGRect?
  /// Whether the frame is being set to what the engine found.
  var isBeingPlaced = false
  /// Whether the frame is being set to an earlier one, with which the subviews' own ones agree.
  var isBeingRestored = false
  /// Whether a layout has told the view of its insets.
  var knowsInsets = false
}

/// What is kept between the passes for the root of an engine.
struct EngineRootState {
  /// Size of the root and release of the system that the solution is for.
  var size: CGSize
  var release: UIKitRelease
  /// Keeps what it solved for the next time.
  var engine: LayoutEngine
}

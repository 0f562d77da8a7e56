extension UIView {
  // MARK: Content priorities

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities(for: axis).hugging
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    contentPriorities[axis] = ContentPriorities(
      hugging: priority,
      compressionResistance: contentPriorities(for: axis).compressionResistance)
  }

  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    contentPriorities(for: axis).compressionResistance
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    contentPriorities[axis] = ContentPriorities(
      hugging: contentPriorities(for: axis).hugging, compressionResistance: priority)
  }

  func contentPriorities(for axis: NSLayoutConstraint.Axis) -> ContentPriorities {
    if let own = contentPriorities[axis] { return own }
    let defaults = defaultContentPriorities
    return axis == .horizontal ? defaults.horizontal : defaults.vertical
  }

  /// What the engine takes for the content's size: the placeholder of the document, or the view's.
  package var effectiveIntrinsicSize: CGSize {
    guard let placeholder = placeholderIntrinsicSize else { return intrinsicContentSize }
    let own = intrinsicContentSize
    return CGSize(
      width: placeholder.width >= 0 ? placeholder.width : own.width,
      height: placeholder.height >= 0 ? placeholder.height : own.height)
  }

  // MARK: Alignment rectangles

  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  public func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return rect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  // MARK: Direction

  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .playback, .spatial, .forceLeftToRight: return .leftToRight
    case .forceRightToLeft: return .rightToLeft
    case .unspecified:
      return traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  // MARK: The pass

  /// Lays out the tree that this view belongs to.
  public func layoutIfNeeded() {
    guard !LayoutEngine.isRunning else { return }
    LayoutEngine.isRunning = true
    defer { LayoutEngine.isRunning = false }
    var root = self
    while let superview = root.superview { root = superview }
    LayoutEngine(root: root).layout()
  }

  public func setNeedsLayout() {}

  /// The smallest size that the constraints allow when the width and height are held at the target
  /// with the given priorities.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    LayoutEngine(root: self).fittingSize(
      targetSize, horizontalPriority: horizontal, verticalPriority: vertical)
  }

  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
}

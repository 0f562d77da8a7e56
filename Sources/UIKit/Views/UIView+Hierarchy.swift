extension UIView {
  final func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    let index = ownSubviews.firstIndex { $0 === sibling }
    insert(view, at: index.map { $0 + offset } ?? ownSubviews.count, after: sibling, offset: offset)
  }

  /// Adds a view, or moves one that is already there.
  final func insert(
    _ view: UIView, at index: Int, after sibling: UIView? = nil, offset: Int = 0
  ) {
    precondition(
      view !== self && (view.ownSubviews.isEmpty || !isDescendant(of: view)),
      "A view cannot be added to itself or to what is in it.")
    let oldSuperview = view.superview
    if oldSuperview === self {
      return move(view, to: index, after: sibling, offset: offset)
    }
    let window = window
    let oldWindow = oldSuperview == nil ? view.asWindow : oldSuperview?.window
    let windowChanges = oldWindow !== window
    if windowChanges { view.controllersWillMove(to: window) }
    oldSuperview?.release(view, keepingWindow: !windowChanges)
    view.willMove(toSuperview: self)
    if windowChanges { view.tell { $0.willMove(toWindow: window) } }
    put(view, at: index, after: sibling, offset: offset)
    view.setSuperview(self)
    view.pending.solvedFrame = nil
    view.engineRootState = nil
    view.engineInputsChanged()
    if view.reference.isOnPath { markPath() }
    setNeedsLayout()
    view.traitParentDidChange()
    view.superviewDidChange(from: oldSuperview)
    if windowChanges { view.viewController?.updateMargins() }
    if windowChanges { view.tell { $0.windowDidChange() } }
    view.didMoveToSuperview()
    if windowChanges { oldWindow?.finishDisappearances() }
    didAddSubview(view)
  }

  private var asWindow: UIWindow? {
    reference.viewClass.pointee.isWindow ? self as? UIWindow : nil
  }

  private func put(_ view: UIView, at index: Int, after sibling: UIView?, offset: Int) {
    let place = sibling.flatMap { ownSubviews.firstIndex(of: $0) }.map { $0 + offset } ?? index
    if place >= ownSubviews.count {
      ownSubviews.append(view)
    } else {
      ownSubviews.insert(view, at: max(0, place))
    }
  }

  private func move(_ view: UIView, to index: Int, after sibling: UIView?, offset: Int) {
    ownSubviews.removeAll { $0 === view }
    put(view, at: index, after: sibling, offset: offset)
  }

  final func leaveSuperview() {
    guard let superview else { return }
    let window = window
    let windowChanges = window != nil
    controllersWillMove(to: nil)
    willMove(toSuperview: nil)
    if windowChanges { tell { $0.willMove(toWindow: nil) } }
    superview.release(self, keepingWindow: true)
    if windowChanges { tell { $0.windowDidChange() } }
    didMoveToSuperview()
    window?.finishDisappearances()
  }

  /// Lets a subview go, with every constraint that ties it to what stays.
  private func release(_ view: UIView, keepingWindow: Bool) {
    willRemoveSubview(view)
    if !view.ownSubviews.isEmpty || view.reference.constraintCount != 0
      || view.reference.hasConstrainedGuides
    {
      view.dropConstraints { item in
        NSLayoutConstraint.view(of: item)?.isDescendant(of: view) ?? false
      }
    }
    view.engineInputsChanged()
    if let index = lastPlace(of: view) { ownSubviews.remove(at: index) }
    view.setSuperview(nil)
    view.pending.solvedFrame = nil
    setNeedsLayout()
  }

  /// Where a subview is, looked for from the end: what was added last goes first more often than not.
  private func lastPlace(of view: UIView) -> Int? {
    // A loop over the buffer: a closure for each subview would ask each time where it runs.
    ownSubviews.withUnsafeBufferPointer { subviews in
      var index = subviews.count
      while index > 0 {
        index -= 1
        if subviews[index] === view { return index }
      }
      return nil
    }
  }

  /// Removes the constraints that this view's ancestors hold on an item.
  final func dropConstraints(on isItem: (AnyObject?) -> Bool) {
    var current = superview
    while let ancestor = current {
      let dropped = ancestor.ownConstraints.filter { isItem($0.firstItem) || isItem($0.secondItem) }
      for constraint in dropped { ancestor.discard(constraint) }
      current = ancestor.superview
    }
  }

  /// Calls a function for this view and all below it, this one first.
  private func tell(_ call: (UIView) -> Void) {
    call(self)
    for subview in subviews { subview.tell(call) }
  }

  package final func commonAncestor(with other: UIView) -> UIView? {
    var current: UIView? = self
    while let candidate = current, !other.isDescendant(of: candidate) {
      current = candidate.superview
    }
    return current
  }

  // MARK: Coordinates

  /// The rectangle around the view after its transform.
  final var transformedFrame: CGRect {
    let box = CGRect(
      x: -untransformedFrame.width * anchor.x, y: -untransformedFrame.height * anchor.y,
      width: untransformedFrame.width, height: untransformedFrame.height
    ).applying(transform)
    return box.offsetBy(dx: center.x, dy: center.y)
  }

  final func pointInRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var current: UIView? = self
    while let view = current {
      // The root's own position belongs to the space outside.
      guard view.superview != nil else { return point }
      point = view.pointInSuperview(point)
      current = view.superview
    }
    return point
  }

  final func point(fromRoot point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return pointFromSuperview(superview.point(fromRoot: point))
  }

  private func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let local = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    guard !transform.isIdentity else {
      return CGPoint(x: local.x + untransformedFrame.minX, y: local.y + untransformedFrame.minY)
    }
    let centred = CGPoint(
      x: local.x - untransformedFrame.width * anchor.x,
      y: local.y - untransformedFrame.height * anchor.y
    ).applying(transform)
    return CGPoint(x: centred.x + center.x, y: centred.y + center.y)
  }

  private func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    guard !transform.isIdentity else {
      return CGPoint(
        x: point.x - untransformedFrame.minX + bounds.minX,
        y: point.y - untransformedFrame.minY + bounds.minY)
    }
    let centred = CGPoint(x: point.x - center.x, y: point.y - center.y)
      .applying(transform.inverted())
    return CGPoint(
      x: centred.x + untransformedFrame.width * anchor.x + bounds.minX,
      y: centred.y + untransformedFrame.height * anchor.y + bounds.minY)
  }
}

extension CGRect {
  /// The rectangle around the four corners after a mapping.
  func mapped(_ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map(map)
    let left = corners.map(\.x).min() ?? minX
    let top = corners.map(\.y).min() ?? minY
    return CGRect(
      x: left, y: top, width: (corners.map(\.x).max() ?? maxX) - left,
      height: (corners.map(\.y).max() ?? maxY) - top)
  }
}

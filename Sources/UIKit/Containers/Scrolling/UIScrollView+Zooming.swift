extension UIScrollView {
  /// What the delegate lets be zoomed: a view inside this one.
  final var viewToZoom: UIView? {
    guard let view = scrollDelegate?.viewForZooming(in: self), view.isDescendant(of: self),
      view !== self
    else { return nil }
    return view
  }

  /// Scales the view that is zoomed, and the content's size with it.
  ///
  /// What stands in the middle of the visible part stays there, as far as the content reaches; seen
  /// in a published log of iOS: content of 1000 × 1000 at scale 2 in 320 × 460 points is at (160, 230).
  final func zoom(to scale: CGFloat, animated: Bool) {
    guard let view = viewToZoom else { return }
    let old = zoomScale
    let new = clampedZoomScale(scale)
    guard new != old, new > 0 else { return }
    let room = visibleRoom
    let middle = CGPoint(x: contentOffset.x + room.midX, y: contentOffset.y + room.midY)
    apply(new, to: view, animated: animated) {
      let grown = new / old
      return CGPoint(x: middle.x * grown - room.midX, y: middle.y * grown - room.midY)
    }
  }

  /// Zooms so far that a rectangle of the zoomed view just fits, and moves it to the middle.
  final func zoom(toShow rect: CGRect, animated: Bool) {
    guard let view = viewToZoom, rect.width > 0 || rect.height > 0 else { return }
    let room = visibleRoom
    let scale = min(
      rect.width > 0 ? room.width / rect.width : .greatestFiniteMagnitude,
      rect.height > 0 ? room.height / rect.height : .greatestFiniteMagnitude)
    let new = clampedZoomScale(scale)
    guard new > 0 else { return }
    apply(new, to: view, animated: animated) { [self] in
      let shown = convert(rect, from: view)
      return CGPoint(x: shown.midX - room.midX, y: shown.midY - room.midY)
    }
  }

  /// The part of the bounds that no inset covers, from their origin on.
  private var visibleRoom: CGRect {
    CGRect(origin: .zero, size: bounds.size).inset(by: adjustedContentInset)
  }

  private func clampedZoomScale(_ scale: CGFloat) -> CGFloat {
    max(minimumZoomScale, min(maximumZoomScale, scale))
  }

  private func apply(
    _ scale: CGFloat, to view: UIView, animated: Bool, offset: () -> CGPoint
  ) {
    let changes = scale != zoomScale
    if animated, changes { scrollDelegate?.scrollViewWillBeginZooming(self, with: view) }
    let corner = view.frame.origin
    let grown = scale - zoomScale
    zoomedView = view
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.center = CGPoint(
      x: corner.x + view.bounds.width * scale * view.anchor.x,
      y: corner.y + view.bounds.height * scale * view.anchor.y)
    if view.translatesAutoresizingMaskIntoConstraints {
      contentSize = view.frame.size
    } else {
      contentSize = CGSize(
        width: contentSize.width + view.bounds.width * grown,
        height: contentSize.height + view.bounds.height * grown)
    }
    view.engineInputsChanged()
    setNeedsLayout()
    contentOffset = clampedOffset(offset())
    guard changes else { return }
    scrollDelegate?.scrollViewDidZoom(self)
    if animated { scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale) }
  }

  /// What a zoomed view is larger than constraints know, who see it as it is at scale 1.
  final var zoomGrowth: CGSize {
    guard let view = zoomedView, !view.translatesAutoresizingMaskIntoConstraints,
      view.isDescendant(of: self)
    else { return .zero }
    let (size, scale) = (view.engineFrame.size, view.transform.a)
    return CGSize(width: size.width * (scale - 1), height: size.height * (scale - 1))
  }
}

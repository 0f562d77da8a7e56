extension UIScrollView {
  /// The part of the safe area that is added to the content's insets.
  var safeAreaShare: UIEdgeInsets { safeAreaShare(isAdjustedByController: isAdjustedByController) }

  /// The same, for a scroll view whose controllers are not there.
  ///
  /// - Parameters:
  ///   - isAdjustedByController: Whether a controller adjusts it as iOS 7 did, which counts for `automatic`.
  ///   - contentAxis: An axis along which there is more than fits, whatever the content's size is.
  package func safeAreaShare(
    isAdjustedByController: Bool, contentAxis: UICollectionView.ScrollDirection? = nil
  ) -> UIEdgeInsets {
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic, .scrollableAxes:
      let isUpright =
        scrollsVertically || contentAxis == .vertical
        || contentInsetAdjustmentBehavior == .automatic && isAdjustedByController
      let isAcross = scrollsHorizontally || contentAxis == .horizontal
      return UIEdgeInsets(
        top: isUpright ? safe.top : 0, left: isAcross ? safe.left : 0,
        bottom: isUpright ? safe.bottom : 0, right: isAcross ? safe.right : 0)
    }
  }

  /// Whether the view is that of a controller in a navigation controller, or the first one in it, and
  /// the controller adjusts it as iOS 7 did.
  private var isAdjustedByController: Bool {
    guard let owner = viewController ?? superview?.viewController, owner.adjustsScrollViewInsets,
      owner.ownedScrollView === self
    else { return false }
    return owner.navigationController != nil
  }

  private var scrollsVertically: Bool {
    alwaysBounceVertical || contentSize.height > bounds.height + 0.5
  }

  private var scrollsHorizontally: Bool { scrollsHorizontally(in: bounds.width) }

  /// Whether the content can be moved to the sides in a view of some width.
  final func scrollsHorizontally(in width: CGFloat) -> Bool {
    alwaysBounceHorizontal || contentSize.width > width + 0.5
  }

  /// Whether something may be held by the frame or the safe area, which stays where it is seen.
  package var holdsPlaces: Bool {
    specialGuides[.scrollFrame] != nil || specialGuides[.safeArea] != nil
  }

  /// Where a scroll view on the canvas, whose offset is its document's, would begin; nil on devices. A button 8 below
  /// the safe area of one under a bar is saved at 8 (kharrison/CodeExamples, ScrollGuide-IB). Whether guides of margins
  /// follow the content, too, is not known; they do not.
  func restingOffset(in insets: ResolvedInsets) -> CGPoint? {
    guard isOnCanvas else { return nil }
    let isAdjusted = contentInsetAdjustmentBehavior != .never
    return CGPoint(x: 0, y: isAdjusted ? -insets.safeArea.top : 0)
  }

  /// The nearest offset at which the content, with its insets, fills the view.
  package func clampedOffset(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    func clamp(
      _ value: CGFloat, _ near: CGFloat, _ far: CGFloat, _ content: CGFloat, _ room: CGFloat
    )
      -> CGFloat
    {
      max(-near, min(value, content + far - room))
    }
    return CGPoint(
      x: clamp(offset.x, inset.left, inset.right, contentSize.width, bounds.width),
      y: clamp(offset.y, inset.top, inset.bottom, contentSize.height, bounds.height))
  }

  /// How far a window over a line has to move to show a part of it; the near end wins.
  static func distance(
    to part: ClosedRange<CGFloat>, from seen: ClosedRange<CGFloat>
  ) -> CGFloat {
    if part.lowerBound < seen.lowerBound { return part.lowerBound - seen.lowerBound }
    if part.upperBound > seen.upperBound {
      return min(part.upperBound - seen.upperBound, part.lowerBound - seen.lowerBound)
    }
    return 0
  }

  /// Scrolls as a finger does that is lifted while it rests: within the content, with all calls.
  package func drag(to offset: CGPoint) {
    guard isScrollEnabled else { return }
    scrollDelegate?.scrollViewWillBeginDragging(self)
    contentOffset = clampedOffset(offset)
    var target = contentOffset
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: .zero, targetContentOffset: &target)
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    if target != contentOffset { contentOffset = target }
  }
}

extension UIViewController {
  /// The scroll view whose insets the controller adjusts: its view, or the first view in that.
  final var ownedScrollView: UIScrollView? {
    loadedView as? UIScrollView ?? loadedView?.subviews.first as? UIScrollView
  }
}

// A subclass's delegate has a narrower type, and Swift lets no subclass narrow a settable property
// of its superclass. A property that comes by way of a protocol is hidden instead of overridden.
extension NSObjectProtocol where Self: UIScrollView {
  /// Hears of scrolling.
  @preconcurrency @MainActor
  public var delegate: UIScrollViewDelegate? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

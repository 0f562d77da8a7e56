/// Shows a part of content that may be larger than itself.
///
/// The content offset is the origin of the bounds. Nothing is animated: where an animation is asked
/// for, the end of it is reached at once.
open class UIScrollView: UIView {
  override var layoutRole: LayoutRole { .scrolls }

  /// When the safe area is added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  // MARK: Content

  /// Size of the content; constraints to the content's edges set it too.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { contentSizeChanged() } }
  }

  /// Upper left corner of what is seen, in the content's coordinates.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { if newValue != bounds.origin { bounds.origin = newValue } }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if newValue.origin != old { didScroll() }
    }
  }

  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { updateAdjustedInset() } }
  }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateAdjustedInset() }
  }

  /// The content insets with what of the safe area is added to them.
  open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaShare }

  /// Called after ``adjustedContentInset`` changed.
  open func adjustedContentInsetDidChange() {}

  public var contentLayoutGuide: UILayoutGuide { specialGuide(.scrollContent) }
  public var frameLayoutGuide: UILayoutGuide { specialGuide(.scrollFrame) }

  // MARK: Behaviour

  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { updateAdjustedInset() } }
  }
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedInset() } }
  }
  open var decelerationRate = DecelerationRate.normal
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var scrollsToTop = true
  open var keyboardDismissMode = KeyboardDismissMode.none

  open var refreshControl: UIRefreshControl? {
    didSet {
      if oldValue !== refreshControl { oldValue?.removeFromSuperview() }
      if let refreshControl, refreshControl.superview !== self { addSubview(refreshControl) }
      setNeedsLayout()
    }
  }

  // MARK: Indicators

  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// Does nothing: indicators are never drawn.
  open func flashScrollIndicators() {}

  // MARK: Zooming

  /// The scale of the view that the delegate lets be zoomed, between the smallest and the largest;
  /// 1 where it lets none.
  open var zoomScale: CGFloat {
    get { viewToZoom.map { hypot($0.transform.a, $0.transform.b) } ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var bouncesZoom = true
  /// The view that was zoomed last.
  final weak var zoomedView: UIView?

  /// Zooms at once about the middle of what is seen.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated: animated) }

  /// Zooms at once to a rectangle in the coordinates of the zoomed view.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }

  // MARK: Scrolling

  /// Scrolls to an offset at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let moves = contentOffset != self.contentOffset
    self.contentOffset = contentOffset
    if animated, moves { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls as little as it takes to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let seen = bounds.inset(by: adjustedContentInset)
    let target = CGPoint(
      x: contentOffset.x + Self.distance(to: rect.minX...rect.maxX, from: seen.minX...seen.maxX),
      y: contentOffset.y + Self.distance(to: rect.minY...rect.maxY, from: seen.minY...seen.maxY))
    setContentOffset(clampedOffset(target), animated: animated)
  }

  // MARK: State of gestures

  /// Recognises nothing: no finger scrolls.
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
    let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
    addGestureRecognizer(recognizer)
    return recognizer
  }()
  /// Recognises nothing; nil while the content cannot be zoomed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    minimumZoomScale < maximumZoomScale ? pinch : nil
  }
  private lazy var pinch: UIPinchGestureRecognizer = {
    let recognizer = UIPinchGestureRecognizer(target: nil, action: nil)
    addGestureRecognizer(recognizer)
    return recognizer
  }()
  /// False: there are no fingers.
  open var isZooming: Bool { false }
  /// False: there are no fingers.
  open var isZoomBouncing: Bool { false }

  /// False: there are no fingers.
  open var isTracking: Bool { false }
  /// False: there are no fingers.
  open var isDragging: Bool { false }
  /// False: scrolling ends at once.
  open var isDecelerating: Bool { false }

  // MARK: Storage

  /// Who hears of scrolling; subclasses set it from a `delegate` of their own type.
  package weak var scrollDelegate: UIScrollViewDelegate?
  /// The adjusted inset as it was last acted on.
  private var knownAdjustedInset = UIEdgeInsets.zero
  /// Sizes of the view and its content when the offset was last made to fit them.
  private var settledSizes: [CGSize]?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateAdjustedInset()
    refreshControl?.place(in: self)
    // Tables and collections know their content's size only later.
    if !isLayoutBoundary { settleOffset() }
  }

  /// Scrolls back where the content ends earlier than it did, or the view became larger.
  func settleOffset() {
    let now = [bounds.size, contentSize]
    defer { settledSizes = now }
    guard let settledSizes, settledSizes != now, nibElementName == nil else { return }
    let clamped = clampedOffset(contentOffset)
    contentOffset = CGPoint(
      x: min(contentOffset.x, clamped.x), y: min(contentOffset.y, clamped.y))
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedInset()
  }

  private func contentSizeChanged() {
    setNeedsLayout()
    // While constraints are being solved the size is not final.
    if !LayoutEngine.isSolving { updateAdjustedInset() }
  }

  /// Called after the offset changed.
  private func didScroll() {
    setNeedsLayout()
    if holdsPlaces { engineInputsChanged() }
    scrollDelegate?.scrollViewDidScroll(self)
  }

  /// Keeps what stands at the top and left edge there when the insets change, as a document's view
  /// does not: its offset is the document's.
  package func updateAdjustedInset() {
    let inset = adjustedContentInset
    let old = knownAdjustedInset
    guard !inset.isNear(old) else { return }
    knownAdjustedInset = inset
    if nibElementName == nil {
      var offset = contentOffset
      if abs(offset.y + old.top) < 0.01 { offset.y = -inset.top }
      if abs(offset.x + old.left) < 0.01 { offset.x = -inset.left }
      contentOffset = offset
    }
    setNeedsLayout()
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}

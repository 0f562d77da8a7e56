/// A rectangle of the interface, its content and its subviews.
///
/// Ours keeps geometry, hierarchy, constraints and looks; it draws nothing itself.
@preconcurrency @MainActor
open class UIView: UIResponder {
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Whether the tint of a view is dimmed.
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  /// The value of an intrinsic size along an axis that has none.
  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  // MARK: Geometry

  /// Position and size in the superview's coordinates; with a ``transform``, the rectangle around
  /// the turned view.
  open var frame: CGRect {
    get { transform.isIdentity ? untransformedFrame : transformedFrame }
    set { untransformedFrame = newValue }
  }

  /// The frame as it is without the transform.
  @exclusivity(unchecked) package final var untransformedFrame: CGRect {
    didSet { if untransformedFrame != oldValue { frameDidChange(from: oldValue) } }
  }

  /// The view's own coordinates: the origin is what its top left corner shows.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: untransformedFrame.size) }
    set {
      boundsOrigin = newValue.origin
      guard newValue.size != untransformedFrame.size else { return }
      let center = center
      untransformedFrame = CGRect(
        x: center.x - newValue.width * anchor.x, y: center.y - newValue.height * anchor.y,
        width: newValue.width, height: newValue.height)
    }
  }
  @exclusivity(unchecked) private var boundsOrigin = CGPoint.zero {
    didSet { if boundsOrigin != oldValue { setNeedsLayout() } }
  }

  /// Where the anchor point of the layer lies: the middle, unless that was moved.
  open var center: CGPoint {
    get {
      CGPoint(
        x: untransformedFrame.minX + untransformedFrame.width * anchor.x,
        y: untransformedFrame.minY + untransformedFrame.height * anchor.y)
    }
    set {
      untransformedFrame.origin = CGPoint(
        x: newValue.x - untransformedFrame.width * anchor.x,
        y: newValue.y - untransformedFrame.height * anchor.y)
    }
  }

  /// The anchor point as shares of the sides. Moving it keeps ``center``, and so moves the frame.
  @exclusivity(unchecked) package final var anchor = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      untransformedFrame = untransformedFrame.offsetBy(
        dx: (oldValue.x - anchor.x) * untransformedFrame.width,
        dy: (oldValue.y - anchor.y) * untransformedFrame.height)
    }
  }

  /// Turns, scales and moves the view about its anchor point; layout does not see it.
  @exclusivity(unchecked) open var transform = CGAffineTransform.identity

  @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { engineInputsChanged() } }
  }
  /// Whether the subviews follow their masks when this view's size changes.
  @exclusivity(unchecked) open var autoresizesSubviews = true {
    didSet {
      guard autoresizesSubviews != oldValue else { return }
      for subview in ownSubviews {
        // From now on they follow, or do not, from where they are.
        if subview.autoresizingReference != nil { subview.autoresizingReference = nil }
        if subview.autoresizingFrame != nil { subview.autoresizingFrame = nil }
        subview.engineInputsChanged()
      }
    }
  }
  @exclusivity(unchecked) open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { engineInputsChanged() } }
  }

  // MARK: Hierarchy

  open var superview: UIView? { reference.outer?.view }
  /// What others hold of the view.
  final let reference = ItemReference()
  open var subviews: [UIView] { ownSubviews }
  @exclusivity(unchecked) final var ownSubviews: [UIView] = []
  /// The window that the view is in.
  open var window: UIWindow? {
    var current = reference
    while !current.viewClass.pointee.isWindow {
      guard let outer = current.outer else { return nil }
      current = outer
    }
    return current.view as? UIWindow
  }

  /// The controller whose root view this is.
  package final var viewController: UIViewController? {
    get { hasHadController ? storedController : nil }
    set {
      guard newValue !== viewController else { return }
      hasHadController = true
      storedController = newValue
      traitSourcesChanged()
    }
  }
  @exclusivity(unchecked) private final weak var storedController: UIViewController?
  /// Whether there is any use in asking for the controller, which few views have.
  @exclusivity(unchecked) private final var hasHadController = false

  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Layout

  /// Constraints held by this view, in the order in which they were added.
  open var constraints: [NSLayoutConstraint] { ownConstraints }
  @exclusivity(unchecked) final var ownConstraints: [NSLayoutConstraint] = []
  open var layoutGuides: [UILayoutGuide] { ownGuides }
  @exclusivity(unchecked) final var ownGuides: [UILayoutGuide] = []
  /// Hugging and compression resistance, horizontal and vertical; nil: the class's own.
  @exclusivity(unchecked) final var contentPriorities = OwnContentPriorities()
  /// Whether the view is on Interface Builder's canvas, which does not let empty views collapse.
  @exclusivity(unchecked) package final var isOnCanvas = false
  @exclusivity(unchecked) final var specialGuides: [UILayoutGuide.Derivation: UILayoutGuide] = [:]
  /// What is still to be done for this view in the next pass.
  @exclusivity(unchecked) final var pending = PendingLayout()
  /// The last solution, where this view is the root of an engine.
  @exclusivity(unchecked) final var engineRootState: EngineRootState?

  @exclusivity(unchecked) open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { engineInputsChanged() } }
  }
  @exclusivity(unchecked) open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { engineInputsChanged() } }
  }
  /// What few views have; see the types of the boxes.
  @exclusivity(unchecked) final var insetRules: InsetRules?
  @exclusivity(unchecked) final var traces: DocumentTraces?
  @exclusivity(unchecked) final var extras: ViewExtras?
  /// The effective insets as of the last layout.
  @exclusivity(unchecked) package internal(set) final var resolvedInsets = ResolvedInsets()

  /// Parts of the view that are covered by what surrounds it.
  open var safeAreaInsets: UIEdgeInsets { currentInsets().safeArea }

  /// Margins as they count for layout; setting them replaces the default ones.
  open var layoutMargins: UIEdgeInsets {
    get { currentInsets().margins }
    set {
      customMargins = CustomMargins(
        top: newValue.top, bottom: newValue.bottom, left: newValue.left, right: newValue.right)
    }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(layoutMargins) }
    set {
      customMargins = CustomMargins(
        top: newValue.top, leading: newValue.leading, bottom: newValue.bottom,
        trailing: newValue.trailing)
    }
  }

  open var safeAreaLayoutGuide: UILayoutGuide { specialGuide(.safeArea) }
  open var layoutMarginsGuide: UILayoutGuide { specialGuide(.layoutMargins) }
  @available(iOS 15, *)
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    specialGuide(.keyboard) as? UIKeyboardLayoutGuide
      ?? UIKeyboardLayoutGuide(.keyboard, owner: self)
  }
  open var readableContentGuide: UILayoutGuide { specialGuide(.readableContent) }

  // MARK: Traits

  package final let traitState = TraitState()

  /// The traits of what the view is in, with its own overrides.
  ///
  /// Always up to date; UIKit's lag behind until the next layout on iOS 17 and later.
  open var traitCollection: UITraitCollection { presentTraits }

  /// The appearance of the view and its subviews, whatever that of their surroundings.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState.styleOverride }
    set { changeTraitOverrides { $0.styleOverride = newValue } }
  }

  /// The largest text size that the view and its subviews have, whatever the user chose.
  @available(iOS 15, *)
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traitState.contentSizeLimits.maximum }
    set { changeTraitOverrides { $0.contentSizeLimits.maximum = newValue } }
  }
  /// The smallest text size that the view and its subviews have; it wins over the largest one.
  @available(iOS 15, *)
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traitState.contentSizeLimits.minimum }
    set { changeTraitOverrides { $0.contentSizeLimits.minimum = newValue } }
  }

  /// Called when traits differ from those before; not for the traits that a view starts with.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Delivers changes of traits to this view, its view controller and everything below.
  open func updateTraitsIfNeeded() { (traitOwner ?? self).deliverTraitChangesToTree() }

  package var surroundingTraits: UITraitCollection? { environment?.traits }
  package var traitParent: (any TraitNode)? { traitOwner ?? superview }
  package var traitChildren: [any TraitNode] { subviews.map { $0.traitOwner ?? $0 } }

  // MARK: Looks

  @exclusivity(unchecked) open var isHidden = false {
    didSet { if isHidden != oldValue { visibilityDidChange() } }
  }
  @exclusivity(unchecked) open var alpha: CGFloat = 1
  open var isOpaque = true
  open var clipsToBounds = false
  open var backgroundColor: UIColor?
  /// The view's own colour, or that of the nearest superview that has one; greyed where dimmed.
  open var tintColor: UIColor! {
    get { shownTintColor }
    set {
      guard newValue != ownTintColor else { return }
      ownTintColor = newValue
      tellTintChange { $0.ownTintColor == nil }
    }
  }
  package final var ownTintColor: UIColor? {
    didSet { if ownTintColor != nil { Self.isAnyTinted = true } }
  }
  /// Whether any view ever had a colour of its own; else none changes with the superview.
  @exclusivity(unchecked) private(set) static var isAnyTinted = false

  /// Whether ``tintColor`` is dimmed: what the nearest view says that says anything.
  ///
  /// Presentations do not dim what is behind them here.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { resolvedTintAdjustmentMode }
    set {
      guard newValue != ownTintAdjustmentMode else { return }
      ownTintAdjustmentMode = newValue
      tellTintChange { $0.ownTintAdjustmentMode == .automatic }
    }
  }
  final var ownTintAdjustmentMode = TintAdjustmentMode.automatic

  /// Called when the view's ``tintColor`` is another, its own or an inherited one.
  open func tintColorDidChange() {}
  open var contentMode = ContentMode.scaleToFill
  /// Pixels in a point of what the view draws; the screen's unless set.
  open var contentScaleFactor: CGFloat {
    get { extras?.contentScaleFactor ?? traitCollection.displayScale }
    set { madeExtras.contentScaleFactor = newValue }
  }
  open var clearsContextBeforeDrawing = true
  open var tag = 0
  open var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set { madeExtras.restorationIdentifier = newValue }
  }
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  @exclusivity(unchecked) open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  {
    didSet { if semanticContentAttribute != oldValue { engineInputsChanged() } }
  }
  /// Direction of the content: the semantic attribute's, or the traits'.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  // MARK: Layer

  /// The class of the view's layer: `CALayer` or one of its subclasses.
  open class var layerClass: AnyClass { CALayer.self }

  /// What is drawn for the view; made when it is first asked for.
  open var layer: CALayer {
    if let storedLayer { return storedLayer }
    let layer = CALayer.made(of: Self.layerClass, for: self)
    storedLayer = layer
    return layer
  }
  /// The layer, if anyone asked for it.
  package private(set) final var storedLayer: CALayer?

  // MARK: Drawing

  /// Draws the view's content, once for each picture that is made of it.
  open func draw(_ rect: CGRect) {}

  /// Asks to be drawn again, which every picture does anyway.
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}

  // MARK: Gestures

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { extras?.gestureRecognizers }
    set {
      let old = gestureRecognizers ?? []
      madeExtras.gestureRecognizers = newValue
      takeGestureRecognizers(from: old)
    }
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    let rest = gestureRecognizers?.filter { $0 !== gestureRecognizer } ?? []
    gestureRecognizers = rest.isEmpty ? nil : rest
  }

  /// Makes a text field or text view at or below this view end its editing; false where none did.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let responder = UIResponder.first as? UIView, responder.isDescendant(of: self) else {
      return false
    }
    return responder.resignFirstResponder()
  }

  // MARK: Interactions

  open var interactions: [any UIInteraction] {
    get { extras?.interactions ?? [] }
    set {
      let old = extras?.interactions ?? []
      madeExtras.interactions = newValue
      interactionsDidChange(from: old)
    }
  }

  open func addInteraction(_ interaction: any UIInteraction) {
    guard !interactions.contains(where: { $0 === interaction }) else { return }
    interactions.append(interaction)
  }

  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Accessibility

  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? isAccessibilityElementByDefault }
    set { editAccessibility { $0.isElement = newValue } }
  }
  open var accessibilityLabel: String? {
    get { accessibility?.label ?? accessibilityLabelByDefault }
    set { editAccessibility { $0.label = newValue } }
  }
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { editAccessibility { $0.hint = newValue } }
  }
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { editAccessibility { $0.value = newValue } }
  }
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { editAccessibility { $0.identifier = newValue } }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? accessibilityTraitsByDefault }
    set { editAccessibility { $0.traits = newValue } }
  }
  /// In the coordinates of the window, where the screen of iOS has its own.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? convert(bounds, to: nil) }
    set { editAccessibility { $0.frame = newValue } }
  }
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { editAccessibility { $0.hidesElements = newValue } }
  }
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { editAccessibility { $0.isModal = newValue } }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { editAccessibility { $0.groupsChildren = newValue } }
  }
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { editAccessibility { $0.elements = newValue } }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { editAccessibility { $0.customActions = newValue } }
  }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }

  public init(frame: CGRect) {
    untransformedFrame = frame
    super.init()
    reference.name(self)
  }

  deinit {
    if !MainThread.isCurrent {
      let rest = ViewRemains(ownSubviews, ownConstraints, ownGuides, storedLayer).held()
      // The main actor may be done with them before this thread is.
      ownSubviews = []
      ownConstraints = []
      ownGuides = []
      storedLayer = nil
      ViewRemains.leaveToMainActor(rest)
    }
    reference.clear()
  }

  public convenience override init() { self.init(frame: .zero) }

  /// Makes an empty view: ours reads documents without coders.
  public required init?(coder: NSCoder) {
    untransformedFrame = .zero
    super.init()
    reference.name(self)
  }

  // MARK: Content and alignment

  /// The size that the content asks for; ``noIntrinsicMetric`` along an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() { engineInputsChanged() }

  /// Insets from the frame to the rectangle on which constraints act.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  open func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return rect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view whose first baseline stands for this one's.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline stands for this one's.
  open var forLastBaselineLayout: UIView { self }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities(for: axis).hugging
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    contentPriorities[axis] = ContentPriorities(
      hugging: priority,
      compressionResistance: contentPriorities(for: axis).compressionResistance)
    engineInputsChanged()
  }

  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    contentPriorities(for: axis).compressionResistance
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    contentPriorities[axis] = ContentPriorities(
      hugging: contentPriorities(for: axis).hugging, compressionResistance: priority)
    engineInputsChanged()
  }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// Distance from the top of the alignment rectangle to the first baseline; nil: the bottom.
  package var firstBaselineOffset: CGFloat? { nil }
  /// Distance from the last baseline to the bottom of the alignment rectangle.
  package var lastBaselineOffset: CGFloat { 0 }
  /// Margins where none were set.
  package var unsetMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
  /// Whether the baselines stay where they are to the middle of the view instead of to its edges.
  package var centersBaselines: Bool { false }

  /// The height in which the offsets of the baselines are meant, where they stay in the middle; nil:
  /// both are one baseline's.
  package var baselineHeight: CGFloat? { nil }
  /// Hugging and compression resistance of a view of this class made in code.
  package var defaultContentPriorities: (horizontal: ContentPriorities, vertical: ContentPriorities)
  {
    (ContentPriorities(), ContentPriorities())
  }
  /// Whether the subviews are laid out by engines of their own.
  package var isLayoutBoundary: Bool { false }
  /// What layout has to know of the class.
  var layoutRole: LayoutRole { [] }

  // MARK: The passes

  /// Whether the class cannot work without constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  open func setNeedsLayout() {
    pending.layout = true
    markPath()
  }

  /// Lays out the tree below this view, if anything in it waits for that.
  open func layoutIfNeeded() { LayoutPass(from: self).run() }

  /// Gives the subviews the frames that the constraints ask for.
  open func layoutSubviews() { applySolvedFrames() }

  /// Called by the layer; lays the subviews out.
  open func layoutSublayers(of layer: CALayer) {
    if layer === storedLayer { layoutSubviews() }
  }

  open func setNeedsUpdateConstraints() {
    pending.updateConstraints = true
    markPath()
  }

  open func needsUpdateConstraints() -> Bool { pending.updateConstraints }

  open func updateConstraints() { pending.updateConstraints = false }

  open func updateConstraintsIfNeeded() { LayoutPass.updateConstraints(below: self) }

  /// Asks for ``updateProperties()`` before the next layout.
  @available(iOS 26, *)
  open func setNeedsUpdateProperties() {
    pending.properties = true
    markPath()
  }

  /// Called from iOS 26 on after changes of traits and before the layout of the view, and again
  /// when a trait or an observable property that it read has changed.
  @available(iOS 26, *)
  open func updateProperties() {}

  /// Updates the properties of this view, its controller and everything below that waits for it.
  @available(iOS 26, *)
  open func updatePropertiesIfNeeded() { updateTreeProperties() }

  open func safeAreaInsetsDidChange() {}

  open func layoutMarginsDidChange() { setNeedsLayout() }

  /// The smallest size that the constraints allow when the width and height are pulled to the
  /// target at the lowest priority.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    LayoutPass.updateConstraints(below: self)
    return LayoutEngine(root: self).fittingSize(
      targetSize, horizontalPriority: horizontalFittingPriority,
      verticalPriority: verticalFittingPriority)
  }

  // MARK: Changing the hierarchy

  open func addSubview(_ view: UIView) { insert(view, at: ownSubviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    ownSubviews.swapAt(index1, index2)
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    ownSubviews.append(ownSubviews.remove(at: index))
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    ownSubviews.insert(ownSubviews.remove(at: index), at: 0)
  }

  open func removeFromSuperview() { leaveSuperview() }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open func isDescendant(of view: UIView) -> Bool {
    let wanted = view.reference
    var current = reference
    while current !== wanted {
      guard let outer = current.outer else { return false }
      current = outer
    }
    return true
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  final func setSuperview(_ view: UIView?) {
    reference.outer = view?.reference
    if viewController == nil {
      if let view, insetRules?.environment == nil, !reference.viewClass.pointee.isWindow,
        traitState.isAsBefore(below: view)
      {
        return
      }
      // Where nothing is below, nobody else's traits can change.
      if ownSubviews.isEmpty { return traitState.invalidate() }
    }
    TraitState.invalidate()
  }

  // MARK: Points

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= Self.leastTouchableAlpha,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return self
  }
  /// Views fainter than this get no touches.
  private static let leastTouchableAlpha: CGFloat = 0.01

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let shared = pointInRoot(point)
    return view.map { $0.point(fromRoot: shared) } ?? shared
  }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    self.point(fromRoot: view.map { $0.pointInRoot(point) } ?? point)
  }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.mapped { convert($0, to: view) }
  }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.mapped { convert($0, from: view) }
  }

  // MARK: Guides and constraints

  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    ownGuides.append(layoutGuide)
    engineInputsChanged()
  }

  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    dropConstraints { $0 === layoutGuide }
    ownGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
    engineInputsChanged()
  }

  open func addConstraint(_ constraint: NSLayoutConstraint) { store(constraint) }

  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { discard(constraint) }
  }

  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  final func store(_ constraint: NSLayoutConstraint) {
    if keep(constraint) { engineInputsChanged() }
  }

  /// Stores a constraint for somebody who says afterwards that something changed; false where it was
  /// here already.
  final func keep(_ constraint: NSLayoutConstraint) -> Bool {
    guard !constraint.isHeld(by: self) else { return false }
    if constraint.isHeld { constraint.holder?.discard(constraint) }
    constraint.holder = self
    ownConstraints.append(constraint)
    return true
  }

  /// Stores the constraints from a position on that nobody holds and that are this view's, up to one
  /// that is not; gives the position of that one.
  final func keep(_ constraints: [NSLayoutConstraint], from start: Int) -> Int {
    let own = Unmanaged.passUnretained(reference)
    // The first may be this view's in a way that is harder to see.
    _ = keep(constraints[start])
    var index = start + 1
    while index < constraints.count {
      guard constraints[index].isPlain, !constraints[index].isHeld,
        constraints[index].nearestOwner?.toOpaque() == own.toOpaque()
      else { break }
      constraints[index].hold(by: own)
      ownConstraints.append(constraints[index])
      index += 1
    }
    engineInputsChanged()
    return index
  }

  final func discard(_ dropped: [NSLayoutConstraint]) {
    guard dropped.count > 1 else { return dropped.forEach { discard($0) } }
    for constraint in dropped where constraint.isHeld(by: self) { constraint.holder = nil }
    ownConstraints.removeAll { !$0.isHeld(by: self) }
    engineInputsChanged()
  }

  final func discard(_ constraint: NSLayoutConstraint) {
    constraint.holder = nil
    ownConstraints.removeAll { $0 === constraint }
    engineInputsChanged()
  }
}

/// How strongly a view holds on to the size of its content along one axis.
package struct ContentPriorities: Hashable, Sendable {
  package var hugging = UILayoutPriority.defaultLow
  package var compressionResistance = UILayoutPriority.defaultHigh

  package init(
    hugging: UILayoutPriority = .defaultLow, compressionResistance: UILayoutPriority = .defaultHigh
  ) {
    self.hugging = hugging
    self.compressionResistance = compressionResistance
  }
}

/// The priorities that were set on one view; nil: the class's own.
struct OwnContentPriorities {
  var horizontal: ContentPriorities?
  var vertical: ContentPriorities?

  subscript(axis: NSLayoutConstraint.Axis) -> ContentPriorities? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

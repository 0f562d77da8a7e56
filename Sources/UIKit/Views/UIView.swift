/// A rectangle of the interface, its content and its subviews.
///
/// Ours keeps geometry, hierarchy, constraints and looks; it draws nothing itself.
@preconcurrency @MainActor
open class UIView: NSObject {
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

  /// The value of an intrinsic size along an axis that has none.
  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  // MARK: Geometry

  /// Position and size in the superview's coordinates.
  open var frame: CGRect {
    get { frameStorage }
    set { frameStorage = newValue }
  }
  private var frameStorage: CGRect

  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      boundsOrigin = newValue.origin
      let middle = center
      frame = CGRect(
        x: middle.x - newValue.width / 2, y: middle.y - newValue.height / 2,
        width: newValue.width, height: newValue.height)
    }
  }
  private var boundsOrigin = CGPoint.zero

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The superview's size to which ``frame`` and ``autoresizingMask`` relate; nil: its present size.
  package var autoresizingReference: CGSize?
  /// The frame to which ``autoresizingMask`` relates; nil: the present one.
  package var autoresizingFrame: CGRect?

  // MARK: Hierarchy

  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []

  // MARK: Layout

  /// Constraints held by this view, in the order in which they were added.
  open private(set) var constraints: [NSLayoutConstraint] = []
  open private(set) var layoutGuides: [UILayoutGuide] = []
  /// Hugging and compression resistance, horizontal and vertical; nil: the class's own.
  var contentPriorities: [NSLayoutConstraint.Axis: ContentPriorities] = [:]
  package var placeholderIntrinsicSize: CGSize?
  lazy var specialGuides: [UILayoutGuide.Derivation: UILayoutGuide] = [:]

  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true
  var customMargins = CustomMargins()
  /// Insets that the surroundings give a root view; nil for a view inside another.
  package var environment: RootEnvironment?
  package var observedInsets: ObservedEdges?
  /// The effective insets, kept up to date by the layout pass.
  package internal(set) var resolvedInsets = ResolvedInsets()

  // MARK: Looks

  open var isHidden = false
  open var alpha: CGFloat = 1
  open var isOpaque = true
  open var clipsToBounds = false
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set { ownTintColor = newValue }
  }
  package var ownTintColor: UIColor?
  open var contentMode = ContentMode.scaleToFill
  open var tag = 0
  open var isUserInteractionEnabled = true
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified

  // MARK: Origin

  /// Interface Builder object ID of the element that made this view.
  package var nibObjectID: String?
  /// Where the element stands, and what it is.
  package var nibOrigin: NibOrigin?
  /// Name of the element, such as `imageView`.
  package var nibElementName: String?
  /// Class that the document asks for, where it is not UIKit's.
  package var nibCustomClass: String?
  /// The name that the document's author gave the view.
  package var nibUserLabel: String?
  /// What the document gives screen readers to say.
  package var nibAccessibilityLabel: String?
  /// Border and corners, as runtime attributes of the layer state them.
  package var layerStyle = LayerStyle()

  public init(frame: CGRect) {
    frameStorage = frame
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  // MARK: Overridden by subclasses

  /// The size that the content asks for; ``noIntrinsicMetric`` along an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() {}

  /// Insets from the frame to the rectangle on which constraints act.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }

  /// Places the subviews after the layout engine gave them their frames.
  open func layoutSubviews() {}

  /// Distance from the top of the alignment rectangle to the first baseline; nil: the bottom.
  package var firstBaselineOffset: CGFloat? { nil }
  /// Distance from the last baseline to the bottom of the alignment rectangle.
  package var lastBaselineOffset: CGFloat { 0 }
  /// Hugging and compression resistance of a view of this class made in code.
  package var defaultContentPriorities: (horizontal: ContentPriorities, vertical: ContentPriorities)
  {
    (ContentPriorities(), ContentPriorities())
  }
  /// Whether the subviews are laid out by engines of their own.
  package var isLayoutBoundary: Bool { false }

  // MARK: Changing the hierarchy

  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "A view cannot be added to itself or to what is in it.")
    view.removeFromSuperview()
    subviews.insert(view, at: Swift.max(0, Swift.min(index, subviews.count)))
    view.superview = self
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
  }

  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  package func commonAncestor(with other: UIView) -> UIView? {
    var current: UIView? = self
    while let candidate = current, !other.isDescendant(of: candidate) {
      current = candidate.superview
    }
    return current
  }

  // MARK: Guides and constraints

  open func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView = self
    layoutGuides.append(guide)
  }

  open func removeLayoutGuide(_ guide: UILayoutGuide) {
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  open func addConstraint(_ constraint: NSLayoutConstraint) {
    store(constraint)
    constraint.isActive = true
  }

  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  func store(_ constraint: NSLayoutConstraint) {
    guard constraint.holder == nil else { return }
    constraint.holder = self
    constraints.append(constraint)
  }

  func discard(_ constraint: NSLayoutConstraint) {
    constraint.holder = nil
    constraints.removeAll { $0 === constraint }
  }
}

/// Border, corners and shadow of a view's layer.
package struct LayerStyle: Sendable {
  package var cornerRadius: CGFloat = 0
  package var borderWidth: CGFloat = 0
  package var borderColor: UIColor?
  package var shadowOpacity: CGFloat = 0
  package var shadowRadius: CGFloat = 3
  package var shadowOffset = CGSize(width: 0, height: -3)
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

/// A rectangle that is drawn: background, border, corners, shadow, and layers inside.
///
/// Ours is drawn by pictures of the tree; the layer of a view has no state of its own but reads and
/// writes the view's. Contents are kept and drawn by nobody; three-dimensional maps are drawn as the
/// affine part of them.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view that this is the layer of.
  package private(set) weak var view: UIView?

  var ownStyle = LayerStyle()
  var ownBounds = CGRect.zero {
    didSet { if ownBounds.size != oldValue.size { boundsSizeDidChange() } }
  }
  var ownPosition = CGPoint.zero
  var ownAnchor = CGPoint(x: 0.5, y: 0.5)
  var ownTransform = CATransform3DIdentity
  var ownBackground: CGColor?
  var ownOpacity: Float = 1
  var isOwnHidden = false
  var masksOwnBounds = false
  var isOwnOpaque = false
  var animations: [(key: String?, animation: CAAnimation)] = []

  /// Layers inside, those of a view's subviews not among them.
  package internal(set) var freeSublayers: [FreeSublayer] = []
  weak var parent: CALayer?

  public override init() { super.init() }

  /// A copy of another layer's own properties, without its place in the tree.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    style = other.style
    ownBounds = other.bounds
    ownPosition = other.position
    ownAnchor = other.anchorPoint
    ownTransform = other.transform
    ownBackground = other.backgroundColor
    ownOpacity = other.opacity
    isOwnHidden = other.isHidden
    masksOwnBounds = other.masksToBounds
  }

  public required init?(coder: NSCoder) { super.init() }

  /// Makes this the layer of a view.
  func attach(to view: UIView) {
    self.view = view
    delegate = view
  }

  open weak var delegate: (any CALayerDelegate)?
  open var name: String?

  // MARK: Geometry

  /// Position and size in the layer around; it follows from bounds, position, anchor and map.
  open var frame: CGRect {
    get { view?.frame ?? placed(ownBounds) }
    set {
      if let view { view.frame = newValue } else { place(in: newValue) }
    }
  }

  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set {
      if let view { view.bounds = newValue } else { ownBounds = newValue }
    }
  }

  /// Where the anchor point lies in the layer around.
  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set {
      if let view { view.center = newValue } else { ownPosition = newValue }
    }
  }

  /// The point of the bounds, as shares of its sides, that the position and the map relate to.
  open var anchorPoint: CGPoint {
    get { view?.anchor ?? ownAnchor }
    set {
      if let view { view.anchor = newValue } else { ownAnchor = newValue }
    }
  }

  open var zPosition: CGFloat = 0

  /// The map about the anchor point; a view has the affine part of its layer's.
  open var transform: CATransform3D {
    get {
      guard let view, view.transform != CATransform3DGetAffineTransform(ownTransform) else {
        return ownTransform
      }
      return CATransform3DMakeAffineTransform(view.transform)
    }
    set {
      ownTransform = newValue
      view?.transform = CATransform3DGetAffineTransform(newValue)
    }
  }

  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The layer as it is shown: this one, since animations are over as soon as they are added.
  open func presentation() -> Self? { self }

  open func model() -> Self { self }

  // MARK: Looks

  /// Border, corners and shadow.
  package var style: LayerStyle {
    get { view?.layerStyle ?? ownStyle }
    set {
      if let view { view.layerStyle = newValue } else { ownStyle = newValue }
    }
  }

  open var cornerRadius: CGFloat {
    get { style.cornerRadius }
    set { style.cornerRadius = newValue }
  }

  open var cornerCurve: CALayerCornerCurve {
    get { style.cornerCurve }
    set { style.cornerCurve = newValue }
  }

  open var maskedCorners: CACornerMask {
    get { style.roundedCorners }
    set { style.roundedCorners = newValue }
  }

  open var borderWidth: CGFloat {
    get { style.borderWidth }
    set { style.borderWidth = newValue }
  }

  open var borderColor: CGColor? {
    get { style.borderColor?.cgColor ?? .black }
    set { style.borderColor = LayerStyle.color(newValue ?? .clear) }
  }

  open var shadowOpacity: Float {
    get { Float(style.shadowOpacity) }
    set { style.shadowOpacity = CGFloat(newValue) }
  }

  open var shadowRadius: CGFloat {
    get { style.shadowRadius }
    set { style.shadowRadius = newValue }
  }

  open var shadowOffset: CGSize {
    get { style.shadowOffset }
    set { style.shadowOffset = newValue }
  }

  open var shadowColor: CGColor? {
    get { style.shadowColor?.cgColor ?? .black }
    set { style.shadowColor = LayerStyle.color(newValue ?? .clear) }
  }

  open var shadowPath: CGPath?

  /// What of the layer is shown. Pictures follow the path of a `CAShapeLayer`, and no other mask.
  open var mask: CALayer?

  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownBackground }
    set {
      if let view {
        view.backgroundColor = LayerStyle.color(newValue)
      } else {
        ownBackground = newValue
      }
    }
  }

  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set {
      if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue }
    }
  }

  open var isHidden: Bool {
    get { view?.isHidden ?? isOwnHidden }
    set {
      if let view { view.isHidden = newValue } else { isOwnHidden = newValue }
    }
  }

  open var isOpaque: Bool {
    get { view?.isOpaque ?? isOwnOpaque }
    set {
      if let view { view.isOpaque = newValue } else { isOwnOpaque = newValue }
    }
  }

  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? masksOwnBounds }
    set {
      if let view { view.clipsToBounds = newValue } else { masksOwnBounds = newValue }
    }
  }

  // MARK: Layout

  /// Whether ``layoutSublayers()`` is still to be called, for a layer without a view.
  final var awaitsLayout = true

  /// Asks for ``layoutSublayers()`` before anything is seen again.
  open func setNeedsLayout() {
    if let view { return view.setNeedsLayout() }
    awaitsLayout = true
    viewAround?.setNeedsLayout()
  }

  open func needsLayout() -> Bool { view?.pending.layout ?? awaitsLayout }

  /// Lays out what waits for it: the tree of a view, or this layer and those in it.
  open func layoutIfNeeded() {
    if let view { return view.layoutIfNeeded() }
    layOutFreeTree()
  }

  /// Places the layers inside: the delegate's task, which for the layer of a view is that view.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Without effect, as those below: nothing here has pixels of its own.
  open var contentsScale: CGFloat = 1
  open var rasterizationScale: CGFloat = 1
  open var shouldRasterize = false
  open var allowsEdgeAntialiasing = false
}

/// What a layer asks of its view or of another object.
///
/// Ours asks for the layout of sublayers; actions and drawing go through the view.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func layoutSublayers(of layer: CALayer) {}
}

extension UIView: CALayerDelegate {}

/// A rectangle that takes part in layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  open var owningView: UIView? {
    get { reference.outer?.view }
    set { reference.outer = newValue?.reference }
  }
  /// What others hold of the guide.
  final let reference = ItemReference()
  open var identifier: String = ""
  /// The guide's rectangle in the owning view's coordinates, as of the last layout.
  open internal(set) var layoutFrame: CGRect = .zero

  /// How the guide's edges follow from its owner's; `.free` guides have edges of their own.
  package enum Derivation: Sendable {
    case free
    case safeArea
    case layoutMargins
    case readableContent
    /// The area that a scroll view's content takes up.
    case scrollContent
    /// A scroll view's visible rectangle.
    case scrollFrame
    /// The strip above the content of a view controller before iOS 11.
    case topBar
    /// The strip below the content of a view controller before iOS 11.
    case bottomBar
    case keyboard
  }

  package var derivation = Derivation.free
  /// Interface Builder object ID.
  package var nibObjectID: String?

  public override init() {
    super.init()
    reference.name(self)
  }

  deinit { reference.clear() }

  package convenience init(_ derivation: Derivation, owner: UIView) {
    self.init()
    self.derivation = derivation
    owningView = owner
  }
}

/// Where and how a layout shows one element of a collection.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  open var frame: CGRect {
    get {
      guard !transform.isIdentity else { return box }
      // A transform acts about the centre.
      let middle = center
      return box.offsetBy(dx: -middle.x, dy: -middle.y).applying(transform)
        .offsetBy(dx: middle.x, dy: middle.y)
    }
    set { box = newValue }
  }

  open var center: CGPoint {
    get { CGPoint(x: box.midX, y: box.midY) }
    set {
      box.origin = CGPoint(x: newValue.x - box.width / 2, y: newValue.y - box.height / 2)
    }
  }

  open var size: CGSize {
    get { box.size }
    set {
      let middle = center
      box.size = newValue
      center = middle
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: box.size) }
    set { size = newValue.size }
  }

  /// The frame before the transform.
  private var box = CGRect.zero

  open var transform = CGAffineTransform.identity
  /// The ``transform`` in space; what leaves the plane is lost.
  open var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = CATransform3DGetAffineTransform(newValue) }
  }
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var indexPath = IndexPath(item: 0, section: 0)

  open package(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  open package(set) var representedElementKind: String?

  /// Axes along which the element's content has a say; nil where the layout does not tell.
  var contentAxes: ContentAxes?
  /// What a list says about its row; nil in other sections.
  var listRow: ListRow?

  public override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// A copy of the same class; subclasses add what they hold.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.make(type(of: self))
    copy.box = box
    copy.transform = transform
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.contentAxes = contentAxes
    copy.listRow = listRow
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated {
      guard let other = object as? UICollectionViewLayoutAttributes else { return false }
      return elementKey == other.elementKey && box == other.box
        && transform == other.transform && alpha == other.alpha && zIndex == other.zIndex
        && isHidden == other.isHidden && listRow == other.listRow
    }
  }

  open override var hash: Int { MainActor.assumeIsolated { elementKey.hashValue } }

  var elementKey: CollectionElementKey {
    CollectionElementKey(
      category: representedElementCategory, kind: representedElementKind ?? "",
      indexPath: indexPath)
  }
}

extension UICollectionViewLayoutAttributes: @preconcurrency NSCopying {}

/// Axes along which content decides.
struct ContentAxes: Hashable, Sendable {
  var width: Bool
  var height: Bool

  var isEmpty: Bool { !width && !height }
}

/// What an element of a collection is called.
struct CollectionElementKey: Hashable, Sendable {
  var category: UICollectionView.ElementCategory
  var kind: String
  var indexPath: IndexPath
}

extension UICollectionView {
  public enum ElementCategory: Int, Sendable { case cell, supplementaryView, decorationView }

  /// Direction in which lines follow each other.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  /// Where in the view an item is to be seen.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}

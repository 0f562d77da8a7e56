/// What layout has to know of a view's class, found out with the first view of it.
struct ViewClass {
  private(set) var role: LayoutRole = []
  private(set) var overrides: OverriddenMethods = []
  /// Whether the views lay their subviews out with engines of their own.
  private(set) var isBoundary = false
  private(set) var isWindow = false
  /// Whether the views are cells of a table or a collection.
  private(set) var isCell = false
  private(set) var unsetMargins = UIEdgeInsets.zero

  private init() {}

  @MainActor
  private init(of view: UIView) {
    role = view.layoutRole
    overrides = OverriddenMethods(of: type(of: view))
    isBoundary = view.isLayoutBoundary
    isWindow = view is UIWindow
    isCell = view is UITableViewCell || view is UICollectionViewCell
    unsetMargins = view.unsetMargins
  }

  /// Facts that are there for good: views name them by their address.
  typealias Address = UnsafePointer<ViewClass>

  /// The facts of what is no view.
  nonisolated(unsafe) static let none: Address = stored(ViewClass())

  private static func stored(_ facts: ViewClass) -> Address {
    let place = UnsafeMutablePointer<ViewClass>.allocate(capacity: 1)
    place.initialize(to: facts)
    return Address(place)
  }

  @MainActor @exclusivity(unchecked) private static var known: [ObjectIdentifier: Address] = [:]
  /// The class asked for last: views of a class often come one after another.
  @MainActor @exclusivity(unchecked) private static var last: (id: ObjectIdentifier, Address)?

  @MainActor
  static func of(_ view: UIView) -> Address {
    let id = ObjectIdentifier(type(of: view))
    if let last, last.id == id { return last.1 }
    let found = known[id] ?? stored(ViewClass(of: view))
    known[id] = found
    last = (id, found)
    return found
  }
}

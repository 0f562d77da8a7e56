/// What layout has to know of a view's class, found out with the first view of it.
struct ViewClass: BitwiseCopyable {
  private(set) var role: LayoutRole = []
  private(set) var overrides: OverriddenMethods = []
  /// Whether the views lay their subviews out with engines of their own.
  private(set) var isBoundary = false
  private(set) var isWindow = false

  init() {}

  @MainActor
  private init(of view: UIView) {
    role = view.layoutRole
    overrides = OverriddenMethods(of: type(of: view))
    isBoundary = view.isLayoutBoundary
    isWindow = view is UIWindow
  }

  @MainActor @exclusivity(unchecked) private static var known: [ObjectIdentifier: ViewClass] = [:]
  /// The class asked for last: views of a class often come one after another.
  @MainActor @exclusivity(unchecked) private static var last: (id: ObjectIdentifier, ViewClass)?

  @MainActor
  static func of(_ view: UIView) -> ViewClass {
    let id = ObjectIdentifier(type(of: view))
    if let last, last.id == id { return last.1 }
    let found = known[id] ?? ViewClass(of: view)
    known[id] = found
    last = (id, found)
    return found
  }
}

/// What constraints, anchors and subviews hold of a view or a guide: it stays when its object goes,
/// and says so.
///
/// A weak reference would say the same, but an object that has ever had one pays for it with every
/// later retain and release, and a layout takes tens of thousands of these.
///
/// It also has what is asked on the way from a view to the root, so that the way leads over references
/// alone and holds on to no view.
final class ItemReference: @unchecked Sendable {
  /// Is cleared as its object goes.
  @exclusivity(unchecked) unowned(unsafe) private(set) var view: UIView?
  /// Is cleared as its object goes.
  @exclusivity(unchecked) unowned(unsafe) private(set) var guide: UILayoutGuide?
  /// Something that is neither; layout has no use for it.
  private weak var other: AnyObject?
  private enum Kind { case view, guide, other }
  @exclusivity(unchecked) private var kind = Kind.other
  /// Whether the view or guide has gone.
  @exclusivity(unchecked) private(set) var isGone = false

  /// The superview's reference, or that of a guide's owner; see ``outer``.
  @exclusivity(unchecked) private var holder: ItemReference?
  /// The same for walks, which need no hold on each reference that they pass.
  @exclusivity(unchecked) private var holderAddress: Unmanaged<ItemReference>?
  /// What there is to know of the view's class; a guide has none of it.
  @exclusivity(unchecked) private(set) var viewClass = ViewClass.none
  /// Whether the view lays its subviews out with engines of their own.
  @inline(__always)
  var isBoundary: Bool { viewClass.pointee.isBoundary }
  /// Whether the view or one below waits for anything.
  @exclusivity(unchecked) var isOnPath = true
  /// Whether what an engine found with this view as its root is out of date.
  @exclusivity(unchecked) var isStale = true
  /// Constraints that are about the view, whichever view holds them; never too small.
  @exclusivity(unchecked) var constraintCount: Int32 = 0
  /// Whether a constraint ever was about a guide of the view's.
  @exclusivity(unchecked) var hasConstrainedGuides = false

  /// The items of an engine among which ``row`` counts.
  @exclusivity(unchecked) var stamp: UInt64 = 0
  /// Position among the engine's items.
  @exclusivity(unchecked) var row: Int32 = 0

  init() {}

  /// Names the object, which could not be named before it was made.
  @MainActor
  func name(_ view: UIView) {
    MainThread.note()
    self.view = view
    kind = .view
    viewClass = ViewClass.of(view)
  }

  func name(_ guide: UILayoutGuide) {
    self.guide = guide
    kind = .guide
  }

  /// Is called as the object goes.
  func clear() {
    view = nil
    guide = nil
    isGone = true
    stamp = 0
  }

  /// The superview's reference, or that of a guide's owner; nil where that is gone.
  var outer: ItemReference? {
    get { outerAddress?.takeUnretainedValue() }
    set {
      holder = newValue
      holderAddress = newValue.map { Unmanaged.passUnretained($0) }
    }
  }

  @inline(__always)
  var outerAddress: Unmanaged<ItemReference>? {
    guard let holderAddress, !holderAddress._withUnsafeGuaranteedRef({ $0.isGone }) else {
      return nil
    }
    return holderAddress
  }

  /// The view or guide; nil when it is gone.
  var object: AnyObject? { view ?? guide ?? other }

  /// The reference of an object: a view's and a guide's own, a new one for anything else.
  @MainActor
  static func of(_ object: AnyObject?) -> ItemReference? {
    guard let object else { return nil }
    if let view = object as? UIView { return view.reference }
    if let guide = object as? UILayoutGuide { return guide.reference }
    let made = ItemReference()
    made.other = object
    return made
  }

  /// The reference of the view that the item stands for: its own, or the one of a guide's owner.
  var place: ItemReference? { placeAddress?.takeUnretainedValue() }

  @inline(__always)
  var placeAddress: Unmanaged<ItemReference>? {
    if isGone { return nil }
    return switch kind {
    case .view: Unmanaged.passUnretained(self)
    case .guide: outerAddress
    case .other: nil
    }
  }

  /// The view that the item stands for: itself, or a guide's owner.
  var owner: UIView? { place?.view }

  /// The view whose engine places this one: the tree's root, or the nearest one in a container that
  /// places its subviews itself.
  var engineRoot: ItemReference {
    var current = Unmanaged.passUnretained(self)
    while let outer = current._withUnsafeGuaranteedRef({ $0.outerAddress }),
      !outer._withUnsafeGuaranteedRef({ $0.isBoundary })
    {
      current = outer
    }
    return current.takeUnretainedValue()
  }

  /// Tells the way to the root that something here waits for layout.
  func markPath() {
    var current = Unmanaged.passUnretained(self)
    while !current._withUnsafeGuaranteedRef({ $0.isOnPath }) {
      current._withUnsafeGuaranteedRef { $0.isOnPath = true }
      guard let outer = current._withUnsafeGuaranteedRef({ $0.outerAddress }) else { return }
      current = outer
    }
  }

  /// Notes on the item how many constraints are about it; of guides, that there was one.
  func count(_ change: Int32) {
    switch kind {
    case .view: constraintCount += change
    case .guide: outerAddress?._withUnsafeGuaranteedRef { $0.hasConstrainedGuides = true }
    case .other: break
    }
  }
}

/// What is asked of many references in a row. Nothing here is the main actor's: a closure of its would
/// ask each time where it runs.
extension ItemReference {
  typealias Address = Unmanaged<ItemReference>

  /// The item's row among those with a stamp; −1 for none.
  @inline(__always)
  static func row(of item: Address?, stamp: UInt64) -> Int32 {
    guard let item else { return -1 }
    return item._withUnsafeGuaranteedRef { $0.stamp == stamp ? $0.row : -1 }
  }

  /// Whether there is a view or guide still.
  @inline(__always)
  static func isThere(_ item: Address?) -> Bool {
    item?._withUnsafeGuaranteedRef { !$0.isGone } ?? false
  }

  @inline(__always)
  static func count(_ change: Int32, on item: Address?) {
    item?._withUnsafeGuaranteedRef { $0.count(change) }
  }

  /// The nearest common ancestor of two items where it is one of them, or their superview; with one
  /// item, that one.
  static func nearestOwner(of first: Address?, and second: Address?) -> Address? {
    guard let first = first?._withUnsafeGuaranteedRef({ $0.placeAddress }) else { return nil }
    guard let second, !second._withUnsafeGuaranteedRef({ $0.isGone }) else { return first }
    guard let second = second._withUnsafeGuaranteedRef({ $0.placeAddress }) else { return nil }
    if first.toOpaque() == second.toOpaque() { return first }
    let outer = first._withUnsafeGuaranteedRef { $0.outerAddress }
    if let outer, outer.toOpaque() == second.toOpaque() { return second }
    let other = second._withUnsafeGuaranteedRef { $0.outerAddress }
    if let other, other.toOpaque() == first.toOpaque() { return first }
    guard let outer, let other, outer.toOpaque() == other.toOpaque() else { return nil }
    return outer
  }
}

/// What constraints, anchors and subviews hold of a view or a guide: it stays when its object goes,
/// and says so.
///
/// A weak reference would say the same, but an object that has ever had one pays for it with every
/// later retain and release, and a layout takes tens of thousands of these.
final class ItemReference: @unchecked Sendable {
  /// Is cleared as its object goes.
  unowned(unsafe) private(set) var view: UIView?
  /// Is cleared as its object goes.
  unowned(unsafe) private(set) var guide: UILayoutGuide?
  /// Something that is neither; layout has no use for it.
  private weak var other: AnyObject?

  /// The pass of an engine for which ``row`` holds.
  var stamp: UInt64 = 0
  /// Position among the engine's rows.
  var row: Int32 = 0

  init() {}

  /// Names the object, which could not be named before it was made.
  func name(_ view: UIView) { self.view = view }
  func name(_ guide: UILayoutGuide) { self.guide = guide }

  /// Is called as the object goes.
  func clear() {
    view = nil
    guide = nil
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

  /// The view that the item stands for: itself, or a guide's owner.
  @MainActor
  var owner: UIView? { view ?? guide?.owningView }
}

/// Whom a method is called of: an object, which is not kept alive, or whoever in the chain of
/// responders has it.
struct ActionTarget: Equatable {
  private(set) weak var object: AnyObject?
  private let isObject: Bool

  init(_ target: Any?) {
    object = target.map { $0 as AnyObject }
    isObject = target != nil
  }

  /// Whether it was an object and is no longer there.
  var isGone: Bool { isObject && object == nil }

  /// Stands for no target: one for all, since two have different hashes in Foundation on Linux.
  private static let none = NSNull()

  /// As it stands in a set of targets.
  var hashable: AnyHashable {
    guard let object else { return Self.none }
    return object as? AnyHashable ?? AnyHashable(ObjectIdentifier(object))
  }

  static func == (left: Self, right: Self) -> Bool {
    left.isObject == right.isObject && left.object === right.object
  }
}

/// Views that a list makes by identifier, and those that wait to be used again.
@MainActor
struct ReusePool<View: UIView> {
  /// Classes by identifier.
  private var classes: [String: AnyClass] = [:]
  /// Views out of use, by identifier; the last is taken first.
  private var idle: [String: [View]] = [:]

  init() {}

  mutating func register(_ viewClass: AnyClass?, for identifier: String) {
    classes[identifier] = viewClass
    // What waits is of the class that was registered before.
    idle[identifier] = nil
  }

  func registeredClass(for identifier: String) -> AnyClass? { classes[identifier] }

  mutating func take(_ identifier: String) -> View? { idle[identifier]?.popLast() }

  mutating func put(_ view: View, for identifier: String) {
    idle[identifier, default: []].append(view)
  }

  /// Number of views that wait under an identifier.
  func idleCount(for identifier: String) -> Int { idle[identifier]?.count ?? 0 }
}

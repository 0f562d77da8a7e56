/// All methods that are found by their names, and where they are looked for.
///
/// A module tells its list when it makes its first selector. The list of a module that makes none is
/// found by its name, once an object of one of its classes is asked for a method.
@_spi(Actions) public enum ActionTable {
  /// Name of the list of a module.
  static let listName = "__Actions"

  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var entries = systemEntries
  nonisolated(unsafe) private static var lists: Set<ObjectIdentifier> = []
  nonisolated(unsafe) private static var knownClasses: Set<ObjectIdentifier> = []
  nonisolated(unsafe) private static var lastResult: AnyObject?
  nonisolated(unsafe) private static var knownModules: Set<Substring> = []

  /// Makes the methods of a module known.
  public static func add(_ list: any ActionList.Type) {
    lock.withLock {
      guard lists.insert(ObjectIdentifier(list)).inserted else { return }
      for entry in list.entries { entries[entry.name, default: []].append(entry) }
    }
  }

  /// The method that an object has of a name; the last list wins, which is the most special one.
  static func entry(_ selector: Selector, of target: AnyObject) -> ActionEntry? {
    let candidates = lock.withLock {
      addModules(of: type(of: target))
      return entries[selector.description] ?? []
    }
    return candidates.last { $0.accepts(target) }
  }

  /// Calls a method by its name; nil where the object has none.
  ///
  /// The call is made wherever it comes from, as by Objective-C: a notification may be posted off
  /// the main thread to a class that is not bound to it.
  @discardableResult
  static func perform(
    _ selector: Selector, on target: AnyObject, with arguments: [Any?]
  ) -> ActionCall? {
    guard let entry = entry(selector, of: target) else { return nil }
    let call = ActionCall(selector.description, arguments)
    let perform = unsafeBitCast(
      entry.perform, to: (@Sendable (AnyObject, ActionCall) -> Void).self)
    perform(target, call)
    return call
  }

  /// Keeps what a method returned until another one returns something, as a pool would for longer.
  static func keep(_ result: AnyObject) -> Unmanaged<AnyObject> {
    lock.withLock { lastResult = result }
    return Unmanaged.passUnretained(result)
  }

  /// Looks for the lists of the modules that declare a class and those it inherits from.
  private static func addModules(of type: AnyClass) {
    var next: AnyClass? = type
    while let current = next, knownClasses.insert(ObjectIdentifier(current)).inserted {
      let module = String(reflecting: current).prefix { $0 != "." }
      if knownModules.insert(module).inserted,
        let list = NSClassFromString("\(module).\(listName)") as? any ActionList.Type
      {
        add(list)
      }
      next = _getSuperclass(current)
    }
  }
}

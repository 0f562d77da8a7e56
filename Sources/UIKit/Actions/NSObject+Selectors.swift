extension NSObject {
  /// Whether the object has a method that is found by a name: one with `@objc`, in a target that
  /// uses the plugin `ObjectiveCSyntax`.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return ActionTable.entry(aSelector, of: self) != nil
  }

  /// Calls a method by its name; nil where it returns nothing or no object.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    send(aSelector, [])
  }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    send(aSelector, [object])
  }

  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    send(aSelector, [object1, object2])
  }

  private func send(_ selector: Selector!, _ arguments: [Any?]) -> Unmanaged<AnyObject>! {
    guard let call = ActionTable.perform(selector, on: self, with: arguments) else {
      preconditionFailure("“\(type(of: self))” has no method “\(selector.description)” with @objc.")
    }
    guard let result = call.result, type(of: result) is AnyClass else { return nil }
    return ActionTable.keep(result as AnyObject)
  }
}

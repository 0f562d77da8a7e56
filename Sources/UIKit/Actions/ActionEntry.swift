/// A method that is found by its name.
///
/// The plugin `ObjectiveCSyntax` writes one for each `@objc` method of a target.
@_spi(Actions) public struct ActionEntry: Sendable {
  let name: String
  /// Whether an object is of the class that declares the method.
  let accepts: @Sendable (AnyObject) -> Bool
  /// Calls the method of an object of that class.
  let perform: @MainActor @Sendable (AnyObject, ActionCall) -> Void

  public init(
    _ name: String, accepts: @escaping @Sendable (AnyObject) -> Bool,
    perform: @escaping @MainActor @Sendable (AnyObject, ActionCall) -> Void
  ) {
    self.name = name
    self.accepts = accepts
    self.perform = perform
  }
}

/// The methods of one module that are found by their names.
@_spi(Actions) public protocol ActionList: AnyObject {
  static var entries: [ActionEntry] { get }
}

/// One call of a method by its name.
@MainActor
@_spi(Actions) public final class ActionCall {
  public nonisolated let name: String
  private nonisolated(unsafe) let arguments: [Any?]
  nonisolated(unsafe) private(set) var result: Any?

  nonisolated init(_ name: String, _ arguments: [Any?]) {
    self.name = name
    self.arguments = arguments
  }

  /// What is passed for a parameter.
  ///
  /// Objective-C does not look at the type. Ours stops with a sentence where another one was passed,
  /// but makes an event where a method insists on one, since no finger leaves any.
  public func argument<Value>(_ index: Int) -> Value {
    let argument = index < arguments.count ? arguments[index] : nil
    if let value = argument as? Value { return value }
    if let flag = (argument != nil) as? Value { return flag }
    if argument == nil, let event = UIEvent() as? Value { return event }
    let passed = argument.map { String(describing: type(of: $0)) } ?? "nothing"
    preconditionFailure("The method “\(name)” takes a \(Value.self), and was passed \(passed).")
  }

  /// Keeps what the method returned.
  public func finish(_ value: Any?) { result = value }
  public func finish(_ value: Void) {}
}

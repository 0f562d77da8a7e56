/// The name of a method, as Objective-C writes it: `tapped:`.
///
/// There is no Objective-C off Apple platforms, and `#selector` does not compile there by itself: the
/// plugin `ObjectiveCSyntax` makes values of this type of it, and makes the methods found by them.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible,
  CustomReflectable
{
  public let description: String

  public init(_ str: String) { description = str }
  public init(stringLiteral value: String) { description = value }

  public var customMirror: Mirror { Mirror(reflecting: description) }
}

/// The name of a method as text.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// The method of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

import UIKit

/// Sets a property while a rule holds, and gives it its earlier value back when it ends.
///
///     set(\.axis, on: stack, to: .horizontal)
///
/// The object is held weakly. Where several active rules set the same property the most specific
/// wins. A property of the app's own has to be reached through the same static type of the object
/// each time; for UIKit's the type makes no difference.
///
/// A value that the app gives the property while a rule sets it is the app's: it stays until a rule
/// sets the property again, and is what is given back in the end. Where that cannot be told, the
/// value from before the rule comes back: for values that cannot be compared, and for properties
/// that UIKit changes by itself, such as a font that follows the text size.
@preconcurrency @MainActor
public struct Setting<Root: AnyObject>: AdaptiveDeclaration {
  public let content: AdaptiveContent

  /// Sets a property of an object.
  public init<Value>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, on object: Root, to value: Value
  ) {
    content = AdaptiveContent(
      .effect(SettingEffect(keyPath, on: object, to: value, otherwise: nil)))
  }

  /// Sets a property, and gives it a value of its own where no rule sets it: for properties whose
  /// earlier value cannot be read, such as an inherited tint colour.
  public init<Value>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, on object: Root, to value: Value,
    otherwise: Value
  ) {
    content = AdaptiveContent(
      .effect(SettingEffect(keyPath, on: object, to: value, otherwise: .some(otherwise))))
  }

  /// Sets a property of the view or view controller that adapts, or of the object of an ``On``.
  public init<Value>(_ keyPath: ReferenceWritableKeyPath<Root, Value>, to value: Value) {
    content = AdaptiveContent(.effect(SettingEffect(keyPath, on: nil, to: value, otherwise: nil)))
  }

  /// Sets a property of what adapts, and gives it a value of its own where no rule sets it.
  public init<Value>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, to value: Value, otherwise: Value
  ) {
    content = AdaptiveContent(
      .effect(SettingEffect(keyPath, on: nil, to: value, otherwise: .some(otherwise))))
  }
}

/// Sets a property while a rule holds; see ``Setting``.
@preconcurrency @MainActor
public func set<Root: AnyObject, Value>(
  _ keyPath: ReferenceWritableKeyPath<Root, Value>, on object: Root, to value: Value
) -> Setting<Root> {
  Setting(keyPath, on: object, to: value)
}

/// Sets a property while a rule holds, and to another value when none does.
@preconcurrency @MainActor
public func set<Root: AnyObject, Value>(
  _ keyPath: ReferenceWritableKeyPath<Root, Value>, on object: Root, to value: Value,
  otherwise: Value
) -> Setting<Root> {
  Setting(keyPath, on: object, to: value, otherwise: otherwise)
}

/// Sets a property of the view or view controller that adapts, or of the object of an ``On``.
///
///     stack.adapt {
///       When(.width(600...)) { set(\.axis, to: .horizontal) }
///     }
///
/// The class is known from there; another can be named, as in `\UIView.tag` for the view of the
/// controller that adapts.
@preconcurrency @MainActor
public func set<Root: AnyObject, Value>(
  _ keyPath: ReferenceWritableKeyPath<Root, Value>, to value: Value
) -> Setting<Root> {
  Setting(keyPath, to: value)
}

/// Sets a property of what adapts while a rule holds, and to another value when none does.
@preconcurrency @MainActor
public func set<Root: AnyObject, Value>(
  _ keyPath: ReferenceWritableKeyPath<Root, Value>, to value: Value, otherwise: Value
) -> Setting<Root> {
  Setting(keyPath, to: value, otherwise: otherwise)
}

import UIKit

/// Sets a property while a rule holds, and gives it its earlier value back when it ends.
///
///     set(\.axis, on: stack, to: .horizontal)
///
/// The object is held weakly. Where several active rules set the same property the most specific
/// wins; the property has to be reached through the same static type of the object.
@preconcurrency @MainActor
public struct Setting: AdaptiveDeclaration {
  public let content: AdaptiveContent

  public init<Root: AnyObject, Value>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, on object: Root, to value: Value
  ) {
    content = AdaptiveContent(
      .effect(SettingEffect(keyPath, on: object, to: value, otherwise: nil)))
  }

  /// Sets a property, and gives it a value of its own where no rule sets it: for properties whose
  /// earlier value cannot be read, such as an inherited tint colour.
  public init<Root: AnyObject, Value>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, on object: Root, to value: Value,
    otherwise: Value
  ) {
    content = AdaptiveContent(
      .effect(SettingEffect(keyPath, on: object, to: value, otherwise: .some(otherwise))))
  }

  /// Sets a property of the view, or the view controller, that adapts.
  public init<Root: AnyObject, Value>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, to value: Value
  ) {
    content = AdaptiveContent(.effect(SettingEffect(keyPath, on: nil, to: value, otherwise: nil)))
  }
}

/// Sets a property while a rule holds; see ``Setting``.
@preconcurrency @MainActor
public func set<Root: AnyObject, Value>(
  _ keyPath: ReferenceWritableKeyPath<Root, Value>, on object: Root, to value: Value
) -> Setting {
  Setting(keyPath, on: object, to: value)
}

/// Sets a property while a rule holds, and to another value when none does.
@preconcurrency @MainActor
public func set<Root: AnyObject, Value>(
  _ keyPath: ReferenceWritableKeyPath<Root, Value>, on object: Root, to value: Value,
  otherwise: Value
) -> Setting {
  Setting(keyPath, on: object, to: value, otherwise: otherwise)
}

/// Sets a property of the view, or the view controller, that adapts:
/// `set(\UIStackView.axis, to: .horizontal)`.
@preconcurrency @MainActor
public func set<Root: AnyObject, Value>(
  _ keyPath: ReferenceWritableKeyPath<Root, Value>, to value: Value
) -> Setting {
  Setting(keyPath, to: value)
}

@MainActor
final class SettingEffect<Root: AnyObject, Value>: AdaptiveEffect {
  private let keyPath: ReferenceWritableKeyPath<Root, Value>
  private weak var object: Root?
  private let value: Value
  private let otherwise: Value?
  private(set) var subject: EffectSubject

  init(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, on object: Root?, to value: Value,
    otherwise: Value?
  ) {
    self.keyPath = keyPath
    self.object = object
    self.value = value
    self.otherwise = otherwise
    subject = .nothing(ObjectIdentifier(keyPath))
    if let object { subject = .property(ObjectIdentifier(object), keyPath) }
  }

  var isReplaceable: Bool { true }

  var text: String { "\(property) = \(value)" }

  /// The property in words. Swift tells its name on Apple's platforms alone.
  private var property: String {
    let text = "\(keyPath)"
    if text.hasPrefix("\\"), !text.contains("<") { return String(text.dropFirst()) }
    return "\(Value.self) of \(Root.self)"
  }

  func prepare(for view: UIView, controller: UIViewController?) -> [AdaptationProblem.Kind] {
    if object == nil, case .nothing = subject {
      guard let own = (view as? Root) ?? (controller as? Root) else {
        return [.noObject(property: property)]
      }
      object = own
      subject = .property(ObjectIdentifier(own), keyPath)
    }
    guard otherwise == nil, let reason = unrestorableReason else { return [] }
    return [.cannotRestore(property: property, reason: reason)]
  }

  /// Why the value that is read is not the one to give back, for properties of views.
  private var unrestorableReason: String? {
    guard let view = object as? UIView else { return nil }
    if isProperty(\UIView.tintColor) {
      return "it reads as the inherited colour where none is set; say `otherwise: nil`"
    }
    if isProperty(\UIView.layoutMargins) || isProperty(\UIView.directionalLayoutMargins) {
      return "it reads as the system's margins where none are set; say `otherwise:`"
    }
    let isPlacedByConstraints = !view.translatesAutoresizingMaskIntoConstraints
    if isPlacedByConstraints,
      isProperty(\UIView.frame) || isProperty(\UIView.center) || isProperty(\UIView.bounds)
    {
      return "constraints place the view; use constraints"
    }
    return nil
  }

  private func isProperty<OtherValue>(_ known: ReferenceWritableKeyPath<UIView, OtherValue>) -> Bool
  {
    keyPath == known as AnyKeyPath
  }

  func capture() -> Any? { object.map { $0[keyPath: keyPath] } }

  func begin(context: EffectContext) {
    guard let object else { return }
    let before = object[keyPath: keyPath]
    object[keyPath: keyPath] = value
    let after = object[keyPath: keyPath]
    if areEqual(after, before) == true, areEqual(after, value) == false {
      context.problems.append(.hasNoEffect(property: property))
    }
  }

  func end(restoring original: Any?, context: EffectContext) {
    guard let object, let value = otherwise ?? (original as? Value) else { return }
    object[keyPath: keyPath] = value
    if areEqual(object[keyPath: keyPath], value) == false {
      context.problems.append(
        .cannotRestore(property: property, reason: "it does not take its earlier value"))
    }
  }

  func isSame(as other: any AdaptiveEffect) -> Bool {
    guard let other = other as? SettingEffect<Root, Value> else { return false }
    return areEqual(value, other.value) ?? false
  }

  func concerns(_ view: UIView) -> Bool { (object as? UIView)?.isDescendant(of: view) ?? false }
}

/// Whether two values are equal; nil where that cannot be told.
private func areEqual<Value>(_ first: Value, _ second: Value) -> Bool? {
  guard let first = first as? any Equatable else { return nil }
  return first.isEqual(to: second)
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

import UIKit

/// A property that a rule sets, of an object that is given or found.
@MainActor
final class SettingEffect<Root: AnyObject, Value>: AdaptiveEffect {
  private let keyPath: ReferenceWritableKeyPath<Root, Value>
  private weak var object: Root?
  private let value: Value
  private let otherwise: Value?
  private let identity: PropertyIdentity
  private let areSame: ((Value, Value) -> Bool)?
  /// What the property read as after it was set, which may be another value.
  private var result: Value?
  /// Whether the property read as the value after it was set; then it is not looked at again.
  private var hasTakenValue = false
  /// The last value that was given back and that the property read as then.
  private var restored: Value?
  /// Whether the property changes with traits or layout, so that another value may be nobody's.
  private let isChangedByUIKit: Bool
  private(set) var subject: EffectSubject

  init(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, on object: Root?, to value: Value,
    otherwise: Value?
  ) {
    self.keyPath = keyPath
    self.object = object
    self.value = value
    self.otherwise = otherwise
    identity = PropertyIdentity(keyPath)
    areSame = equality(of: Value.self)
    if case .known(let name) = identity {
      isChangedByUIKit = changedByUIKit.contains(name)
    } else {
      isChangedByUIKit = false
    }
    subject = .nothing(ObjectIdentifier(keyPath))
    if let object { subject = .property(ObjectIdentifier(object), identity) }
  }

  var isReplaceable: Bool { true }

  var text: String { "\(property) = \(adaptiveText(of: value))" }

  /// The property in words: `UIStackView.axis`.
  private var property: String {
    let owner = object.map { adaptiveText(of: $0) } ?? "\(Root.self)"
    if case .known(let name) = identity { return "\(owner).\(name)" }
    // Where Swift tells no name, the text has the address of code instead.
    let text = "\(keyPath)"
    if !text.contains("<"), let dot = text.firstIndex(of: ".") { return owner + text[dot...] }
    return "\(Value.self) of \(owner)"
  }

  func adopt(_ object: AnyObject) {
    guard case .nothing = subject, let object = object as? Root else { return }
    self.object = object
    subject = .property(ObjectIdentifier(object), identity)
  }

  func prepare(for view: UIView, controller: UIViewController?) -> [AdaptationProblem.Kind] {
    if object == nil, case .nothing = subject {
      guard let own = (view as? Root) ?? (controller as? Root) else {
        return [.noObject(property: property)]
      }
      adopt(own)
    }
    guard otherwise == nil, let reason = unrestorableReason else { return [] }
    return [.cannotRestore(property: property, reason: reason)]
  }

  /// Why the value that is read is not the one to give back, for properties of views.
  private var unrestorableReason: String? {
    guard let view = object as? UIView, case .known(let name) = identity else { return nil }
    switch name {
    case "tintColor":
      return "it reads as the inherited colour where none is set; say `otherwise: nil`"
    case "layoutMargins", "directionalLayoutMargins":
      return "it reads as the system's margins where none are set; say `otherwise:`"
    case "frame", "center", "bounds":
      if view.translatesAutoresizingMaskIntoConstraints { return nil }
      return "constraints place the view; use constraints"
    default: return nil
    }
  }

  func capture() -> Any? {
    guard let object else { return nil }
    return object[keyPath: keyPath]
  }

  func begin(context: EffectContext) {
    guard let object else { return }
    let before = hasTakenValue || areSame == nil ? nil : object[keyPath: keyPath]
    object[keyPath: keyPath] = value
    let after = object[keyPath: keyPath]
    result = after
    guard let before else { return }
    hasTakenValue = areEqual(after, value) == true
    if !hasTakenValue, areEqual(after, before) == true {
      context.problems.append(.hasNoEffect(property: property))
    }
  }

  func foreignValue() -> Any? {
    guard otherwise == nil, !isChangedByUIKit, let object, let result else { return nil }
    let value = object[keyPath: keyPath]
    return areEqual(value, result) == false ? value : nil
  }

  func end(restoring original: Any?, context: EffectContext) {
    guard let object, let value = otherwise ?? (original as? Value) else { return }
    object[keyPath: keyPath] = value
    guard otherwise == nil, areSame != nil else { return }
    if let restored, areEqual(value, restored) == true { return }
    // A value of the declaration's own may mean another, as nil means the inherited tint colour.
    if areEqual(object[keyPath: keyPath], value) == true {
      restored = value
    } else {
      context.problems.append(
        .cannotRestore(property: property, reason: "it does not take its earlier value"))
    }
  }

  func isSame(as other: any AdaptiveEffect) -> Bool {
    guard let other = other as? SettingEffect<Root, Value> else { return false }
    return areEqual(value, other.value) ?? false
  }

  /// Whether two values are equal; nil where that cannot be told.
  private func areEqual(_ first: Value, _ second: Value) -> Bool? { areSame?(first, second) }

  func concerns(_ view: UIView) -> Bool { (object as? UIView)?.isDescendant(of: view) ?? false }
}

/// Properties that change with traits or layout.
private let changedByUIKit: Set<String> = [
  "attributedText", "bounds", "center", "configuration", "directionalLayoutMargins", "font",
  "frame", "layoutMargins", "tintColor",
]

/// What tells whether two values are equal; nil where nothing does. Found once, since casts of
/// values are slow.
private func equality<Value>(of type: Value.Type) -> ((Value, Value) -> Bool)? {
  guard let type = type as? any Equatable.Type else { return nil }
  return comparison(as: type)
}

/// `Compared` is the same type as `Value`, of which the compiler does not know that it is equatable.
private func comparison<Compared: Equatable, Value>(
  as type: Compared.Type
) -> (Value, Value) -> Bool {
  { first, second in
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in
        UnsafeRawPointer(first).assumingMemoryBound(to: type).pointee
          == UnsafeRawPointer(second).assumingMemoryBound(to: type).pointee
      }
    }
  }
}

/// The value of one trait in a collection.
///
/// System traits are numbers or text, which compare fast; values of custom traits are kept as
/// objects.
enum TraitValue: Sendable {
  case unset
  case integer(Int)
  case number(CGFloat)
  case text(String)
  case object(TraitObject)

  var isSet: Bool {
    if case .unset = self { return false }
    return true
  }
}

extension TraitValue: Hashable {
  static func == (left: TraitValue, right: TraitValue) -> Bool {
    switch (left, right) {
    case (.unset, .unset): true
    case (.integer(let left), .integer(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.text(let left), .text(let right)): left == right
    case (.object(let left), .object(let right)): left === right || left.isEqual(to: right)
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .unset: break
    case .integer(let value): hasher.combine(value)
    case .number(let value): hasher.combine(value)
    case .text(let value): hasher.combine(value)
    case .object(let object): object.hash(into: &hasher)
    }
  }
}

/// A value that is neither number nor text.
///
/// Values of traits are immutable by UIKit's contract, so they may be read on any thread.
class TraitObject: @unchecked Sendable {
  func isEqual(to other: TraitObject) -> Bool { false }
  func hash(into hasher: inout Hasher) {}
  var text: String { "" }
}

final class TypedTraitObject<Value>: TraitObject, @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  override func isEqual(to other: TraitObject) -> Bool {
    guard let other = other as? TypedTraitObject<Value> else { return false }
    if let value = value as? any Equatable { return Self.areEqual(value, other.value) }
    // Values without equality: the same object, or else different.
    guard Value.self is AnyObject.Type else { return false }
    return value as AnyObject === other.value as AnyObject
  }

  override func hash(into hasher: inout Hasher) {
    if let value = value as? any Hashable { value.hash(into: &hasher) }
  }

  override var text: String { "\(value)" }

  private static func areEqual<Left: Equatable>(_ left: Left, _ right: Value) -> Bool {
    left == right as? Left
  }
}

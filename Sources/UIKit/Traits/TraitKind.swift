import Synchronization

/// A trait as collections store it: its slot, and what a value that is not set stands for.
///
/// - Invariant: There is one kind per trait type, and ``slot`` is its index among all kinds.
class TraitKind: @unchecked Sendable {
  let slot: Int
  let type: UITrait
  let name: String
  let affectsColorAppearance: Bool
  /// The encoded default; `unset` where the default means that nothing is specified.
  let defaultValue: TraitValue

  fileprivate init(slot: Int, type: UITrait, defaultValue: TraitValue) {
    self.slot = slot
    self.type = type
    name = type.name
    affectsColorAppearance = type.affectsColorAppearance
    self.defaultValue = defaultValue
  }

  /// A value in words.
  func text(of value: TraitValue) -> String { "" }
}

/// A trait with the type of its values.
final class TypedTraitKind<Value>: TraitKind, @unchecked Sendable {
  let encode: (Value) -> TraitValue
  let decode: (TraitValue) -> Value

  fileprivate init(
    slot: Int, type: UITrait, fallback: Value, encode: @escaping (Value) -> TraitValue,
    decode: @escaping (TraitValue) -> Value
  ) {
    self.encode = encode
    self.decode = decode
    super.init(slot: slot, type: type, defaultValue: encode(fallback))
  }

  override func text(of value: TraitValue) -> String {
    if case .object(let object) = value { return object.text }
    return "\(decode(value))"
  }
}

// MARK: Ways to encode a value

extension TraitKind {
  /// A trait whose default means that nothing is specified.
  static func enumeration<Trait: UITraitDefinition>(
    _ slot: Int, _ trait: Trait.Type
  ) -> TypedTraitKind<Trait.Value>
  where Trait.Value: RawRepresentable & Sendable, Trait.Value.RawValue == Int {
    let fallback = Trait.defaultValue
    let unspecified = fallback.rawValue
    return TypedTraitKind(slot: slot, type: trait, fallback: fallback) { value in
      value.rawValue == unspecified ? .unset : .integer(value.rawValue)
    } decode: { value in
      guard case .integer(let number) = value else { return fallback }
      return Trait.Value(rawValue: number) ?? fallback
    }
  }

  static func text<Trait: UITraitDefinition>(
    _ slot: Int, _ trait: Trait.Type
  ) -> TypedTraitKind<Trait.Value>
  where Trait.Value: RawRepresentable & Sendable, Trait.Value.RawValue == String {
    let fallback = Trait.defaultValue
    let unspecified = fallback.rawValue
    return TypedTraitKind(slot: slot, type: trait, fallback: fallback) { value in
      value.rawValue == unspecified ? .unset : .text(value.rawValue)
    } decode: { value in
      guard case .text(let text) = value else { return fallback }
      return Trait.Value(rawValue: text) ?? fallback
    }
  }

  static func number<Trait: UITraitDefinition>(
    _ slot: Int, _ trait: Trait.Type
  ) -> TypedTraitKind<CGFloat> where Trait.Value == CGFloat {
    let fallback = Trait.defaultValue
    return TypedTraitKind(slot: slot, type: trait, fallback: fallback) { value in
      value == fallback ? .unset : .number(value)
    } decode: { value in
      guard case .number(let number) = value else { return fallback }
      return number
    }
  }

  /// A trait that is on or off, and off where nothing is specified.
  static func flag<Trait: UITraitDefinition>(
    _ slot: Int, _ trait: Trait.Type
  ) -> TypedTraitKind<Bool> where Trait.Value == Bool {
    TypedTraitKind(slot: slot, type: trait, fallback: Trait.defaultValue) { value in
      .integer(value ? 1 : 0)
    } decode: { value in
      guard case .integer(let number) = value else { return Trait.defaultValue }
      return number != 0
    }
  }

  /// Any value; one that equals the default is set all the same, and wins over what is inherited.
  fileprivate static func object<Trait: UITraitDefinition>(
    _ slot: Int, _ trait: Trait.Type
  ) -> TypedTraitKind<Trait.Value> {
    let fallback = Trait.defaultValue
    return TypedTraitKind(slot: slot, type: trait, fallback: fallback) { value in
      .object(TypedTraitObject(value))
    } decode: { value in
      guard case .object(let object) = value else { return fallback }
      return (object as? TypedTraitObject<Trait.Value>)?.value ?? fallback
    }
  }

  /// A trait that may be nil, which means that nothing is specified.
  static func optional<Trait: UITraitDefinition, Wrapped>(
    _ slot: Int, _ trait: Trait.Type
  ) -> TypedTraitKind<Wrapped?> where Trait.Value == Wrapped? {
    TypedTraitKind(slot: slot, type: trait, fallback: nil) { value in
      value.map { .object(TypedTraitObject($0)) } ?? .unset
    } decode: { value in
      guard case .object(let object) = value else { return nil }
      return (object as? TypedTraitObject<Wrapped>)?.value
    }
  }
}

// MARK: All kinds

extension TraitKind {
  private struct Register {
    var kinds: [TraitKind]
    var byType: [ObjectIdentifier: TraitKind]

    init(_ kinds: [TraitKind]) {
      self.kinds = kinds
      byType = Dictionary(uniqueKeysWithValues: kinds.map { (ObjectIdentifier($0.type), $0) })
    }
  }

  private static let register = Mutex(Register(system))

  /// The kind of a trait; a custom trait gets the next slot when it is first asked for.
  static func of<Trait: UITraitDefinition>(_ trait: Trait.Type) -> TypedTraitKind<Trait.Value> {
    let known = register.withLock { register in
      if let known = register.byType[ObjectIdentifier(trait)] { return known }
      let kind = object(register.kinds.count, trait)
      register.kinds.append(kind)
      register.byType[ObjectIdentifier(trait)] = kind
      return kind
    }
    // A trait type has one type of values, so its kind has too.
    return unsafeDowncast(known, to: TypedTraitKind<Trait.Value>.self)
  }

  static func of(any trait: UITrait) -> TraitKind {
    func kind<Trait: UITraitDefinition>(_ trait: Trait.Type) -> TraitKind { of(trait) }
    return kind(trait)
  }

  static func at(_ slot: Int) -> TraitKind { register.withLock { $0.kinds[slot] } }
}

/// A type representing a trait in a trait collection.
public protocol UITraitDefinition {
  associatedtype Value

  /// The value where nothing sets the trait.
  static var defaultValue: Value { get }
  /// A name for descriptions; the name of the type unless stated.
  static var name: String { get }
  /// A name that is unique among all traits; the type's full name unless stated.
  static var identifier: String { get }
  /// Whether dynamic colours depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { String(describing: Self.self) }
  public static var identifier: String { String(reflecting: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type

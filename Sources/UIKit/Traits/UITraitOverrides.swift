/// The traits that an object sets for itself and what is below it.
///
/// Setting a system trait to its unspecified value is the same as ``remove(_:)``.
public struct UITraitOverrides: UIMutableTraits {
  var values = TraitValues()

  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[TraitKind.of(trait)] }
    set { values[TraitKind.of(trait)] = newValue }
  }

  /// Whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool {
    values[TraitKind.of(any: trait).slot].isSet
  }

  /// Lets a trait be inherited again.
  public mutating func remove(_ trait: UITrait) {
    values[TraitKind.of(any: trait).slot] = .unset
  }
}

extension UITraitOverrides: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { "UITraitOverrides(\(values.text))" }
  public var debugDescription: String { description }
}

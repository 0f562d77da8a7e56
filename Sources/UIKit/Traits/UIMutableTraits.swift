/// A mutable container of traits.
public protocol UIMutableTraits {
  /// The value of a trait, its default where it is not set.
  ///
  /// Setting a system trait to its unspecified value unsets it.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// The container that the closures of ``UITraitCollection`` write to.
struct MutableTraits: UIMutableTraits {
  var values: TraitValues

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[TraitKind.of(trait)] }
    set { values[TraitKind.of(trait)] = newValue }
  }
}

extension UITraitCollection {
  /// A closure that sets traits.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// A collection of the traits that a closure sets.
  public convenience init(mutations: TraitMutations) {
    self.init(values: Self.mutate(TraitValues(), mutations))
  }

  /// These traits with those that a closure sets.
  public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    UITraitCollection(values: Self.mutate(values, mutations))
  }

  /// These traits with another value of one.
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection {
    var values = values
    values[TraitKind.of(trait)] = value
    return UITraitCollection(values: values)
  }

  private static func mutate(
    _ values: TraitValues, _ mutations: TraitMutations
  ) -> TraitValues {
    var traits: any UIMutableTraits = MutableTraits(values: values)
    mutations(&traits)
    // A closure may put another container in its place; only ours has values to take.
    return (traits as? MutableTraits)?.values ?? values
  }
}

extension TraitValues {
  /// The traits that are set, for descriptions.
  var text: String {
    setSlots.map { slot in
      let kind = TraitKind.at(slot)
      return "\(kind.name) = \(kind.text(of: self[slot]))"
    }.joined(separator: ", ")
  }
}

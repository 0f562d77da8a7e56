extension UITraitCollection {
  /// The traits whose values differ from those of another collection.
  ///
  /// Compared with nil: all traits that are specified.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let other = traitCollection?.values ?? TraitValues()
    return values.changedSlots(from: other).members.map { TraitKind.at($0).type }
  }

  /// Whether dynamic colours may look different under other traits.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    let other = traitCollection?.values ?? TraitValues()
    return values.changedSlots(from: other).members.contains {
      TraitKind.at($0).affectsColorAppearance
    }
  }

  /// The system traits that dynamic colours depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    TraitKind.system.filter(\.affectsColorAppearance).map(\.type)
  }

  /// The system traits by which an asset catalog chooses among the variants of an image.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
    ]
  }

  /// The system traits that decide at which edge vertical bars stand.
  public static var systemTraitsAffectingVerticalBarEdge: [UITrait] {
    [VerticalBarEdgeTrait.self]
  }
}

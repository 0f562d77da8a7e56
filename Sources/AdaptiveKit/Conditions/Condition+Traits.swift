import UIKit

extension Condition {
  /// The room along the horizontal axis, as the system classes it.
  public static func horizontalSizeClass(_ sizeClass: UIUserInterfaceSizeClass) -> Condition {
    Condition(.horizontalSizeClass, Interval(Double(sizeClass.rawValue)))
  }

  /// The room along the vertical axis, as the system classes it.
  public static func verticalSizeClass(_ sizeClass: UIUserInterfaceSizeClass) -> Condition {
    Condition(.verticalSizeClass, Interval(Double(sizeClass.rawValue)))
  }

  /// The kind of device.
  public static func userInterfaceIdiom(_ idiom: UIUserInterfaceIdiom) -> Condition {
    Condition(.userInterfaceIdiom, Interval(Double(idiom.rawValue)))
  }

  /// One text size.
  public static func contentSizeCategory(_ category: UIContentSizeCategory) -> Condition {
    Condition(.contentSizeCategory, Interval(Double(category.adaptiveRank)))
  }

  /// This text size and all larger ones.
  public static func contentSizeCategory(from least: UIContentSizeCategory) -> Condition {
    Condition(.contentSizeCategory, Interval(Double(least.adaptiveRank), .infinity))
  }

  /// This text size and all smaller ones.
  public static func contentSizeCategory(through most: UIContentSizeCategory) -> Condition {
    Condition(.contentSizeCategory, Interval(0, Double(most.adaptiveRank)))
  }

  /// The text sizes between two, both included.
  public static func contentSizeCategory(
    from least: UIContentSizeCategory, through most: UIContentSizeCategory
  ) -> Condition {
    Condition(
      .contentSizeCategory, Interval(Double(least.adaptiveRank), Double(most.adaptiveRank)))
  }

  /// The direction in which the interface reads.
  public static func layoutDirection(_ direction: UITraitEnvironmentLayoutDirection) -> Condition {
    Condition(.layoutDirection, Interval(Double(direction.rawValue)))
  }

  /// Light or dark appearance.
  public static func userInterfaceStyle(_ style: UIUserInterfaceStyle) -> Condition {
    Condition(.userInterfaceStyle, Interval(Double(style.rawValue)))
  }

  /// The level of the interface above other content.
  public static func userInterfaceLevel(_ level: UIUserInterfaceLevel) -> Condition {
    Condition(.userInterfaceLevel, Interval(Double(level.rawValue)))
  }

  /// The contrast that the user asks for.
  public static func accessibilityContrast(_ contrast: UIAccessibilityContrast) -> Condition {
    Condition(.accessibilityContrast, Interval(Double(contrast.rawValue)))
  }

  /// The weight of text that the user asks for.
  public static func legibilityWeight(_ weight: UILegibilityWeight) -> Condition {
    Condition(.legibilityWeight, Interval(Double(weight.rawValue)))
  }

  /// Whether the interface is active, as windows on a Mac are.
  public static func activeAppearance(_ appearance: UIUserInterfaceActiveAppearance) -> Condition {
    Condition(.activeAppearance, Interval(Double(appearance.rawValue)))
  }

  /// The colours that the display can show.
  public static func displayGamut(_ gamut: UIDisplayGamut) -> Condition {
    Condition(.displayGamut, Interval(Double(gamut.rawValue)))
  }

  /// Whether the display feels pressure.
  public static func forceTouchCapability(_ capability: UIForceTouchCapability) -> Condition {
    Condition(.forceTouchCapability, Interval(Double(capability.rawValue)))
  }

  /// Pixels in a point.
  public static func displayScale(_ scale: CGFloat) -> Condition {
    Condition(.displayScale, Interval(Double(scale)))
  }

  /// Pixels in a point, in a range.
  public static func displayScale<Scales: RangeExpression>(_ scales: Scales) -> Condition
  where Scales.Bound == CGFloat {
    range(.displayScale, scales)
  }

  /// Every trait that a collection specifies, as `containsTraits(in:)` compares them.
  public static func traits(_ traits: UITraitCollection) -> Condition {
    let known = (sizeTraits(of: traits) + lookTraits(of: traits)).filter {
      $0.value != $0.unspecified
    }
    var atoms = known.map { Node.atom(.interval($0.quantity, Interval(Double($0.value)))) }
    // Whatever is specified beyond these is compared by UIKit.
    if UITraitCollection(traitsFrom: known.map(\.part)) != traits {
      atoms.append(remainder(of: traits))
    }
    return Condition(.all(atoms))
  }

  /// A trait as a quantity, the value that stands for none, and a collection of that trait alone.
  private typealias KnownTrait = (
    quantity: Quantity, value: Int, unspecified: Int, part: UITraitCollection
  )

  private static func sizeTraits(of traits: UITraitCollection) -> [KnownTrait] {
    let category = traits.preferredContentSizeCategory
    return [
      (
        .horizontalSizeClass, traits.horizontalSizeClass.rawValue, 0,
        UITraitCollection(horizontalSizeClass: traits.horizontalSizeClass)
      ),
      (
        .verticalSizeClass, traits.verticalSizeClass.rawValue, 0,
        UITraitCollection(verticalSizeClass: traits.verticalSizeClass)
      ),
      (
        .userInterfaceIdiom, traits.userInterfaceIdiom.rawValue, -1,
        UITraitCollection(userInterfaceIdiom: traits.userInterfaceIdiom)
      ),
      (
        .contentSizeCategory, category.adaptiveRank, -1,
        UITraitCollection(preferredContentSizeCategory: category)
      ),
      (
        .layoutDirection, traits.layoutDirection.rawValue, -1,
        UITraitCollection(layoutDirection: traits.layoutDirection)
      ),
    ]
  }

  private static func lookTraits(of traits: UITraitCollection) -> [KnownTrait] {
    [
      (
        .userInterfaceStyle, traits.userInterfaceStyle.rawValue, 0,
        UITraitCollection(userInterfaceStyle: traits.userInterfaceStyle)
      ),
      (
        .userInterfaceLevel, traits.userInterfaceLevel.rawValue, -1,
        UITraitCollection(userInterfaceLevel: traits.userInterfaceLevel)
      ),
      (
        .accessibilityContrast, traits.accessibilityContrast.rawValue, -1,
        UITraitCollection(accessibilityContrast: traits.accessibilityContrast)
      ),
      (
        .legibilityWeight, traits.legibilityWeight.rawValue, -1,
        UITraitCollection(legibilityWeight: traits.legibilityWeight)
      ),
      (
        .displayGamut, traits.displayGamut.rawValue, -1,
        UITraitCollection(displayGamut: traits.displayGamut)
      ),
    ]
  }

  private static func remainder(of traits: UITraitCollection) -> Node {
    .atom(
      .test(
        ConditionTest(text: "traits contain \(traits)") { environment in
          environment.traits.containsTraits(in: traits)
        } present: { environment in
          "traits are \(environment.traits)"
        }))
  }

  /// A custom trait, or one of the system's that has no condition of its own.
  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  public static func trait<Trait: UITraitDefinition>(
    _ trait: Trait.Type, _ value: Trait.Value
  ) -> Condition where Trait.Value: Equatable & Sendable {
    Condition(
      .atom(
        .test(
          ConditionTest(text: "\(Trait.name) = \(value)", trait: trait, value: value) {
            $0.traits[Trait.self] == value
          } present: {
            "\(Trait.name) is \($0.traits[Trait.self])"
          })))
  }

  /// A custom trait whose value meets a test with a name.
  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  public static func trait<Trait: UITraitDefinition>(
    _ trait: Trait.Type, _ name: String, where test: @escaping @Sendable (Trait.Value) -> Bool
  ) -> Condition {
    Condition(
      .atom(
        .test(
          ConditionTest(text: "\(Trait.name) \(name)", trait: trait) {
            test($0.traits[Trait.self])
          } present: {
            "\(Trait.name) is \($0.traits[Trait.self])"
          })))
  }

  /// Anything that can be read off traits and space; conditions with the same name are the same.
  public static func test(
    _ name: String, _ holds: @escaping @Sendable (AdaptiveEnvironment) -> Bool
  ) -> Condition {
    Condition(
      .atom(
        .test(
          ConditionTest(text: name, holds: holds) { environment in
            holds(environment) ? "it holds" : "it does not hold"
          })))
  }
}

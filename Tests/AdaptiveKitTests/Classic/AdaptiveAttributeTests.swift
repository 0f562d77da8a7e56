import AdaptiveKit
import Testing
import UIKit

@Suite("Attributes of the classic interface")
@MainActor
struct AdaptiveAttributeTests {
  private static let pairs: [(AdaptiveAttribute, UITraitCollection)] = [
    (SizeClass.horizontalCompact, UITraitCollection(horizontalSizeClass: .compact)),
    (SizeClass.horizontalRegular, UITraitCollection(horizontalSizeClass: .regular)),
    (SizeClass.verticalCompact, UITraitCollection(verticalSizeClass: .compact)),
    (SizeClass.verticalRegular, UITraitCollection(verticalSizeClass: .regular)),
    (Idiom.phone, UITraitCollection(userInterfaceIdiom: .phone)),
    (Idiom.pad, UITraitCollection(userInterfaceIdiom: .pad)),
    (Idiom.tv, UITraitCollection(userInterfaceIdiom: .tv)),
    (Idiom.carPlay, UITraitCollection(userInterfaceIdiom: .carPlay)),
    (Idiom.mac, UITraitCollection(userInterfaceIdiom: .mac)),
    (DisplayGamut.SRGB, UITraitCollection(displayGamut: .SRGB)),
    (DisplayGamut.P3, UITraitCollection(displayGamut: .P3)),
    (ForceTouch.unavailable, UITraitCollection(forceTouchCapability: .unavailable)),
    (ForceTouch.available, UITraitCollection(forceTouchCapability: .available)),
    (LayoutDirection.leftToRight, UITraitCollection(layoutDirection: .leftToRight)),
    (LayoutDirection.rightToLeft, UITraitCollection(layoutDirection: .rightToLeft)),
    (Scale.oneX, UITraitCollection(displayScale: 1)),
    (Scale.twoX, UITraitCollection(displayScale: 2)),
    (Scale.threeX, UITraitCollection(displayScale: 3)),
    (Scale.fourX, UITraitCollection(displayScale: 4)),
    (InterfaceStyle.light, UITraitCollection(userInterfaceStyle: .light)),
    (InterfaceStyle.dark, UITraitCollection(userInterfaceStyle: .dark)),
    (InterfaceLevel.base, UITraitCollection(userInterfaceLevel: .base)),
    (InterfaceLevel.elevated, UITraitCollection(userInterfaceLevel: .elevated)),
    (AccessibilityContrast.normal, UITraitCollection(accessibilityContrast: .normal)),
    (AccessibilityContrast.high, UITraitCollection(accessibilityContrast: .high)),
    (LegibilityWeight.regular, UITraitCollection(legibilityWeight: .regular)),
    (LegibilityWeight.bold, UITraitCollection(legibilityWeight: .bold)),
    (ActiveAppearance.inactive, UITraitCollection(activeAppearance: .inactive)),
    (ActiveAppearance.active, UITraitCollection(activeAppearance: .active)),
    (ImageDynamicRange.standard, UITraitCollection(imageDynamicRange: .standard)),
    (ImageDynamicRange.constrainedHigh, UITraitCollection(imageDynamicRange: .constrainedHigh)),
    (ImageDynamicRange.high, UITraitCollection(imageDynamicRange: .high)),
    (SceneCaptureState.inactive, UITraitCollection(sceneCaptureState: .inactive)),
    (SceneCaptureState.active, UITraitCollection(sceneCaptureState: .active)),
    (Idiom.vision, UITraitCollection(userInterfaceIdiom: .vision)),
    (
      ToolbarItemPresentationSize.regular,
      UITraitCollection(toolbarItemPresentationSize: .regular)
    ),
    (ToolbarItemPresentationSize.small, UITraitCollection(toolbarItemPresentationSize: .small)),
    (ToolbarItemPresentationSize.large, UITraitCollection(toolbarItemPresentationSize: .large)),
    (TypesettingLanguage("ar"), UITraitCollection(typesettingLanguage: "ar")),
    (TypesettingLanguage("th"), UITraitCollection(typesettingLanguage: "th")),
    (ListEnvironment.none, UITraitCollection(listEnvironment: .none)),
    (ListEnvironment.plain, UITraitCollection(listEnvironment: .plain)),
    (ListEnvironment.grouped, UITraitCollection(listEnvironment: .grouped)),
    (ListEnvironment.insetGrouped, UITraitCollection(listEnvironment: .insetGrouped)),
    (ListEnvironment.sidebar, UITraitCollection(listEnvironment: .sidebar)),
    (ListEnvironment.sidebarPlain, UITraitCollection(listEnvironment: .sidebarPlain)),
    (HDRHeadroomUsageLimit.active, UITraitCollection(hdrHeadroomUsageLimit: .active)),
    (HDRHeadroomUsageLimit.inactive, UITraitCollection(hdrHeadroomUsageLimit: .inactive)),
    (TabAccessoryEnvironment.none, UITraitCollection(tabAccessoryEnvironment: .none)),
    (TabAccessoryEnvironment.regular, UITraitCollection(tabAccessoryEnvironment: .regular)),
    (TabAccessoryEnvironment.inline, UITraitCollection(tabAccessoryEnvironment: .inline)),
    (
      SplitViewControllerLayoutEnvironment.expanded,
      UITraitCollection(splitViewControllerLayoutEnvironment: .expanded)
    ),
    (
      SplitViewControllerLayoutEnvironment.collapsed,
      UITraitCollection(splitViewControllerLayoutEnvironment: .collapsed)
    ),
    (
      NaturalAlignment.baseWritingDirection,
      UITraitCollection(resolvesNaturalAlignmentWithBaseWritingDirection: true)
    ),
    (
      NaturalAlignment.interface,
      UITraitCollection(resolvesNaturalAlignmentWithBaseWritingDirection: false)
    ),
  ]

  @Test("A collection of one attribute tells that attribute and no other")
  func attributesOfCollections() {
    for (attribute, collection) in Self.pairs {
      let found = collection.adaptiveAttributes
      #expect(found.count == 1, "\(attribute)")
      #expect(found.first.map { "\($0)" } == "\(attribute)")
    }
  }

  @Test("Traits of the newest releases, whose types an older SDK lacks, go by their own types")
  func newestTraits() {
    let reduced = TraitValue(UITraitSystemPrefersReducedResourceUsage.self, true)

    #expect(
      reduced.generateTraitCollection()
        == UITraitCollection(systemPrefersReducedResourceUsage: true))
  }

  @Test("Each attribute specifies its trait and no other")
  func collections() {
    for (attribute, collection) in Self.pairs {
      #expect(attribute.generateTraitCollection() == collection, "\(attribute)")
    }
  }

  @Test("Every text size")
  func sizeCategories() {
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    #expect(
      SizeCategory.allCases.map { $0.generateTraitCollection() }
        == categories.map { UITraitCollection(preferredContentSizeCategory: $0) })
  }

  @Test("Values of any other trait, the app's own too")
  func otherTraits() {
    let own = TraitValue(DensityTrait.self, 3)

    #expect(own.generateTraitCollection()[DensityTrait.self] == 3)
    #expect(UITraitCollection { $0[DensityTrait.self] = 3 }.contains(own))
    #expect(!UITraitCollection { $0[DensityTrait.self] = 4 }.contains(own))
    #expect(
      TraitValue(UITraitListEnvironment.self, .sidebar).generateTraitCollection()
        == UITraitCollection { $0.listEnvironment = .sidebar })
  }

  @Test("Attributes together; of two that contradict, the last counts")
  func creation() {
    let both = UITraitCollection.create(with: [Idiom.pad, SizeClass.horizontalCompact])
    let contradicting = UITraitCollection.create(with: Idiom.pad, Idiom.phone)

    #expect(both.userInterfaceIdiom == .pad)
    #expect(both.horizontalSizeClass == .compact)
    #expect(both.verticalSizeClass == .unspecified)
    #expect(contradicting == UITraitCollection(userInterfaceIdiom: .phone))
    #expect(UITraitCollection.create(with: []) == UITraitCollection())
  }

  @Test("A collection contains the attributes that it specifies")
  func containment() {
    let collection = UITraitCollection.create(with: Idiom.pad, Scale.twoX)

    #expect(collection.contains(Idiom.pad))
    #expect(collection.contains(Scale.twoX))
    #expect(!collection.contains(Idiom.phone))
    #expect(!collection.contains(SizeClass.horizontalCompact))
  }

  @Test("A collection tells its attributes")
  func description() {
    let attributes = UITraitCollection.create(
      with: Idiom.pad, Scale.twoX, SizeClass.horizontalCompact, SizeCategory.large
    ).adaptiveAttributes

    #expect(attributes.count == 4)
    #expect(attributes[0] as? Idiom == .pad)
    #expect(attributes[1] as? Scale == .twoX)
    #expect(attributes[2] as? SizeClass == .horizontalCompact)
    #expect(attributes[3] as? SizeCategory == .large)
    #expect(UITraitCollection().adaptiveAttributes.isEmpty)
  }
}

private struct DensityTrait: UITraitDefinition {
  static let defaultValue = 0
}

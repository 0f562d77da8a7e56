import Foundation
import Testing

@testable import UIKit

/// Values and their meaning as in Apple's documentation of each trait.
@MainActor
@Suite("Trait collections")
struct TraitCollectionTests {
  @Test("A new collection specifies nothing")
  func newCollectionIsUnspecified() {
    let traits = UITraitCollection()

    #expect(traits.userInterfaceIdiom == .unspecified)
    #expect(traits.displayScale == CGFloat(0))
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.forceTouchCapability == .unknown)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.displayGamut == .unspecified)
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.userInterfaceLevel == .unspecified)
    #expect(traits.accessibilityContrast == .unspecified)
    #expect(traits.legibilityWeight == .unspecified)
    #expect(traits.activeAppearance == .unspecified)
    #expect(traits.toolbarItemPresentationSize == .unspecified)
    #expect(traits.imageDynamicRange == .unspecified)
    #expect(traits.sceneCaptureState == .unspecified)
    #expect(traits.typesettingLanguage == nil)
    #expect(traits.listEnvironment == .unspecified)
    #expect(traits.hdrHeadroomUsageLimit == .unspecified)
    #expect(traits.tabAccessoryEnvironment == .unspecified)
    #expect(traits.splitViewControllerLayoutEnvironment == .none)
    #expect(!traits.resolvesNaturalAlignmentWithBaseWritingDirection)
    #expect(!traits.systemPrefersReducedResourceUsage)
    #expect(traits.verticalBarEdge == .unspecified)
  }

  @Test("Each initialiser specifies its trait and no other")
  func initialisersSpecifyOneTrait() {
    let collections: [(UITraitCollection, UITrait)] = [
      (UITraitCollection(userInterfaceIdiom: .pad), UITraitUserInterfaceIdiom.self),
      (UITraitCollection(displayScale: 3), UITraitDisplayScale.self),
      (UITraitCollection(horizontalSizeClass: .compact), UITraitHorizontalSizeClass.self),
      (UITraitCollection(verticalSizeClass: .regular), UITraitVerticalSizeClass.self),
      (UITraitCollection(forceTouchCapability: .available), UITraitForceTouchCapability.self),
      (UITraitCollection(layoutDirection: .leftToRight), UITraitLayoutDirection.self),
      (
        UITraitCollection(preferredContentSizeCategory: .small),
        UITraitPreferredContentSizeCategory.self
      ),
      (UITraitCollection(displayGamut: .P3), UITraitDisplayGamut.self),
      (UITraitCollection(userInterfaceStyle: .dark), UITraitUserInterfaceStyle.self),
      (UITraitCollection(userInterfaceLevel: .elevated), UITraitUserInterfaceLevel.self),
      (UITraitCollection(accessibilityContrast: .high), UITraitAccessibilityContrast.self),
      (UITraitCollection(legibilityWeight: .bold), UITraitLegibilityWeight.self),
      (UITraitCollection(activeAppearance: .active), UITraitActiveAppearance.self),
      (
        UITraitCollection(toolbarItemPresentationSize: .large),
        UITraitToolbarItemPresentationSize.self
      ),
      (UITraitCollection(imageDynamicRange: .high), UITraitImageDynamicRange.self),
      (UITraitCollection(sceneCaptureState: .active), UITraitSceneCaptureState.self),
      (UITraitCollection(typesettingLanguage: "th"), UITraitTypesettingLanguage.self),
      (UITraitCollection(listEnvironment: .sidebar), UITraitListEnvironment.self),
      (UITraitCollection(hdrHeadroomUsageLimit: .active), UITraitHDRHeadroomUsageLimit.self),
      (UITraitCollection(tabAccessoryEnvironment: .inline), UITraitTabAccessoryEnvironment.self),
      (
        UITraitCollection(splitViewControllerLayoutEnvironment: .expanded),
        UITraitSplitViewControllerLayoutEnvironment.self
      ),
      (
        UITraitCollection(resolvesNaturalAlignmentWithBaseWritingDirection: true),
        UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self
      ),
      (
        UITraitCollection(systemPrefersReducedResourceUsage: true),
        UITraitSystemPrefersReducedResourceUsage.self
      ),
    ]
    for (collection, trait) in collections {
      #expect(names(collection.changedTraits(from: nil)) == [trait.name])
      #expect(collection != UITraitCollection())
    }
    #expect(collections.count == 23)
  }

  @Test("An initialiser given the unspecified value makes an empty collection")
  func unspecifiedValueIsNotSet() {
    #expect(UITraitCollection(userInterfaceStyle: .unspecified) == UITraitCollection())
    #expect(UITraitCollection(displayScale: 0) == UITraitCollection())
    #expect(UITraitCollection(forceTouchCapability: .unknown) == UITraitCollection())
  }

  @Test("Values come back as they were given")
  func valuesComeBack() {
    #expect(UITraitCollection(displayScale: 3).displayScale == CGFloat(3))
    #expect(UITraitCollection(layoutDirection: .leftToRight).layoutDirection == .leftToRight)
    #expect(
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        .preferredContentSizeCategory == .accessibilityLarge)
    #expect(
      UITraitCollection(typesettingLanguage: "th").typesettingLanguage
        == Locale.Language(identifier: "th"))
    #expect(UITraitCollection().replacing(verticalBarEdge: .trailing).verticalBarEdge == .trailing)
  }

  // MARK: Union and containment

  @Test("In a union the last collection that specifies a trait counts")
  func unionTakesTheLast() {
    let union = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(horizontalSizeClass: .unspecified),
    ])

    #expect(union.horizontalSizeClass == .regular)
    #expect(union.userInterfaceStyle == .dark)
    #expect(union.verticalSizeClass == .unspecified)
    #expect(UITraitCollection(traitsFrom: []) == UITraitCollection())
  }

  @Test("A collection contains another when all that the other specifies is the same")
  func containment() {
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .compact),
    ])

    #expect(both.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
    #expect(both.containsTraits(in: both))
    #expect(both.containsTraits(in: UITraitCollection()))
    #expect(both.containsTraits(in: nil))
    #expect(!both.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
    #expect(!UITraitCollection(horizontalSizeClass: .compact).containsTraits(in: both))
    #expect(!both.containsTraits(in: UITraitCollection(userInterfaceIdiom: .phone)))
  }

  @Test("Equal collections have one hash, whatever the way they were made")
  func equality() {
    let union = UITraitCollection(traitsFrom: [
      UITraitCollection(verticalSizeClass: .compact), UITraitCollection(displayScale: 2),
    ])
    let mutated = UITraitCollection { traits in
      traits.displayScale = 2
      traits.verticalSizeClass = .compact
    }

    #expect(union == mutated)
    #expect(union.hash == mutated.hash)
    #expect(union != UITraitCollection(displayScale: 2))
    #expect(Set([union, mutated]).count == 1)
  }

  // MARK: Mutation

  @Test("Modifying gives another collection and leaves the first as it was")
  func modifying() {
    let phone = UITraitCollection(userInterfaceIdiom: .phone)

    let dark = phone.modifyingTraits { $0.userInterfaceStyle = .dark }
    let pad = dark.replacing(UITraitUserInterfaceIdiom.self, value: .pad)
    let none = pad.modifyingTraits { $0.userInterfaceIdiom = .unspecified }

    #expect(phone.userInterfaceStyle == .unspecified)
    #expect(dark.userInterfaceIdiom == .phone)
    #expect(dark[UITraitUserInterfaceStyle.self] == .dark)
    #expect(pad.userInterfaceIdiom == .pad)
    #expect(none == UITraitCollection(userInterfaceStyle: .dark))
  }

  @Test("Changed traits are those whose values differ")
  func changedTraits() {
    let before = UITraitCollection {
      $0.horizontalSizeClass = .compact
      $0.displayScale = 2
    }
    let after = UITraitCollection {
      $0.horizontalSizeClass = .regular
      $0.displayScale = 2
      $0.theme = .sepia
    }

    #expect(Set(names(after.changedTraits(from: before))) == ["HorizontalSizeClass", "Theme"])
    #expect(after.changedTraits(from: after).isEmpty)
  }

  @Test("Colours depend on style, level, contrast and traits that say so, not on size classes")
  func colorAppearance() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let theme = light.replacing(ThemeTrait.self, value: .sepia)
    let compact = light.modifyingTraits { $0.horizontalSizeClass = .compact }

    let dark = UITraitCollection(userInterfaceStyle: .dark)
    func differ(_ left: UITraitCollection, _ right: UITraitCollection?) -> Bool {
      left.hasDifferentColorAppearance(comparedTo: right)
    }
    #expect(differ(light, nil))
    #expect(differ(light, dark))
    #expect(differ(theme, light))
    #expect(!differ(compact, light))
    #expect(
      names(UITraitCollection.systemTraitsAffectingColorAppearance)
        .contains("UserInterfaceStyle"))
    #expect(names(UITraitCollection.systemTraitsAffectingImageLookup).contains("DisplayScale"))
  }

  // MARK: Custom traits

  @Test("A custom trait has its default until it is set")
  func customTrait() {
    let sepia = UITraitCollection { $0[ThemeTrait.self] = .sepia }

    #expect(UITraitCollection()[ThemeTrait.self] == .plain)
    #expect(sepia.theme == .sepia)
    #expect(sepia != UITraitCollection())
    #expect(sepia == UITraitCollection { $0.theme = .sepia })
    #expect(sepia.modifyingTraits { $0.theme = .plain }.theme == .plain)
  }

  @Test("A custom trait set to its default equals one that is not set, but wins in a union")
  func customDefaultIsSet() {
    let plain = UITraitCollection { $0.theme = .plain }
    let sepia = UITraitCollection { $0.theme = .sepia }

    #expect(plain == UITraitCollection())
    #expect(plain.hash == UITraitCollection().hash)
    #expect(UITraitCollection(traitsFrom: [sepia, plain]).theme == .plain)
    #expect(!sepia.containsTraits(in: plain))
    #expect(UITraitCollection().containsTraits(in: plain))
  }

  @Test("Traits of structures, texts and optional numbers keep their values")
  func customValueTypes() {
    let traits = UITraitCollection {
      $0[GridTrait.self] = Grid(columns: 3)
      $0[CountTrait.self] = 7
    }

    #expect(traits[GridTrait.self] == Grid(columns: 3))
    #expect(traits[CountTrait.self] == 7)
    #expect(traits.replacing(CountTrait.self, value: nil)[CountTrait.self] == nil)
    #expect(UITraitCollection()[CountTrait.self] == nil)
    #expect(traits != traits.replacing(GridTrait.self, value: Grid(columns: 4)))
  }

  @Test("The name of a trait is that of its type unless stated")
  func names() {
    #expect(GridTrait.name == "GridTrait")
    #expect(GridTrait.identifier.hasSuffix("UIKitTests.GridTrait"))
    #expect(ThemeTrait.name == "Theme")
    #expect(!GridTrait.affectsColorAppearance)
  }

  @Test("The description lists what is specified")
  func description() {
    let traits = UITraitCollection {
      $0.horizontalSizeClass = .compact
      $0.theme = .sepia
    }

    #expect(
      traits.description == "<UITraitCollection: HorizontalSizeClass = compact, Theme = sepia>")
  }

  // MARK: The current traits

  @Test("Traits are current while a closure runs, and only then")
  func performAsCurrent() {
    let before = UITraitCollection.current
    var seen = UIUserInterfaceStyle.unspecified

    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      seen = UITraitCollection.current.userInterfaceStyle
    }

    #expect(seen == .dark)
    #expect(UITraitCollection.current == before)
  }

  @Test("Text sizes compare by size")
  func contentSizes() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    #expect(UIContentSizeCategory.large >= .large)
    #expect(!(UIContentSizeCategory.large > .large))
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  private func names(_ traits: [UITrait]) -> [String] { traits.map { $0.name } }
}

enum Theme: Int, Sendable {
  case plain, sepia
}

struct ThemeTrait: UITraitDefinition {
  static let defaultValue = Theme.plain
  static let name = "Theme"
  static let affectsColorAppearance = true
}

struct Grid: Equatable, Sendable {
  var columns: Int
}

struct GridTrait: UITraitDefinition {
  static let defaultValue = Grid(columns: 1)
}

struct CountTrait: UITraitDefinition {
  static let defaultValue: Int? = nil
}

extension UITraitCollection {
  var theme: Theme { self[ThemeTrait.self] }
}

extension UIMutableTraits {
  var theme: Theme {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}

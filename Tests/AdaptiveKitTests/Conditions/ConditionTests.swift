import AdaptiveKit
import Testing
import UIKit

@Suite("Conditions")
@MainActor
struct ConditionTests {
  @Test("Ranges include the ends that Swift's ranges include")
  func ranges() {
    let widths: [CGFloat] = [599, 600, 601, 900]
    func holding(_ condition: Condition) -> [CGFloat] {
      widths.filter { condition.holds(in: AdaptiveEnvironment($0, 800)) }
    }
    #expect(holding(.width(600...)) == [600, 601, 900])
    #expect(holding(.width(..<600)) == [599])
    #expect(holding(.width(...600)) == [599, 600])
    #expect(holding(.width(600..<900)) == [600, 601])
    #expect(holding(.width(600...900)) == [600, 601, 900])
    #expect(holding(!.width(600...)) == [599])
  }

  @Test("And, or and not combine as in Swift")
  func combinations() {
    let wide = Condition.width(600...)
    let regular = Condition.verticalSizeClass(.regular)
    #expect((wide && regular).holds(in: .padPortrait))
    #expect(!(wide && regular).holds(in: .phoneLandscape))
    #expect((wide || regular).holds(in: .phone))
    #expect(!(!wide || regular).holds(in: .phoneLandscape))
    #expect(Condition.always.holds(in: .phone))
    #expect(!Condition.never.holds(in: .phone))
  }

  @Test("Traits are compared one by one and as containsTraits(in:) compares them")
  func traits() {
    #expect(Condition.userInterfaceIdiom(.pad).holds(in: .padThird))
    #expect(!Condition.horizontalSizeClass(.regular).holds(in: .padThird))
    let collection = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(userInterfaceIdiom: .pad),
    ])
    #expect(Condition.traits(collection).holds(in: .padThird))
    #expect(!Condition.traits(collection).holds(in: .phone))
    #expect(Condition.traits(UITraitCollection()).holds(in: .phone))
    let dark = AdaptiveEnvironment(
      1, 1,
      also: [
        UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
        UITraitCollection(accessibilityContrast: .high),
        UITraitCollection(legibilityWeight: .bold),
        UITraitCollection(userInterfaceLevel: .elevated),
        UITraitCollection(displayGamut: .P3), UITraitCollection(activeAppearance: .active),
        UITraitCollection(forceTouchCapability: .available),
      ])
    for condition: Condition in [
      .userInterfaceStyle(.dark), .displayScale(3), .displayScale(2...),
      .accessibilityContrast(.high), .legibilityWeight(.bold), .userInterfaceLevel(.elevated),
      .displayGamut(.P3), .activeAppearance(.active), .forceTouchCapability(.available),
    ] {
      #expect(condition.holds(in: dark), "\(condition)")
      #expect(!condition.holds(in: .phone), "\(condition)")
    }
  }

  @Test("A trait without a condition of its own is compared as part of a collection")
  func remainingTraits() {
    let active = UITraitCollection(sceneCaptureState: .active)
    let environment = AdaptiveEnvironment(1, 1, also: [active])
    #expect(Condition.traits(active).holds(in: environment))
    #expect(!Condition.traits(active).holds(in: .phone))
  }

  @Test("Text sizes are ordered")
  func textSizes() {
    let sizes: [UIContentSizeCategory] = [
      .small, .large, .accessibilityMedium, .accessibilityExtraExtraExtraLarge,
    ]
    func holding(_ condition: Condition) -> [UIContentSizeCategory] {
      sizes.filter {
        condition.holds(
          in: AdaptiveEnvironment(
            1, 1, also: [UITraitCollection(preferredContentSizeCategory: $0)]))
      }
    }
    #expect(holding(.contentSizeCategory(from: .accessibilityMedium)) == [sizes[2], sizes[3]])
    #expect(holding(.contentSizeCategory(through: .large)) == [.small, .large])
    #expect(
      holding(.contentSizeCategory(from: .medium, through: .accessibilityMedium)) == [
        .large, .accessibilityMedium,
      ])
    #expect(holding(.contentSizeCategory(.small)) == [.small])
  }

  struct Density: UITraitDefinition {
    static let defaultValue = 1
  }

  @Test("Custom traits have their default where nothing sets them")
  func customTraits() {
    let dense = AdaptiveEnvironment(
      1, 1, also: [UITraitCollection { $0[Density.self] = 3 }])
    #expect(Condition.trait(Density.self, 3).holds(in: dense))
    #expect(Condition.trait(Density.self, 1).holds(in: .phone))
    let atLeastTwo = Condition.trait(Density.self, "at least 2") { $0 >= 2 }
    #expect(atLeastTwo.holds(in: dense) && !atLeastTwo.holds(in: .phone))
  }

  @Test("Space: aspect, orientation, safe area by edge and direction")
  func space() {
    #expect(Condition.orientation(.landscape).holds(in: .phoneLandscape))
    #expect(Condition.orientation(.portrait).holds(in: AdaptiveEnvironment(400, 400)))
    // 1024 / 768 = 4 / 3.
    #expect(Condition.aspectRatio((4 / 3)...).holds(in: .padLandscape))
    #expect(!Condition.aspectRatio(1.4...).holds(in: .padLandscape))
    let insets = UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 0)
    let notched = AdaptiveEnvironment(812, 375, safeArea: insets)
    // 812 − 44 = 768; 375 − 21 = 354.
    #expect(Condition.safeWidth(768...768).holds(in: notched))
    #expect(Condition.safeHeight(..<355).holds(in: notched))
    #expect(Condition.safeArea(.leading, 44...).holds(in: notched))
    #expect(Condition.safeArea(.bottom, 1...).holds(in: notched))
    #expect(!Condition.safeArea(.top, 1...).holds(in: notched))
    let turned = AdaptiveEnvironment(
      812, 375, also: [UITraitCollection(layoutDirection: .rightToLeft)], safeArea: insets)
    #expect(Condition.safeArea(.trailing, 44...).holds(in: turned))
    #expect(Condition.safeArea(.left, 44...).holds(in: turned))
    #expect(!Condition.safeArea(.leading, 44...).holds(in: turned))
  }

  @Test("A fold divides into columns or rows by its shape; a camera occludes")
  func regions() {
    let fold = ReservedRegion(.division, frame: CGRect(x: 400, y: 0, width: 40, height: 700))
    let camera = ReservedRegion(.occlusion, frame: CGRect(x: 20, y: 20, width: 30, height: 30))
    let book = AdaptiveEnvironment(840, 700, regions: [fold])
    let table = AdaptiveEnvironment(
      700, 840,
      regions: [ReservedRegion(.division, frame: CGRect(x: 0, y: 400, width: 700, height: 40))])
    #expect(Condition.divided(into: .columns).holds(in: book))
    #expect(!Condition.divided(into: .rows).holds(in: book))
    #expect(Condition.divided(into: .rows).holds(in: table))
    #expect(!Condition.occluded.holds(in: book))
    #expect(Condition.occluded.holds(in: AdaptiveEnvironment(1, 1, regions: [camera])))
  }

  @Test("Breakpoints begin at their length and end before the next one's")
  func breakpoints() {
    let tablet = Breakpoint("tablet", width: 600)
    let desktop = Breakpoint("desktop", width: 1000)
    func widths(_ condition: Condition) -> [CGFloat] {
      [599, 600, 999, 1000].filter { condition.holds(in: AdaptiveEnvironment($0, 1)) }
    }
    #expect(widths(.from(tablet)) == [600, 999, 1000])
    #expect(widths(.below(tablet)) == [599])
    #expect(widths(.from(tablet, to: desktop)) == [600, 999])
    #expect(Condition.from(tablet).description == "from tablet (width ≥ 600)")
    #expect(Condition.from(Breakpoint("tall", height: 900)).holds(in: .padPortrait))
  }

  @Test("iPad portrait, iPhone portrait and a third of an iPad are told apart by space alone")
  func toldApart() {
    let padPortrait = Condition.width(600...) && .orientation(.portrait)
    let third = Condition.width(..<600) && .aspectRatio(..<0.45)
    let phone = Condition.width(..<600) && .aspectRatio(0.45..<1)
    // 320 / 768 = 0.417, 375 / 812 = 0.462.
    let all: [AdaptiveEnvironment] = [.padPortrait, .padThird, .phone]
    #expect(all.map { padPortrait.holds(in: $0) } == [true, false, false])
    #expect(all.map { third.holds(in: $0) } == [false, true, false])
    #expect(all.map { phone.holds(in: $0) } == [false, false, true])
  }

  @Test("Conditions print themselves")
  func words() {
    let condition =
      Condition.width(600..<900) && (.horizontalSizeClass(.regular) || !.orientation(.landscape))
    #expect(
      condition.description
        == "600 ≤ width < 900 and (horizontalSizeClass = regular or not orientation = landscape)")
    #expect(Condition.width(600...).named("wide").description == "wide (width ≥ 600)")
    #expect((Condition.always && .never).description == "never")
    #expect(
      Condition.contentSizeCategory(from: .accessibilityMedium).description
        == "contentSizeCategory ≥ accessibilityMedium")
  }

  @Test("The fewest parts that decide are named with their present values")
  func deciding() {
    let condition = Condition.width(600...) && .horizontalSizeClass(.regular)
    #expect(
      condition.decidingParts(in: .phone).map(\.description) == [
        "width ≥ 600 does not hold: width is 375"
      ])
    #expect(
      condition.decidingParts(in: .padPortrait).map(\.description) == [
        "width ≥ 600 holds: width is 768",
        "horizontalSizeClass = regular holds: horizontalSizeClass is regular",
      ])
    let either = (Condition.width(600...) && .height(600...)) || .userInterfaceIdiom(.pad)
    #expect(
      either.decidingParts(in: .padPortrait).map(\.text) == ["userInterfaceIdiom = pad"])
    #expect(
      either.decidingParts(in: .phone).map(\.text) == ["width ≥ 600", "userInterfaceIdiom = pad"])
  }

  @Test("Tests by code have a name")
  func code() {
    let square = Condition.test("square") { $0.space.size.width == $0.space.size.height }
    #expect(square.holds(in: AdaptiveEnvironment(5, 5)))
    #expect(
      square.decidingParts(in: .phone).map(\.description) == [
        "square does not hold: it does not hold"
      ])
  }
}

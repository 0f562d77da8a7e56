import AdaptiveKit
import Testing
import UIKit

@Suite("Containers that give their child other traits", .serialized)
@MainActor
struct ContainerTests {
  private final class Child: UIViewController {
    var calls: [String] = []

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      calls.append(newCollection.horizontalSizeClass == .compact ? "compact" : "regular")
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      calls.append("\(size.width)")
    }
  }

  private let compactInPortrait = [
    TraitOverride(
      when: .userInterfaceIdiom(.pad) && .orientation(.portrait),
      UITraitCollection(horizontalSizeClass: .compact))
  ]
  private let portrait = WindowSurroundings(768, 1024, .regular, .regular, idiom: .pad)
  private let landscape = WindowSurroundings(1024, 768, .regular, .regular, idiom: .pad)

  @Test("An iPad shows the compact layout in portrait", arguments: [15, 17, 26])
  func padInPortrait(release: Int) {
    let old = UIKitRelease.current
    defer { UIKitRelease.current = old }
    UIKitRelease.current = UIKitRelease(iOS: release)
    let child = Child()
    let container = AdaptiveContainerController(child, overrides: compactInPortrait)
    let window = makeWindow(container, portrait)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(child.view.traitCollection.horizontalSizeClass == .compact)
    #expect(container.traitCollection.horizontalSizeClass == .regular)
    child.calls = []
    window.transition(to: landscape)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 1024, height: 768))
    #expect(child.calls == ["regular", "1024.0"])
    window.transition(to: portrait)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(child.calls == ["regular", "1024.0", "compact", "768.0"])
  }

  @Test("Overrides are a value that may change at any time")
  func changed() {
    let child = UIViewController()
    let container = AdaptiveContainerController(child, overrides: compactInPortrait)
    let window = makeWindow(container, portrait)
    container.overrides = []
    window.layoutIfNeeded()
    #expect(child.traitCollection.horizontalSizeClass == .regular)
  }

  @Test("The container's view explains the overrides, and names one that nothing can meet")
  func explained() {
    let handler = Adaptation.problemHandler
    Adaptation.problemHandler = nil
    defer { Adaptation.problemHandler = handler }
    let line = #line + 1
    let never = TraitOverride(
      when: .width(600...) && .width(..<400), UITraitCollection(verticalSizeClass: .compact))
    let container = AdaptiveContainerController(
      UIViewController(), overrides: compactInPortrait + [never])
    let window = makeWindow(container, portrait)
    let rules = container.view.adaptation.explain().rules
    #expect(rules.map(\.name) == ["trait override", "trait override"])
    #expect(rules.map(\.isActive) == [true, false])
    #expect(
      rules[0].effects.map(\.text) == [
        "behaviour UIViewController is given horizontalCompact"
      ])
    #expect(
      container.view.adaptation.problems.map(\.description) == [
        "No configuration can meet the condition width ≥ 600 and width < 400. At "
          + "AdaptiveKitTests/ContainerTests.swift:\(line) (trait override)."
      ])
    container.overrides = []
    window.layoutIfNeeded()
    #expect(container.view.adaptation.explain().rules.isEmpty)
  }

  @Test("For each trait the more specific override counts")
  func precedence() {
    let overrides = [
      TraitOverride(
        when: .width(600...) && .orientation(.portrait),
        UITraitCollection(horizontalSizeClass: .compact)),
      TraitOverride(
        when: .width(600...),
        UITraitCollection(traitsFrom: [
          UITraitCollection(horizontalSizeClass: .regular),
          UITraitCollection(verticalSizeClass: .compact),
        ])),
    ]
    let traits = overrides.traits(in: .padPortrait)
    #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .compact)
    #expect(overrides.traits(in: .padLandscape).horizontalSizeClass == .regular)
    #expect(overrides.traits(in: .phone) == UITraitCollection())
  }
}

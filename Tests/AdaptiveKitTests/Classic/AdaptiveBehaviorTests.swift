import AdaptiveKit
import Testing
import UIKit

@Suite("Behaviours of the classic interface")
@MainActor
struct AdaptiveBehaviorTests {
  private let journal = Journal()
  private let compact = UITraitCollection(horizontalSizeClass: .compact)
  private let regular = UITraitCollection(horizontalSizeClass: .regular)

  @Test("Closures run when it changes whether the traits apply, not at every update")
  func changes() {
    let behavior = AdaptiveBehavior(
      traitCollection: compact, behavior: { journal.note("on") },
      counterBehavior: { journal.note("off") })

    behavior.update(for: compact)
    behavior.update(for: .create(with: SizeClass.horizontalCompact, SizeClass.verticalCompact))
    #expect(journal.read() == ["on"])
    behavior.update(for: regular)
    behavior.update(for: UITraitCollection())
    #expect(journal.read() == ["off"])
    behavior.update(for: compact)
    #expect(journal.read() == ["on"])
  }

  @Test("The first update counts as a change, also where the traits do not apply")
  func firstUpdate() {
    let behavior = AdaptiveBehavior(
      traitCollection: compact, behavior: { journal.note("on") },
      counterBehavior: { journal.note("off") })

    behavior.update(for: regular)

    #expect(journal.read() == ["off"])
  }

  @Test("A counter-behaviour is optional")
  func withoutCounter() {
    let behavior = AdaptiveBehavior(traitCollection: compact, behavior: { journal.note("on") })

    behavior.update(for: regular)
    behavior.update(for: compact)

    #expect(journal.read() == ["on"])
  }

  @Test("Traits that specify nothing always apply")
  func emptyTraits() {
    let behavior = AdaptiveBehavior(
      traitCollection: UITraitCollection(), behavior: { journal.note("on") })

    behavior.update(for: UITraitCollection())
    behavior.update(for: regular)

    #expect(journal.read() == ["on"])
  }

  @Test("A stack turns where both classes are compact: the pattern's own example")
  func stack() {
    let view = ClassicView()
    let stack = UIStackView()
    stack.axis = .vertical
    view.addSubview(stack, constraints: fill())
    view.addBehavior(
      for: [SizeClass.horizontalCompact, SizeClass.verticalCompact],
      behavior: { stack.axis = .horizontal }, counterBehavior: { stack.axis = .vertical })
    let stage = Stage()

    stage.show(view)
    #expect(stack.axis == .vertical)
    stage.change(SizeClass.verticalCompact)
    #expect(stack.axis == .horizontal)
    stage.change(SizeClass.horizontalRegular)
    #expect(stack.axis == .vertical)
  }
}

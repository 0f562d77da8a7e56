import AdaptiveKit
import Testing
import UIKit

@Suite("Updates of the classic interface")
@MainActor
struct AdaptiveInterfaceTests {
  private let journal = Journal()
  private let view = ClassicView()
  private let compact = UITraitCollection(horizontalSizeClass: .compact)
  private let regular = UITraitCollection(horizontalSizeClass: .regular)

  private func noting(_ name: String, _ attribute: AdaptiveAttribute) {
    view.addBehavior(
      for: attribute, behavior: { journal.note("\(name) on") },
      counterBehavior: { journal.note("\(name) off") })
  }

  @Test("Elements that do not match are updated first, then those that do, each group in order")
  func order() {
    noting("1 compact", SizeClass.horizontalCompact)
    noting("2 regular", SizeClass.horizontalRegular)
    noting("3 compact", SizeClass.horizontalCompact)
    noting("4 regular", SizeClass.horizontalRegular)

    view.update(for: compact)
    #expect(
      journal.read() == ["2 regular off", "4 regular off", "1 compact on", "3 compact on"])
    view.update(for: regular)
    #expect(
      journal.read() == ["1 compact off", "3 compact off", "2 regular on", "4 regular on"])
  }

  @Test("Views are there and constraints active when a matching behaviour runs")
  func groupsOfMatching() {
    let child = UIView()
    let width = child.width == 3
    view.addBehavior(
      for: SizeClass.horizontalCompact,
      behavior: { journal.note("\(child.superview != nil) \(width.isActive)") })
    view.addConstraints(for: SizeClass.horizontalCompact, constraints: width)
    view.addView(for: SizeClass.horizontalCompact, view: child, parent: view)

    view.update(for: regular)
    view.update(for: compact)

    #expect(journal.read() == ["true true"])
  }

  @Test("Own elements take part")
  func ownElements() {
    struct Note: AdaptiveElement {
      let traitCollection: UITraitCollection
      let journal: Journal
      func update(for incomingTraitCollection: UITraitCollection) {
        journal.note("\(incomingTraitCollection.containsTraits(in: traitCollection))")
      }
    }
    view.adaptiveElements.append(Note(traitCollection: compact, journal: journal))
    view.addElement(Note(traitCollection: regular, journal: journal))

    view.update(for: compact)

    #expect(journal.read() == ["false", "true"])
  }

  @Test("An interface within an interface is told of the outer one's traits")
  func nested() {
    let inner = ClassicView()
    inner.addBehavior(
      for: SizeClass.horizontalCompact, behavior: { journal.note("inner on") },
      counterBehavior: { journal.note("inner off") })
    view.addElement(inner)

    view.update(for: regular)
    view.update(for: compact)

    #expect(journal.read() == ["inner off", "inner on"])
  }

  // MARK: At any time

  @Test("What is added after the first update is applied at once")
  func addedLater() {
    view.update(for: compact)
    let box = UIView()
    view.addSubview(box)
    let width = box.width == 10

    noting("late", SizeClass.horizontalCompact)
    noting("other", SizeClass.horizontalRegular)
    view.addConstraints(for: SizeClass.horizontalCompact, constraints: width)

    #expect(journal.read() == ["late on", "other off"])
    #expect(width.isActive)
  }

  @Test("Elements may be added during an update, by function or to the array")
  func addedDuringUpdate() {
    view.addBehavior(
      for: SizeClass.horizontalCompact,
      behavior: {
        noting("by function", SizeClass.horizontalCompact)
        view.adaptiveElements.append(
          AdaptiveBehavior(traitCollection: compact, behavior: { journal.note("by array") }))
      })

    view.update(for: compact)

    #expect(journal.read() == ["by function on", "by array"])
    view.update(for: compact)
    #expect(journal.read().isEmpty)
  }

  @Test("Elements may be removed during an update: they are not updated any more")
  func removedDuringUpdate() {
    view.addBehavior(for: SizeClass.horizontalCompact, behavior: { view.adaptiveElements = [] })
    noting("removed", SizeClass.horizontalCompact)

    view.update(for: compact)

    #expect(journal.read().isEmpty)
    #expect(view.adaptiveElements.isEmpty)
  }

  @Test("Elements may be removed between updates, which leaves things as they are")
  func removedBetween() {
    let box = UIView()
    view.addSubview(box)
    let width = box.width == 10
    view.addConstraints(for: SizeClass.horizontalCompact, constraints: width)
    view.update(for: compact)

    view.adaptiveElements.removeAll()
    view.update(for: regular)

    #expect(width.isActive)
  }

  @Test("An update within an update is the last word")
  func reentrance() {
    noting("regular", SizeClass.horizontalRegular)
    view.addBehavior(
      for: SizeClass.horizontalCompact, behavior: { view.update(for: regular) },
      counterBehavior: { journal.note("back") })
    noting("compact", SizeClass.horizontalCompact)

    view.update(for: compact)

    // Off, then the inner update: the one that called goes back, the last one has never applied.
    #expect(journal.read() == ["regular off", "back", "compact off", "regular on"])
  }

  @Test("Interfaces that come to the address of one that is gone begin afresh")
  func addresses() {
    for _ in 0..<200 {
      let passing = ClassicView()
      passing.addBehavior(for: SizeClass.horizontalCompact, behavior: { journal.note("run") })
      #expect(journal.read().isEmpty)
      passing.update(for: compact)
      #expect(journal.read() == ["run"])
    }
  }
}

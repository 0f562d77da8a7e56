import Testing

@testable import UIKit

/// When and whom changes are told: Apple's "Adapting your app when traits change", the talk
/// "Unleash the UIKit trait system" (2023), and the iOS 13 release notes on predicted traits.
@MainActor
@Suite("Trait delivery")
struct TraitDeliveryTests {
  // MARK: The first traits

  @Test("Traits as predicted are no change", arguments: [16, 26])
  func predictedTraitsAreNoChange(release: Int) {
    withRelease(release) {
      let surroundings = makeRoot().traitCollection
      surroundings.performAsCurrent {
        let root = makeRoot()
        let view = root.adding(TraitWitness())
        root.layoutIfNeeded()

        #expect(view.changes.isEmpty)
      }
    }
  }

  @Test("Traits other than predicted are told once, with the predicted ones", arguments: [16, 26])
  func unpredictedTraitsAreTold(release: Int) {
    withRelease(release) {
      let predicted = UITraitCollection(userInterfaceIdiom: .pad)
      var view: TraitWitness!
      predicted.performAsCurrent { view = TraitWitness() }
      let root = makeRoot()
      root.adding(view)
      root.layoutIfNeeded()
      root.layoutIfNeeded()

      #expect(view.changes.map(\.previous) == [predicted])
    }
  }

  @Test("A view outside a hierarchy hears nothing", arguments: [16, 26])
  func outsideHierarchy(release: Int) {
    withRelease(release) {
      let view = TraitWitness()
      view.traitOverrides.theme = .sepia
      view.layoutIfNeeded()
      view.updateTraitsIfNeeded()

      #expect(view.changes.isEmpty)
    }
  }

  // MARK: When

  @Test("Before iOS 17 a change is told at once, from the top down")
  func atOnceBefore17() {
    withRelease(16) {
      let (root, view, inner) = settled()
      root.environment?.traits = root.traitCollection.modifyingTraits {
        $0.horizontalSizeClass = .regular
      }

      #expect(view.log.entries == ["outer traits", "inner traits"])
      #expect(inner.changes.first?.now == .regular)
    }
  }

  @Test("From iOS 17 on a change waits for the layout, and comes just before it")
  func withLayoutFrom17() {
    withRelease(17) {
      let (root, view, _) = settled()
      root.environment?.traits = root.traitCollection.modifyingTraits {
        $0.horizontalSizeClass = .regular
      }
      #expect(view.log.entries.isEmpty)

      root.layoutIfNeeded()

      #expect(view.log.entries == ["outer traits", "outer layout", "inner traits", "inner layout"])
    }
  }

  @Test("Several changes before a layout are told once")
  func changesAreBatched() {
    withRelease(17) {
      let (root, view, inner) = settled()
      view.traitOverrides.theme = .sepia
      view.traitOverrides.horizontalSizeClass = .regular
      view.traitOverrides.userInterfaceStyle = .dark
      root.layoutIfNeeded()

      #expect(view.changes.count == 1)
      #expect(inner.changes.count == 1)
      #expect(inner.changes.first?.previous?.theme == .plain)
    }
  }

  @Test("A change that is undone before the layout is not told")
  func undoneChange() {
    withRelease(17) {
      let (root, view, _) = settled()
      view.traitOverrides.theme = .sepia
      view.traitOverrides.remove(ThemeTrait.self)
      root.layoutIfNeeded()

      #expect(view.changes.isEmpty)
    }
  }

  @Test("updateTraitsIfNeeded tells the view and what is below it without a layout")
  func updateTraitsIfNeeded() {
    withRelease(17) {
      let (root, view, inner) = settled()
      view.traitOverrides.theme = .sepia
      view.updateTraitsIfNeeded()

      #expect(view.superview === root)
      #expect(view.log.entries == ["outer traits", "inner traits"])
      #expect(inner.traitCollection.theme == .sepia)
    }
  }

  @Test("A view that comes into other traits is told, with all below it", arguments: [16, 17])
  func movingTells(release: Int) {
    withRelease(release) {
      let (_, view, inner) = settled()
      let other = makeRoot(horizontal: .regular)
      other.addSubview(view)
      other.layoutIfNeeded()

      #expect(view.changes.count == 1)
      #expect(inner.changes.map(\.now) == [.regular])
    }
  }

  @Test("The new traits are current while changes are told")
  func currentDuringDelivery() {
    withRelease(17) {
      let (root, view, _) = settled()
      var seen: Theme?
      view.registerForTraitChanges([ThemeTrait.self]) { (_: TraitWitness, _) in
        seen = UITraitCollection.current.theme
      }
      view.traitOverrides.theme = .sepia
      root.layoutIfNeeded()

      #expect(seen == .sepia)
    }
  }

  // MARK: Registrations

  @Test("A registration hears of its traits only, once per change", arguments: [16, 17])
  func registrationsHearTheirTraits(release: Int) {
    withRelease(release) {
      let (root, view, _) = settled()
      var calls: [Theme] = []
      view.registerForTraitChanges([ThemeTrait.self, UITraitDisplayScale.self]) {
        (view: TraitWitness, previous: UITraitCollection) in
        #expect(previous.theme != view.traitCollection.theme)
        calls.append(view.traitCollection.theme)
      }

      root.traitOverrides.userInterfaceStyle = .dark
      root.layoutIfNeeded()
      #expect(calls.isEmpty)

      root.environment?.traits = UITraitCollection {
        $0.theme = .sepia
        $0.displayScale = 3
      }
      root.layoutIfNeeded()
      #expect(calls == [.sepia])
    }
  }

  @Test("A handler names the object by its own class with Self")
  func handlerWithSelf() {
    withRelease(17) {
      let root = makeRoot()
      let view = root.adding(SelfWatcher())
      root.layoutIfNeeded()
      view.watch()
      view.traitOverrides.userInterfaceStyle = .dark
      root.layoutIfNeeded()

      #expect(view.styles == [.dark])
    }
  }

  @Test("A registration that was taken back is not called")
  func unregistering() {
    withRelease(17) {
      let (root, view, _) = settled()
      var calls = 0
      let registration = view.registerForTraitChanges([ThemeTrait.self]) { (_: UIView, _) in
        calls += 1
      }
      view.unregisterForTraitChanges(registration)
      view.traitOverrides.theme = .sepia
      root.layoutIfNeeded()

      #expect(calls == 0)
    }
  }

  @Test("A handler may take back a registration after it in the same change")
  func unregisteringInHandler() {
    withRelease(17) {
      let (root, view, _) = settled()
      var calls = 0
      var second: (any UITraitChangeRegistration)?
      view.registerForTraitChanges([ThemeTrait.self]) { (view: TraitWitness, _) in
        if let second { view.unregisterForTraitChanges(second) }
      }
      second = view.registerForTraitChanges([ThemeTrait.self]) { (_: TraitWitness, _) in calls += 1
      }
      view.traitOverrides.theme = .sepia
      root.layoutIfNeeded()

      #expect(calls == 0)
    }
  }

  @Test("Registrations end with their object")
  func registrationsDie() {
    weak var witness: TraitWitness?
    weak var token: Token?
    do {
      let view = TraitWitness()
      let held = Token()
      view.registerForTraitChanges([ThemeTrait.self]) { (_: TraitWitness, _) in _ = held }
      witness = view
      token = held
    }
    #expect(witness == nil)
    #expect(token == nil)
  }

  @Test("Registrations come before traitCollectionDidChange, in their order")
  func order() {
    withRelease(17) {
      let (root, view, _) = settled()
      view.registerForTraitChanges([ThemeTrait.self]) { (view: TraitWitness, _) in
        view.log.entries.append("first")
      }
      view.registerForTraitChanges([ThemeTrait.self]) { (view: TraitWitness, _) in
        view.log.entries.append("second")
      }
      view.traitOverrides.theme = .sepia
      root.updateTraitsIfNeeded()

      #expect(view.log.entries == ["first", "second", "outer traits", "inner traits"])
    }
  }

  // MARK: Automatic tracking

  @Test("From iOS 18 on a layout that read a trait runs again when it changes, not for others")
  func tracking() {
    withRelease(18) {
      let root = makeRoot()
      let view = root.adding(TraitReader())
      root.layoutIfNeeded()
      let before = view.layouts

      view.traitState.overrides.legibilityWeight = .bold
      view.traitState.overridesChanged()
      TraitState.invalidate()
      root.updateTraitsIfNeeded()
      root.layoutIfNeeded()
      #expect(view.layouts == before)

      view.traitState.overrides.theme = .sepia
      view.traitState.overridesChanged()
      TraitState.invalidate()
      root.updateTraitsIfNeeded()
      root.layoutIfNeeded()
      #expect(view.layouts == before + 1)
    }
  }

  /// A root with two views in each other that have had their first layout.
  private func settled() -> (root: UIView, outer: TraitWitness, inner: TraitWitness) {
    let root = makeRoot()
    let log = TraitLog()
    let outer = root.adding(TraitWitness("outer", log))
    let inner = outer.adding(TraitWitness("inner", log))
    root.layoutIfNeeded()
    outer.changes = []
    inner.changes = []
    log.entries = []
    return (root, outer, inner)
  }
}

private final class Token {}

@MainActor
private final class TraitLog {
  var entries: [String] = []
}

/// A view that writes down what it is told.
@MainActor
private final class TraitWitness: UIView {
  struct Change {
    var previous: UITraitCollection?
    var now: UIUserInterfaceSizeClass
  }

  let name: String
  let log: TraitLog
  var changes: [Change] = []

  init(_ name: String = "", _ log: TraitLog = TraitLog()) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    changes.append(
      Change(previous: previousTraitCollection, now: traitCollection.horizontalSizeClass))
    log.entries.append("\(name) traits")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.entries.append("\(name) layout")
  }
}

/// A view whose layout reads one trait.
@MainActor
private final class TraitReader: UIView {
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    _ = traitCollection.theme
  }
}

/// A view that registers as code for iOS does.
private class SelfWatcher: UIView {
  var styles: [UIUserInterfaceStyle] = []

  func watch() {
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (self: Self, previousTraitCollection: UITraitCollection) in
      self.styles.append(self.traitCollection.userInterfaceStyle)
    }
  }
}

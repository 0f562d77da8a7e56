import Testing

@testable import UIKit

/// Inheritance as Apple documents it: overrides apply to an object and to what is below it, and
/// only the traits that are set are replaced.
@MainActor
@Suite("Trait inheritance")
struct TraitOverrideTests {
  @Test("A view has the traits of its root's surroundings")
  func inheritance() {
    let root = makeRoot(scale: 3, horizontal: .regular)
    let inner = root.adding(UIView()).adding(UIView())

    #expect(inner.traitCollection.displayScale == CGFloat(3))
    #expect(inner.traitCollection === root.traitCollection)
  }

  @Test("An override reaches descendants, and not siblings or what is above")
  func overridesReachDescendants() {
    let root = makeRoot(horizontal: .regular)
    let left = root.adding(UIView())
    let right = root.adding(UIView())
    let inner = left.adding(UIView())

    left.traitOverrides.horizontalSizeClass = .compact
    left.traitOverrides.theme = .sepia

    #expect(inner.traitCollection.horizontalSizeClass == .compact)
    #expect(inner.traitCollection.theme == .sepia)
    #expect(inner.traitCollection.verticalSizeClass == .regular)
    #expect(right.traitCollection.horizontalSizeClass == .regular)
    #expect(root.traitCollection.theme == .plain)
  }

  @Test("The nearest override counts, and removing it lets the next one through")
  func nearestOverride() {
    let root = makeRoot()
    let outer = root.adding(UIView())
    let inner = outer.adding(UIView())
    outer.traitOverrides.theme = .sepia
    inner.traitOverrides.theme = .plain

    #expect(inner.traitOverrides.contains(ThemeTrait.self))
    #expect(inner.traitCollection.theme == .plain)

    inner.traitOverrides.remove(ThemeTrait.self)

    #expect(!inner.traitOverrides.contains(ThemeTrait.self))
    #expect(inner.traitCollection.theme == .sepia)
  }

  @Test("The override of the style is inherited until it is unspecified again")
  func overrideUserInterfaceStyle() {
    let root = makeRoot()
    let inner = root.adding(UIView())

    root.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)

    root.overrideUserInterfaceStyle = .unspecified
    #expect(inner.traitCollection.userInterfaceStyle == .light)
  }

  @Test("A view that moves takes on the traits of its new place")
  func moving() {
    let first = makeRoot(horizontal: .compact)
    let second = makeRoot(horizontal: .regular)
    let view = first.adding(UIView())
    let inner = view.adding(UIView())
    #expect(inner.traitCollection.horizontalSizeClass == .compact)

    second.addSubview(view)
    #expect(inner.traitCollection.horizontalSizeClass == .regular)

    view.removeFromSuperview()
    #expect(inner.traitCollection.horizontalSizeClass == .regular, "the last traits stay")
  }

  @Test("A view made while traits are current has them before it is anywhere")
  func prediction() {
    var view: UIView?
    UITraitCollection(userInterfaceIdiom: .pad).performAsCurrent { view = UIView() }

    #expect(view?.traitCollection.userInterfaceIdiom == .pad)
  }

  @Test("What overrides nothing hands on the very collection it inherits")
  func sharing() {
    let root = makeRoot()
    let inner = root.adding(UIView())
    root.traitOverrides.userInterfaceStyle = .light

    #expect(inner.traitCollection === root.traitCollection)
    #expect(root.traitCollection === root.environment?.traits)
  }

  @Test("Reading the traits of a chain of five hundred views stays cheap")
  func deepChain() {
    let root = makeRoot()
    var views = [root]
    for _ in 0..<500 { views.append(views[views.count - 1].adding(UIView())) }
    root.environment?.traits = UITraitCollection(displayScale: 3)

    let time = ContinuousClock().measure {
      for view in views.reversed() { #expect(view.traitCollection.displayScale == CGFloat(3)) }
    }
    // A walk to the root from each would take 125,000 steps; one each is five hundred.
    #expect(time < .seconds(1))
  }

  @Test("The direction that a view overrides mirrors its subviews", arguments: [16, 26])
  func overriddenDirection(release: Int) {
    withRelease(release) {
      let root = makeRoot()
      let box = root.adding(UIView())
      box.pin([.leading, .top], inside: root)
      box.fix(100, 50)
      let child = box.adding(UIView())
      child.pin([.leading, .top], inside: box, by: 10)
      child.fix(20, 20)
      root.layoutIfNeeded()
      #expect(child.frame == rect(10, 10, 20, 20))

      box.traitOverrides.layoutDirection = .rightToLeft
      root.layoutIfNeeded()
      // 10 from the right edge: 100 − 10 − 20.
      #expect(child.frame == rect(70, 10, 20, 20))
    }
  }

  @Test("Setting the same override again asks for no layout")
  func sameOverrideAgain() {
    let root = makeRoot()
    root.traitOverrides.theme = .sepia
    root.overrideUserInterfaceStyle = .dark
    root.layoutIfNeeded()
    let generation = TraitState.generation

    root.traitOverrides.theme = .sepia
    root.overrideUserInterfaceStyle = .dark

    #expect(TraitState.generation == generation)
    #expect(!root.pending.layout)
  }

  // MARK: Other nodes

  @Test("A parent's override for its child comes before the child's own")
  func parentOverride() {
    let parent = PlainTraitNode(surroundings: UITraitCollection(horizontalSizeClass: .compact))
    let child = PlainTraitNode(parent: parent)
    child.changeTraitOverrides {
      $0.parentOverride = UITraitCollection {
        $0.horizontalSizeClass = .regular
        $0.verticalSizeClass = .regular
      }
    }
    #expect(child.traitCollection.horizontalSizeClass == .regular)

    child.changeTraitOverrides { $0.overrides.horizontalSizeClass = .compact }

    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(child.traitCollection.verticalSizeClass == .regular)
  }

  @Test("A node may inherit from another one by release")
  func parentByRelease() {
    let controller = PlainTraitNode(surroundings: UITraitCollection(displayScale: 1))
    let view = PlainTraitNode(parent: controller)
    view.changeTraitOverrides { $0.overrides.displayScale = 2 }
    let child = PlainTraitNode(parent: view, before17: controller)

    withRelease(17) { #expect(child.traitCollection.displayScale == CGFloat(2)) }
    withRelease(16) { #expect(child.traitCollection.displayScale == CGFloat(1)) }
  }
}

/// A node of the trait hierarchy that is no view.
final class PlainTraitNode: NSObject, TraitNode {
  let traitState = TraitState()
  let surroundingTraits: UITraitCollection?
  private let parent: PlainTraitNode?
  private let parentBefore17: PlainTraitNode?
  private(set) var previous: [UITraitCollection?] = []

  init(
    surroundings: UITraitCollection? = nil, parent: PlainTraitNode? = nil,
    before17: PlainTraitNode? = nil
  ) {
    surroundingTraits = surroundings
    self.parent = parent
    parentBefore17 = before17
  }

  var traitCollection: UITraitCollection { presentTraits }
  var traitParent: (any TraitNode)? {
    TraitState.deliversWithLayout ? parent : parentBefore17 ?? parent
  }
  var traitChildren: [any TraitNode] { [] }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    previous.append(previousTraitCollection)
  }
  func scheduleTraitUpdate() {}
  func inputsChanged(of method: TraitTracking.Method) {}
}

import UIKit

/// What is known of an adaptive interface beyond what its class stores.
@MainActor
final class InterfaceState {
  private weak var interface: (any AdaptiveInterface)?
  /// The traits of the last update; nil: there was none.
  private var traits: UITraitCollection?
  /// Counts updates: one that begins during another makes that one's traits old.
  private var generation = 0
  private var isExpectingAppearance = false

  private init(_ interface: any AdaptiveInterface) { self.interface = interface }

  // MARK: First appearance

  /// Applies an element that was just added, at once or at first appearance.
  func didAdd(_ element: any AdaptiveElement) {
    if let traits {
      element.update(for: traits)
    } else {
      expectAppearance()
    }
  }

  private func expectAppearance() {
    guard !isExpectingAppearance else { return }
    switch interface {
    case let view as UIView: watch(view)
    case let controller as UIViewController:
      if let view = controller.viewIfLoaded { watch(view) } else { expectView() }
    // Whatever else it is, it has no traits of its own.
    default: break
    }
  }

  private func watch(_ view: UIView) {
    isExpectingAppearance = true
    AdaptiveProbe(repeating: false) { [weak self] in self?.appear() }.attach(to: view)
  }

  /// Waits for a view that is not loaded, which nothing reports.
  private func expectView() {
    isExpectingAppearance = true
    Task { @MainActor [weak self] in
      guard let self, traits == nil else { return }
      isExpectingAppearance = false
      guard let controller = interface as? UIViewController else { return }
      if let view = controller.viewIfLoaded { watch(view) } else { appear() }
    }
  }

  private func appear() {
    isExpectingAppearance = false
    guard let interface, let environment = interface as? any UITraitEnvironment else { return }
    if #available(iOS 17.0, *) {
      // From then on traits reach a view with its layout, which this precedes.
      let view = (interface as? UIView) ?? (interface as? UIViewController)?.viewIfLoaded
      view?.updateTraitsIfNeeded()
    }
    interface.update(for: environment.traitCollection)
  }

  // MARK: Update

  func update(for incoming: UITraitCollection) {
    guard let interface else { return }
    traits = incoming
    generation += 1
    let own = generation
    let elements = interface.adaptiveElements
    var updated = Set(elements.compactMap(Self.identity))
    let (others, matching) = Self.partition(elements, by: incoming)

    switchOff(others, sparing: matching)
    for place in others where !(place.element is AdaptiveConstraintContainer) {
      guard update(place, for: incoming, in: own) else { return }
    }
    for place in matching where place.element is AdaptiveViewContainer {
      guard update(place, for: incoming, in: own) else { return }
    }
    switchOn(matching)
    for place in matching
    where !(place.element is AdaptiveConstraintContainer || place.element is AdaptiveViewContainer)
    {
      guard update(place, for: incoming, in: own) else { return }
    }
    // Elements that others appended, and constraints whose items others brought together.
    for (index, element) in interface.adaptiveElements.enumerated() {
      guard let identity = Self.identity(element), updated.insert(identity).inserted else {
        continue
      }
      let place = Place(index: index, element: element)
      guard update(place, for: incoming, in: own) else { return }
    }
    for place in matching where holds(place) {
      (place.element as? AdaptiveConstraintContainer)?.activateWhatIsReady()
    }
  }

  /// An element, and where it stood among the others when the update began.
  private struct Place {
    var index: Int
    var element: any AdaptiveElement
  }

  /// Updates an element unless it has been removed meanwhile.
  ///
  /// - Returns: Whether the update that this is part of is still the last.
  private func update(
    _ place: Place, for incoming: UITraitCollection, in own: Int
  ) -> Bool {
    if holds(place) { place.element.update(for: incoming) }
    return generation == own
  }

  private func switchOff(_ others: [Place], sparing matching: [Place]) {
    var spared: Set<ObjectIdentifier> = []
    for case let container as AdaptiveConstraintContainer in matching.map(\.element) {
      spared.formUnion(container.claim().map(ObjectIdentifier.init))
    }
    var leaving: [NSLayoutConstraint] = []
    for case let container as AdaptiveConstraintContainer in others.map(\.element) {
      leaving += container.release().filter {
        $0.isActive && !spared.contains(ObjectIdentifier($0))
      }
    }
    if !leaving.isEmpty { NSLayoutConstraint.deactivate(leaving) }
  }

  private func switchOn(_ matching: [Place]) {
    let containers = matching.filter(holds).compactMap {
      $0.element as? AdaptiveConstraintContainer
    }
    let entering = containers.flatMap(\.constraints).filter { !$0.isActive && $0.isReady }
    if !entering.isEmpty { NSLayoutConstraint.activate(entering) }
  }

  /// Whether the element is still there; almost always it is where it was.
  private func holds(_ place: Place) -> Bool {
    guard let identity = Self.identity(place.element), let interface else { return true }
    let elements = interface.adaptiveElements
    if elements.indices.contains(place.index),
      Self.identity(elements[place.index]) == identity
    {
      return true
    }
    return elements.contains { Self.identity($0) == identity }
  }

  private static func partition(
    _ elements: [any AdaptiveElement], by incoming: UITraitCollection
  ) -> (others: [Place], matching: [Place]) {
    var others: [Place] = []
    var matching: [Place] = []
    for (index, element) in elements.enumerated() {
      let place = Place(index: index, element: element)
      if incoming.containsTraits(in: element.traitCollection) {
        matching.append(place)
      } else {
        others.append(place)
      }
    }
    return (others, matching)
  }

  /// What tells an element from others; nil for one that is a value.
  private static func identity(_ element: any AdaptiveElement) -> ObjectIdentifier? {
    type(of: element) is AnyClass ? ObjectIdentifier(element as AnyObject) : nil
  }

  // MARK: Storage

  private static var states: [ObjectIdentifier: InterfaceState] = [:]
  private static var sweepSize = 64

  /// The state of an interface. Kept beside it, for a protocol cannot store.
  static func of(_ interface: any AdaptiveInterface) -> InterfaceState {
    let identity = ObjectIdentifier(interface)
    // Another object may have come to the same address.
    if let state = states[identity], state.interface === interface { return state }
    if states.count >= sweepSize {
      states = states.filter { $0.value.interface != nil }
      sweepSize = max(64, states.count * 2)
    }
    let state = InterfaceState(interface)
    states[identity] = state
    return state
  }
}

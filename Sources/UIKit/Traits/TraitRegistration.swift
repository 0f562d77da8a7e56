/// A closure to call when any of some traits changed.
@MainActor
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: TraitSlots
  let handler: (any TraitNode, UITraitCollection) -> Void

  init(traits: TraitSlots, handler: @escaping (any TraitNode, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension TraitState {
  /// Calls a closure after changes to any of some traits.
  ///
  /// A closure for another class of object than the node's is never called.
  package func register<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits: TraitSlots(traits)) { node, previous in
      if let environment = node as? Environment { handler(environment, previous) }
    }
    registrations.append(registration)
    return registration
  }

  package func unregister(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }
}

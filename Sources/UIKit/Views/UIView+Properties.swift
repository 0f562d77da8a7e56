/// The pass of iOS 26 in which views and controllers bring properties up to date before layout.
extension UIView {
  /// Whether this view or its controller waits for `updateProperties()`.
  final var waitsForProperties: Bool {
    guard UIKitRelease.current.iOS >= 26 else { return false }
    return pending.properties || viewController?.awaitsPropertyUpdate ?? false
  }

  /// Updates what waits for it: the controller first, as traits reach it first.
  final func updateOwnProperties() {
    guard waitsForProperties else { return }
    if let viewController, viewController.awaitsPropertyUpdate {
      viewController.awaitsPropertyUpdate = false
      TraitTracking.run(.properties, of: viewController) { viewController.updateProperties() }
    }
    guard pending.properties else { return }
    pending.properties = false
    guard reference.viewClass.pointee.overrides.contains(.updateProperties) else { return }
    TraitTracking.run(.properties, of: self) { updateProperties() }
  }

  final func updateTreeProperties() {
    ObservationTracking.scheduleReaders()
    updateOwnProperties()
    for subview in subviews { subview.updateTreeProperties() }
  }
}

import IBDocument

extension IBDocument {
  /// What stands for the object that loads a xib; nil in a storyboard.
  var filesOwner: IBElement? {
    topLevelObjects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
  }

  /// Whether a xib's view is its owner's `view`, by which the owner is taken to be a controller.
  func isControllersView(_ view: IBElement) -> Bool {
    let outlets = filesOwner?.child(named: "connections")?.children(named: "outlet") ?? []
    return outlets.contains { $0["property"] == "view" && $0["destination"] == view.id }
  }
}

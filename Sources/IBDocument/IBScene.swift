/// One scene of a storyboard.
package struct IBScene: Sendable {
  /// The scene's ID; nil when none is written.
  package let id: String?
  /// What the scene holds, in document order: a controller, placeholders, gesture recognisers …
  package let objects: [IBElement]
  /// The scene's view controller; nil when the scene has none.
  package let controller: IBElement?
  /// Where the scene lies on the canvas.
  package let canvasLocation: IBPoint?
  /// Line of the `<scene>`.
  package let line: Int

  init(_ element: IBElement) {
    id = element["sceneID"]
    objects = element.child(named: "objects")?.children ?? []
    controller =
      objects.first { $0["sceneMemberID"] == "viewController" }
      ?? objects.first(where: Self.isController)
    canvasLocation = element.point(key: "canvasLocation")
    line = element.line
  }

  /// Whether the element is a view controller, or stands for one of another storyboard.
  private static func isController(_ element: IBElement) -> Bool {
    if element.name == "viewControllerPlaceholder" { return true }
    let lowercased = element.name.lowercased()
    return lowercased.hasSuffix("controller") && lowercased != "searchdisplaycontroller"
  }
}

/// A connection from one scene to another, or from a container to a child.
package struct IBSegue: Sendable {
  /// The object ID; empty when none is written.
  package let id: String
  /// `show`, `presentation`, `embed`, `relationship`, `push`, `unwind`, …
  package let kind: String
  /// ID of the controller that the segue leads to; of an unwind segue, of the scene's exit.
  package let destination: String
  /// The identifier for use in code.
  package let identifier: String?
  /// Which child a `relationship` segue gives, as `rootViewController` or `viewControllers`.
  package let relationship: String?
  /// ID of the controller, view or bar item that has the connection.
  package let sourceControllerOrViewID: String?
  /// Line of the element.
  package let line: Int
  /// The `<segue>`.
  package let element: IBElement

  init?(_ element: IBElement, source: IBElement?) {
    // Others list segues for simulated metrics and are references only.
    guard let kind = element["kind"], let destination = element["destination"] else { return nil }
    id = element.id ?? ""
    self.kind = kind
    self.destination = destination
    identifier = element["identifier"]
    relationship = element["relationship"]
    sourceControllerOrViewID = source?.id
    line = element.line
    self.element = element
  }
}

/// An image that the document uses, with the size that it had when the document was saved.
package struct IBImageResource: Hashable, Sendable {
  /// The name by which views refer to it.
  package var name: String
  package var width: Double
  package var height: Double
  /// The catalogue it is from; `system` for SF Symbols, nil for the app's.
  package var catalog: String?

  /// Whether the image is one of the system's symbols.
  package var isSystem: Bool { catalog == "system" }

  init?(_ element: IBElement) {
    guard let name = element["name"] else { return nil }
    self.name = name
    width = element["width"].flatMap(IBNumber.length) ?? 0
    height = element["height"].flatMap(IBNumber.length) ?? 0
    catalog = element["catalog"]
  }
}

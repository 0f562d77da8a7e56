import Foundation

/// The views that the page's search field finds: each once a scene, not once a configuration.
struct SearchIndex {
  private var text = ScriptText()
  private var isEmpty = true

  /// Adds the views of a scene that people can name: those of a document, and those with a label.
  mutating func add(_ inspection: SceneInspection) {
    var seen: Set<SceneInspection.Element> = []
    text.append(isEmpty ? "\n[" : ",\n[")
    isEmpty = false
    text.append(string: inspection.sceneID)
    text.append(",[")
    for (_, views) in inspection.shots.sorted(by: { $0.key < $1.key }) {
      for view in views where view.objectID != nil || view.label != nil {
        var element = SceneInspection.Element(view)
        // The line tells nothing apart that the rest does not.
        element.line = nil
        guard seen.insert(element).inserted else { continue }
        if seen.count > 1 { text.append(",") }
        text.append("[")
        text.append(string: element.objectID)
        text.append(",")
        text.append(string: element.className)
        text.append(",")
        text.append(string: element.label)
        text.append("]")
      }
    }
    text.append("]]")
  }

  /// The index as a script that hands itself to the page.
  func script() -> Data {
    Data("adaptiveGallery.receiveSearchIndex([".utf8) + text.bytes + Data("]);\n".utf8)
  }
}

import IBDocument
import UIKit

/// One thing of a document that can be shown on a screen: a controller, or a view of a xib.
package struct DocumentScene: Sendable {
  /// Position among the document's scenes or top-level objects.
  package let index: Int
  /// The controller, or the view of a xib.
  package let element: IBElement
  /// Object ID of the element; its position where it has none.
  package let id: String
  /// What people call the scene.
  package let title: String
  /// Line of the element in the document, counted from 1.
  package let line: Int
  /// Whether the document starts with this scene.
  package let isInitial: Bool
  /// Whether the scene has a view of its own.
  package let hasView: Bool

  /// The scenes of a document, in its order, those that hold nothing to show left out.
  package static func all(in document: IBDocument) -> [DocumentScene] {
    if document.kind == .storyboard {
      return document.scenes.enumerated().compactMap { index, scene in
        guard let controller = scene.controller else { return nil }
        let title = title(of: controller) ?? "Scene \(index + 1)"
        return DocumentScene(controller, index: index, title: title, in: document)
      }
    }
    let views = document.topLevelObjects.enumerated().filter { _, object in
      object.child(key: "frame") != nil || object.child(key: "frameInset") != nil
    }
    return zip(views, titles(of: views.map(\.element), in: document)).map { view, title in
      DocumentScene(view.element, index: view.offset, title: title, in: document)
    }
  }

  /// Everything that somebody may call this scene by: object ID, scene ID, storyboard identifier,
  /// class or title.
  package func names(in document: IBDocument) -> Set<String> {
    let sceneID =
      document.kind == .storyboard && document.scenes.indices.contains(index)
      ? document.scenes[index].id : nil
    let names = [
      element.id, sceneID, element["storyboardIdentifier"], element.customClass, title,
    ]
    return Set(names.compactMap { $0 })
  }

  private init(_ element: IBElement, index: Int, title: String, in document: IBDocument) {
    self.element = element
    self.index = index
    id = element.id ?? "object-\(index)"
    self.title = title
    line = element.line
    isInitial = element.id != nil && element.id == document.initialViewController
    hasView = document.kind == .xib || element.child(key: "view") != nil
  }
}

extension IBDocument {
  /// The children that relationship segues give a controller, in document order.
  func children(of controller: IBElement, _ relationship: String? = nil) -> [IBElement] {
    segues.filter {
      $0.kind == "relationship" && $0.sourceControllerOrViewID == controller.id
        && (relationship == nil || $0.relationship == relationship)
    }.compactMap { element(id: $0.destination) }
  }
}

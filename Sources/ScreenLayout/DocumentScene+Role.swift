import IBDocument
import UIKit

extension DocumentScene {
  /// How a scene comes onto a screen.
  package enum Role: Sendable {
    /// By itself, with bars where its surroundings give some.
    case screen
    /// Only through what it contains: a navigation or tab bar controller, or one without a view.
    case container
    /// Only inside a container view of another scene.
    case embedded
    /// As columns side by side where there is width; else through one of them.
    case split(SplitArrangement)
    /// With other columns where there is width; else by itself.
    case column(SplitArrangement.Column, SplitArrangement)
  }

  /// The scene's role in its document.
  package func role(among scenes: [DocumentScene], in document: IBDocument) -> Role {
    if document.kind == .xib { return .screen }
    if element.name == "splitViewController" {
      return document.children(of: element).isEmpty
        ? .container : .split(SplitArrangement(element, in: document))
    }
    guard hasView else { return .container }
    if let (split, column) = document.split(around: element),
      scenes.contains(where: { $0.element === split })
    {
      return .column(column, SplitArrangement(split, in: document))
    }
    return isSeenInAnother(in: document) && !isInitial ? .embedded : .screen
  }

  /// Whether an embed segue leads to the scene, or to a container around it, from a scene that is
  /// shown by itself; not so in a circle of them.
  private func isSeenInAnother(in document: IBDocument) -> Bool {
    var controller = element
    var visited: Set<String> = []
    var isEmbedded = false
    while let way = SceneSurroundings.way(to: controller, in: document),
      way.segue.kind == "embed" || way.segue.kind == "relationship"
    {
      guard visited.insert(controller.id ?? "").inserted else { return false }
      if way.segue.kind == "embed" { isEmbedded = true }
      controller = way.source
    }
    return isEmbedded
  }
}

extension IBDocument {
  /// The split view controller that shows a controller, or the navigation controller around it, and in
  /// which column.
  func split(
    around element: IBElement
  ) -> (split: IBElement, column: SplitArrangement.Column)? {
    var controller = element
    var visited: Set<String> = []
    while let way = SceneSurroundings.way(to: controller, in: self, visited: visited),
      way.segue.kind == "relationship"
    {
      if way.source.name == "splitViewController" {
        let columns = columns(of: way.source)
        return (way.source, columns.first { $0.value === controller }?.key ?? .secondary)
      }
      visited.insert(controller.id ?? "")
      controller = way.source
    }
    return nil
  }
}

extension DocumentScene.Role {
  /// Whether a configuration shows the scene in a way that no other scene's picture does.
  package func isShown(on configuration: ScreenConfiguration) -> Bool {
    let environment = configuration.environment
    let size = CGSize(width: environment.size.width, height: environment.size.height)
    let isRegular = environment.horizontalSizeClass == .regular
    /// The columns that the picture of the split view shows; none where that is a column's own.
    func together(_ arrangement: SplitArrangement) -> [SplitArrangement.Column] {
      let shown = isRegular ? arrangement.shown(in: size) : []
      return shown.count > 1 ? shown : []
    }
    switch self {
    case .screen: return true
    case .container, .embedded: return false
    case .split(let arrangement): return !together(arrangement).isEmpty
    case .column(.compact, _): return !isRegular
    case .column(let column, let arrangement):
      // The compact column stands for all others.
      if !isRegular { return !arrangement.present.contains(.compact) }
      return !together(arrangement).contains(column)
    }
  }
}

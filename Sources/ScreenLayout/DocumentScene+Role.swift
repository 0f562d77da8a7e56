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
    case split
    /// Beside another column where there is width; else by itself.
    case column(split: DocumentScene)
  }

  /// The scene's role in its document.
  package func role(among scenes: [DocumentScene], in document: IBDocument) -> Role {
    if document.kind == .xib { return .screen }
    if element.name == "splitViewController" {
      return document.children(of: element).isEmpty ? .container : .split
    }
    guard hasView else { return .container }
    if let split = enclosingSplit(in: document),
      let scene = scenes.first(where: { $0.element === split })
    {
      return .column(split: scene)
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

  /// The split view controller that shows this scene, or the navigation controller around it, as a
  /// column.
  private func enclosingSplit(in document: IBDocument) -> IBElement? {
    var controller = element
    var visited: Set<String> = []
    while let way = SceneSurroundings.way(to: controller, in: document, visited: visited),
      way.segue.kind == "relationship"
    {
      if way.source.name == "splitViewController" { return way.source }
      visited.insert(controller.id ?? "")
      controller = way.source
    }
    return nil
  }
}

extension DocumentScene.Role {
  /// Whether a configuration shows the scene in a way that no other scene's picture does.
  package func isShown(on configuration: ScreenConfiguration) -> Bool {
    let size = configuration.environment.size
    let tiles = SplitTiling.tiles(
      CGSize(width: size.width, height: size.height),
      isRegular: configuration.environment.horizontalSizeClass == .regular)
    switch self {
    case .screen: return true
    case .container, .embedded: return false
    case .split: return tiles
    case .column: return !tiles
    }
  }
}

/// When a split view controller shows its columns side by side.
enum SplitTiling {
  /// Narrowest secondary column beside a primary one, an estimate: UIKit's own is not published.
  private static let narrowestSecondary: CGFloat = 500
  /// The most that a primary column takes by itself.
  private static let widestPrimary: CGFloat = 320

  /// Whether a room is regular, lies, and leaves the secondary column enough; else the automatic
  /// display mode keeps the primary column hidden, or the columns are pushed one over the other.
  static func tiles(_ size: CGSize, isRegular: Bool) -> Bool {
    let secondary = size.width - min(widestPrimary, size.width * 0.4)
    return isRegular && size.width > size.height && secondary >= narrowestSecondary
  }
}

import Diagnostics
import ScreenLayout

/// Where screens come from: a document, or a list in a Swift program.
@MainActor
protocol ScreenSource {
  /// Path of the document, or of the Swift file that lists the screens; what is found in the source
  /// is reported with it.
  var document: String { get }
  /// Path of a file beside which pictures are looked for.
  var assetsPath: String { get }
  /// Whether IDs of views hold within one scene, so that they need its name beside them.
  var namesScenes: Bool { get }
  /// What can be shown, in the source's order.
  var scenes: [SourceScene] { get }

  /// Whether a configuration shows the scene in a way that no other scene's picture does.
  func isShown(_ scene: SourceScene, on configuration: ScreenConfiguration) -> Bool

  /// The configurations on which a scene cannot be laid out, and why.
  func failures(of scene: SourceScene) -> SceneFailures

  /// Makes ready to lay the scenes out.
  func makeLayouter() -> any ScreenLayouter
}

extension ScreenSource {
  func failures(of scene: SourceScene) -> SceneFailures { SceneFailures() }
}

/// What of a scene cannot be shown.
struct SceneFailures {
  /// What is wrong, and on which configuration.
  var problems: [(diagnostic: Diagnostic, configuration: String)] = []
  /// Whether the scene is left out on a configuration.
  var isLeftOut: (ScreenConfiguration) -> Bool = { _ in false }
}

/// Lays the scenes of one source out on devices.
@MainActor
protocol ScreenLayouter {
  /// What the author has seen where the screens were made, and need not be told again.
  var seen: Set<SeenFinding> { get }
  /// Whether the size of a window alone can change which constraints hold.
  var followsSize: Bool { get }

  /// Lays a scene out.
  ///
  /// - Parameter findsAmbiguities: Whether views whose place is open are looked for.
  func layout(
    _ scene: SourceScene, on configuration: ScreenConfiguration, findsAmbiguities: Bool
  ) -> DeviceLayout

  /// Makes ready to lay a scene out on many configurations.
  func sweep(over scene: SourceScene) -> any ScreenSweep
}

/// Lays one scene out on one configuration after another.
@MainActor
protocol ScreenSweep {
  /// The configurations in the order that costs least.
  func order(_ configurations: [ScreenConfiguration]) -> [ScreenConfiguration]

  /// Lays the scene out. The views of the layout are its own until the next one.
  func layout(on configuration: ScreenConfiguration, findsAmbiguities: Bool) -> DeviceLayout
}

extension SceneSweep: ScreenSweep {}

/// One thing of a source that can be shown on a screen.
struct SourceScene: Sendable {
  /// Position among the source's scenes.
  var index: Int
  /// Tells the scene from the others of its source.
  var id: String
  /// What people call the scene.
  var title: String
  /// Line at which the scene begins, counted from 1.
  var line: Int?
  /// Whether the source starts with this scene.
  var isInitial: Bool
  /// Everything that somebody may call the scene by.
  var names: Set<String>
}

/// A kind of finding at a view.
struct SeenFinding: Hashable {
  var rule: String
  var objectID: String?
}

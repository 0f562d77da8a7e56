import Diagnostics
import IBDocument
import LayoutInspection
import ScreenLayout

/// The scenes of a storyboard or a xib.
@MainActor
struct DocumentSource: ScreenSource {
  let scenes: [SourceScene]
  private let content: IBDocument
  private let all: [DocumentScene]

  /// Takes a document that was read.
  init(_ document: IBDocument) {
    content = document
    all = DocumentScene.all(in: document)
    scenes = all.enumerated().map { index, scene in
      SourceScene(
        index: index, id: scene.id, title: scene.title, line: scene.line,
        isInitial: scene.isInitial, names: scene.names(in: document))
    }
  }

  var document: String { content.path }
  var assetsPath: String { content.path }
  var namesScenes: Bool { false }

  func isShown(_ scene: SourceScene, on configuration: ScreenConfiguration) -> Bool {
    all[scene.index].role(among: all, in: content).isShown(on: configuration)
  }

  func makeLayouter() -> any ScreenLayouter { Layouter(document: content, scenes: all) }

  /// Lays the scenes out around the document's own canvas.
  private struct Layouter: ScreenLayouter {
    let seen: Set<SeenFinding>
    let followsSize = false
    private let layouter: DeviceLayouter
    private let scenes: [DocumentScene]

    init(document: IBDocument, scenes: [DocumentScene]) {
      layouter = DeviceLayouter(document)
      self.scenes = scenes
      seen = Self.findings(on: layouter.canvas, document: document.path)
    }

    /// What is wrong on the canvas, measured as it was laid out.
    private static func findings(on canvas: CanvasLayout, document: String) -> Set<SeenFinding> {
      canvas.release.performAsCurrent {
        let findings = canvas.contents.roots.flatMap {
          LayoutInspection(root: $0.view, document: document).findings
        }
        return Set(
          findings.map { SeenFinding(rule: $0.diagnostic.rule, objectID: $0.diagnostic.objectID) })
      }
    }

    func layout(
      _ scene: SourceScene, on configuration: ScreenConfiguration, findsAmbiguities: Bool
    ) -> DeviceLayout {
      layouter.layout(
        scenes[scene.index], on: configuration, findsAmbiguities: findsAmbiguities)
    }

    func sweep(over scene: SourceScene) -> any ScreenSweep {
      SceneSweep(layouter, scenes[scene.index])
    }
  }
}

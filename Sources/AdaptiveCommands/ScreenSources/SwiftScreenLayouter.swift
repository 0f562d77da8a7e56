import AdaptiveKit
import Diagnostics
import ScreenLayout
import UIKit

/// Lays out screens that code makes, each time a new one.
@MainActor
struct SwiftScreenLayouter: ScreenLayouter {
  let screens: [SwiftScreen]
  let document: String
  /// The largest windows that there are for the screens.
  let windows: [CGSize]

  let seen: Set<SeenFinding> = []
  let followsSize = true

  func layout(
    _ scene: SourceScene, on configuration: ScreenConfiguration, findsAmbiguities: Bool
  ) -> DeviceLayout {
    ScreenWatch.begin(scene, of: document, on: configuration.id)
    return configuration.release.performAsCurrent {
      layoutInForce(scene, on: configuration, findsAmbiguities: findsAmbiguities)
    }
  }

  private func layoutInForce(
    _ scene: SourceScene, on configuration: ScreenConfiguration, findsAmbiguities: Bool
  ) -> DeviceLayout {
    let screen = screens[scene.index]
    // Told as findings instead.
    Adaptation.problemHandler = nil
    var conflicts: [LayoutConflict] = []
    LayoutEngine.conflictReport = { conflicts.append($0) }
    var ambiguities: [LayoutAmbiguity] = []
    if findsAmbiguities { LayoutEngine.ambiguityReport = { ambiguities.append($0) } }
    AppFonts.follow(sourceFile: screen.file)
    _ = AppFonts.takeQuestions()
    let root = show(screen, on: configuration)
    LayoutEngine.conflictReport = nil
    LayoutEngine.ambiguityReport = nil
    // Named after the layout: code that runs in it adds and removes views.
    var naming = ViewNaming()
    naming.name(root)
    let found =
      conflicts.diagnostics(document: document)
      + AdaptationFindings(root, document: document, windows: windows).diagnostics
      + AppFonts.takeQuestions().flatMap {
        $0.answer.findings(
          name: $0.name, document: document, line: scene.line, isAskedByCode: true)
      }
    return DeviceLayout(
      root: root, bars: ScreenBars(), isWholeScreen: true, configuration: configuration,
      diagnostics: found, conflicts: conflicts, ambiguities: ambiguities, objects: [:])
  }

  /// Makes the screen anew for each configuration: its code may read the window that it starts in.
  func sweep(over scene: SourceScene) -> any ScreenSweep {
    StartingAnew(layouter: self, scene: scene)
  }

  private struct StartingAnew: ScreenSweep {
    let layouter: SwiftScreenLayouter
    let scene: SourceScene

    func order(_ configurations: [ScreenConfiguration]) -> [ScreenConfiguration] { configurations }

    func layout(on configuration: ScreenConfiguration, findsAmbiguities: Bool) -> DeviceLayout {
      layouter.layout(scene, on: configuration, findsAmbiguities: findsAmbiguities)
    }
  }

  /// Shows a screen in a window of the configuration, as a device shows it.
  ///
  /// - Returns: The window.
  private func show(_ screen: SwiftScreen, on configuration: ScreenConfiguration) -> UIView {
    configuration.becomeDevice()
    let window = UIWindow(surroundings: configuration.windowSurroundings)
    switch screen.make() {
    case .controller(let controller): window.rootViewController = controller
    case .view(let view): window.rootViewController = ViewHost(view)
    }
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }
}

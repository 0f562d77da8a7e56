import Diagnostics
import ScreenLayout
import UIKit

/// Lays out screens that code makes, each time a new one.
@MainActor
struct SwiftScreenLayouter: ScreenLayouter {
  let screens: [SwiftScreen]
  let document: String

  let seen: Set<SeenFinding> = []
  let followsSize = true

  func layout(
    _ scene: SourceScene, on configuration: ScreenConfiguration, findsAmbiguities: Bool
  ) -> DeviceLayout {
    UIKitRelease.current = UIKitRelease(iOS: 26)
    let screen = screens[scene.index]
    var conflicts: [LayoutConflict] = []
    LayoutEngine.conflictReport = { conflicts.append($0) }
    var ambiguities: [LayoutAmbiguity] = []
    if findsAmbiguities { LayoutEngine.ambiguityReport = { ambiguities.append($0) } }
    let root = show(screen, on: configuration)
    LayoutEngine.conflictReport = nil
    LayoutEngine.ambiguityReport = nil
    // Named after the layout: code that runs in it adds and removes views.
    var naming = ViewNaming()
    naming.name(root)
    let found = conflicts.compactMap { $0.diagnostic(document: document) }
    return DeviceLayout(
      root: root, bars: ScreenBars(), isWholeScreen: true, configuration: configuration,
      diagnostics: found, conflicts: conflicts, ambiguities: ambiguities, objects: [:])
  }

  private func show(_ screen: SwiftScreen, on configuration: ScreenConfiguration) -> UIView {
    let size = configuration.environment.size
    let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    switch screen.make() {
    case .view(let view):
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = bounds
      view.environment = configuration.rootEnvironment
      view.layoutIfNeeded()
      return view
    case .controller:
      return UIView(frame: bounds)
    }
  }
}

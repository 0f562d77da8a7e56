import DeviceCatalog
import Diagnostics
import LayoutInspection
import ScreenLayout
import UIKit

/// Gathers what is wrong with the screens of one document.
@MainActor
struct ScreenInspector {
  /// What decides which constraints and variations hold, and so which views are ambiguous.
  private struct Case: Hashable {
    var scene: String
    var idiom: Idiom
    var horizontal: SizeClass
    var vertical: SizeClass

    init(_ scene: DocumentScene, _ environment: WindowEnvironment) {
      self.scene = scene.id
      idiom = environment.idiom
      horizontal = environment.horizontalSizeClass
      vertical = environment.verticalSizeClass
    }
  }

  private struct Place: Hashable {
    var rule: String
    var objectID: String?
  }

  private let document: String
  /// What the document's author sees on the canvas.
  private let seen: Set<Place>
  private var ambiguities: [Case: [Diagnostic]] = [:]

  init(canvas: CanvasLayout, document: String) {
    self.document = document
    var seen: Set<Place> = []
    for root in canvas.contents.roots {
      for finding in LayoutInspection(root: root.view, document: document).findings {
        seen.insert(Place(rule: finding.diagnostic.rule, objectID: finding.diagnostic.objectID))
      }
    }
    self.seen = seen
  }

  /// Whether a layout is the first of its kind. Looking for ambiguities costs as much as the
  /// layout, and the size of a window hardly ever changes the answer.
  func wantsAmbiguities(of scene: DocumentScene, on configuration: ScreenConfiguration) -> Bool {
    ambiguities[Case(scene, configuration.environment)] == nil
  }

  /// Everything that was found about a screen.
  mutating func diagnostics(of layout: DeviceLayout, scene: DocumentScene) -> [Diagnostic] {
    let environment = layout.configuration.environment
    let kind = Case(scene, environment)
    if ambiguities[kind] == nil {
      ambiguities[kind] = layout.ambiguities.map { $0.diagnostic(document: document) }
    }
    // How large a cell or another part of a screen gets is not in its document.
    guard layout.isWholeScreen else { return layout.diagnostics + (ambiguities[kind] ?? []) }
    let inspection = LayoutInspection(
      root: layout.root, document: document, covered: Self.covered(layout))
    let findings = inspection.findings.filter {
      let place = Place(rule: $0.diagnostic.rule, objectID: $0.diagnostic.objectID)
      return !($0.isVisibleToAuthor && seen.contains(place))
    }
    return layout.diagnostics + findings.map(\.diagnostic) + (ambiguities[kind] ?? [])
  }

  /// What lies over the content of a screen.
  private static func covered(_ layout: DeviceLayout) -> [CoveredRegion] {
    let environment = layout.configuration.environment
    let safe = environment.safeArea
    let size = environment.size
    var regions: [CoveredRegion] = []
    if let bar = layout.bars.navigation {
      regions.append(CoveredRegion(name: "the navigation bar", frame: bar.frame))
    }
    if let bar = layout.bars.tabs {
      regions.append(CoveredRegion(name: "the tab bar", frame: bar.frame))
    }
    if let bar = layout.bars.tools {
      regions.append(CoveredRegion(name: "the toolbar", frame: bar.frame))
    }
    let status = max(safe.top, environment.statusBarHeight)
    regions.append(
      CoveredRegion(
        name: "the status bar", frame: CGRect(x: 0, y: 0, width: size.width, height: status)))
    regions.append(
      CoveredRegion(
        name: "the home indicator",
        frame: CGRect(
          x: 0, y: size.height - safe.bottom, width: size.width, height: safe.bottom)))
    for (x, width) in [(0, safe.left), (size.width - safe.right, safe.right)] {
      regions.append(
        CoveredRegion(
          name: "the edge beside the cutout",
          frame: CGRect(x: x, y: 0, width: width, height: size.height)))
    }
    return regions.filter { !$0.frame.isEmpty }
  }
}

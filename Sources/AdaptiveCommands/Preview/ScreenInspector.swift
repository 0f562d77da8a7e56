import DeviceCatalog
import Diagnostics
import LayoutInspection
import ScreenLayout
import UIKit

/// Gathers what is wrong with the screens of one source.
@MainActor
struct ScreenInspector {
  /// What decides which constraints and variations hold and how large text is, and so which views are
  /// ambiguous.
  private struct Case: Hashable {
    var scene: String
    var idiom: Idiom
    var horizontal: SizeClass
    var vertical: SizeClass
    /// Pixels per point, which heights of text follow.
    var scale: Double
    /// The release of iOS, which sizes of controls follow.
    var lastRelease: Int?
    /// The window's, where it decides too.
    var width: Double?
    var height: Double?

    init(_ scene: SourceScene, _ environment: WindowEnvironment, followsSize: Bool) {
      self.scene = scene.id
      idiom = environment.idiom
      if followsSize {
        width = environment.size.width
        height = environment.size.height
      }
      horizontal = environment.horizontalSizeClass
      vertical = environment.verticalSizeClass
      scale = environment.scale
      lastRelease = environment.lastRelease
    }
  }

  private let document: String
  private let layouter: any ScreenLayouter
  private var ambiguities: [Case: [Diagnostic]] = [:]

  init(_ layouter: any ScreenLayouter, document: String) {
    self.document = document
    self.layouter = layouter
  }

  private func kind(of scene: SourceScene, on configuration: ScreenConfiguration) -> Case {
    Case(scene, configuration.environment, followsSize: layouter.followsSize)
  }

  /// Whether a layout is the first of its kind. Looking for ambiguities costs as much as the
  /// layout, and the size of a window hardly ever changes the answer in a document.
  func wantsAmbiguities(of scene: SourceScene, on configuration: ScreenConfiguration) -> Bool {
    ambiguities[kind(of: scene, on: configuration)] == nil
  }

  /// Everything that was found about a screen.
  mutating func diagnostics(of layout: DeviceLayout, scene: SourceScene) -> [Diagnostic] {
    let kind = kind(of: scene, on: layout.configuration)
    if ambiguities[kind] == nil {
      ambiguities[kind] = layout.ambiguities.map { $0.diagnostic(document: document) }
    }
    var found = layout.diagnostics
    // How large a cell or another part of a screen gets is not in its document.
    if layout.isWholeScreen { found += findings(in: layout) }
    found += ambiguities[kind] ?? []
    return found
  }

  private func findings(in layout: DeviceLayout) -> [Diagnostic] {
    let inspection = LayoutInspection(
      root: layout.root, document: document, covered: Self.covered(layout))
    return inspection.findings.filter {
      let place = SeenFinding(rule: $0.diagnostic.rule, objectID: $0.diagnostic.objectID)
      return !($0.isVisibleToAuthor && layouter.seen.contains(place))
    }.map(\.diagnostic)
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
    regions += barRegions(in: layout.root)
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

  /// The bars that are views of the screen in front.
  private static func barRegions(in root: UIView) -> [CoveredRegion] {
    guard root is UIWindow, let front = root.subviews.last else { return [] }
    var regions: [CoveredRegion] = []
    func collect(_ view: UIView) {
      guard !view.isHidden else { return }
      if let name = barName(of: view) {
        return regions.append(CoveredRegion(name: name, frame: view.convertedFrame(in: root)))
      }
      view.subviews.forEach(collect)
    }
    collect(front)
    return regions
  }

  private static func barName(of view: UIView) -> String? {
    switch view {
    case is UINavigationBar: "the navigation bar"
    case is UITabBar: "the tab bar"
    case is UIToolbar: "the toolbar"
    default: nil
    }
  }
}

import IBDocument
import ScreenLayout
import UIKit

/// Whether a tree that is moved from window to window lies as one does that was loaded for each.
@MainActor
package struct SweepCheck {
  /// What was counted.
  package struct Counts {
    package var scenes = 0
    package var layouts = 0
    package var views = 0
    /// Layouts that differ from those that were loaded for their window.
    package var different = 0
    /// Seconds that the layouts of sweeps took, and the others.
    package var swept = 0.0
    package var fresh = 0.0
    /// Differences in words, the first few of a document.
    package var examples: [String] = []
    package init() {}
  }

  /// Examples of one document that are told.
  private static let examplesOfDocument = 3

  package private(set) var counts = Counts()
  private let configurations: [ScreenConfiguration]

  /// A check on configurations.
  package init(on configurations: [ScreenConfiguration]) {
    self.configurations = configurations
  }

  /// Checks all scenes of a document.
  package mutating func check(_ document: IBDocument) {
    let layouter = DeviceLayouter(document)
    let scenes = DocumentScene.all(in: document)
    let told = counts.examples.count
    for scene in scenes {
      let role = scene.role(among: scenes, in: document)
      let shown = configurations.filter { role.isShown(on: $0) }
      if shown.isEmpty { continue }
      counts.scenes += 1
      let sweep = SceneSweep(layouter, scene)
      for (number, configuration) in sweep.order(shown).enumerated() {
        // Looking for ambiguities asks more of the solver, now and then as a preview does.
        let asks = number.isMultiple(of: 5)
        let swept = timed(\.swept) { sweep.layout(on: configuration, findsAmbiguities: asks) }
        let fresh = timed(\.fresh) {
          layouter.layout(scene, on: configuration, findsAmbiguities: asks)
        }
        counts.layouts += 1
        counts.views += swept.root.treeCount
        guard let found = Self.difference(swept, fresh) else { continue }
        counts.different += 1
        guard counts.examples.count < told + Self.examplesOfDocument else { continue }
        counts.examples.append(
          "\(document.path), scene \(scene.id), \(configuration.name): \(found)")
      }
    }
  }

  private mutating func timed(
    _ sum: WritableKeyPath<Counts, Double>, _ layOut: () -> DeviceLayout
  ) -> DeviceLayout {
    let start = ContinuousClock.now
    let layout = layOut()
    counts[keyPath: sum] += (ContinuousClock.now - start) / .seconds(1)
    return layout
  }

  /// The first difference of two layouts in words; nil where they are the same to the bit.
  package static func difference(_ swept: DeviceLayout, _ fresh: DeviceLayout) -> String? {
    if let found = difference(swept.root, fresh.root) { return found }
    if swept.bars.frames != fresh.bars.frames { return "bars \(swept.bars.frames)" }
    let found = swept.problems
    let expected = fresh.problems
    return found == expected ? nil : "problems \(found) and not \(expected)"
  }

  private static func difference(_ view: UIView, _ other: UIView) -> String? {
    let name = "\(type(of: view)) \(view.nibObjectID ?? "")"
    guard type(of: view) == type(of: other), view.nibObjectID == other.nibObjectID,
      view.subviews.count == other.subviews.count
    else { return "\(name) stands where \(type(of: other)) does" }
    if view.frame != other.frame { return "\(name) at \(view.frame) and not \(other.frame)" }
    if view.bounds != other.bounds || view.isHidden != other.isHidden {
      return "\(name) shows \(view.bounds) and not \(other.bounds)"
    }
    if view.safeAreaInsets != other.safeAreaInsets || view.layoutMargins != other.layoutMargins {
      return "\(name) has margins \(view.layoutMargins) and not \(other.layoutMargins)"
    }
    if let scroll = view as? UIScrollView, let second = other as? UIScrollView,
      scroll.contentSize != second.contentSize
    {
      return "\(name) scrolls \(scroll.contentSize) and not \(second.contentSize)"
    }
    for (child, second) in zip(view.subviews, other.subviews) {
      if let found = difference(child, second) { return found }
    }
    return nil
  }
}

extension DeviceLayout {
  fileprivate var problems: [String] {
    diagnostics.map(\.description)
      + ambiguities.map {
        "\($0.view.nibObjectID ?? "") is open: \($0.isPositionOpen) \($0.isSizeOpen)"
      }
  }
}

extension ScreenBars {
  fileprivate var frames: [CGRect?] { [navigation?.frame, tabs?.frame, tools?.frame] }
}

extension UIView {
  fileprivate var treeCount: Int { subviews.reduce(1) { $0 + $1.treeCount } }
}

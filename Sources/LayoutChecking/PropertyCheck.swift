import DeviceCatalog
import IBDocument
import ScreenLayout
import UIKit

/// What must hold of every layout, whatever the document: checked on many devices.
///
/// The layout ends; the required constraints of the document hold in the frames; and what is
/// symmetric is mirrored where it reads from right to left.
@MainActor
package struct PropertyCheck {
  /// What was counted.
  package struct Counts {
    package var scenes = 0
    package var layouts = 0
    package var constraints = 0
    package var notMeasured = 0
    /// Violations by class.
    package var violations: [String: Int] = [:]
    package var mirrored = 0
    /// Scenes without a mirror image, by what keeps them from having one.
    package var asymmetric: [String: Int] = [:]
    package var unmirrored = 0
    package var slowest: Double = 0
    package var slowestPlace = ""
    /// What nothing explains, in words, the first few of a document.
    package var examples: [String] = []
    package init() {}
  }

  /// Violations that nothing explains.
  package static let unexplained = "nothing explains"
  /// Examples of one document that are told.
  private static let examplesOfDocument = 3

  package private(set) var counts = Counts()
  private let environments: [WindowEnvironment]

  /// A check on the given windows.
  package init(on environments: [WindowEnvironment]) { self.environments = environments }

  /// A few windows that differ much: a small and a large phone, one of them lying, and a pad.
  package static var sample: [WindowEnvironment] {
    let catalog = DeviceCatalog.standard
    let wanted: [(String, Orientation)] = [
      ("iPhone SE (1st gen)", .portrait), ("iPhone 17 Pro Max", .landscape),
      ("iPad mini (A17 Pro)", .portrait),
    ]
    return wanted.compactMap { catalog.device(named: $0.0)?.environment(.fullScreen, $0.1) }
  }

  /// Every window of every device of the catalogue in both orientations; devices of one geometry
  /// count once.
  package static var all: [WindowEnvironment] {
    let catalog = DeviceCatalog.standard
    var seen: Set<WindowEnvironment> = []
    return catalog.all.flatMap {
      catalog.environments(for: [$0], windows: catalog.defaultWindows(of: $0))
    }.filter {
      var geometry = $0
      geometry.deviceName = ""
      return seen.insert(geometry).inserted
    }
  }

  /// Checks all scenes of a document on all windows.
  package mutating func check(_ document: IBDocument) {
    let layouter = DeviceLayouter(document)
    let scenes = DocumentScene.all(in: document)
    let told = counts.examples.count
    for scene in scenes {
      var isCounted = false
      for environment in environments {
        let configuration = ScreenConfiguration(environment: environment)
        let role = scene.role(among: scenes, in: document)
        guard role.isShown(on: configuration) else { continue }
        isCounted = true
        let layout = timed(scene, configuration, layouter, document)
        measure(layout, scene, document, told)
        mirror(layout, scene, layouter, document, told)
      }
      if isCounted { counts.scenes += 1 }
    }
  }

  private mutating func timed(
    _ scene: DocumentScene, _ configuration: ScreenConfiguration, _ layouter: DeviceLayouter,
    _ document: IBDocument
  ) -> DeviceLayout {
    let clock = ContinuousClock()
    let start = clock.now
    let layout = layouter.layout(scene, on: configuration)
    let seconds = Double((clock.now - start) / .milliseconds(1)) / 1000
    if seconds > counts.slowest {
      counts.slowest = seconds
      counts.slowestPlace = "\(document.path) \(scene.id) on \(configuration.name)"
    }
    counts.layouts += 1
    return layout
  }

  // MARK: Constraints

  private mutating func measure(
    _ layout: DeviceLayout, _ scene: DocumentScene, _ document: IBDocument, _ told: Int
  ) {
    var inConflict: Set<ObjectIdentifier> = []
    for conflict in layout.conflicts {
      for case .explicit(let constraint) in conflict.members {
        inConflict.insert(ObjectIdentifier(constraint))
      }
    }
    var stack = [layout.root]
    while let view = stack.popLast() {
      stack += view.subviews
      for constraint in view.constraints
      where constraint.priority == .required && constraint.origin != nil {
        guard let measured = MeasuredConstraint(constraint, in: layout.root) else {
          counts.notMeasured += 1
          continue
        }
        counts.constraints += 1
        if measured.holds { continue }
        let reason = reason(for: constraint, inConflict: inConflict)
        counts.violations[reason, default: 0] += 1
        if reason == Self.unexplained, counts.examples.count < told + Self.examplesOfDocument {
          counts.examples.append(
            "\(document.path) \(scene.id) on \(layout.configuration.name): "
              + "\(constraint.sentence), off by \(measured.error)")
        }
      }
    }
  }

  /// Why a required constraint may not hold.
  private func reason(
    for constraint: NSLayoutConstraint, inConflict: Set<ObjectIdentifier>
  ) -> String {
    if inConflict.contains(ObjectIdentifier(constraint)) {
      return "required constraints of the document exclude each other"
    }
    return Self.unexplained
  }

  // MARK: Right to left

  private mutating func mirror(
    _ layout: DeviceLayout, _ scene: DocumentScene, _ layouter: DeviceLayouter,
    _ document: IBDocument, _ told: Int
  ) {
    if let reason = Mirroring.asymmetry(of: layout.root) {
      counts.asymmetric[reason, default: 0] += 1
      return
    }
    var configuration = layout.configuration
    configuration.direction = .rightToLeft
    let other = timed(scene, configuration, layouter, document)
    guard let view = Mirroring.difference(of: layout.root, mirrored: other.root) else {
      counts.mirrored += 1
      return
    }
    counts.unmirrored += 1
    if counts.examples.count < told + Self.examplesOfDocument {
      counts.examples.append(
        "\(document.path) \(scene.id) on \(configuration.name): \(view.nibName) is not mirrored")
    }
  }
}

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
      let role = scene.role(among: scenes, in: document)
      let shown = environments.map { ScreenConfiguration(environment: $0) }.filter {
        role.isShown(on: $0)
      }
      if shown.isEmpty { continue }
      counts.scenes += 1
      let sweep = SceneSweep(layouter, scene)
      let mirroredSweep = SceneSweep(layouter, scene)
      for configuration in sweep.order(shown) {
        let layout = timed(scene, configuration, sweep, document)
        configuration.release.performAsCurrent { measure(layout, scene, document, told) }
        mirror(layout, scene, layouter, mirroredSweep, document, told)
      }
    }
  }

  private mutating func timed(
    _ scene: DocumentScene, _ configuration: ScreenConfiguration, _ sweep: SceneSweep,
    _ document: IBDocument
  ) -> DeviceLayout {
    let clock = ContinuousClock()
    let start = clock.now
    let layout = sweep.layout(on: configuration, findsAmbiguities: false)
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
    let conflicts = ConflictMembers(layout.conflicts)
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
        let reason = Self.reason(for: constraint, conflicts)
        counts.violations[reason, default: 0] += 1
        guard reason == Self.unexplained else { continue }
        tell(
          "\(constraint.sentence), off by \(measured.error)", scene, layout.configuration,
          document, told)
      }
    }
  }

  private mutating func tell(
    _ text: String, _ scene: DocumentScene, _ configuration: ScreenConfiguration,
    _ document: IBDocument, _ told: Int
  ) {
    guard counts.examples.count < told + Self.examplesOfDocument else { return }
    counts.examples.append(
      "\(document.path), scene \(scene.id), \(configuration.name): \(text)")
  }

  /// Why a required constraint may not hold.
  private static func reason(
    for constraint: NSLayoutConstraint, _ conflicts: ConflictMembers
  ) -> String {
    if conflicts.contains(constraint) {
      return "required constraints of the document exclude each other"
    }
    if conflicts.touches(constraint) {
      return "of a view whose other required constraints exclude each other"
    }
    // Margins keep off the safe area, so that they follow the place that such a constraint gives.
    let attributes = [constraint.firstAttribute, constraint.secondAttribute]
    if attributes.contains(where: {
      $0.rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue
    }) {
      return "relative to margins that follow from where the view is"
    }
    return unexplained
  }

  // MARK: Right to left

  private mutating func mirror(
    _ layout: DeviceLayout, _ scene: DocumentScene, _ layouter: DeviceLayouter,
    _ sweep: SceneSweep, _ document: IBDocument, _ told: Int
  ) {
    if let reason = Mirroring.asymmetry(of: layout.root) {
      counts.asymmetric[reason, default: 0] += 1
      return
    }
    var configuration = layout.configuration
    configuration.direction = .rightToLeft
    let other = timed(scene, configuration, sweep, document)
    guard let found = Mirroring.difference(of: layout.root, mirrored: other.root) else {
      counts.mirrored += 1
      return
    }
    let open = layouter.layout(scene, on: layout.configuration, findsAmbiguities: true).ambiguities
    if !open.isEmpty || !found.view.isVerifiedForAmbiguity {
      counts.asymmetric["views that nothing places", default: 0] += 1
    } else if !layout.conflicts.isEmpty {
      counts.asymmetric["required constraints that exclude each other", default: 0] += 1
    } else if Mirroring.isCentredBesideContent(in: layout.root) {
      counts.asymmetric[
        "centres of scroll views that are not as wide as their content", default: 0] += 1
    } else {
      counts.unmirrored += 1
      tell(
        "\(found.view.nibName) at \(found.view.frame.minX), mirrored \(found.image.frame.minX)",
        scene, configuration, document, told)
    }
  }
}

/// The constraints of a layout's conflicts, and what they are about.
@MainActor
private struct ConflictMembers {
  private var members: Set<ObjectIdentifier> = []
  private var items: Set<ObjectIdentifier> = []

  init(_ conflicts: [LayoutConflict]) {
    for conflict in conflicts {
      for case .explicit(let constraint) in conflict.members {
        members.insert(ObjectIdentifier(constraint))
        for item in [constraint.firstItem, constraint.secondItem].compactMap({ $0 as? UIView }) {
          items.insert(ObjectIdentifier(item))
        }
      }
    }
  }

  func contains(_ constraint: NSLayoutConstraint) -> Bool {
    members.contains(ObjectIdentifier(constraint))
  }

  /// Whether the constraint is about a view that a conflict is about as well; of several
  /// constraints that say the same, a conflict names one.
  func touches(_ constraint: NSLayoutConstraint) -> Bool {
    [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UIView }.contains {
      items.contains(ObjectIdentifier($0))
    }
  }
}

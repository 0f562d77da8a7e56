import Typesetting

/// The iOS release whose metrics are in force.
///
/// Interface Builder lays its canvas out with the UIKit of the Xcode that saved a document; a
/// document on that canvas is measured with that release, everything else with the newest one that
/// the device runs.
package struct UIKitRelease: Comparable, Hashable, Sendable {
  /// Major version of iOS.
  package var iOS: Int
  /// Minor version, where something depends on it; otherwise zero.
  package var minor = 0

  /// The newest whose metrics are known here.
  package static let newest = UIKitRelease(iOS: 26)

  /// The release in force.
  @MainActor @exclusivity(unchecked) package static var current = newest {
    didSet {
      guard current != oldValue else { return }
      MeasuringTypesetter.follow(current)
      TraitState.invalidate()
    }
  }

  package init(iOS: Int, minor: Int = 0) {
    self.iOS = iOS
    self.minor = minor
  }

  /// The last release of a major version.
  package init(lastOf iOS: Int) {
    self.init(iOS: iOS, minor: .max)
  }

  /// The release that comes with the Xcode of an Interface Builder plug-in version.
  ///
  /// First number of each Xcode's plug-in versions, read off public documents; 16.4 stands for Xcode
  /// 14.3.1, in whose documents buttons change; a document of Xcode 14.3 has them as before.
  package init(interfaceBuilderPlugIn version: Int) {
    let firsts = [
      (24000, 26, 0), (23500, 18, 0), (22000, 17, 0), (21679, 16, 4), (21000, 16, 0),
      (20000, 15, 4), (19000, 15, 0), (17000, 14, 0), (14700, 13, 0), (14000, 12, 0),
      (13000, 11, 0), (11000, 10, 0), (7900, 9, 0),
    ]
    // A document without a version is not known to be that old.
    let oldest = version > 0 ? (0, 8, 0) : (0, 9, 0)
    let (_, iOS, minor) = firsts.first { version >= $0.0 } ?? oldest
    self.init(iOS: iOS, minor: minor)
  }

  /// Runs something with the metrics of this release, and puts the present ones back.
  @MainActor
  package func performAsCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let present = Self.current
    Self.current = self
    defer { Self.current = present }
    return try body()
  }

  package static func < (left: UIKitRelease, right: UIKitRelease) -> Bool {
    (left.iOS, left.minor) < (right.iOS, right.minor)
  }

  /// Whether the bar of a navigation controller has a surface while its content stands at the start,
  /// as scenes in pictures do: up to iOS 12 each has one, in iOS 13 and 14 those with a small title,
  /// since iOS 15 none without an appearance for the scroll edge.
  ///
  /// Tab bars and toolbars have theirs until iOS 26, also where iOS 15 takes it from them: content
  /// that ends above them. Usually it reaches under them.
  package func hasNavigationBarSurface(isLarge: Bool) -> Bool {
    iOS < 13 || iOS < 15 && !isLarge
  }

  /// Which of the system font's sets of metrics applies.
  package var fontEra: SystemFontEra {
    switch iOS {
    case ..<9: .iOS8
    case ..<10: .iOS9
    case ..<11: .iOS10
    case ..<14: .iOS11To13
    default: .iOS14AndLater
    }
  }
}

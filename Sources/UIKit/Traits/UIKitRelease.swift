import Typesetting

/// The iOS release whose metrics are in force.
///
/// Interface Builder lays its canvas out with the UIKit of the Xcode that saved a document; a
/// document on that canvas is measured with that release, everything else with the newest.
package struct UIKitRelease: Comparable, Hashable, Sendable {
  /// Major version of iOS.
  package var iOS: Int

  /// The release in force.
  @MainActor @exclusivity(unchecked) package static var current = UIKitRelease(iOS: 26) {
    didSet {
      MeasuringTypesetter.follow(current)
      TraitState.invalidate()
    }
  }

  package init(iOS: Int) {
    self.iOS = iOS
  }

  /// The release that comes with the Xcode of an Interface Builder plug-in version.
  ///
  /// First number of each Xcode's plug-in versions, read off public documents.
  package init(interfaceBuilderPlugIn version: Int) {
    let firsts = [
      (24000, 26), (23500, 18), (22000, 17), (21000, 16), (19000, 15), (17000, 14), (14700, 13),
      (14000, 12), (13000, 11), (11000, 10),
    ]
    self.init(iOS: firsts.first { version >= $0.0 }?.1 ?? 9)
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
    left.iOS < right.iOS
  }

  /// Which of the system font's two sets of metrics applies.
  package var fontEra: SystemFontEra { iOS >= 14 ? .iOS14AndLater : .iOS9To13 }
}

/// How far a figure can be relied on.
package enum Certainty: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// Inferred by a rule, or told by one unconfirmed source.
  case low
  /// Told by one good source, or by several that disagree in part.
  case medium
  /// Measured, or confirmed by sources that do not depend on one another.
  case high

  package static func < (left: Certainty, right: Certainty) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .low: 0
    case .medium: 1
    case .high: 2
    }
  }
}

/// A value together with where it comes from.
package struct Figure<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value itself.
  package var value: Value
  /// How far it can be relied on.
  package var certainty: Certainty
  /// Where it was measured or read, or the rule it follows.
  package var source: String

  /// A value, its certainty and its source.
  package init(_ value: Value, _ certainty: Certainty, _ source: String) {
    self.value = value
    self.certainty = certainty
    self.source = source
  }
}

/// Where the catalogue's figures were read.
package enum Provenance {
  /// Sizes and scales that Apple prints.
  package static let appleGuidelines = "Apple Human Interface Guidelines, Layout"
  /// Which models a release runs on.
  package static let compatibleModels =
    "Apple's user guides of each release, “models compatible with iOS”; endoflife.date has them all"
  /// The twenty devices somebody measured in one simulator.
  package static let simulator16 = "measured in the iOS 16.2 simulator (dimmmensions)"
  /// Face ID phones and iPads measured on hardware.
  package static let device13 = "measured on devices, iOS 13.2 (SafeAreaInsetsWithStoryboard)"
  /// Yearly articles with one simulator's figures each.
  package static let screenSizes = "useyourloaf.com, screen sizes of each year's iPhones"
  /// A site that measures simulators.
  package static let safeAreaInfo = "safearea.info, iOS 27 and 27.1 simulators"
  /// Screenshot sizes divided by the scale.
  package static let screenshots = "App Store Connect screenshot sizes divided by 3"
  /// What Apple said about the foldable.
  package static let techTalks = "Apple Tech Talk 111461 and Designing for iPhone Duo"
  /// Values of the private display corner radius.
  package static let screenCorners = "ScreenCorners, display corner radius by model"
  /// Root views that Interface Builder saved.
  package static let documents = "root views of public Interface Builder documents"
  /// Dimensional drawings for makers of accessories.
  package static let drawings = "Apple's dimensional drawings, converted to points"
  /// For outlines in pictures: good to a few points.
  package static let approximate = "approximate, for pictures only"
  /// Margins follow from the width.
  package static let marginRule = "by rule: 16 on a width below 400, 20 from there"
  /// Margins of a phone with a cutout on its side.
  package static let landscapeMarginRule = "by rule: 16 in landscape on phones with a cutout"
  /// Classes follow from the short side on phones.
  package static let classRule = "by rule: phones of 414 and wider are regular in landscape"
  /// The width at which documents change from one margin to the other.
  package static let marginsInDocuments =
    "by rule: 20 from 400; views 402 wide have it in Interface Builder documents"
  /// Home-button phones hide the status bar in landscape.
  package static let hiddenStatusBar = "iOS 8 and later: no status bar in landscape"
  /// Snapshot testing's table of iPad windows.
  package static let publishedWindows = "published tables of iPad multitasking sizes"
  /// Windows computed from a divider of ten points.
  package static let dividerRule = "by rule: two windows and a divider of 10"
}

import IBDocument
import UIKit

extension SplitArrangement {
  /// What a document says of a split view controller.
  ///
  /// Interface Builder shortens the names of display modes (`beside`); those of UIKit, and those
  /// that it had up to iOS 13, are taken, too.
  init(_ controller: IBElement, in document: IBDocument) {
    self.init(present: Set(document.columns(of: controller).keys))
    let mode = controller["preferredDisplayMode"] ?? controller["displayMode"]
    preferredDisplayMode = mode.flatMap { Self.modes[$0] } ?? .automatic
    preferredBehavior = controller["behavior"].flatMap { Self.behaviors[$0] } ?? .automatic
    primary = Self.width(controller, "Primary")
    supplementary = Self.width(controller, "Supplementary")
    isPrimaryTrailing = controller["primaryEdge"] == "trailing"
  }

  private static let modes: [String: DisplayMode] = [
    "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
    "beside": .oneBesideSecondary, "oneBesideSecondary": .oneBesideSecondary,
    "allVisible": .oneBesideSecondary, "over": .oneOverSecondary,
    "oneOverSecondary": .oneOverSecondary, "primaryOverlay": .oneOverSecondary,
    "twoBeside": .twoBesideSecondary, "twoBesideSecondary": .twoBesideSecondary,
    "twoOver": .twoOverSecondary, "twoOverSecondary": .twoOverSecondary,
    "twoDisplace": .twoDisplaceSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
  ]

  private static let behaviors: [String: SplitBehavior] = [
    "tile": .tile, "overlay": .overlay, "displace": .displace,
  ]

  private static func width(_ controller: IBElement, _ column: String) -> Width {
    func length(_ name: String) -> CGFloat? { controller.double(name).map { CGFloat($0) } }
    return Width(
      preferred: length("preferred\(column)ColumnWidth"),
      fraction: length("preferred\(column)ColumnWidthFraction"),
      least: length("minimum\(column)ColumnWidth"), most: length("maximum\(column)ColumnWidth"))
  }
}

extension IBDocument {
  /// What is in each column of a split view controller; without names the first two are primary and
  /// secondary.
  func columns(of controller: IBElement) -> [SplitArrangement.Column: IBElement] {
    let names: [(SplitArrangement.Column, String)] = [
      (.primary, "masterViewController"), (.supplementary, "supplementaryViewController"),
      (.secondary, "detailViewController"), (.compact, "compactViewController"),
    ]
    var columns: [SplitArrangement.Column: IBElement] = [:]
    for (column, name) in names {
      columns[column] = children(of: controller, name).first
    }
    let all = children(of: controller)
    if columns.isEmpty { columns[.primary] = all.first }
    if columns.count == 1, columns[.secondary] == nil {
      columns[.secondary] = all.dropFirst().last { $0 !== columns[.primary] }
    }
    return columns
  }

  /// Whether UIKit puts a navigation controller around what a column shows: it does where a style
  /// with columns was chosen, except in the compact one.
  func stacks(_ child: IBElement, of split: IBElement) -> Bool {
    let hasStyle = split.bool("allowDoubleColumnStyle") == true || split["style"] != nil
    return hasStyle && child.name != "navigationController"
      && columns(of: split)[.compact] !== child
  }

  /// Whether a scene is what a column shows and UIKit puts a navigation controller around.
  func isStackedColumn(_ controller: IBElement) -> Bool {
    guard let way = SceneSurroundings.way(to: controller, in: self),
      way.segue.kind == "relationship", way.source.name == "splitViewController"
    else { return false }
    return stacks(controller, of: way.source)
  }
}

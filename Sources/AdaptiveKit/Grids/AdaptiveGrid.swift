import UIKit

/// How a grid divides the room it has: a value, of which conditions may change any part.
public struct AdaptiveGrid: Sendable {
  /// How many columns there are.
  public enum Columns: Sendable, Hashable {
    /// As many as fit with items at least this wide; one where not even that fits.
    case minimumWidth(CGFloat)
    /// So many, however wide the items get.
    case count(Int)
  }

  /// How high items are.
  public enum ItemHeight: Sendable, Hashable {
    /// Width divided by height; turned on its side where ``AdaptiveGrid/turnsItems`` holds.
    case aspectRatio(CGFloat)
    /// So high, however wide the items are.
    case points(CGFloat)
  }

  /// How many columns there are.
  public var columns: Columns
  /// How high items are.
  public var itemHeight: ItemHeight
  /// Where items lie on their side: a ratio of 3:4 becomes 4:3.
  public var turnsItems: Condition
  /// Around the items of each section, within content insets and safe area.
  public var insets: NSDirectionalEdgeInsets
  /// Between columns.
  public var columnSpacing: CGFloat
  /// Between rows.
  public var rowSpacing: CGFloat

  public init(
    columns: Columns, itemHeight: ItemHeight = .aspectRatio(1), turnsItems: Condition = .never,
    insets: NSDirectionalEdgeInsets = .zero, columnSpacing: CGFloat = 10, rowSpacing: CGFloat = 10
  ) {
    self.columns = columns
    self.itemHeight = itemHeight
    self.turnsItems = turnsItems
    self.insets = insets
    self.columnSpacing = columnSpacing
    self.rowSpacing = rowSpacing
  }
}

extension Condition {
  /// Horizontally regular and wider than high.
  public static let regularLandscape =
    horizontalSizeClass(.regular) && orientation(.landscape)
}

/// What is different about a grid under a condition.
///
///     GridVariation(when: .width(900...)) { $0.columns = .count(5) }
public struct GridVariation: Sendable {
  public var condition: Condition
  public var change: @Sendable (inout AdaptiveGrid) -> Void
  /// Where the variation stands; explanations and problems name it.
  let location: DeclarationLocation

  public init(
    when condition: Condition, fileID: String = #fileID, line: Int = #line,
    _ change: @escaping @Sendable (inout AdaptiveGrid) -> Void
  ) {
    self.condition = condition
    self.change = change
    location = DeclarationLocation(fileID: fileID, line: line)
  }
}

extension AdaptiveGrid {
  /// The grid with all variations that apply, the more specific after the less, the later after
  /// the earlier.
  func varied(by variations: [GridVariation], in environment: AdaptiveEnvironment) -> AdaptiveGrid {
    let matching = variations.enumerated().filter { $0.element.condition.holds(in: environment) }
    let ranked = matching.sorted {
      ($0.element.condition.specificity, $0.offset) < ($1.element.condition.specificity, $1.offset)
    }
    return ranked.reduce(into: self) { grid, variation in variation.element.change(&grid) }
  }
}

/// A grid in numbers: where the columns are, and how large the items.
struct GridMeasure: Equatable {
  private(set) var columns = 1
  private(set) var itemSize = CGSize.zero
  private var left: CGFloat = 0
  /// The width of an item before it is brought to whole pixels.
  private var exactWidth: CGFloat = 0
  private var spacing: CGFloat = 0
  /// Where the room for the items ends.
  private var right: CGFloat = 0
  private var scale: CGFloat = 1

  init() {}

  /// - Parameters:
  ///   - left: Where the room for the items begins.
  ///   - width: The room for the items of a row, insets taken off.
  init(_ grid: AdaptiveGrid, left: CGFloat, width: CGFloat, isTurned: Bool, scale: CGFloat) {
    self.left = left
    self.scale = scale > 0 ? scale : 1
    let width = max(width, 0)
    spacing = grid.columnSpacing
    right = left + width
    switch grid.columns {
    case .count(let count): columns = max(count, 1)
    case .minimumWidth(let least):
      let fitting = ((width + spacing) / max(least + spacing, 1)).rounded(.down)
      columns = max(Int(min(fitting, 10_000)), 1)
    }
    exactWidth = max((width - CGFloat(columns - 1) * spacing) / CGFloat(columns), 0)
    // A width that is whole but for the error of the division stays whole.
    itemSize.width = (exactWidth * self.scale + 1e-6).rounded(.down) / self.scale
    switch grid.itemHeight {
    case .points(let height): itemSize.height = onPixel(max(height, 0))
    case .aspectRatio(let ratio):
      let ratio = max(isTurned ? 1 / max(ratio, 1e-6) : ratio, 1e-6)
      itemSize.height = onPixel(itemSize.width / ratio)
    }
  }

  /// Where a column begins and ends, each on a pixel; the last ends where the room does.
  ///
  /// Pixels that are left over widen the gaps; where there are none, items.
  func edges(ofColumn column: Int) -> (left: CGFloat, right: CGFloat) {
    guard spacing > 0 else {
      let start = left + CGFloat(column) * (exactWidth + spacing)
      return (onPixel(start), onPixel(start + exactWidth))
    }
    let first = onPixel(left)
    let steps = CGFloat(max(columns - 1, 1))
    let start = first + CGFloat(column) * (onPixel(right) - itemSize.width - first) / steps
    return (onPixel(start), onPixel(start) + itemSize.width)
  }

  /// The nearest edge of a pixel.
  func onPixel(_ place: CGFloat) -> CGFloat { (place * scale).rounded() / scale }
}

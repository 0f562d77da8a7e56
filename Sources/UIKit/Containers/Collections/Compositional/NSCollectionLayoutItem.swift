/// One item of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  open private(set) var layoutSize: NSCollectionLayoutSize
  /// Taken off the item's frame after it was placed.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
}

/// Items in a row or a column.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Direction: Sendable { case horizontal, vertical }

  let direction: Direction
  open private(set) var subitems: [NSCollectionLayoutItem]
  /// Most items in the group; nil: as many as fit.
  let count: Int?
  /// Whether the items share the group's length equally.
  let sharesEqually: Bool
  /// Distance between the items; nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    _ direction: Direction, _ layoutSize: NSCollectionLayoutSize,
    _ subitems: [NSCollectionLayoutItem], count: Int? = nil, sharesEqually: Bool = false
  ) {
    self.direction = direction
    self.subitems = subitems
    self.count = count
    self.sharesEqually = sharesEqually
    super.init(layoutSize: layoutSize)
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, subitems) }

  /// A row of equally wide items.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      .horizontal, layoutSize, [subitem], count: max(1, count), sharesEqually: true)
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: max(1, count))
  }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, subitems) }

  /// A column of equally high items.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      .vertical, layoutSize, [subitem], count: max(1, count), sharesEqually: true)
  }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: max(1, count))
  }
}

/// Fills groups with the items of one section, in left-to-right coordinates.
@MainActor
struct GroupArrangement {
  /// One item in its place.
  struct Place {
    var frame: CGRect
    var axes: ContentAxes
  }

  /// Number of items in the section.
  let count: Int
  /// Size that an item asked for, where it was asked.
  let fitted: (Int) -> CGSize?
  private(set) var places: [Place] = []

  init(count: Int, fitted: @escaping (Int) -> CGSize?) {
    self.count = count
    self.fitted = fitted
  }

  var isDone: Bool { places.count >= count }

  /// Places items in a group whose upper left corner is given; returns the group's size.
  mutating func fill(
    _ group: NSCollectionLayoutGroup, at origin: CGPoint, in container: CGSize
  ) -> CGSize {
    let stated = group.layoutSize.size(in: container)
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(0, stated.width - insets.leading - insets.trailing),
      height: max(0, stated.height - insets.top - insets.bottom))
    let start = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
    let used = fillLine(group, at: start, in: inner)
    var size = stated
    if group.layoutSize.widthDimension.isEstimated {
      size.width = used.width + insets.leading + insets.trailing
    }
    if group.layoutSize.heightDimension.isEstimated {
      size.height = used.height + insets.top + insets.bottom
    }
    return size
  }

  /// Places as many items as fit one after the other; returns what they take up.
  private mutating func fillLine(
    _ group: NSCollectionLayoutGroup, at start: CGPoint, in room: CGSize
  ) -> CGSize {
    let isRow = group.direction == .horizontal
    let length = isRow ? room.width : room.height
    let spacing = group.interItemSpacing?.spacing ?? 0
    let share =
      group.sharesEqually
      ? group.count.map { (length - spacing * CGFloat($0 - 1)) / CGFloat($0) } : nil
    let isOpen =
      isRow
      ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
    var ranges: [(places: Range<Int>, length: CGFloat)] = []
    var (along, across): (CGFloat, CGFloat) = (0, 0)
    while !isDone, ranges.count < group.count ?? .max, !group.subitems.isEmpty {
      if isOpen, group.count == nil, ranges.count == group.subitems.count { break }
      let item = group.subitems[ranges.count % group.subitems.count]
      let size = size(of: item, in: room, share: share, isRow: isRow)
      let own = isRow ? size.width : size.height
      let next = ranges.isEmpty ? 0 : along + spacing
      if share == nil, !isOpen, !ranges.isEmpty, next + own > length + 0.01 { break }
      // Nothing would ever fill a line with items of no length.
      if own <= 0, ranges.count >= group.subitems.count { break }
      let begin = places.count
      let taken = place(
        item,
        CGRect(
          x: start.x + (isRow ? next : 0), y: start.y + (isRow ? 0 : next), width: size.width,
          height: size.height), in: room)
      ranges.append((begin..<places.count, isRow ? taken.width : taken.height))
      along = next + (isRow ? taken.width : taken.height)
      across = max(across, isRow ? taken.height : taken.width)
    }
    if group.interItemSpacing?.isFlexibleSpacing == true, ranges.count > 1, !isOpen {
      spread(ranges.map(\.places), by: (length - along) / CGFloat(ranges.count - 1), isRow)
    }
    return isRow
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  /// Moves each part farther along by the room left before it.
  private mutating func spread(_ parts: [Range<Int>], by extra: CGFloat, _ isRow: Bool) {
    guard extra > 0 else { return }
    for (index, part) in parts.enumerated() {
      for place in part {
        places[place].frame.origin.x += isRow ? extra * CGFloat(index) : 0
        places[place].frame.origin.y += isRow ? 0 : extra * CGFloat(index)
      }
    }
  }

  /// Size of the next item: stated, or what its content asked for.
  private func size(
    of item: NSCollectionLayoutItem, in room: CGSize, share: CGFloat?, isRow: Bool
  ) -> CGSize {
    var size = item.layoutSize.size(in: room)
    if !(item is NSCollectionLayoutGroup), let fitted = fitted(places.count) {
      if item.layoutSize.widthDimension.isEstimated { size.width = fitted.width }
      if item.layoutSize.heightDimension.isEstimated { size.height = fitted.height }
    }
    if let share { if isRow { size.width = max(0, share) } else { size.height = max(0, share) } }
    return size
  }

  private mutating func place(
    _ item: NSCollectionLayoutItem, _ frame: CGRect, in room: CGSize
  ) -> CGSize {
    if let group = item as? NSCollectionLayoutGroup {
      return fill(group, at: frame.origin, in: room)
    }
    let insets = item.contentInsets
    places.append(
      Place(
        frame: CGRect(
          x: frame.minX + insets.leading, y: frame.minY + insets.top,
          width: max(0, frame.width - insets.leading - insets.trailing),
          height: max(0, frame.height - insets.top - insets.bottom)),
        axes: item.layoutSize.contentAxes))
    return frame.size
  }
}

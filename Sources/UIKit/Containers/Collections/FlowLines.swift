/// Breaks items into lines, as words in a paragraph.
///
/// A line takes as many items as fit with the least distance between them. What is left over goes
/// between the items, and around a single one, which may stick out on both sides; the items of the
/// last line keep the distance that a full line of their size would have, and the least one where they
/// differ. UIKit of iOS 26 is measured so (Vercantez/openuikit,
/// Tests/OpenUIKitTests/CollectionViewTests.swift).
struct FlowLines {
  var direction: UICollectionView.ScrollDirection
  /// Least distance between lines.
  var lineSpacing: CGFloat
  /// Least distance between the items of a line.
  var itemSpacing: CGFloat

  /// The frames of items, and where the last line ends.
  ///
  /// - Parameters:
  ///   - start: Where the first line's top begins, along the scrolling direction.
  ///   - breadth: The room across it, section insets taken off; at least 0.
  func frames(
    of sizes: [CGSize], start: CGFloat, leading: CGFloat, breadth: CGFloat
  ) -> (frames: [CGRect], end: CGFloat) {
    var frames: [CGRect] = []
    frames.reserveCapacity(sizes.count)
    var along = start
    var remaining = sizes.map { direction == .vertical ? $0 : CGSize($0.height, $0.width) }[...]
    while !remaining.isEmpty {
      let count = itemCount(fitting: breadth, of: remaining)
      let line = remaining.prefix(count)
      remaining = remaining.dropFirst(count)
      if !frames.isEmpty { along += lineSpacing }
      let thickness = line.map(\.height).max() ?? 0
      let gap = gap(in: line, breadth: breadth, isLast: remaining.isEmpty)
      var across = leading
      if count == 1, !remaining.isEmpty || !fitsTwo(line, breadth) {
        across += (breadth - (line.first?.width ?? 0)) / 2
      }
      for size in line {
        let middle = along + (thickness - size.height) / 2
        frames.append(
          direction == .vertical
            ? CGRect(x: across, y: middle, width: size.width, height: size.height)
            : CGRect(x: middle, y: across, width: size.height, height: size.width))
        across += size.width + gap
      }
      along += thickness
    }
    return (frames, along)
  }

  private func itemCount(fitting breadth: CGFloat, of sizes: ArraySlice<CGSize>) -> Int {
    var used: CGFloat = 0
    var count = 0
    for size in sizes {
      used += size.width + (count == 0 ? 0 : itemSpacing)
      if used > breadth + 0.01 { break }
      count += 1
    }
    return max(1, count)
  }

  private func fitsTwo(_ line: ArraySlice<CGSize>, _ breadth: CGFloat) -> Bool {
    guard let width = line.first?.width else { return false }
    return 2 * width + itemSpacing <= breadth
  }

  /// Distance between the items of a line.
  private func gap(in line: ArraySlice<CGSize>, breadth: CGFloat, isLast: Bool) -> CGFloat {
    let used = line.reduce(0) { $0 + $1.width }
    guard isLast, let first = line.first, first.width > 0 else {
      return line.count > 1 ? max(0, breadth - used) / CGFloat(line.count - 1) : 0
    }
    // As many of the first item's size as a full line would hold.
    let full = ((breadth + itemSpacing) / (first.width + itemSpacing)).rounded(.down)
    guard full > 1, line.allSatisfy({ $0 == first }) else { return itemSpacing }
    return (breadth - full * first.width) / (full - 1)
  }
}

extension CGSize {
  fileprivate init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}

/// Arranges the items of a collection in lines, as words in a paragraph.
open class UICollectionViewFlowLayout: NSObject {
  /// What the section insets are measured from.
  package enum SectionInsetReference: String, Sendable {
    case contentInset, safeArea, layoutMargins
  }

  /// Direction in which lines follow each other.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  open var scrollDirection = ScrollDirection.vertical
  /// Least distance between lines.
  open var minimumLineSpacing: CGFloat = 10
  /// Least distance between the items of a line.
  open var minimumInteritemSpacing: CGFloat = 10
  /// Size of every item; zero takes each item's own.
  open var itemSize = CGSize(width: 50, height: 50)
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
  open var sectionInset = UIEdgeInsets.zero
  package var insetReference = SectionInsetReference.contentInset

  public override init() {}

  /// The frames of items, and the length of all lines.
  ///
  /// A line takes as many items as fit with the least distance between them. What is left over goes
  /// between the items, and around a single one; the items of the last line keep the distance that
  /// a full line of their size would have.
  ///
  /// - Parameters:
  ///   - start: Where the first line's top begins, along the scrolling direction.
  ///   - breadth: The room across it, section insets taken off; at least 0.
  package func frames(
    of sizes: [CGSize], start: CGFloat, leading: CGFloat, breadth: CGFloat
  ) -> (frames: [CGRect], end: CGFloat) {
    var frames: [CGRect] = []
    var along = start
    var remaining = sizes.map { scrollDirection == .vertical ? $0 : CGSize($0.height, $0.width) }[
      ...]
    while !remaining.isEmpty {
      let count = itemCount(fitting: breadth, of: remaining)
      let line = remaining.prefix(count)
      remaining = remaining.dropFirst(count)
      if !frames.isEmpty { along += minimumLineSpacing }
      let thickness = line.map(\.height).max() ?? 0
      let gap = gap(in: line, breadth: breadth, isLast: remaining.isEmpty)
      var across = leading
      if count == 1, !remaining.isEmpty || !fitsTwo(line, breadth) {
        across += max(0, breadth - (line.first?.width ?? 0)) / 2
      }
      for size in line {
        let middle = along + (thickness - size.height) / 2
        frames.append(
          scrollDirection == .vertical
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
      used += size.width + (count == 0 ? 0 : minimumInteritemSpacing)
      if used > breadth + 0.01 { break }
      count += 1
    }
    return max(1, count)
  }

  private func fitsTwo(_ line: ArraySlice<CGSize>, _ breadth: CGFloat) -> Bool {
    guard let width = line.first?.width else { return false }
    return 2 * width + minimumInteritemSpacing <= breadth
  }

  /// Distance between the items of a line.
  private func gap(in line: ArraySlice<CGSize>, breadth: CGFloat, isLast: Bool) -> CGFloat {
    let used = line.reduce(0) { $0 + $1.width }
    guard isLast, let width = line.first?.width, width > 0 else {
      return line.count > 1 ? max(0, breadth - used) / CGFloat(line.count - 1) : 0
    }
    // As many of the first item's size as a full line would hold.
    let full = ((breadth + minimumInteritemSpacing) / (width + minimumInteritemSpacing))
      .rounded(.down)
    guard full > 1, line.allSatisfy({ $0.width == width }) else { return minimumInteritemSpacing }
    return (breadth - full * width) / (full - 1)
  }
}

extension CGSize {
  fileprivate init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}

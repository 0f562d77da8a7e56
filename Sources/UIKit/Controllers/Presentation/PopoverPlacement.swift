/// Where a popover is: beside what it points at, on the permitted side with the most room.
///
/// Below and above come before left and right, since that is where most popovers are; UIKit's exact
/// place is not published.
struct PopoverPlacement {
  let frame: CGRect
  /// Where the arrow points.
  let direction: UIPopoverArrowDirection

  /// - Parameters:
  ///   - free: Where the popover may be.
  ///   - source: What it points at; nil: nothing, and it is in the middle.
  ///   - mayOverlap: Whether it covers the source rather than get smaller.
  init(
    wanted: CGSize, free: CGRect, source: CGRect?, directions: UIPopoverArrowDirection,
    mayOverlap: Bool
  ) {
    let most = CGSize(
      width: min(wanted.width, max(0, free.width)), height: min(wanted.height, max(0, free.height)))
    guard let source else {
      frame = CGRect(
        x: free.midX - most.width / 2, y: free.midY - most.height / 2, width: most.width,
        height: most.height)
      direction = []
      return
    }
    let side = Self.side(of: source, in: free, for: most, permitted: directions)
    direction = side.direction
    let isUpright = direction == .up || direction == .down
    var size = most
    if !mayOverlap {
      if isUpright { size.height = max(0, min(size.height, side.room)) }
      if !isUpright { size.width = max(0, min(size.width, side.room)) }
    }
    let corner: CGPoint =
      switch direction {
      case .up: CGPoint(x: source.midX - size.width / 2, y: source.maxY)
      case .down: CGPoint(x: source.midX - size.width / 2, y: source.minY - size.height)
      case .left: CGPoint(x: source.maxX, y: source.midY - size.height / 2)
      default: CGPoint(x: source.minX - size.width, y: source.midY - size.height / 2)
      }
    frame = CGRect(
      x: max(free.minX, min(corner.x, free.maxX - size.width)),
      y: max(free.minY, min(corner.y, free.maxY - size.height)), width: size.width,
      height: size.height)
  }

  private typealias Side = (direction: UIPopoverArrowDirection, room: CGFloat, fits: Bool)

  /// The first side with room enough, else the one with the most.
  private static func side(
    of source: CGRect, in free: CGRect, for size: CGSize, permitted: UIPopoverArrowDirection
  ) -> Side {
    let rooms: [(UIPopoverArrowDirection, room: CGFloat, need: CGFloat)] = [
      (.up, free.maxY - source.maxY, size.height), (.down, source.minY - free.minY, size.height),
      (.left, free.maxX - source.maxX, size.width), (.right, source.minX - free.minX, size.width),
    ]
    let isOpen = permitted.isDisjoint(with: .any)
    let sides = rooms.filter { isOpen || permitted.contains($0.0) }
      .map { Side($0.0, $0.room, $0.room >= $0.need) }
    return sides.first(where: \.fits) ?? sides.max { $0.room < $1.room } ?? (.up, 0, false)
  }
}

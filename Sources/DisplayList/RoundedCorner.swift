import CoreGraphics

/// How the corner of a rectangle is rounded.
///
/// A corner is described once, as the curve from one side to the other in a frame of its own: the
/// corner at the origin, the incoming side along positive x, the outgoing side along positive y.
protocol RoundedCorner {
  /// The points of the curve for a radius: the start on the x axis, then three for each cubic.
  func points(radius: CGFloat) -> [CGPoint]
}

/// A quarter of a circle, one cubic.
struct CircularCorner: RoundedCorner {
  /// How far the controls of a quarter circle stand from the corner: 1 - 4/3 · tan(90°/4).
  private let inset: CGFloat = 1 - 0.552_284_749_830_793_6

  func points(radius: CGFloat) -> [CGPoint] {
    [
      CGPoint(x: radius, y: 0), CGPoint(x: radius * inset, y: 0),
      CGPoint(x: 0, y: radius * inset), CGPoint(x: 0, y: radius),
    ]
  }
}

/// An approximation of iOS's "continuous" corner, whose curvature grows gradually.
///
/// iOS's curve leaves the side 1.5287 radii before the corner (public measurements of the paths
/// that `UIBezierPath(roundedRect:cornerRadius:)` draws), where a circle leaves it at 1 radius. Ours
/// leaves the side there as well and is built from geometry: a circular arc in the middle and, on
/// either side, one cubic that starts with no curvature and meets the arc in its tangent.
///
/// With s = 0.5287 for the share of smoothing, the arc spans 90°·(1 - s), so each cubic turns by
/// α = 45°·s. The arc starts at P₄ = r·(1 - sin α, 1 - cos α); its tangent meets the side at
/// P₃ = r·(1 - tan(α/2)); the curve leaves the side at P₁ = r·(1 + s), and P₂, two thirds of the way
/// from P₁ to P₃, makes the curvature at the start zero and its growth even. The result stays within
/// 0.7 % of the radius of the measured curve, where a quarter circle is 1.4 % off.
///
/// Where a side is too short for both its corners' extents, s is lessened until they fit: at half
/// the side the corner is a quarter circle and a capsule is a capsule.
struct ContinuousCorner: RoundedCorner {
  /// By which share of the radius iOS's curve starts before a circle would.
  static let smoothing: CGFloat = 0.528_665

  /// The share used for all four corners.
  let share: CGFloat

  init(radii: DisplayList.CornerRadii, size: CGSize) {
    let largest = max(
      radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
    let room = min(size.width, size.height) / 2
    share = largest > 0 ? max(0, min(Self.smoothing, room / CGFloat(largest) - 1)) : 0
  }

  func points(radius: CGFloat) -> [CGPoint] {
    guard share > 1e-6 else { return CircularCorner().points(radius: radius) }
    let angle = Double(share) * .pi / 4
    let leaving = radius * (1 + share)
    let tangent = radius * CGFloat(1 - tan(angle / 2))
    let easing = leaving + (tangent - leaving) * 2 / 3
    let arcStart = CGPoint(
      x: radius * CGFloat(1 - sin(angle)), y: radius * CGFloat(1 - cos(angle)))
    // The controls of the arc lie on its tangents, 4/3 · tan(sweep/4) radii from its ends.
    let reach = radius * CGFloat(4.0 / 3.0 * tan((.pi / 2 - 2 * angle) / 4))
    let control = CGPoint(
      x: arcStart.x - reach * CGFloat(cos(angle)), y: arcStart.y + reach * CGFloat(sin(angle)))
    return [
      CGPoint(x: leaving, y: 0), CGPoint(x: easing, y: 0), CGPoint(x: tangent, y: 0),
      arcStart, control, control.mirrored, arcStart.mirrored,
      CGPoint(x: 0, y: tangent), CGPoint(x: 0, y: easing), CGPoint(x: 0, y: leaving),
    ]
  }
}

extension CGPoint {
  /// The point on the other side of the diagonal.
  fileprivate var mirrored: CGPoint { CGPoint(x: y, y: x) }
}

extension DisplayList.Path {
  /// A rectangle with round corners from its top left, clockwise.
  ///
  /// - Parameter radii: Fit the rectangle.
  init(roundedRect rect: CGRect, radii: DisplayList.CornerRadii, corner: some RoundedCorner) {
    // The corner, the direction back along the incoming side, and the one along the outgoing side.
    let corners: [(at: CGPoint, back: CGVector, on: CGVector, radius: Double)] = [
      (
        CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0),
        radii.topLeft
      ),
      (
        CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1),
        radii.topRight
      ),
      (
        CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0),
        radii.bottomRight
      ),
      (
        CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1),
        radii.bottomLeft
      ),
    ]
    var elements: [Element] = []
    for (at, back, on, radius) in corners {
      let points =
        radius > 0 ? corner.points(radius: CGFloat(radius)) : [.zero]
      let placed = points.map { point in
        CGPoint(
          x: at.x + back.dx * point.x + on.dx * point.y,
          y: at.y + back.dy * point.x + on.dy * point.y)
      }
      elements.append(elements.isEmpty ? .move(placed[0]) : .line(placed[0]))
      for index in stride(from: 1, to: placed.count - 2, by: 3) {
        elements.append(
          .curve(
            control1: placed[index], control2: placed[index + 1], end: placed[index + 2]))
      }
    }
    self.init(elements + [.close])
  }
}

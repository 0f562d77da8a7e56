extension CGPath {
  /// The smallest rectangle that holds all points, those that only control curves included; null
  /// for an empty path.
  public final var boundingBox: CGRect {
    CGRect(holding: segments.lazy.flatMap(\.points))
  }

  /// The smallest rectangle that holds the figure itself; null for an empty path.
  public final var boundingBoxOfPath: CGRect {
    CGRect(holding: curvePieces().flatMap { $0.extremePoints })
  }

  /// Whether a point is inside the filled path. Subpaths that are open are closed first.
  ///
  /// Curves are followed to within about a hundredth of their length.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    var winding = 0
    for polygon in CGPath(segments: mapped(transform)).flattened() {
      var previous = polygon[polygon.count - 1]
      for next in polygon {
        winding += Self.crossing(from: previous, to: next, of: point)
        previous = next
      }
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// Whether the path is one upright rectangle, and which.
  public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    var corners: [CGPoint] = []
    for (index, segment) in segments.enumerated() {
      switch segment {
      case .move(let point) where index == 0: corners.append(point)
      case .line(let point) where index > 0: corners.append(point)
      case .close where index == segments.count - 1: break
      default: return false
      }
    }
    if corners.count == 5, corners[0] == corners[4] { corners.removeLast() }
    guard corners.count == 4 else { return false }
    let startsLevel = corners[0].y == corners[1].y
    let upright = (0..<4).allSatisfy { side in
      let from = corners[side]
      let to = corners[(side + 1) % 4]
      return startsLevel == (side % 2 == 0) ? from.y == to.y : from.x == to.x
    }
    if upright { rect?.pointee = CGRect(holding: corners) }
    return upright
  }

  /// How a ray from the point to the right is crossed by one edge: 1 upwards in y, -1 downwards.
  private static func crossing(from start: CGPoint, to end: CGPoint, of point: CGPoint) -> Int {
    guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
    let share = (point.y - start.y) / (end.y - start.y)
    guard start.x + share * (end.x - start.x) > point.x else { return 0 }
    return end.y > start.y ? 1 : -1
  }

  /// The subpaths as polygons, each with at least one corner.
  private final func flattened() -> [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    for piece in curvePieces() {
      if piece.startsSubpath || polygons.isEmpty { polygons.append([piece.start]) }
      polygons[polygons.count - 1] += piece.samples
    }
    return polygons
  }

  /// The segments that have a length, each as the cubic curve that it is or could be.
  private final func curvePieces() -> [CurvePiece] {
    var pieces: [CurvePiece] = []
    var current = CGPoint.zero
    var start = CGPoint.zero
    var startsSubpath = true
    for segment in segments {
      switch segment {
      case .move(let point):
        start = point
        current = point
        startsSubpath = true
        continue
      case .line(let end):
        pieces.append(CurvePiece(from: current, to: end, startsSubpath: startsSubpath))
        current = end
      case .quadCurve(let control, let end):
        pieces.append(
          CurvePiece(from: current, control: control, to: end, startsSubpath: startsSubpath))
        current = end
      case .curve(let control1, let control2, let end):
        pieces.append(
          CurvePiece(
            start: current, control1: control1, control2: control2, end: end,
            isStraight: false, startsSubpath: startsSubpath))
        current = end
      case .close:
        pieces.append(CurvePiece(from: current, to: start, startsSubpath: startsSubpath))
        current = start
      }
      startsSubpath = false
    }
    return pieces
  }
}

/// A cubic curve, one part of a path.
private struct CurvePiece {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint
  var isStraight: Bool
  var startsSubpath: Bool
}

extension CurvePiece {
  init(from start: CGPoint, to end: CGPoint, startsSubpath: Bool) {
    self.init(
      start: start, control1: start, control2: end, end: end, isStraight: true,
      startsSubpath: startsSubpath)
  }

  /// A quadratic curve raised to a cubic: each control is two thirds of the way to the one control.
  init(from start: CGPoint, control: CGPoint, to end: CGPoint, startsSubpath: Bool) {
    func towards(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    self.init(
      start: start, control1: towards(start), control2: towards(end), end: end,
      isStraight: false, startsSubpath: startsSubpath)
  }

  /// Points along the piece, its start not included.
  var samples: [CGPoint] {
    if isStraight { return [end] }
    let count = 32
    return (1...count).map { point(at: CGFloat($0) / CGFloat(count)) }
  }

  /// The ends, and where the piece turns round in x or in y.
  var extremePoints: [CGPoint] {
    if isStraight { return [start, end] }
    let turns =
      Self.turns(start.x, control1.x, control2.x, end.x)
      + Self.turns(start.y, control1.y, control2.y, end.y)
    return [start, end] + turns.map { point(at: $0) }
  }

  private func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    let first = u * u * u
    let second = 3 * u * u * t
    let third = 3 * u * t * t
    let fourth = t * t * t
    return CGPoint(
      x: first * start.x + second * control1.x + third * control2.x + fourth * end.x,
      y: first * start.y + second * control1.y + third * control2.y + fourth * end.y)
  }

  /// Where the derivative of a cubic is zero, strictly between its ends.
  ///
  /// The derivative over 3 is a·t² + b·t + c; the stable form of its roots divides by the sum that
  /// does not cancel.
  private static func turns(
    _ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat
  ) -> [CGFloat] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    let q = -(b + (b < 0 ? -root : root)) / 2
    return [q / a, c / q].filter { $0 > 0 && $0 < 1 }
  }
}

extension CGRect {
  /// The smallest rectangle that holds the points; null for none.
  init(holding points: some Sequence<CGPoint>) {
    var left = CGFloat.infinity
    var top = CGFloat.infinity
    var right = -CGFloat.infinity
    var bottom = -CGFloat.infinity
    for point in points {
      left = Swift.min(left, point.x)
      top = Swift.min(top, point.y)
      right = Swift.max(right, point.x)
      bottom = Swift.max(bottom, point.y)
    }
    self =
      left <= right && top <= bottom
      ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
  }
}

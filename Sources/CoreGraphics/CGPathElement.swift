/// What one element of a path does.
public enum CGPathElementType: Int32, Sendable {
  /// Starts a subpath; one point.
  case moveToPoint = 0
  /// A straight line; one point.
  case addLineToPoint = 1
  /// A quadratic curve; the control point, then the end.
  case addQuadCurveToPoint = 2
  /// A cubic curve; two control points, then the end.
  case addCurveToPoint = 3
  /// A line back to where the subpath started; no point.
  case closeSubpath = 4
}

/// One element of a path, as `CGPath.applyWithBlock` hands it out.
public struct CGPathElement {
  /// What the element does.
  public var type: CGPathElementType
  /// Its points, as many as the type says. They live only as long as the block runs.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element on points that someone else owns.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// How the ends of a stroked line look.
public enum CGLineCap: Int32, Sendable {
  /// The line stops at its end point.
  case butt = 0
  /// A half circle is added.
  case round = 1
  /// Half the line width is added.
  case square = 2
}

/// How two segments of a stroked line meet.
public enum CGLineJoin: Int32, Sendable {
  /// The outer edges run on until they meet.
  case miter = 0
  /// The corner is a part of a circle.
  case round = 1
  /// The corner is cut off.
  case bevel = 2
}

/// Which points are inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Where the path winds round the point, counted with its direction.
  case winding = 0
  /// Where a ray from the point crosses the path an odd number of times.
  case evenOdd = 1
}

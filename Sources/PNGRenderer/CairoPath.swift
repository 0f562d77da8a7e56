import CCairo
import CoreGraphics
import DisplayList

/// Adds figures to the current path of a Cairo context.
struct CairoPath {
  let context: OpaquePointer
  /// The largest coordinate that is passed on; what is beyond is moved there, and NaN to zero.
  let limit: Double

  private var current = CGPoint.zero
  private var subpathStart = CGPoint.zero

  init(context: OpaquePointer, limit: Double) {
    self.context = context
    self.limit = limit
  }

  /// Adds a shape.
  mutating func add(_ shape: DisplayList.Shape) { add(shape.path) }

  /// Adds a path, scaled and then moved.
  mutating func add(
    _ path: DisplayList.Path, scale: CGFloat = 1, origin: CGPoint = .zero
  ) {
    func placed(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: clipped(point.x * scale + origin.x), y: clipped(point.y * scale + origin.y))
    }
    for element in path.elements {
      switch element {
      case .move(let point): move(to: placed(point))
      case .line(let point): addLine(to: placed(point))
      case .quadCurve(let control, let end):
        addQuadCurve(control: placed(control), to: placed(end))
      case .curve(let control1, let control2, let end):
        addCurve(placed(control1), placed(control2), to: placed(end))
      case .close:
        cairo_close_path(context)
        current = subpathStart
      }
    }
  }

  private mutating func move(to point: CGPoint) {
    cairo_move_to(context, Double(point.x), Double(point.y))
    current = point
    subpathStart = point
  }

  private mutating func addLine(to point: CGPoint) {
    startIfNeeded(at: point)
    cairo_line_to(context, Double(point.x), Double(point.y))
    current = point
  }

  /// Cairo has cubic curves only: each control is two thirds of the way to the one control.
  private mutating func addQuadCurve(control: CGPoint, to end: CGPoint) {
    startIfNeeded(at: control)
    func towards(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    addCurve(towards(current), towards(end), to: end)
  }

  private mutating func addCurve(_ control1: CGPoint, _ control2: CGPoint, to end: CGPoint) {
    startIfNeeded(at: control1)
    cairo_curve_to(
      context, Double(control1.x), Double(control1.y), Double(control2.x), Double(control2.y),
      Double(end.x), Double(end.y))
    current = end
  }

  /// A path that does not begin with a move begins at its first point, in both pens.
  private mutating func startIfNeeded(at point: CGPoint) {
    if cairo_has_current_point(context) == 0 { move(to: point) }
  }

  private func clipped(_ value: CGFloat) -> CGFloat {
    value.isNaN ? 0 : min(max(value, CGFloat(-limit)), CGFloat(limit))
  }
}

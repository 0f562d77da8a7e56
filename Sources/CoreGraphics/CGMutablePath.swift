/// A figure of lines and curves that can be added to.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(segments: []) }

  override init(segments: [PathSegment]) { super.init(segments: segments) }

  /// Starts a subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    segments.append(.move(point.applying(transform)))
  }

  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(point), transform)
  }

  /// Starts a subpath at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a quadratic curve from the current point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append(.quadCurve(control: control, end: end), transform)
  }

  /// Adds a cubic curve from the current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append(.curve(control1: control1, control2: control2, end: end), transform)
  }

  /// Closes the subpath with a line to where it began.
  public func closeSubpath() {
    if segments.isEmpty || segments.last == .close { return }
    segments.append(.close)
  }

  /// Adds a rectangle as a subpath of its own.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    addLines(between: corners, transform: transform)
    closeSubpath()
  }

  /// Adds rectangles, each as a subpath of its own.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds another path, its points mapped.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    segments += path.mapped(transform)
  }

  /// Adds a segment that needs a current point, and a subpath where there is none.
  private func append(_ segment: PathSegment, _ transform: CGAffineTransform) {
    let mapped = segment.applying(transform)
    if segments.isEmpty, let first = mapped.points.first { segments.append(.move(first)) }
    segments.append(mapped)
  }
}

/// A figure of lines and curves that does not change.
///
/// Ours never ends the process: a rounded rectangle whose corners do not fit gets the largest that
/// do, and a segment without a current point starts a subpath where it begins.
public class CGPath: Hashable {
  final var segments: [PathSegment] = []

  init(segments: [PathSegment]) { self.segments = segments }

  /// Creates a path of one rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init { $0.addRect(rect, transform: transform?.pointee ?? .identity) }
  }

  /// Creates a path of one ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init { $0.addEllipse(in: rect, transform: transform?.pointee ?? .identity) }
  }

  /// Creates a path of one rectangle with elliptical corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init {
      $0.addRoundedRect(
        in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
        transform: transform?.pointee ?? .identity)
    }
  }

  private convenience init(_ draw: (CGMutablePath) -> Void) {
    let path = CGMutablePath()
    draw(path)
    self.init(segments: path.segments)
  }

  /// Whether the path has no element.
  public final var isEmpty: Bool { segments.isEmpty }

  /// Where the next segment would begin; the origin for an empty path.
  public final var currentPoint: CGPoint { endOfLastSegment ?? .zero }

  /// Where the next segment would begin, or nil for an empty path.
  final var endOfLastSegment: CGPoint? {
    guard let last = segments.last else { return nil }
    if let end = last.points.last { return end }
    // After closing, the pen stands where the subpath began.
    for segment in segments.reversed() {
      if case .move(let start) = segment { return start }
    }
    return nil
  }

  /// Returns a path that does not change with this one.
  public func copy() -> CGPath? { CGPath(segments: segments) }

  /// Returns a copy with every point mapped.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(segments: mapped(transform?.pointee ?? .identity))
  }

  /// Returns a copy that can be added to.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(segments: segments) }

  /// Returns a copy that can be added to, with every point mapped.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(segments: mapped(transform?.pointee ?? .identity))
  }

  final func mapped(_ transform: CGAffineTransform) -> [PathSegment] {
    transform.isIdentity ? segments : segments.map { $0.applying(transform) }
  }

  /// Calls the block with each element in order.
  public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for segment in segments {
      var points = segment.points
      points.withUnsafeMutableBufferPointer { buffer in
        // An element without points still needs an address: Apple's pointer is not optional.
        var placeholder = CGPoint.zero
        withUnsafeMutablePointer(to: &placeholder) { address in
          var element = CGPathElement(
            type: segment.type, points: buffer.baseAddress ?? address)
          withUnsafePointer(to: &element, block)
        }
      }
    }
  }

  /// Two paths are equal when their elements are.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.segments == right.segments
  }

  /// Feeds the elements to the hasher.
  public final func hash(into hasher: inout Hasher) { hasher.combine(segments) }
}

/// What was drawn into a context, in order.
package struct GraphicsRecording: Hashable, Sendable {
  /// One thing that was drawn.
  package enum Mark: Hashable, Sendable {
    case fill(Figure, CGColor, CGPathFillRule)
    case stroke(Figure, CGColor, StrokeStyle)
    case linearGradient(CGGradient, from: CGPoint, to: CGPoint)
  }

  /// A path that nobody changes any more.
  package struct Figure: Hashable, @unchecked Sendable {
    package let path: CGPath

    init(_ path: CGPath) { self.path = CGPath(segments: path.segments) }
  }

  /// How a line is drawn.
  package struct StrokeStyle: Hashable, Sendable {
    package var width: CGFloat
    package var cap: CGLineCap
    package var join: CGLineJoin
    package var miterLimit: CGFloat
    package var dash: [CGFloat]
    package var dashPhase: CGFloat

    package init(
      width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter,
      miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
      self.width = width
      self.cap = cap
      self.join = join
      self.miterLimit = miterLimit
      self.dash = dash
      self.dashPhase = dashPhase
    }
  }

  /// A mark with what holds for it.
  package struct Step: Hashable, Sendable {
    package var mark: Mark
    /// From the coordinates of the mark to those of the whole drawing.
    package var transform: CGAffineTransform
    /// Figures in the coordinates of the whole drawing to which it is confined, each within those
    /// before it.
    package var clips: [Clip]
    package var alpha: CGFloat
  }

  /// A figure that confines what is drawn.
  package struct Clip: Hashable, Sendable {
    package var figure: Figure
    package var rule: CGPathFillRule
  }

  package var steps: [Step] = []

  package init() {}
}

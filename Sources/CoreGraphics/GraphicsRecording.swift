/// What was drawn into a context, in order.
package struct GraphicsRecording: Hashable, Sendable {
  /// One thing that was drawn.
  package enum Mark: Hashable, Sendable {
    case fill(Figure, CGColor, CGPathFillRule)
    case stroke(Figure, CGColor, StrokeStyle)
    case linearGradient(CGGradient, from: CGPoint, to: CGPoint)
    case picture(Picture, CGRect)
  }

  /// A picture, which only who drew it and who paints it know.
  package struct Picture: Hashable, @unchecked Sendable {
    package let object: AnyObject

    package static func == (left: Picture, right: Picture) -> Bool {
      left.object === right.object
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
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

  /// The same drawing with another point as its origin.
  package func moved(by origin: CGPoint) -> GraphicsRecording {
    var moved = self
    var shift = CGAffineTransform(translationX: -origin.x, y: -origin.y)
    if origin == .zero { return self }
    for index in moved.steps.indices {
      moved.steps[index].transform = moved.steps[index].transform.concatenating(shift)
      for clip in moved.steps[index].clips.indices {
        let path = moved.steps[index].clips[clip].figure.path
        moved.steps[index].clips[clip].figure = Figure(path.copy(using: &shift) ?? path)
      }
    }
    return moved
  }
}

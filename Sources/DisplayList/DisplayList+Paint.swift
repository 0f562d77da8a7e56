import CoreGraphics

extension DisplayList {
  /// What a shape is filled with.
  package enum Paint: Hashable, Sendable {
    /// One colour.
    case color(Color)
    /// Colours that change along a line.
    case linearGradient(LinearGradient)

    /// Whether nothing of the paint would be seen.
    package var isClear: Bool {
      switch self {
      case .color(let color): color.isClear
      case .linearGradient(let gradient): gradient.stops.allSatisfy(\.color.isClear)
      }
    }

    /// The simplest paint that looks the same: a gradient of one stop, or along a line without
    /// length, is the colour of its last stop, as SVG has it.
    package var simplified: Paint {
      guard case .linearGradient(let gradient) = self else { return self }
      if gradient.start != gradient.end, gradient.stops.count > 1 { return self }
      return .color(gradient.stops.last?.color ?? .clear)
    }
  }

  /// Colours that change along a line and stand still across it. Beyond the ends, the outermost
  /// colours go on.
  package struct LinearGradient: Hashable, Sendable {
    /// A colour at a place of the line.
    package struct Stop: Hashable, Sendable {
      /// Where on the line: 0 is its start, 1 its end.
      package var offset: Double
      /// The colour there.
      package var color: Color

      /// Creates a stop.
      package init(offset: Double, color: Color) {
        self.offset = offset
        self.color = color
      }
    }

    /// Where the line starts, in the coordinates of the item.
    package var start: CGPoint
    /// Where the line ends.
    package var end: CGPoint
    /// The colours, by growing offset.
    package var stops: [Stop]

    /// Creates a gradient.
    package init(from start: CGPoint, to end: CGPoint, stops: [Stop]) {
      self.start = start
      self.end = end
      self.stops = stops
    }

    /// Creates a gradient of colours at equal distances.
    package init(from start: CGPoint, to end: CGPoint, colors: [Color]) {
      let last = Double(max(colors.count - 1, 1))
      self.init(
        from: start, to: end,
        stops: colors.enumerated().map { Stop(offset: Double($0.offset) / last, color: $0.element) }
      )
    }
  }

  /// Which points are inside a shape that crosses itself.
  package enum FillRule: Hashable, Sendable {
    /// Where the path winds round the point, counted with its direction.
    case winding
    /// Where a ray from the point crosses the path an odd number of times.
    case evenOdd
  }

  /// How the ends of a stroked line look.
  package enum LineCap: Hashable, Sendable {
    /// The line stops at its end point.
    case butt
    /// A half circle is added.
    case round
    /// Half the line width is added.
    case square
  }

  /// How two segments of a stroked line meet.
  package enum LineJoin: Hashable, Sendable {
    /// The outer edges run on until they meet.
    case miter
    /// The corner is a part of a circle.
    case round
    /// The corner is cut off.
    case bevel
  }

  /// How a line is stroked.
  package struct StrokeStyle: Hashable, Sendable {
    /// The width of the line, half of it on each side of the edge.
    package var width: Double
    /// How the ends look.
    package var cap: LineCap
    /// How segments meet.
    package var join: LineJoin
    /// How far a miter may reach, as a multiple of the width; beyond, it is cut off.
    package var miterLimit: Double
    /// Lengths of dashes and gaps in turn; empty for a solid line.
    package var dash: [Double]
    /// How far into the pattern the line starts.
    package var dashPhase: Double

    /// Creates a style.
    package init(
      width: Double, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 10,
      dash: [Double] = [], dashPhase: Double = 0
    ) {
      self.width = width
      self.cap = cap
      self.join = join
      self.miterLimit = miterLimit
      self.dash = dash
      self.dashPhase = dashPhase
    }

    /// The pattern where it is one: finite, not negative, and not all zero. A bad pattern draws a
    /// solid line.
    package var usableDash: [Double] {
      let isUsable =
        dash.allSatisfy { $0.isFinite && $0 >= 0 } && dash.contains { $0 > 0 }
        && dashPhase.isFinite
      return isUsable ? dash : []
    }
  }
}

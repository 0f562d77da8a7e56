import CoreGraphics

extension DisplayList {
  /// How a rounded corner is drawn.
  package enum CornerCurve: Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// iOS's smoother corner; see ``ContinuousCorner``.
    case continuous
  }

  /// The radii of the four corners of a rectangle.
  package struct CornerRadii: Hashable, Sendable {
    /// The radius at the top left.
    package var topLeft: Double
    /// The radius at the top right.
    package var topRight: Double
    /// The radius at the bottom right.
    package var bottomRight: Double
    /// The radius at the bottom left.
    package var bottomLeft: Double

    /// Creates radii that differ.
    package init(
      topLeft: Double = 0, topRight: Double = 0, bottomRight: Double = 0, bottomLeft: Double = 0
    ) {
      self.topLeft = topLeft
      self.topRight = topRight
      self.bottomRight = bottomRight
      self.bottomLeft = bottomLeft
    }

    /// Creates equal radii.
    package init(_ radius: Double) {
      self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    /// The one radius of all corners, or nil where they differ.
    package var uniform: Double? {
      topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft ? topLeft : nil
    }

    /// Returns radii that fit into a rectangle of the given size: each at least zero and at most
    /// half the shorter side, as `CALayer` cuts them.
    package func fitting(_ size: CGSize) -> CornerRadii {
      let limit = Double(min(size.width, size.height)) / 2
      func cut(_ radius: Double) -> Double { radius > 0 ? min(radius, max(limit, 0)) : 0 }
      return CornerRadii(
        topLeft: cut(topLeft), topRight: cut(topRight), bottomRight: cut(bottomRight),
        bottomLeft: cut(bottomLeft))
    }
  }

  /// A figure, kept as what it is so that a pen can write it shortly.
  package enum Shape: Hashable, Sendable {
    /// A rectangle.
    case rect(CGRect)
    /// A rectangle with round corners.
    case roundedRect(CGRect, CornerRadii, CornerCurve)
    /// The ellipse that fills a rectangle.
    case ellipse(CGRect)
    /// A straight line, only for strokes.
    case line(CGPoint, CGPoint)
    /// Any other figure.
    case path(Path)

    /// A rectangle with equal round corners.
    package static func roundedRect(
      _ rect: CGRect, radius: Double, curve: CornerCurve = .circular
    ) -> Shape {
      .roundedRect(rect, CornerRadii(radius), curve)
    }

    /// The smallest upright rectangle that holds the figure; null for an empty path.
    package var bounds: CGRect {
      switch self {
      case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): rect.standardized
      case .line(let start, let end):
        CGRect(
          x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
          height: abs(end.y - start.y))
      case .path(let path): path.bounds
      }
    }

    /// The simplest shape that looks the same: a rounded rectangle without radii is a rectangle.
    package var simplified: Shape {
      guard case .roundedRect(let rect, let radii, let curve) = self else { return self }
      let fitting = radii.fitting(rect.standardized.size)
      return fitting.uniform == 0
        ? .rect(rect.standardized) : .roundedRect(rect.standardized, fitting, curve)
    }

    /// The figure as lines and curves.
    package var path: Path {
      switch simplified {
      case .rect(let rect): Path(rect: rect.standardized)
      case .roundedRect(let rect, let radii, .circular):
        Path(roundedRect: rect, radii: radii, corner: CircularCorner())
      case .roundedRect(let rect, let radii, .continuous):
        Path(
          roundedRect: rect, radii: radii,
          corner: ContinuousCorner(radii: radii, size: rect.size))
      case .ellipse(let rect): Path(ellipseIn: rect.standardized)
      case .line(let start, let end): Path([.move(start), .line(end)])
      case .path(let path): path
      }
    }
  }
}

extension DisplayList.Path {
  /// A rectangle from its top left, clockwise.
  package init(rect: CGRect) {
    self.init([
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ])
  }

  /// The ellipse that fills a rectangle.
  package init(ellipseIn rect: CGRect) {
    let path = CGMutablePath()
    path.addEllipse(in: rect)
    self.init(path)
  }
}

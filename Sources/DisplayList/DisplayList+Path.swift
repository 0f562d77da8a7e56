import CoreGraphics

extension DisplayList {
  /// A figure of lines and curves.
  package struct Path: Hashable, Sendable {
    /// One step of a path.
    package enum Element: Hashable, Sendable {
      /// Starts a subpath.
      case move(CGPoint)
      /// A straight line.
      case line(CGPoint)
      /// A quadratic curve.
      case quadCurve(control: CGPoint, end: CGPoint)
      /// A cubic curve.
      case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
      /// A line back to where the subpath started.
      case close
    }

    /// The steps in order.
    package var elements: [Element]

    /// Creates a path.
    package init(_ elements: [Element] = []) { self.elements = elements }

    /// Creates a path from Core Graphics' kind.
    package init(_ path: CGPath) {
      var elements: [Element] = []
      path.applyWithBlock { element in
        let points = element.pointee.points
        switch element.pointee.type {
        case .moveToPoint: elements.append(.move(points[0]))
        case .addLineToPoint: elements.append(.line(points[0]))
        case .addQuadCurveToPoint:
          elements.append(.quadCurve(control: points[0], end: points[1]))
        case .addCurveToPoint:
          elements.append(
            .curve(control1: points[0], control2: points[1], end: points[2]))
        case .closeSubpath: elements.append(.close)
        #if canImport(Darwin)
          @unknown default: break
        #endif
        }
      }
      self.elements = elements
    }

    /// Whether the path has no step.
    package var isEmpty: Bool { elements.isEmpty }

    /// The smallest rectangle that holds all points, those that only control curves included; null
    /// for an empty path.
    package var bounds: CGRect {
      var left = CGFloat.infinity
      var top = CGFloat.infinity
      var right = -CGFloat.infinity
      var bottom = -CGFloat.infinity
      func include(_ point: CGPoint) {
        left = min(left, point.x)
        top = min(top, point.y)
        right = max(right, point.x)
        bottom = max(bottom, point.y)
      }
      for element in elements {
        switch element {
        case .move(let point), .line(let point): include(point)
        case .quadCurve(let control, let end):
          include(control)
          include(end)
        case .curve(let control1, let control2, let end):
          include(control1)
          include(control2)
          include(end)
        case .close: break
        }
      }
      return left <= right && top <= bottom
        ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
    }
  }
}

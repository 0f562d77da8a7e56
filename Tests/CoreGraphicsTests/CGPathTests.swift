import CoreGraphics
import Testing

@Suite("Paths")
struct CGPathTests {
  @Test("A rectangle goes from its least corner along x and closes")
  func rectangleElements() {
    let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    #expect(
      elements(of: path) == [
        "move (1.0, 2.0)", "line (4.0, 2.0)", "line (4.0, 6.0)", "line (1.0, 6.0)", "close",
      ])
  }

  @Test("The transform argument maps every point")
  func transforms() {
    var move = CGAffineTransform(translationX: 10, y: 20)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: &move)
    #expect(path.boundingBox == CGRect(x: 10, y: 20, width: 2, height: 2))
    let copy = path.copy(using: &move)
    #expect(copy?.boundingBox == CGRect(x: 20, y: 40, width: 2, height: 2))
    let mutable = path.mutableCopy()
    mutable?.addLine(to: .zero)
    #expect(path.boundingBox.origin == CGPoint(x: 10, y: 20))
  }

  @Test("The bounding box counts control points, the box of the path does not")
  func boundingBoxes() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    // The curve's middle is ¼·0 + ½·10 + ¼·0 = 5.
    let tight = path.boundingBoxOfPath
    #expect(abs(tight.maxY - 5) < 1e-9)
    #expect(tight.minY == 0)
    #expect(CGMutablePath().boundingBox.isNull)
    #expect(CGMutablePath().boundingBoxOfPath.isNull)
  }

  @Test("An ellipse touches the sides of its rectangle")
  func ellipse() {
    let rect = CGRect(x: 10, y: 20, width: 40, height: 30)
    let path = CGPath(ellipseIn: rect, transform: nil)
    let box = path.boundingBoxOfPath
    for (left, right) in [
      (box.minX, rect.minX), (box.minY, rect.minY), (box.maxX, rect.maxX), (box.maxY, rect.maxY),
    ] {
      #expect(abs(left - right) < 1e-9)
    }
    #expect(path.contains(CGPoint(x: 30, y: 35)))
    // The corner of the rectangle is outside: (20/20)² + (15/15)² = 2 > 1.
    #expect(!path.contains(CGPoint(x: 11, y: 21)))
  }

  @Test("The two rules differ where a path winds twice")
  func fillRules() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(path.contains(CGPoint(x: 5, y: 5), using: .winding))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
  }

  @Test("Not clockwise goes to larger angles; the other way round is the other part of the circle")
  func arcDirections() {
    let short = CGMutablePath()
    short.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    // A quarter in the quadrant of positive x and y.
    #expect(short.boundingBoxOfPath.minX > -1e-9)
    #expect(abs(short.boundingBoxOfPath.maxY - 10) < 1e-9)
    let long = CGMutablePath()
    long.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    // The other three quarters reach -10 on both axes.
    #expect(abs(long.boundingBoxOfPath.minX + 10) < 1e-9)
    #expect(abs(long.boundingBoxOfPath.minY + 10) < 1e-9)
    #expect(abs(long.currentPoint.x) < 1e-9)
    #expect(abs(long.currentPoint.y - 10) < 1e-9)
  }

  @Test("Points of an arc are as far from the centre as the radius, to 0.03 %")
  func arcAccuracy() {
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 100, startAngle: 0.3, delta: 2)
    // Just inside and just outside of the arc's middle, seen from the chord's side.
    let middle = 0.3 + 1.0
    let inside = CGPoint(x: 99.9 * cos(middle), y: 99.9 * sin(middle))
    let outside = CGPoint(x: 100.1 * cos(middle), y: 100.1 * sin(middle))
    path.closeSubpath()
    #expect(path.contains(inside))
    #expect(!path.contains(outside))
  }

  @Test("An arc between two lines touches both")
  func tangentArc() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    // It leaves the first line at x = 10 - 4 and meets the second at y = 4.
    #expect(elements(of: path)[1] == "line (6.0, 0.0)")
    #expect(abs(path.currentPoint.x - 10) < 1e-9)
    #expect(abs(path.currentPoint.y - 4) < 1e-9)
    #expect(abs(path.boundingBoxOfPath.maxX - 10) < 1e-9)
  }

  @Test("A rounded rectangle loses its corners and keeps its sides; too large corners are cut")
  func roundedRect() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    let path = CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 4, transform: nil)
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 4, y: 0.01)))
    #expect(path.boundingBoxOfPath == rect)
    let capsule = CGPath(roundedRect: rect, cornerWidth: 99, cornerHeight: 99, transform: nil)
    #expect(capsule.boundingBoxOfPath == rect)
  }

  @Test("isRect knows upright rectangles alone")
  func recognisedRectangles() {
    var found = CGRect.zero
    #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&found))
    #expect(found == CGRect(x: 1, y: 2, width: 3, height: 4))
    var turn = CGAffineTransform(rotationAngle: 0.5)
    #expect(!CGPath(rect: found, transform: &turn).isRect(nil))
    #expect(!CGPath(ellipseIn: found, transform: nil).isRect(nil))
  }

  @Test("After closing, the pen stands where the subpath began")
  func currentPoint() {
    let path = CGMutablePath()
    #expect(path.isEmpty)
    #expect(path.currentPoint == .zero)
    path.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 1), CGPoint(x: 5, y: 5)])
    #expect(path.currentPoint == CGPoint(x: 5, y: 5))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    #expect(path == path.copy())
  }

  @Test(
    "What is not a number neither traps nor hangs",
    arguments: [CGFloat.nan, .infinity, -.infinity, 1e308])
  func absurdNumbers(value: CGFloat) {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: value, startAngle: value, endAngle: 1, clockwise: false)
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: value, clockwise: true)
    path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: value)
    path.addRoundedRect(
      in: CGRect(x: value, y: 0, width: value, height: value), cornerWidth: value,
      cornerHeight: value)
    path.addArc(
      tangent1End: CGPoint(x: value, y: 0), tangent2End: .zero, radius: value)
    _ = path.boundingBoxOfPath
    _ = path.contains(CGPoint(x: value, y: 1))
    #expect(!path.isEmpty)
  }

  private func elements(of path: CGPath) -> [String] {
    var texts: [String] = []
    path.applyWithBlock { element in
      let point = element.pointee.points[0]
      switch element.pointee.type {
      case .moveToPoint: texts.append("move (\(point.x), \(point.y))")
      case .addLineToPoint: texts.append("line (\(point.x), \(point.y))")
      case .addQuadCurveToPoint: texts.append("quad")
      case .addCurveToPoint: texts.append("curve")
      case .closeSubpath: texts.append("close")
      }
    }
    return texts
  }
}

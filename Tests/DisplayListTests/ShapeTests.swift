import CoreGraphics
import Testing

@testable import DisplayList

@Suite("Shapes")
struct ShapeTests {
  @Test("A circular corner starts one radius from the corner, a continuous one 1.5287 radii")
  func cornerExtents() throws {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let circular = DisplayList.Shape.roundedRect(rect, radius: 10).path
    let continuous = DisplayList.Shape.roundedRect(rect, radius: 10, curve: .continuous).path
    // The first corner is the top left, reached up the left side.
    #expect(circular.elements.first == .move(CGPoint(x: 0, y: 10)))
    guard case .move(let start) = try #require(continuous.elements.first) else {
      Issue.record("The path does not start with a move.")
      return
    }
    #expect(start.x == 0)
    #expect(abs(start.y - 15.28665) < 1e-9)
  }

  @Test("A continuous corner follows the published curve to 0.7 % of the radius")
  func continuousCornerAgainstPublishedPoints() throws {
    // Points that lie on iOS's curve for radius 1, where its three cubics meet: public measurements
    // of the paths that UIBezierPath(roundedRect:cornerRadius:) draws.
    let published = [
      CGPoint(x: 1.528665, y: 0), CGPoint(x: 0.631494, y: 0.074911),
      CGPoint(x: 0.074911, y: 0.631494), CGPoint(x: 0, y: 1.528665),
    ]
    let corner = ContinuousCorner(
      radii: DisplayList.CornerRadii(1), size: CGSize(width: 10, height: 10)
    ).points(radius: 1)
    var curve: [CGPoint] = []
    for first in stride(from: 0, to: corner.count - 1, by: 3) {
      for step in 0...200 {
        let t = CGFloat(step) / 200
        let u = 1 - t
        let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
        let x = (0..<4).map { weights[$0] * corner[first + $0].x }.reduce(0, +)
        let y = (0..<4).map { weights[$0] * corner[first + $0].y }.reduce(0, +)
        curve.append(CGPoint(x: x, y: y))
      }
    }
    for point in published {
      let distance = try #require(
        curve.map { hypot(Double($0.x - point.x), Double($0.y - point.y)) }.min())
      #expect(distance < 0.007)
    }
  }

  @Test("At half the side a continuous corner is a quarter circle: a capsule is a capsule")
  func capsule() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    let circular = DisplayList.Shape.roundedRect(rect, radius: 20).path
    #expect(DisplayList.Shape.roundedRect(rect, radius: 20, curve: .continuous).path == circular)
    // Radii beyond half the side are cut to it.
    #expect(DisplayList.Shape.roundedRect(rect, radius: 500).path == circular)
  }

  @Test("Without radii a rounded rectangle is a rectangle")
  func noRadius() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(DisplayList.Shape.roundedRect(rect, radius: 0).simplified == .rect(rect))
    #expect(DisplayList.Shape.roundedRect(rect, radius: .nan).simplified == .rect(rect))
    #expect(DisplayList.Shape.roundedRect(rect, radius: -3).simplified == .rect(rect))
  }

  @Test("Each corner has its own radius")
  func differentCorners() {
    let radii = DisplayList.CornerRadii(topLeft: 2, bottomRight: 3)
    let path = DisplayList.Shape.roundedRect(
      CGRect(x: 0, y: 0, width: 10, height: 10), radii, .circular
    ).path
    let lines = path.elements.compactMap { element -> CGPoint? in
      if case .line(let point) = element { point } else { nil }
    }
    // To the sharp top right, to the start of the curve at the bottom right, to the sharp bottom
    // left.
    #expect(lines == [CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 7), CGPoint(x: 0, y: 10)])
  }

  @Test("A gradient without length or with one stop is its last colour")
  func degenerateGradients() {
    let still = DisplayList.LinearGradient(from: .zero, to: .zero, colors: [.black, .white])
    #expect(DisplayList.Paint.linearGradient(still).simplified == .color(.white))
    let single = DisplayList.LinearGradient(
      from: .zero, to: CGPoint(x: 1, y: 0), colors: [.black])
    #expect(DisplayList.Paint.linearGradient(single).simplified == .color(.black))
    let empty = DisplayList.LinearGradient(from: .zero, to: CGPoint(x: 1, y: 0), colors: [])
    #expect(DisplayList.Paint.linearGradient(empty).isClear)
  }
}

@Suite("Decimal text")
struct DecimalTextTests {
  @Test(
    "Numbers are rounded, short, and never in scientific notation",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (1 / 3.0, "0.333"), (-0.0004, "0"),
      (0.9996, "1"), (12.3456, "12.346"), (1e300, "1000000000"), (-.infinity, "-1000000000"),
      (.nan, "0"), (0.05, "0.05"), (1234567.5, "1234567.5"),
    ] as [(Double, String)])
  func numbers(value: Double, text: String) {
    var bytes: [UInt8] = []
    bytes.append(decimal: value)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }

  @Test("The zero before the point can be left out")
  func leadingZero() {
    var bytes: [UInt8] = []
    bytes.append(decimal: -0.5, omitsLeadingZero: true)
    bytes.append(decimal: 0, omitsLeadingZero: true)
    #expect(String(decoding: bytes, as: UTF8.self) == "-.50")
  }
}

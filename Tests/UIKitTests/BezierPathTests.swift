import Testing
import UIKit

@Suite("Bézier paths")
struct BezierPathTests {
  @Test("A path has the bounds of all its points, the controls of curves included")
  func bounds() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 20))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(path.currentPoint == CGPoint(x: 10, y: 0))
    #expect(UIBezierPath().isEmpty)
  }

  @Test("Only the chosen corners are round")
  func roundedCorners() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 60))
    // (2, 2) is 25.5 from the corner circle's middle (20, 20): outside of its radius of 20.
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 98, y: 2)))
    #expect(path.contains(CGPoint(x: 98, y: 58)))
    #expect(path.contains(CGPoint(x: 8, y: 8)))
  }

  @Test("Radii that do not fit are cut to half the side")
  func radiiThatDoNotFit() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 1000)
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(path.contains(CGPoint(x: 20, y: 10)))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
  }

  @Test("Clockwise is as the eye sees it: from the right over the bottom to the left")
  func clockwiseArc() {
    let half = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 50, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(half.contains(CGPoint(x: 50, y: 80)))
    #expect(!half.contains(CGPoint(x: 50, y: 20)))
  }

  @Test("The even-odd rule leaves the inner of two nested figures out")
  func fillRule() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
  }

  @Test("Reversing starts at the end; reversing twice gives the same figure")
  func reversing() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.addCurve(
      to: CGPoint(x: 9, y: 9), controlPoint1: CGPoint(x: 6, y: 2),
      controlPoint2: CGPoint(x: 8, y: 4))
    let reversed = path.reversing()
    #expect(reversed.currentPoint == CGPoint(x: 1, y: 1))
    #expect(reversed.reversing() == path)
  }

  @Test("A copy keeps the way of drawing and does not change with the original")
  func copies() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.lineWidth = 4
    let copy = try #require(path.copy() as? UIBezierPath)
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(copy.lineWidth == CGFloat(4))
    #expect(copy.bounds.minX == CGFloat(0))
    #expect(path.bounds.minX == CGFloat(5))
  }

  @Test("Dashes are handed back as they were set")
  func dashes() {
    let path = UIBezierPath()
    path.setLineDash([4, 2], count: 2, phase: 1)
    var pattern: [CGFloat] = [0, 0]
    var count = 0
    var phase: CGFloat = 0
    path.getLineDash(&pattern, count: &count, phase: &phase)
    #expect(pattern == [4, 2])
    #expect(count == 2)
    #expect(phase == CGFloat(1))
  }

  @Test("Boxed geometry comes out as it went in")
  func boxedGeometry() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
  }
}

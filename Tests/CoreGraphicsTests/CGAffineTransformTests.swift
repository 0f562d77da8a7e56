import CoreGraphics
import Testing

@Suite("Affine maps")
struct CGAffineTransformTests {
  @Test("translatedBy, scaledBy and rotated come before the map they are called on")
  func prependedMaps() {
    // (1, 1) + (10, 20) = (11, 21), then doubled.
    let scaled = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 20)
    #expect(CGPoint(x: 1, y: 1).applying(scaled) == CGPoint(x: 22, y: 42))
    // (1, 1) tripled in x, then moved by (10, 20).
    let moved = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 3, y: 1)
    #expect(CGPoint(x: 1, y: 1).applying(moved) == CGPoint(x: 13, y: 21))
    // A quarter turn takes (1, 0) to (0, 1), then moved.
    let turned = CGAffineTransform(translationX: 5, y: 5).rotated(by: .pi / 2)
    let point = CGPoint(x: 1, y: 0).applying(turned)
    #expect(abs(point.x - 5) < 1e-12)
    #expect(abs(point.y - 6) < 1e-12)
  }

  @Test("concatenating applies the other map second")
  func concatenation() {
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    let move = CGAffineTransform(translationX: 10, y: 0)
    #expect(CGPoint(x: 1, y: 1).applying(scale.concatenating(move)) == CGPoint(x: 12, y: 2))
    #expect(CGPoint(x: 1, y: 1).applying(move.concatenating(scale)) == CGPoint(x: 22, y: 2))
  }

  @Test("The inverse undoes the map; without one the map itself comes back")
  func inverse() {
    let map = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -4)
    let back = CGPoint(x: 5, y: 9).applying(map).applying(map.inverted())
    #expect(abs(back.x - 5) < 1e-12)
    #expect(abs(back.y - 9) < 1e-12)
    let flat = CGAffineTransform(scaleX: 1, y: 0)
    #expect(flat.inverted() == flat)
  }

  @Test("init() is the map of six zeros, not the identity")
  func zeroMap() {
    #expect(CGAffineTransform() != .identity)
    #expect(!CGAffineTransform().isIdentity)
    #expect(CGAffineTransform.identity.isIdentity)
  }

  @Test("A rectangle maps to the bounds of its corners, a size to a vector")
  func rectAndSize() {
    // A quarter turn takes (x, y) to (-y, x): corners (1,2)…(4,6) go to x -6…-2 and y 1…4.
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4).applying(turn)
    #expect(rect == CGRect(x: -6, y: 1, width: 4, height: 3))
    let size = CGSize(width: 3, height: 4).applying(turn.translatedBy(x: 9, y: 9))
    #expect(size == CGSize(width: -4, height: 3))
    #expect(CGRect.null.applying(turn).isNull)
  }

  @Test("Decomposed and composed again, a map is itself")
  func decomposition() {
    let map = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -4)
    let parts = map.decomposed()
    // |(2, 1)| = √5, angle atan(1/2); the determinant 7 is scaleX · scaleY, so scaleY = 7/√5.
    #expect(abs(parts.scale.width - CGFloat(5).squareRoot()) < 1e-12)
    #expect(abs(parts.scale.height - 7 / CGFloat(5).squareRoot()) < 1e-12)
    let again = CGAffineTransform(parts)
    for (left, right) in [
      (again.a, map.a), (again.b, map.b), (again.c, map.c), (again.d, map.d), (again.tx, map.tx),
      (again.ty, map.ty),
    ] {
      #expect(abs(left - right) < 1e-12)
    }
  }
}

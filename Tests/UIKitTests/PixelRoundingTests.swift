import Testing

@testable import UIKit

/// Edges are rounded to device pixels one by one, so that neighbours meet and widths may differ.
@MainActor
@Suite("Pixel rounding")
struct PixelRoundingTests {
  @Test("Three equal columns meet without a gap at 2x; their widths differ by a pixel")
  func columnsAt2x() {
    // Edges at 0, 106.67, 213.33, 320; to halves: 0, 106.5, 213.5, 320.
    #expect(
      columns(in: 320, scale: 2) == [
        rect(0, 0, 106.5, 9), rect(106.5, 0, 107, 9), rect(213.5, 0, 106.5, 9),
      ])
  }

  @Test("Three equal columns of 320 points are whole pixels at 3x")
  func columnsAt3x() {
    let found = columns(in: 320, scale: 3)
    #expect(found.allSatisfy { abs($0.width - 320.0 / 3) < 1e-6 })
  }

  @Test("At 1x edges fall on whole points")
  func columnsAt1x() {
    // 0, 106.67, 213.33, 320; to ones: 0, 107, 213, 320.
    #expect(
      columns(in: 320, scale: 1) == [
        rect(0, 0, 107, 9), rect(107, 0, 106, 9), rect(213, 0, 107, 9),
      ])
  }

  @Test("At 3x edges fall on thirds")
  func thirds() {
    let root = makeRoot(scale: 3)
    let view = root.adding(UIView())
    // 10.2 · 3 = 30.6, so 31 thirds; 10.2 + 20.3 = 30.5 and 91.5, so 92 thirds: 61 wide.
    view.pin([.left, .top], inside: root, by: 10.2)
    view.fix(20.3, 20.3)
    root.layoutIfNeeded()
    #expect(view.frame.isNear(rect(31.0 / 3, 31.0 / 3, 61.0 / 3, 61.0 / 3)))
  }

  @Test("A centred view of an odd number of pixels goes to the nearest pixel")
  func centred() {
    let root = makeRoot(100, 100, scale: 2)
    let view = root.adding(Block(20.5, 21))
    view.pin(.centerX, to: root)
    view.pin(.centerY, to: root)
    root.layoutIfNeeded()
    // Left 39.75 and right 60.25 are both half a pixel off and go up, to 40 and 60.5.
    #expect(view.frame == rect(40, 39.5, 20.5, 21))
  }

  /// vector-im/element-ios: three keys in rows of a call's keypad are at 12.5 in each, where their rows, seen
  /// alone, would put them at 13.
  @Test("Pixels are those of the root, also where a superview begins between two")
  func nested() {
    let root = makeRoot(100, 100, scale: 2)
    let outer = root.adding(UIView())
    outer.pin([.left, .top], inside: root, by: 0.3)
    outer.fix(50, 50)
    let inner = outer.adding(UIView())
    inner.pin([.left, .top], inside: outer, by: 0.3)
    inner.fix(10, 10.2)
    root.layoutIfNeeded()
    // 0.3 goes up to 0.5, and so does 0.6; 10.6 is nearer to 10.5 and 10.8 to 11.
    #expect(outer.frame == rect(0.5, 0.5, 50, 50))
    #expect(inner.frame == rect(0, 0, 10, 10.5))
  }

  /// ReseauEntourage/entourage-ios: a label centred so is 40⅔ high, from 22⅔.
  @Test("Halves of pixels go up where thirds leave them a hair short")
  func halvesOfThirds() {
    let root = makeRoot(100, 100, scale: 3)
    let view = root.adding(Block(10, 122.0 / 3))
    view.pin(.left, to: root)
    // From 67.5 to 189.5 pixels.
    view.pin(.centerY, to: root, .top, plus: 22.5 + 61.0 / 3)
    root.layoutIfNeeded()
    #expect(view.frame.isNear(rect(0, 68.0 / 3, 10, 122.0 / 3)))
    #expect(PixelGrid.round(189.4999999 / 3, scale: 3) == 190.0 / 3)
    #expect(PixelGrid.round(189.49 / 3, scale: 3) == 63)
  }

  @Test("A superview that moves by pixels leaves frames as they were, to the bit")
  func movedSuperview() {
    let root = makeRoot(200, 200, scale: 3)
    let outer = root.adding(UIView())
    outer.pin(.left, to: root)
    let top = outer.topAnchor.constraint(equalTo: root.topAnchor)
    top.isActive = true
    outer.fix(100, 100)
    let inner = outer.adding(UIView())
    inner.pin([.left, .top], inside: outer, by: 7.0 / 3)
    inner.fix(10, 10)
    root.layoutIfNeeded()
    let frame = inner.frame
    #expect(frame.minY == 7.0 / 3)
    for pixels in 1..<40 {
      top.constant = CGFloat(pixels) / 3
      root.layoutIfNeeded()
      #expect(inner.frame == frame)
    }
  }

  @Test("Rounding does not add up: the last of many views still ends where it should")
  func noDrift() {
    let root = makeRoot(100, 10, scale: 2)
    var last: UIView?
    for _ in 0..<7 {
      let view = root.adding(UIView())
      view.pin(.left, to: last ?? root, last == nil ? .left : .right)
      view.pin([.top, .bottom], inside: root)
      if let last { view.pin(.width, to: last) }
      last = view
    }
    last?.pin(.right, to: root)
    root.layoutIfNeeded()
    #expect(last?.frame.maxX == 100)
    // 100/7 = 14.2857: the sixth edge is at 85.714, which is 85.5 in halves.
    #expect(last?.frame.minX == 85.5)
  }

  private func columns(in width: CGFloat, scale: CGFloat) -> [CGRect] {
    let root = makeRoot(width, 9, scale: scale)
    let views = (0..<3).map { _ in root.adding(UIView()) }
    for view in views {
      view.pin([.top, .bottom], inside: root)
      view.pin(.width, to: views[0])
    }
    views[0].pin(.left, to: root)
    views[1].pin(.left, to: views[0], .right)
    views[2].pin(.left, to: views[1], .right)
    views[2].pin(.right, to: root)
    root.layoutIfNeeded()
    return views.map(\.frame)
  }
}

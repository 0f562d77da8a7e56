import CoreGraphics
import DisplayList
import Testing

@testable import SVGRenderer

@Suite("Path data")
struct PathDataTests {
  @Test("Curves, level lines and later subpaths are relative")
  func relativeCommands() {
    let path = DisplayList.Path([
      .move(CGPoint(x: 1, y: 1)),
      .quadCurve(control: CGPoint(x: 2, y: 1), end: CGPoint(x: 2, y: 2)),
      .curve(
        control1: CGPoint(x: 2, y: 3), control2: CGPoint(x: 3, y: 4), end: CGPoint(x: 4, y: 4)),
      .line(CGPoint(x: 4, y: 1)), .line(CGPoint(x: 3, y: 0)), .line(CGPoint(x: 2, y: 1)), .close,
      .move(CGPoint(x: 10, y: 10)), .line(CGPoint(x: 11, y: 10)), .close,
    ])
    // After the first z the pen stands at (1, 1), so the second move is 9 to the right and down.
    #expect(text(path) == "M1 1q1 0 1 1c0 1 1 2 2 2v-3l-1-1-1 1zm9 9h1z")
  }

  @Test("Rounding does not add up along a path")
  func rounding() {
    let third = CGFloat(1) / 3
    var elements: [DisplayList.Path.Element] = [.move(.zero)]
    for step in 1...6 {
      elements.append(.line(CGPoint(x: third * CGFloat(step), y: CGFloat(step % 2))))
    }
    // 0.333, 0.667, 1, 1.333, 1.667, 2: the differences alternate between .333 and .334.
    #expect(
      text(DisplayList.Path(elements)) == "M0 0l.333 1 .334-1 .333 1 .333-1 .334 1 .333-1")
  }

  @Test("Numbers share separators where SVG allows it")
  func separators() {
    let path = DisplayList.Path([
      .move(CGPoint(x: 0.5, y: 0.5)), .line(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 3, y: 1.5)),
      .line(CGPoint(x: 2.75, y: 1.25)),
    ])
    // (.5 .5) is ".5.5"; then (2 .5) needs its space as 2 has no point; then (-.25 -.25).
    #expect(text(path) == "M.5.5l.5.5 2 .5-.25-.25")
  }

  @Test("A path that does not begin with a move begins at its first point")
  func missingMove() {
    #expect(
      text(DisplayList.Path([.close, .line(CGPoint(x: 3, y: 4)), .line(CGPoint(x: 5, y: 4))]))
        == "M3 4l0 0h2")
    #expect(text(DisplayList.Path([.move(.zero), .close])) == "")
  }

  private func text(_ path: DisplayList.Path) -> String {
    var bytes: [UInt8] = []
    PathData(path, places: 3).write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

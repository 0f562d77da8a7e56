import CoreGraphics
import DisplayList
import Testing

@testable import PNGRenderer

@Suite("Limits of PNG pictures")
struct PNGLimitTests {
  @Test(
    "Sizes that cannot be painted are refused before anything is allocated",
    arguments: [
      (CGSize(width: 40_000, height: 1), 1.0), (CGSize(width: 10_000, height: 10_000), 1),
      (CGSize(width: 3000, height: 3000), 3), (CGSize(width: 1e308, height: 1e308), 3),
      (CGSize(width: CGFloat.infinity, height: 1), 1),
    ] as [(CGSize, Double)])
  func tooLarge(size: CGSize, scale: Double) {
    #expect {
      try PNGRenderer(scale: scale).data(for: DisplayList(size: size))
    } throws: { error in
      if case .tooLarge = error as? PNGRenderingError { true } else { false }
    }
  }

  @Test(
    "A canvas without extent is refused",
    arguments: [
      CGSize.zero, CGSize(width: 10, height: 0), CGSize(width: -5, height: 5),
      CGSize(width: CGFloat.nan, height: 5),
    ])
  func empty(size: CGSize) {
    #expect {
      try PNGRenderer().data(for: DisplayList(size: size))
    } throws: { error in
      if case .emptyCanvas = error as? PNGRenderingError { true } else { false }
    }
  }

  @Test("A scale is a positive number", arguments: [0.0, -1, .infinity])
  func badScale(scale: Double) {
    #expect(throws: PNGRenderingError.badScale(scale)) {
      try PNGRenderer(scale: scale)
        .data(for: DisplayList(size: CGSize(width: 1, height: 1)))
    }
  }

  @Test(
    "Absurd numbers leave the rest of the picture as it is",
    arguments: [CGFloat.nan, .infinity, -.infinity, 1e308, -1e9, 1e-300])
  func absurdNumbers(value: CGFloat) throws {
    let rect = CGRect(x: value, y: value, width: value, height: value)
    let id = DisplayList.GlyphOutlineID(font: 0, glyph: 0)
    var list = DisplayList(size: CGSize(width: 4, height: 4))
    list.addOutline(DisplayList.Path(rect: rect), for: id)
    let groups = [
      DisplayList.Group(), DisplayList.Group(transform: .init(scaleX: value, y: 1)),
      DisplayList.Group(transform: .init(translationX: value, y: value)),
      DisplayList.Group(clip: .roundedRect(rect, radius: Double(value))),
      DisplayList.Group(opacity: Double(value)),
    ]
    for group in groups {
      list.withGroup(group) { list in
        list.fill(.ellipse(rect), with: .clear)
        list.stroke(
          .rect(CGRect(x: 20, y: 20, width: value, height: 1)), with: .color(.black),
          style: DisplayList.StrokeStyle(
            width: 1, miterLimit: Double(value), dash: [Double(value), 1],
            dashPhase: Double(value)))
        list.draw(
          DisplayList.Shadow(
            shape: .rect(CGRect(x: 20_000, y: 0, width: value, height: 1)), color: .black,
            radius: Double(value)))
        list.draw(
          DisplayList.TextLine(
            "x", frame: rect, baseline: Double(value),
            runs: [
              DisplayList.GlyphRun(
                pointSize: Double(value), color: .white,
                glyphs: [DisplayList.Glyph(id, at: CGPoint(x: value, y: 99))])
            ]))
      }
    }
    list.fill(.rect(CGRect(x: 1, y: 1, width: 1, height: 1)), with: .init(hex: 0xFF0000))
    #expect(try Pixels(list)[1, 1] == 0xFFFF_0000)
  }

  @Test("A line of a billion dashes is painted as a solid one")
  func tinyDashes() throws {
    var list = DisplayList(size: CGSize(width: 100, height: 2))
    list.stroke(
      .line(CGPoint(x: 0, y: 1), CGPoint(x: 100, y: 1)), with: .color(.black),
      style: DisplayList.StrokeStyle(width: 2, dash: [1e-7, 1e-7]))
    #expect(try Pixels(list).count(of: 0xFF00_0000) == 200)
  }

  @Test("Twenty thousand nested groups with clips and opacities are painted")
  func deepNesting() throws {
    var list = DisplayList(size: CGSize(width: 8, height: 8))
    let clip = DisplayList.Shape.roundedRect(
      CGRect(x: 0, y: 0, width: 8, height: 8), radius: 1)
    for _ in 0..<20_000 { list.beginGroup(DisplayList.Group(clip: clip, opacity: 0.9999999)) }
    list.fill(.rect(CGRect(x: 2, y: 2, width: 1, height: 1)), with: .init(hex: 0xFF0000))
    // The groups are left open: the pen closes them.
    #expect(try Pixels(list).alpha(2, 2) > 230)
  }

  @Test("Errors say what the matter is")
  func sentences() {
    #expect(
      PNGRenderingError.tooLarge(widthInPixels: 9000, heightInPixels: 9000).description
        == "A picture of 9000.0 × 9000.0 pixels is too large: at most 32767 a side and 32000000 "
        + "in all are painted.")
    #expect(
      PNGRenderingError.emptyCanvas(width: 10, height: 0).description
        == "The picture has no pixels: its canvas is 10.0 × 0.0 points.")
  }
}

import CoreGraphics
import DisplayList
import Testing

@Suite("Display list")
struct DisplayListTests {
  @Test("The dump says what is painted, one item a line, indented by groups")
  func dump() {
    var list = DisplayList(size: CGSize(width: 20, height: 10), title: "Sign \"in\"")
    list.fill(.rect(CGRect(x: 0, y: 0, width: 20, height: 10)), with: .white)
    list.withGroup(
      DisplayList.Group(
        transform: CGAffineTransform(translationX: 5, y: 2.5),
        clip: .roundedRect(CGRect(x: 0, y: 0, width: 8, height: 4), radius: 2), opacity: 0.5,
        objectID: "a1B-2c-D3e", className: "UILabel", accessibilityLabel: "Name")
    ) { list in
      list.draw(
        DisplayList.TextLine(
          "Hi", frame: CGRect(x: 0, y: 0, width: 8, height: 4), baseline: 3,
          direction: .rightToLeft, language: "he",
          runs: [
            DisplayList.GlyphRun(
              pointSize: 4, color: .black,
              glyphs: [DisplayList.Glyph(.init(font: 0, glyph: 7), at: CGPoint(x: 0, y: 3))])
          ]))
      list.stroke(
        .line(.zero, CGPoint(x: 8, y: 0)), with: .color(.init(hex: 0xFF8000, alpha: 0.25)),
        style: DisplayList.StrokeStyle(width: 1 / 3, cap: .round, dash: [1, 2]))
    }
    list.draw(
      DisplayList.Shadow(
        shape: .ellipse(CGRect(x: 1, y: 2, width: 3, height: 4)), color: .black,
        offset: CGVector(dx: 0, dy: 1), radius: 3))
    #expect(
      list.description == """
        canvas 20×10 "Sign \\"in\\""
        fill rect(0 0 20 10) #FFFFFF
        group #a1B-2c-D3e UILabel "Name" translate(5 2.5) clip roundedRect(0 0 8 4) circular 2 \
        opacity 0.5
          text "Hi" frame(0 0 8 4) baseline 3 right-to-left [he]: 1 glyphs 4 pt #000000
          stroke line(0 0 8 0) #FF8000 25% width 0.333 round cap dash(1 2)
        shadow ellipse(1 2 3 4) #000000 offset(0 1) radius 3

        """)
  }

  @Test("What is clear or has no width is not painted at all")
  func nothingToPaint() {
    var list = DisplayList(size: CGSize(width: 1, height: 1))
    let rect = DisplayList.Shape.rect(CGRect(x: 0, y: 0, width: 1, height: 1))
    list.fill(rect, with: .clear)
    list.stroke(rect, with: .color(.black), style: DisplayList.StrokeStyle(width: 0))
    list.stroke(rect, with: .color(.black), style: DisplayList.StrokeStyle(width: .nan))
    list.draw(DisplayList.Shadow(shape: rect, color: .clear, radius: 4))
    #expect(list.items.isEmpty)
  }

  @Test("A list drawn into another brings its outlines, its bitmaps and its closed groups")
  func merging() throws {
    let bitmap = try #require(DisplayList.ImageData(png: TestPNG.header(width: 2, height: 3)))
    let other = try #require(DisplayList.ImageData(png: TestPNG.header(width: 4, height: 5)))
    var inner = DisplayList(size: CGSize(width: 5, height: 5))
    inner.beginGroup(DisplayList.Group(objectID: "left-open"))
    inner.draw(DisplayList.Image(inner.addImage(bitmap), in: .zero))
    inner.addOutline(DisplayList.Path([.close]), for: .init(font: 1, glyph: 2))

    var outer = DisplayList(size: CGSize(width: 10, height: 10))
    outer.draw(DisplayList.Image(outer.addImage(other), in: .zero))
    outer.draw(inner, in: DisplayList.Group(transform: .init(scaleX: 2, y: 2)))

    #expect(outer.openGroups == 0)
    #expect(outer.images == [other, bitmap])
    #expect(outer.outlines[.init(font: 1, glyph: 2)] == DisplayList.Path([.close]))
    #expect(
      outer.description == """
        canvas 10×10
        image 4×5 px in rect(0 0 0 0)
        group matrix(2 0 0 2 0 0)
          group #left-open
            image 2×3 px in rect(0 0 0 0)

        """)
  }

  @Test("The same bitmap is kept once")
  func equalBitmaps() throws {
    var list = DisplayList(size: .zero)
    let first = try #require(DisplayList.ImageData(png: TestPNG.header(width: 2, height: 3)))
    let second = try #require(DisplayList.ImageData(png: TestPNG.header(width: 2, height: 3)))
    #expect(list.addImage(first) == list.addImage(second))
    #expect(list.images.count == 1)
  }

  @Test("What is no PNG is no bitmap")
  func badBitmaps() {
    #expect(DisplayList.ImageData(png: Data()) == nil)
    #expect(DisplayList.ImageData(png: Data("GIF89a, and then some more bytes".utf8)) == nil)
    #expect(DisplayList.ImageData(png: TestPNG.header(width: 0, height: 3)) == nil)
    #expect(DisplayList.ImageData(png: TestPNG.header(width: 1, height: 3).prefix(20)) == nil)
    #expect(DisplayList.ImageData(png: TestPNG.header(width: 7, height: 3))?.widthInPixels == 7)
  }

  @Test("Colours are clipped, and NaN is zero")
  func colors() {
    let color = DisplayList.Color(red: 2, green: -1, blue: .nan, alpha: 0.5)
    #expect(color.bytes == (255, 0, 0, 128))
    #expect(DisplayList.Color(CGColor(gray: 0.2, alpha: 1)).bytes == (51, 51, 51, 255))
    #expect(DisplayList.Color(hex: 0x34C759).bytes == (0x34, 0xC7, 0x59, 255))
  }

  @Test("A hundred thousand groups in one another cost no stack")
  func deepNesting() {
    var list = DisplayList(size: CGSize(width: 1, height: 1))
    for _ in 0..<100_000 { list.beginGroup(DisplayList.Group(objectID: "x")) }
    for _ in 0..<100_000 { list.endGroup() }
    #expect(list.openGroups == 0)
    #expect(list.description.hasSuffix("group #x\n"))
  }
}

/// Bytes for tests about bitmaps.
enum TestPNG {
  /// The first 33 bytes of a PNG file of the given size: signature and header chunk.
  static func header(width: UInt8, height: UInt8) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0, 0, 0, 0, 0])
  }
}

import CoreGraphics
import DisplayList
import Testing

@testable import PNGRenderer

@Suite("PNG")
struct PNGRendererTests {
  private let red: UInt32 = 0xFFFF_0000
  private let clear: UInt32 = 0

  @Test("A red rectangle of 10×10 at (5, 5) is these pixels and no others", arguments: [1, 2, 3])
  func rectangle(scale: Int) throws {
    var list = DisplayList(size: CGSize(width: 20, height: 18))
    list.fill(.rect(CGRect(x: 5, y: 5, width: 10, height: 10)), with: .init(hex: 0xFF0000))
    let pixels = try Pixels(list, scale: Double(scale))
    #expect(pixels.width == 20 * scale)
    #expect(pixels.height == 18 * scale)
    #expect(pixels.count(of: red) == 100 * scale * scale)
    #expect(pixels.count(of: clear) == (20 * 18 - 100) * scale * scale)
    #expect(pixels[5 * scale, 5 * scale] == red)
    #expect(pixels[15 * scale - 1, 15 * scale - 1] == red)
  }

  @Test("Half a pixel is half opaque")
  func antialiasing() throws {
    var list = DisplayList(size: CGSize(width: 4, height: 1))
    list.fill(.rect(CGRect(x: 1.5, y: 0, width: 1.5, height: 1)), with: .black)
    let pixels = try Pixels(list)
    #expect(pixels.alpha(1, 0).isNear(128))
    #expect(pixels.alpha(2, 0) == 255)
    #expect(pixels.alpha(3, 0) == 0)
  }

  @Test("A canvas of part of a pixel is painted on a whole one")
  func partialPixels() throws {
    var list = DisplayList(size: CGSize(width: 1.2, height: 1.0000001))
    list.fill(.rect(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .black)
    let pixels = try Pixels(list)
    #expect((pixels.width, pixels.height) == (2, 1))
  }

  @Test("A group moves, clips and turns what is in it, and the next item is as before")
  func groups() throws {
    var list = DisplayList(size: CGSize(width: 10, height: 10))
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 0)
    list.withGroup(
      DisplayList.Group(transform: turn, clip: .rect(CGRect(x: 0, y: 0, width: 2, height: 9)))
    ) { $0.fill(.rect(CGRect(x: 0, y: 0, width: 5, height: 3)), with: .init(hex: 0xFF0000)) }
    list.fill(.rect(CGRect(x: 0, y: 9, width: 1, height: 1)), with: .init(hex: 0x00FF00))
    let pixels = try Pixels(list)
    // Clipped to 0…2 × 0…3; (x, y) goes to (10 - y, x): columns 7…9, rows 0…1.
    #expect(pixels.count(of: red) == 6)
    for column in 7...9 { for row in 0...1 { #expect(pixels[column, row] == red) } }
    #expect(pixels[0, 9] == 0xFF00_FF00)
  }

  @Test("A translucent group fades as one: what overlaps in it does not shine through")
  func groupOpacity() throws {
    var list = DisplayList(size: CGSize(width: 3, height: 1))
    list.fill(.rect(CGRect(x: 0, y: 0, width: 3, height: 1)), with: .white)
    list.withGroup(DisplayList.Group(opacity: 0.5)) {
      $0.fill(.rect(CGRect(x: 0, y: 0, width: 2, height: 1)), with: .black)
      $0.fill(.rect(CGRect(x: 1, y: 0, width: 2, height: 1)), with: .black)
    }
    let pixels = try Pixels(list)
    for column in 0..<3 {
      #expect(Int(pixels[column, 0] & 0xFF).isNear(128))
      #expect(pixels.alpha(column, 0) == 255)
    }
  }

  @Test("More translucent groups than layers still fade: 0.9 twenty times is 0.12")
  func manyTranslucentGroups() throws {
    var list = DisplayList(size: CGSize(width: 1, height: 1))
    for _ in 0..<20 { list.beginGroup(DisplayList.Group(opacity: 0.9)) }
    list.fill(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .black)
    // Every layer rounds to eight bits. 255 · 0.9²⁰ = 31.
    #expect(try Pixels(list).alpha(0, 0).isNear(31, within: 5))
  }

  @Test("A linear gradient changes evenly and goes on beyond its ends")
  func gradient() throws {
    var list = DisplayList(size: CGSize(width: 12, height: 1))
    list.fill(
      .rect(CGRect(x: 0, y: 0, width: 12, height: 1)),
      with: .linearGradient(
        DisplayList.LinearGradient(
          from: CGPoint(x: 1, y: 0), to: CGPoint(x: 11, y: 0), colors: [.black, .white])))
    let pixels = try Pixels(list)
    #expect(pixels[0, 0] == 0xFF00_0000)
    #expect(pixels[11, 0] == 0xFFFF_FFFF)
    // The middle of pixel 5 is at 5.5, 45 % of the way: 115.
    #expect(Int(pixels[5, 0] & 0xFF).isNear(115, within: 2))
  }

  @Test("Even-odd leaves the hole that winding fills")
  func fillRules() throws {
    let outer = DisplayList.Path(rect: CGRect(x: 0, y: 0, width: 3, height: 3))
    let inner = DisplayList.Path(rect: CGRect(x: 1, y: 1, width: 1, height: 1))
    let both = DisplayList.Shape.path(DisplayList.Path(outer.elements + inner.elements))
    var list = DisplayList(size: CGSize(width: 3, height: 3))
    list.fill(both, with: .color(.black), rule: .evenOdd)
    #expect(try Pixels(list).alpha(1, 1) == 0)
    list.fill(both, with: .color(.black))
    #expect(try Pixels(list).alpha(1, 1) == 255)
  }

  @Test("A dashed line has its gaps where the pattern says")
  func dashes() throws {
    var list = DisplayList(size: CGSize(width: 10, height: 2))
    list.stroke(
      .line(CGPoint(x: 0, y: 1), CGPoint(x: 10, y: 1)), with: .color(.black),
      style: DisplayList.StrokeStyle(width: 2, dash: [3, 2]))
    let pixels = try Pixels(list)
    let columns = (0..<10).map { pixels.alpha($0, 0) == 255 }
    #expect(
      columns == [true, true, true, false, false, true, true, true, false, false])
  }

  @Test("A glyph is its outline at a thousandth of its size, standing on the baseline")
  func text() throws {
    let id = DisplayList.GlyphOutlineID(font: 0, glyph: 0)
    var list = DisplayList(size: CGSize(width: 20, height: 20))
    list.addOutline(
      DisplayList.Path(rect: CGRect(x: 100, y: -700, width: 200, height: 700)), for: id)
    list.draw(
      DisplayList.TextLine(
        "l", frame: CGRect(x: 2, y: 0, width: 5, height: 20), baseline: 15,
        runs: [
          DisplayList.GlyphRun(
            pointSize: 10, color: .init(hex: 0xFF0000),
            glyphs: [DisplayList.Glyph(id, at: CGPoint(x: 2, y: 15))])
        ]))
    let pixels = try Pixels(list)
    // x: 2 + 1 … 2 + 3; y: 15 - 7 … 15.
    #expect(pixels.count(of: red) == 2 * 7)
    #expect(pixels[3, 8] == red)
    #expect(pixels[4, 14] == red)
  }

  @Test("Translucent glyphs that overlap are not denser there")
  func overlappingGlyphs() throws {
    let id = DisplayList.GlyphOutlineID(font: 0, glyph: 0)
    var list = DisplayList(size: CGSize(width: 10, height: 10))
    list.addOutline(
      DisplayList.Path(rect: CGRect(x: 0, y: -1000, width: 1000, height: 1000)), for: id)
    let glyphs = [0, 3].map { DisplayList.Glyph(id, at: CGPoint(x: $0, y: 6)) }
    list.draw(
      DisplayList.TextLine(
        "oo", frame: .zero, baseline: 6,
        runs: [
          DisplayList.GlyphRun(
            pointSize: 6, color: .init(white: 0, alpha: 0.5), glyphs: glyphs)
        ]))
    let pixels = try Pixels(list)
    #expect(pixels.alpha(1, 3) == pixels.alpha(4, 3))
    #expect(pixels.alpha(4, 3).isNear(128))
  }
}

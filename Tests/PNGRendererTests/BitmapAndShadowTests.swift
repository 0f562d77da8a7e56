import CoreGraphics
import DisplayList
import Testing

@testable import PNGRenderer

@Suite("Bitmaps and shadows in PNG")
struct BitmapAndShadowTests {
  /// A red and a blue pixel side by side, painted by the pen itself and then used as a bitmap.
  private func redAndBlue() throws -> DisplayList.ImageData {
    var list = DisplayList(size: CGSize(width: 2, height: 1))
    list.fill(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .init(hex: 0xFF0000))
    list.fill(.rect(CGRect(x: 1, y: 0, width: 1, height: 1)), with: .init(hex: 0x0000FF))
    return try #require(DisplayList.ImageData(png: PNGRenderer().data(for: list)))
  }

  @Test("A bitmap is painted pixel by pixel into its rectangle")
  func bitmap() throws {
    var list = DisplayList(size: CGSize(width: 6, height: 4))
    let id = list.addImage(try redAndBlue())
    list.draw(DisplayList.Image(id, in: CGRect(x: 3, y: 2, width: 2, height: 1)))
    let pixels = try Pixels(list)
    #expect(pixels[3, 2] == 0xFFFF_0000)
    #expect(pixels[4, 2] == 0xFF00_00FF)
    #expect(pixels.count(of: 0) == 24 - 2)
  }

  @Test("Stretched, a bitmap fills its rectangle to the edge")
  func stretched() throws {
    var list = DisplayList(size: CGSize(width: 8, height: 4))
    let id = list.addImage(try redAndBlue())
    list.draw(DisplayList.Image(id, in: CGRect(x: 0, y: 0, width: 8, height: 4)))
    let pixels = try Pixels(list)
    #expect(pixels[0, 0] == 0xFFFF_0000)
    #expect(pixels[0, 3] == 0xFFFF_0000)
    #expect(pixels[7, 3] == 0xFF00_00FF)
  }

  @Test("A template bitmap is painted in its tint")
  func template() throws {
    var list = DisplayList(size: CGSize(width: 2, height: 1))
    let id = list.addImage(try redAndBlue())
    list.draw(
      DisplayList.Image(
        id, in: CGRect(x: 0, y: 0, width: 2, height: 1), tint: .init(hex: 0x00FF00)))
    #expect(try Pixels(list).count(of: 0xFF00_FF00) == 2)
  }

  @Test("A damaged bitmap and one that claims to be huge are left out")
  func badBitmaps() throws {
    let good = try redAndBlue().png
    let cut = try #require(DisplayList.ImageData(png: good.prefix(good.count - 20)))
    var header = [UInt8](good)
    // A width and a height of 2³¹ - 1 pixels each.
    header.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
    let huge = try #require(DisplayList.ImageData(png: Data(header)))
    for image in [cut, huge] {
      var list = DisplayList(size: CGSize(width: 2, height: 1))
      let id = list.addImage(image)
      list.draw(DisplayList.Image(id, in: CGRect(x: 0, y: 0, width: 2, height: 1)))
      list.fill(.rect(CGRect(x: 1, y: 0, width: 1, height: 1)), with: .black)
      let pixels = try Pixels(list)
      #expect(pixels[0, 0] == 0)
      #expect(pixels[1, 0] == 0xFF00_0000)
    }
  }

  @Test("A sharp shadow is the moved silhouette")
  func sharpShadow() throws {
    var list = DisplayList(size: CGSize(width: 6, height: 6))
    list.draw(
      DisplayList.Shadow(
        shape: .rect(CGRect(x: 0, y: 0, width: 2, height: 2)), color: .black,
        offset: CGVector(dx: 3, dy: 1), radius: 0))
    let pixels = try Pixels(list)
    #expect(pixels.count(of: 0xFF00_0000) == 4)
    #expect(pixels[3, 1] == 0xFF00_0000)
    #expect(pixels[4, 2] == 0xFF00_0000)
  }

  @Test(
    "Across a straight edge the shadow falls off as the Gaussian's integral",
    arguments: [1.0, 2, 3, 5])
  func blurredEdge(radius: Double) throws {
    // Half a plane ends at x = 40, seen far from its other sides.
    var list = DisplayList(size: CGSize(width: 80, height: 80))
    list.draw(
      DisplayList.Shadow(
        shape: .rect(CGRect(x: -100, y: -100, width: 140, height: 280)), color: .black,
        radius: radius))
    let pixels = try Pixels(list)
    for column in 20..<60 {
      // The middle of the pixel is (column + ½ - 40) beyond the edge.
      let distance = Double(column) + 0.5 - 40
      let expected = 255 * 0.5 * erfc(distance / (radius * 2.0.squareRoot()))
      // Three boxes differ from a Gaussian by at most about 3 %; rows and columns each round once.
      #expect(
        pixels.alpha(column, 40).isNear(Int(expected.rounded()), within: 8),
        "column \(column)")
    }
  }

  @Test("The shadow grows with the scale of the picture")
  func shadowScale() throws {
    var list = DisplayList(size: CGSize(width: 40, height: 40))
    list.draw(
      DisplayList.Shadow(
        shape: .rect(CGRect(x: -100, y: -100, width: 120, height: 240)), color: .black, radius: 3))
    let once = try Pixels(list)
    let twice = try Pixels(list, scale: 2)
    // The middle of pixel 22 is 2½ points beyond the edge at 20, 0.833 deviations: Φ leaves
    // 255 · 0.2023 = 52. A radius of three pixels instead of three points would leave 12.
    #expect(once.alpha(22, 20).isNear(52, within: 8))
    #expect(((twice.alpha(44, 40) + twice.alpha(45, 40)) / 2).isNear(52, within: 8))
  }
}

import CoreGraphics
import DisplayList
import Testing

@testable import PNGRenderer

@Suite("Pictures of differences")
struct DifferencePictureTests {
  private let red: UInt32 = 0xFFE6_2828
  private let white: UInt32 = 0xFFFF_FFFF

  /// A black square of 2 × 2 at (x, 1) on white.
  private func picture(squareAt x: CGFloat, width: CGFloat = 8) throws -> Data {
    var list = DisplayList(size: CGSize(width: width, height: 4))
    list.fill(.rect(CGRect(x: 0, y: 0, width: width, height: 4)), with: .init(hex: 0xFFFFFF))
    list.fill(.rect(CGRect(x: x, y: 1, width: 2, height: 2)), with: .black)
    return try PNGRenderer(scale: 1).data(for: list)
  }

  @Test("What moved is red where it was and where it is; the rest is faint")
  func moved() throws {
    let data = try #require(
      try DifferencePicture.data(expected: picture(squareAt: 1), actual: picture(squareAt: 2)))
    let pixels = try Pixels(png: data)
    #expect((pixels.width, pixels.height) == (8, 4))
    // Columns 1 and 3 of two rows differ; column 2 is black in both, and so a light grey.
    #expect(pixels.count(of: red) == 4)
    #expect(pixels[1, 1] == red)
    #expect(pixels[3, 2] == red)
    #expect(pixels[2, 1] == 0xFFCC_CCCC)  // 255 − 255 / 5
    #expect(pixels.count(of: white) == 8 * 4 - 4 - 2)
  }

  @Test("What only one of the pictures has is red")
  func sizes() throws {
    let data = try #require(
      try DifferencePicture.data(
        expected: picture(squareAt: 1, width: 10), actual: picture(squareAt: 1)))
    let pixels = try Pixels(png: data)
    #expect(pixels.width == 10)
    #expect(pixels.count(of: red) == 2 * 4)
  }

  @Test("What is no picture has no difference")
  func noPicture() throws {
    #expect(DifferencePicture.data(expected: Data(), actual: try picture(squareAt: 1)) == nil)
  }
}

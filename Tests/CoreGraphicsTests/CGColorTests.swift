import Testing

@testable import CoreGraphics

@Suite("Colours")
struct CGColorTests {
  @Test("Components come in the order of the space, alpha last")
  func components() {
    let color = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.components == [0.1, 0.2, 0.3, 0.4])
    #expect(color.numberOfComponents == 4)
    #expect(color.alpha == 0.4)
    #expect(color.colorSpace?.model == .rgb)
    #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
    #expect(color.copy(alpha: 1)?.components == [0.1, 0.2, 0.3, 1])
  }

  @Test("Equal space and components are an equal colour")
  func equality() {
    #expect(CGColor(gray: 1, alpha: 1) == .white)
    #expect(CGColor(red: 1, green: 1, blue: 1, alpha: 1) != .white)
    #expect(CGColorSpace(name: CGColorSpace.sRGB) == CGColorSpaceCreateDeviceRGB())
    #expect(CGColorSpace(name: "no such space") == nil)
  }

  @Test("Display P3's red is sRGB's only outside its range; white is white")
  func displayP3() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let white = try #require(CGColor(colorSpace: space, components: [1, 1, 1, 1])).sRGBComponents
    for value in [white.red, white.green, white.blue] { #expect(abs(value - 1) < 1e-4) }
    // CSS Color 4's tests give color(display-p3 1 0 0) as 1.0930, -0.2267, -0.1501 in sRGB.
    let red = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1])).sRGBComponents
    #expect(abs(red.red - 1.0930) < 1e-3)
    #expect(abs(red.green + 0.2267) < 1e-3)
    #expect(abs(red.blue + 0.1501) < 1e-3)
  }

  @Test("Linear components get sRGB's curve: 0.214 is the middle grey")
  func linearRGB() throws {
    // ((0.5 + 0.055) / 1.055)^2.4 = 0.21404.
    let space = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
    let color = try #require(
      CGColor(colorSpace: space, components: [0.21404, 0, 1, 1]))
    #expect(abs(color.sRGBComponents.red - 0.5) < 1e-4)
    #expect(color.sRGBComponents.green == 0)
    #expect(abs(color.sRGBComponents.blue - 1) < 1e-9)
  }
}

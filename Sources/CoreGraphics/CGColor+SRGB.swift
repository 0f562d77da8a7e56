extension CGColor {
  /// The colour in sRGB: red, green, blue and alpha.
  ///
  /// Components outside 0…1 are kept; who draws clips them. Grey's gamma of 2.2 is so near sRGB's
  /// curve that iOS draws the same grey for both, so its component is taken as it is.
  package var sRGBComponents: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let values = components ?? []
    guard values.count == 4 else {
      let gray = values.first ?? 0
      return (gray, gray, gray, alpha)
    }
    switch colorSpace?.name {
    case CGColorSpace.displayP3:
      let (red, green, blue) = Self.sRGB(fromDisplayP3: values)
      return (red, green, blue, alpha)
    case CGColorSpace.linearSRGB:
      return (Self.encoded(values[0]), Self.encoded(values[1]), Self.encoded(values[2]), alpha)
    default:
      return (values[0], values[1], values[2], alpha)
    }
  }

  /// Display P3 to sRGB: both have the D65 white point and the same curve, so one 3×3 matrix on
  /// the linear components does it.
  ///
  /// - SeeAlso: CSS Color 4, "Sample code for color conversions": the matrix is
  ///   (XYZ to sRGB) × (P3 to XYZ).
  private static func sRGB(fromDisplayP3 values: [CGFloat]) -> (CGFloat, CGFloat, CGFloat) {
    let red = linear(values[0])
    let green = linear(values[1])
    let blue = linear(values[2])
    return (
      encoded(1.224_940_2 * red - 0.224_940_2 * green),
      encoded(-0.042_056_9 * red + 1.042_056_9 * green),
      encoded(-0.019_637_6 * red - 0.078_636_1 * green + 1.098_273_7 * blue)
    )
  }

  /// sRGB's curve undone, mirrored below zero.
  private static func linear(_ value: CGFloat) -> CGFloat {
    let size = abs(Double(value))
    let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return CGFloat(value < 0 ? -result : result)
  }

  /// sRGB's curve, mirrored below zero.
  private static func encoded(_ value: CGFloat) -> CGFloat {
    let size = abs(Double(value))
    let result = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return CGFloat(value < 0 ? -result : result)
  }
}

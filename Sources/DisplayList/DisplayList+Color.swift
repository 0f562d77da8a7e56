import CoreGraphics

extension DisplayList {
  /// A colour in sRGB, not premultiplied. Components are clipped to 0…1; NaN counts as 0.
  package struct Color: Hashable, Sendable {
    /// The red component.
    package let red: Double
    /// The green component.
    package let green: Double
    /// The blue component.
    package let blue: Double
    /// The opacity: 0 is clear, 1 is opaque.
    package let alpha: Double

    /// Opaque black.
    package static let black = Color(white: 0)
    /// Opaque white.
    package static let white = Color(white: 1)
    /// Nothing.
    package static let clear = Color(white: 0, alpha: 0)

    /// Creates a colour from its components.
    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      self.red = Self.clipped(red)
      self.green = Self.clipped(green)
      self.blue = Self.clipped(blue)
      self.alpha = Self.clipped(alpha)
    }

    /// Creates a grey.
    package init(white: Double, alpha: Double = 1) {
      self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates an opaque colour from a number such as `0x34C759`.
    package init(hex: UInt32, alpha: Double = 1) {
      self.init(
        red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
        blue: Double(hex & 0xFF) / 255, alpha: alpha)
    }

    /// Whether nothing of the colour would be seen.
    package var isClear: Bool { alpha == 0 }

    /// Returns the colour with its opacity multiplied.
    package func multiplyingAlpha(by factor: Double) -> Color {
      Color(red: red, green: green, blue: blue, alpha: alpha * factor)
    }

    /// The components as whole numbers of 255, alpha last.
    package var bytes: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
      (Self.byte(red), Self.byte(green), Self.byte(blue), Self.byte(alpha))
    }

    private static func byte(_ value: Double) -> UInt8 { UInt8((value * 255).rounded()) }

    private static func clipped(_ value: Double) -> Double {
      value > 0 ? min(value, 1) : 0
    }
  }
}

#if !canImport(Darwin)
  extension DisplayList.Color {
    /// Creates the colour that a `CGColor` has in sRGB.
    package init(_ color: CGColor) {
      let (red, green, blue, alpha) = color.sRGBComponents
      self.init(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    }
  }
#endif

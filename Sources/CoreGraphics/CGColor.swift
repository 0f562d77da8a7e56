/// A colour: components in a space, and an opacity.
public final class CGColor: Hashable, Sendable {
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Black with no opacity.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// What the components mean.
  public let colorSpace: CGColorSpace?

  private let values: [CGFloat]

  /// The components in the order of the colour space, alpha last.
  public var components: [CGFloat]? { values }

  /// How many components there are, alpha included.
  public var numberOfComponents: Int { values.count }

  /// The opacity: 0 is clear, 1 is opaque.
  public var alpha: CGFloat { values.last ?? 1 }

  private init(space: CGColorSpace, values: [CGFloat]) {
    colorSpace = space
    self.values = values
  }

  /// Creates a colour from components in a space, alpha last.
  ///
  /// - Parameter components: As many as the space has, and one for alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// Creates a colour in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standardRGB, values: [red, green, blue, alpha])
  }

  /// Creates a grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(genericGrayGamma2_2Gray: gray, alpha: alpha)
  }

  /// Creates a grey with gamma 2.2.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  /// Returns the colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: colorSpace ?? .standardRGB, values: values.dropLast() + [alpha])
  }

  /// Returns the colour itself: it cannot change.
  public func copy() -> CGColor? { self }

  /// Two colours are equal when space, components and alpha are.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right || (left.colorSpace == right.colorSpace && left.values == right.values)
  }

  /// Feeds space and components to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(colorSpace)
    hasher.combine(values)
  }
}

extension CGColor: CustomStringConvertible {
  /// Space and components, for reading.
  public var description: String {
    "CGColor(\(colorSpace?.name ?? "unknown"), \(values.map { "\($0)" }.joined(separator: " ")))"
  }
}

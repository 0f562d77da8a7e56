/// How many components the colours of a space have, and what they mean.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
  case cmyk = 2
  case lab = 3
  case deviceN = 4
  case indexed = 5
  case pattern = 6
  case XYZ = 7
}

/// What the components of a colour mean.
///
/// Ours knows the grey and RGB spaces that iOS documents name; no profile is read. Names are
/// strings, where Apple's are `CFString`, which Foundation on Linux does not have.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of the RGB space of the web and of ordinary screens.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// sRGB whose components may leave 0…1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// sRGB without its transfer curve.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The wider RGB space of current iOS screens, with the transfer curve of sRGB.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// Grey with a gamma of 2.2.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// Grey whose component may leave 0…1.
  public static let extendedGray = "kCGColorSpaceExtendedGray"

  /// The name of the space.
  public let name: String?

  /// The kind of the components.
  public let model: CGColorSpaceModel

  /// Creates one of the named spaces, or nil for a name that is not known.
  public init?(name: String) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.displayP3: model = .rgb
    case Self.genericGrayGamma2_2, Self.extendedGray: model = .monochrome
    default: return nil
    }
    self.name = name
  }

  private init(name: String, model: CGColorSpaceModel) {
    self.name = name
    self.model = model
  }

  /// How many components a colour has, alpha not counted.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  /// Two spaces are equal when their names are.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name
  }

  /// Feeds the name to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The space of ``sRGB``.
  package static let standardRGB = CGColorSpace(name: sRGB, model: .rgb)
  /// The space of ``genericGrayGamma2_2``.
  package static let gray = CGColorSpace(name: genericGrayGamma2_2, model: .monochrome)
}

/// Returns the RGB space of the device: sRGB, as on iOS.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standardRGB }

/// Returns the grey space of the device: gamma 2.2, as on iOS.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

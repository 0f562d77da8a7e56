/// A colour, which may differ from one appearance to another.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private let foundationType = FoundationType.object

  /// Components in sRGB, 0 to 1; extended values are kept as they are.
  package struct Components: Hashable, Sendable {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    package var alpha: CGFloat

    package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  /// Where the components come from.
  private enum Source {
    case appearances(light: Components, dark: Components)
    /// A closure, and an opacity that takes the place of its colours'.
    case provider((UITraitCollection) -> UIColor, alpha: CGFloat?)
  }

  private let source: Source

  private init(_ source: Source) {
    self.source = source
  }

  package convenience init(light: Components, dark: Components) {
    self.init(.appearances(light: light, dark: dark))
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let components = Components(red: red, green: green, blue: blue, alpha: alpha)
    self.init(light: components, dark: components)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let parts = Self.rgb(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
  }

  /// A colour given in Display P3; ours takes the components as sRGB.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }

  public convenience init(cgColor: CGColor) {
    let values = cgColor.components ?? []
    if values.count >= 4 {
      self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    } else {
      self.init(white: values.first ?? 0, alpha: cgColor.alpha)
    }
  }

  /// The colour of a `#colorLiteral`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// A colour that a closure gives for the traits.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(.provider(dynamicProvider, alpha: nil))
  }

  // MARK: Components

  /// The components in an appearance; unspecified counts as light.
  package func components(for style: UIUserInterfaceStyle) -> Components {
    switch source {
    case .appearances(let light, let dark): style == .dark ? dark : light
    case .provider: components(in: Self.traits(style))
    }
  }

  /// The components under traits.
  package func components(in traits: UITraitCollection) -> Components {
    switch source {
    case .appearances(let light, let dark):
      return traits.userInterfaceStyle == .dark ? dark : light
    case .provider(let provide, let alpha):
      var components = provide(traits).components(in: traits)
      if let alpha { components.alpha = alpha }
      return components
    }
  }

  private static func traits(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    style == .dark ? darkTraits : lightTraits
  }

  private static let lightTraits = plainTraits(.light)
  private static let darkTraits = plainTraits(.dark)

  private static func plainTraits(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    UITraitCollection(
      idiom: .phone, displayScale: 3, horizontal: .compact, vertical: .regular,
      layoutDirection: .leftToRight, contentSizeCategory: .large, style: style)
  }

  /// The components under the current traits.
  private var current: Components { components(in: .current) }

  // MARK: Others like it

  /// The colour under traits, the same in every appearance.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let parts = components(in: traitCollection)
    return UIColor(light: parts, dark: parts)
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .appearances(var light, var dark):
      light.alpha = alpha
      dark.alpha = alpha
      return UIColor(light: light, dark: dark)
    case .provider(let provide, _): return UIColor(.provider(provide, alpha: alpha))
    }
  }

  open var cgColor: CGColor {
    let parts = current
    return CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  /// Writes the components into what the pointers point at; nil ones are left out.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = current
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  /// Writes brightness and opacity; false for a colour that is no grey.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = current
    guard parts.red == parts.green, parts.green == parts.blue else { return false }
    white?.pointee = parts.red
    alpha?.pointee = parts.alpha
    return true
  }

  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = current
    let most = max(parts.red, parts.green, parts.blue)
    let span = most - min(parts.red, parts.green, parts.blue)
    var angle: CGFloat = 0
    if span > 0 {
      if most == parts.red {
        angle = (parts.green - parts.blue) / span
      } else if most == parts.green {
        angle = (parts.blue - parts.red) / span + 2
      } else {
        angle = (parts.red - parts.green) / span + 4
      }
    }
    hue?.pointee = (angle < 0 ? angle + 6 : angle) / 6
    saturation?.pointee = most > 0 ? span / most : 0
    brightness?.pointee = most
    alpha?.pointee = parts.alpha
    return true
  }

  /// Six sectors of the colour wheel; a hue outside 0…1 counts as its nearer end.
  private static func rgb(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat
  ) -> Components {
    let sector = min(1, max(0, hue)) * 6
    func part(_ shift: CGFloat) -> CGFloat {
      let place = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    return Components(red: part(5), green: part(3), blue: part(1))
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (source, other.source) {
    case (.appearances(let light, let dark), .appearances(let otherLight, let otherDark)):
      return light == otherLight && dark == otherDark
    default: return false
    }
  }

  /// Components in UIKit's manner, all as red, green, blue and alpha, and those of the dark appearance
  /// where they differ.
  open override var description: String {
    func text(_ parts: Components) -> String {
      let numbers = [parts.red, parts.green, parts.blue, parts.alpha].map {
        String(format: "%g", $0)
      }
      return "UIExtendedSRGBColorSpace " + numbers.joined(separator: " ")
    }
    let (light, dark) = (components(for: .light), components(for: .dark))
    return light == dark ? text(light) : "\(text(light)), dark: \(text(dark))"
  }

  open override var hash: Int {
    switch source {
    case .appearances(let light, _): light.hashValue
    case .provider: 0
    }
  }
}

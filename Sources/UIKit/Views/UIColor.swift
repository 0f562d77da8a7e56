/// A colour, with one value for each appearance.
open class UIColor: NSObject, @unchecked Sendable {
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

  package let light: Components
  package let dark: Components

  package init(light: Components, dark: Components) {
    self.light = light
    self.dark = dark
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let components = Components(red: red, green: green, blue: blue, alpha: alpha)
    self.init(light: components, dark: components)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The components in an appearance; unspecified counts as light.
  package func components(for style: UIUserInterfaceStyle) -> Components {
    style == .dark ? dark : light
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var light = light
    var dark = dark
    light.alpha = alpha
    dark.alpha = alpha
    return UIColor(light: light, dark: dark)
  }

  public static let clear = UIColor(white: 0, alpha: 0)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let systemBlue = UIColor(
    light: Components(red: 0, green: 122 / 255, blue: 1),
    dark: Components(red: 10 / 255, green: 132 / 255, blue: 1))
}

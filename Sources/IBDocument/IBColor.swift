import Foundation

/// Red, green, blue and alpha from 0 to 1, in sRGB; wide-gamut colours reach beyond.
package struct IBRGBA: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  /// Makes a colour from its components.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

/// A colour as a document gives it.
package enum IBColor: Hashable, Sendable {
  /// Components, in sRGB.
  case rgba(IBRGBA)
  /// A grey from 0 (black) to 1 (white).
  case white(Double, alpha: Double)
  /// A colour of the system such as `labelColor`, with the components that the document keeps for
  /// systems that do not know it.
  case system(name: String, fallback: IBRGBA?)
  /// A colour of an asset catalogue.
  case named(String)
  /// An image, repeated.
  case pattern(image: String)

  /// Reads a `<color>`; nil when nothing in it says which colour.
  package init?(_ element: IBElement) {
    let components = IBColor.components(element)
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      self = .system(name: name, fallback: components)
    } else if element["colorSpace"] == "catalog", let name = element["name"] {
      self = .system(name: name, fallback: components)
    } else if let white = element.double("white") {
      self = .white(white, alpha: element.double("alpha") ?? 1)
    } else if let components {
      self = .rgba(components)
    } else if let name = element["name"] {
      self = .named(name)
    } else if let image = element["patternImage"] ?? element["image"] {
      self = .pattern(image: image)
    } else {
      return nil
    }
  }

  private static func components(_ element: IBElement) -> IBRGBA? {
    let alpha = element.double("alpha") ?? 1
    if let white = element.double("white") {
      return IBRGBA(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = element.double("red"), let green = element.double("green"),
      let blue = element.double("blue")
    else { return nil }
    let colour = IBRGBA(red: red, green: green, blue: blue, alpha: alpha)
    return element["customColorSpace"] == "displayP3" ? colour.convertedFromDisplayP3 : colour
  }
}

extension IBRGBA {
  /// The same colour in sRGB, for components that are in Display P3.
  ///
  /// The two spaces share white point and transfer curve, so that only the primaries change: the
  /// product of the matrices of CSS Color 4, section 18, Display P3 to XYZ and XYZ to sRGB.
  var convertedFromDisplayP3: IBRGBA {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    return IBRGBA(
      red: Self.encoded(1.2249401763 * r - 0.2249401763 * g),
      green: Self.encoded(-0.0420569547 * r + 1.0420569547 * g),
      blue: Self.encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b),
      alpha: alpha)
  }

  private static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  private static func encoded(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }
}

extension IBElement {
  /// The child `<color>` for the property; nil when absent, nil in the document, or empty.
  package func color(key: String) -> IBColor? {
    child(named: "color", key: key).flatMap { IBColor($0) }
  }
}

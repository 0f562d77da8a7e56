import CoreGraphics
import DisplayList

extension [UInt8] {
  /// Appends the start of the element that draws a shape, up to and without its `/>`.
  mutating func append(openTagOf shape: DisplayList.Shape) {
    switch shape.simplified {
    case .rect(let rect):
      append("<rect")
      append(rect: rect.standardized)
    case .roundedRect(let rect, let radii, .circular) where radii.uniform != nil:
      append("<rect")
      append(rect: rect)
      append(attribute: "rx", radii.topLeft)
    case .ellipse(let rect):
      append(ellipseIn: rect.standardized)
    case let other:
      append("<path d=\"")
      PathData(other.path, places: 3).write(to: &self)
      append("\"")
    }
  }

  /// Appends the attributes of a rectangle. Zero is where one starts by default.
  mutating func append(rect: CGRect) {
    if rect.origin.x != 0 { append(attribute: "x", Double(rect.origin.x)) }
    if rect.origin.y != 0 { append(attribute: "y", Double(rect.origin.y)) }
    append(attribute: "width", Double(rect.size.width))
    append(attribute: "height", Double(rect.size.height))
  }

  private mutating func append(ellipseIn rect: CGRect) {
    let isCircle = rect.width == rect.height
    append(isCircle ? "<circle" : "<ellipse")
    append(attribute: "cx", Double(rect.midX))
    append(attribute: "cy", Double(rect.midY))
    if isCircle {
      append(attribute: "r", Double(rect.width) / 2)
    } else {
      append(attribute: "rx", Double(rect.width) / 2)
      append(attribute: "ry", Double(rect.height) / 2)
    }
  }

  /// Appends a colour as two attributes, the second where it is not opaque.
  mutating func append(paint name: String, opacity: String, _ color: DisplayList.Color) {
    append(" ")
    append(name)
    append("=\"")
    append(color: color)
    append("\"")
    if color.alpha < 1 { append(attribute: opacity, color.alpha) }
  }

  /// Appends `#rrggbb`, or `#rgb` where that is the same.
  mutating func append(color: DisplayList.Color) {
    let (red, green, blue, _) = color.bytes
    append(UInt8(ascii: "#"))
    let isShort = [red, green, blue].allSatisfy { $0 >> 4 == $0 & 15 }
    for byte in [red, green, blue] {
      append(Self.hexDigits[Int(byte >> 4)])
      if !isShort { append(Self.hexDigits[Int(byte & 15)]) }
    }
  }

  /// Appends a `transform` attribute; nothing for the identity.
  mutating func append(transform t: CGAffineTransform) {
    if t.isIdentity { return }
    append(" transform=\"")
    if t.a == 1, t.b == 0, t.c == 0, t.d == 1 {
      append("translate(")
      append(numbers: [t.tx, t.ty], places: 3)
    } else if t.b == 0, t.c == 0, t.tx == 0, t.ty == 0 {
      append("scale(")
      append(numbers: t.a == t.d ? [t.a] : [t.a, t.d], places: 6)
    } else {
      // A rounded factor moves a point in proportion to its distance, hence the more digits.
      append("matrix(")
      append(numbers: [t.a, t.b, t.c, t.d], places: 6)
      append(" ")
      append(numbers: [t.tx, t.ty], places: 3)
    }
    append(")\"")
  }

  /// Appends numbers with spaces between them.
  mutating func append(numbers: [CGFloat], places: Int) {
    for (index, number) in numbers.enumerated() {
      if index > 0 { append(UInt8(ascii: " ")) }
      append(decimal: Double(number), places: places, omitsLeadingZero: true)
    }
  }

  /// Appends the attributes that put a bitmap into an `<image>` element.
  mutating func append(source image: DisplayList.ImageData) {
    append(" preserveAspectRatio=\"none\" href=\"data:image/png;base64,")
    append(contentsOf: image.png.base64EncodedData())
    append("\"")
  }

  private static let hexDigits = Array("0123456789abcdef".utf8)
}

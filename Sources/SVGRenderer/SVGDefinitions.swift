import CoreGraphics
import DisplayList

/// What stands in the document's `<defs>`: everything that is written once and referred to.
struct SVGDefinitions {
  /// The definitions written so far.
  private(set) var bytes: [UInt8] = []

  private let names: IdentifierNames
  private var clips: [DisplayList.Shape: String] = [:]
  private var gradients: [DisplayList.LinearGradient: String] = [:]
  private var blurs: [Blur: String] = [:]
  private var tints: [DisplayList.Color: String] = [:]
  private var images: [DisplayList.ImageID: String] = [:]
  private var filterCount = 0

  private struct Blur: Hashable {
    var bounds: CGRect
    var radius: Double
  }

  init(names: IdentifierNames) { self.names = names }

  /// Takes definitions that are written already.
  mutating func append(_ definitions: [UInt8]) { bytes += definitions }

  /// The identifier of a clip.
  mutating func clip(_ shape: DisplayList.Shape) -> String {
    if let name = clips[shape] { return name }
    let name = names.name(.clip, clips.count)
    clips[shape] = name
    bytes.append("<clipPath id=\"\(name)\">")
    bytes.append(openTagOf: shape)
    bytes.append("/></clipPath>")
    return name
  }

  /// The identifier of a gradient.
  mutating func gradient(_ gradient: DisplayList.LinearGradient) -> String {
    if let name = gradients[gradient] { return name }
    let name = names.name(.gradient, gradients.count)
    gradients[gradient] = name
    bytes.append("<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\"")
    bytes.append(attribute: "x1", Double(gradient.start.x))
    bytes.append(attribute: "y1", Double(gradient.start.y))
    bytes.append(attribute: "x2", Double(gradient.end.x))
    bytes.append(attribute: "y2", Double(gradient.end.y))
    bytes.append(">")
    for stop in gradient.stops {
      bytes.append("<stop")
      bytes.append(attribute: "offset", stop.offset)
      bytes.append(paint: "stop-color", opacity: "stop-opacity", stop.color)
      bytes.append("/>")
    }
    bytes.append("</linearGradient>")
    return name
  }

  /// The identifier of a filter that blurs what is within the given bounds.
  ///
  /// Three standard deviations on each side hold all but 0.3 % of a Gaussian.
  mutating func blur(of bounds: CGRect, radius: Double) -> String {
    let region = bounds.insetBy(dx: CGFloat(-3 * radius), dy: CGFloat(-3 * radius))
    let key = Blur(bounds: region, radius: radius)
    if let name = blurs[key] { return name }
    let name = nextFilterName()
    blurs[key] = name
    bytes.append("<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\"")
    bytes.append(rect: region)
    bytes.append(" color-interpolation-filters=\"sRGB\"><feGaussianBlur")
    bytes.append(attribute: "stdDeviation", radius)
    bytes.append("/></filter>")
    return name
  }

  /// The identifier of a filter that draws an image's opacity in one colour.
  mutating func tint(_ color: DisplayList.Color) -> String {
    if let name = tints[color] { return name }
    let name = nextFilterName()
    tints[color] = name
    bytes.append("<filter id=\"\(name)\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"")
    bytes.append(" color-interpolation-filters=\"sRGB\"><feFlood")
    bytes.append(paint: "flood-color", opacity: "flood-opacity", color)
    bytes.append("/><feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>")
    return name
  }

  /// The identifier of a bitmap in the unit square.
  mutating func image(_ id: DisplayList.ImageID, _ image: DisplayList.ImageData) -> String {
    if let name = images[id] { return name }
    let name = names.name(.image, images.count)
    images[id] = name
    bytes.append("<image id=\"\(name)\" width=\"1\" height=\"1\"")
    bytes.append(source: image)
    bytes.append("/>")
    return name
  }

  private mutating func nextFilterName() -> String {
    defer { filterCount += 1 }
    return names.name(.filter, filterCount)
  }
}

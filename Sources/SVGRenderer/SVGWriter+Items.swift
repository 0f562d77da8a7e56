import CoreGraphics
import DisplayList

extension SVGWriter {
  mutating func write(_ fill: DisplayList.Fill) {
    // A line has no inside; its element would be drawn by no browser.
    if case .line = fill.shape { return }
    body.append(openTagOf: fill.shape)
    write(fill.paint, as: "fill", opacity: "fill-opacity")
    if fill.rule == .evenOdd { body.append(" fill-rule=\"evenodd\"") }
    body.append("/>")
  }

  mutating func write(_ stroke: DisplayList.Stroke) {
    let style = stroke.style
    body.append(openTagOf: stroke.shape)
    body.append(" fill=\"none\"")
    write(stroke.paint, as: "stroke", opacity: "stroke-opacity")
    if style.width != 1 { body.append(attribute: "stroke-width", style.width) }
    if style.cap != .butt { body.append(attribute: "stroke-linecap", "\(style.cap)") }
    switch style.join {
    case .miter:
      // Only paths have corners sharp enough for SVG's own limit of 4 to matter.
      guard case .path = stroke.shape else { break }
      body.append(attribute: "stroke-miterlimit", max(style.miterLimit, 1))
    case .round, .bevel: body.append(attribute: "stroke-linejoin", "\(style.join)")
    }
    let dash = style.usableDash
    if !dash.isEmpty {
      body.append(" stroke-dasharray=\"")
      body.append(numbers: dash.map { CGFloat($0) }, places: 3)
      body.append("\"")
      if style.dashPhase != 0 { body.append(attribute: "stroke-dashoffset", style.dashPhase) }
    }
    body.append("/>")
  }

  mutating func write(_ shadow: DisplayList.Shadow) {
    let bounds = shadow.shape.bounds
    if case .line = shadow.shape { return }
    if bounds.isNull { return }
    body.append(openTagOf: shadow.shape)
    body.append(paint: "fill", opacity: "fill-opacity", shadow.color)
    body.append(
      transform: CGAffineTransform(translationX: shadow.offset.dx, y: shadow.offset.dy))
    if shadow.radius > 0 {
      body.append(
        attribute: "filter",
        reference: definitions.blur(of: bounds, radius: shadow.radius))
    }
    body.append("/>")
  }

  mutating func write(_ image: DisplayList.Image) {
    let rect = image.rect.standardized
    guard rect.width > 0, rect.height > 0 else { return }
    let data = list.images[image.id.rawValue]
    if imageCounts[image.id, default: 0] > 1 {
      body.append("<use")
      body.append(href: definitions.image(image.id, data))
      body.append(
        transform: CGAffineTransform(
          a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY))
    } else {
      body.append("<image")
      body.append(rect: rect)
      body.append(source: data)
    }
    if let tint = image.tint {
      body.append(attribute: "filter", reference: definitions.tint(tint))
    }
    body.append("/>")
  }

  private mutating func write(_ paint: DisplayList.Paint, as name: String, opacity: String) {
    switch paint.simplified {
    case .color(let color): body.append(paint: name, opacity: opacity, color)
    case .linearGradient(let gradient):
      body.append(attribute: name, reference: definitions.gradient(gradient))
    }
  }
}

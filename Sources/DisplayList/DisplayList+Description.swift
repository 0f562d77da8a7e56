import CoreGraphics

extension DisplayList: CustomStringConvertible {
  /// The drawing as text, for reading and for tests: one line an item, indented by its groups.
  ///
  ///     canvas 20×10
  ///     group #abc UILabel translate(5 5) clip rect(0 0 10 10)
  ///       fill rect(0 0 10 10) #FF0000
  ///       text "Hi" frame(0 0 9 12) baseline 9.5: 2 glyphs 10 pt #000000
  package var description: String {
    var text = "canvas \(Self.number(size.width))×\(Self.number(size.height))"
    if !title.isEmpty { text += " \(Self.quoted(title))" }
    text += "\n"
    var depth = 0
    for item in items {
      if case .endGroup = item {
        depth -= 1
        continue
      }
      // Deep nesting would make the indentation outgrow the drawing.
      text += String(repeating: "  ", count: min(depth, 40)) + words(for: item) + "\n"
      if case .beginGroup = item { depth += 1 }
    }
    return text
  }

  private func words(for item: Item) -> String {
    switch item {
    case .fill(let fill):
      let rule = fill.rule == .evenOdd ? " even-odd" : ""
      return "fill \(Self.words(for: fill.shape)) \(Self.words(for: fill.paint))\(rule)"
    case .stroke(let stroke):
      return "stroke \(Self.words(for: stroke.shape)) \(Self.words(for: stroke.paint))"
        + Self.words(for: stroke.style)
    case .text(let line): return Self.words(for: line)
    case .image(let image):
      let data = images[image.id.rawValue]
      let tint = image.tint.map { " tint \(Self.words(for: $0))" } ?? ""
      return "image \(data.widthInPixels)×\(data.heightInPixels) px in "
        + "rect(\(Self.numbers(image.rect)))\(tint)"
    case .shadow(let shadow):
      return "shadow \(Self.words(for: shadow.shape)) \(Self.words(for: shadow.color))"
        + " offset(\(Self.numbers(shadow.offset.dx, shadow.offset.dy)))"
        + " radius \(Self.number(CGFloat(shadow.radius)))"
    case .beginGroup(let group): return Self.words(for: group)
    case .endGroup: return ""
    }
  }

  private static func words(for group: Group) -> String {
    var parts = ["group"]
    if let id = group.objectID { parts.append("#\(id)") }
    if let name = group.className { parts.append(name) }
    if let label = group.accessibilityLabel { parts.append(quoted(label)) }
    let t = group.transform
    if !t.isIdentity {
      let isTranslation = t.a == 1 && t.b == 0 && t.c == 0 && t.d == 1
      parts.append(
        isTranslation
          ? "translate(\(numbers(t.tx, t.ty)))"
          : "matrix(\(numbers(t.a, t.b, t.c, t.d, t.tx, t.ty)))")
    }
    if let clip = group.clip { parts.append("clip \(words(for: clip))") }
    if group.opacity < 1 { parts.append("opacity \(number(CGFloat(group.opacity)))") }
    return parts.joined(separator: " ")
  }

  private static func words(for line: TextLine) -> String {
    var text = "text \(quoted(line.text)) frame(\(numbers(line.frame)))"
    text += " baseline \(number(CGFloat(line.baseline)))"
    if line.direction == .rightToLeft { text += " right-to-left" }
    if let language = line.language { text += " [\(language)]" }
    let runs = line.runs.map { run in
      "\(run.glyphs.count) glyphs \(number(CGFloat(run.pointSize))) pt \(words(for: run.color))"
    }
    return runs.isEmpty ? text : text + ": " + runs.joined(separator: ", ")
  }

  private static func words(for style: StrokeStyle) -> String {
    var text = " width \(number(CGFloat(style.width)))"
    if style.cap != .butt { text += " \(style.cap) cap" }
    if style.join != .miter { text += " \(style.join) join" }
    if !style.dash.isEmpty {
      text += " dash(\(style.dash.map { number(CGFloat($0)) }.joined(separator: " ")))"
      if style.dashPhase != 0 { text += " phase \(number(CGFloat(style.dashPhase)))" }
    }
    return text
  }

  private static func words(for shape: Shape) -> String {
    switch shape {
    case .rect(let rect): return "rect(\(numbers(rect)))"
    case .ellipse(let rect): return "ellipse(\(numbers(rect)))"
    case .line(let start, let end): return "line(\(numbers(start.x, start.y, end.x, end.y)))"
    case .roundedRect(let rect, let radii, let curve):
      let list =
        radii.uniform.map { [$0] }
        ?? [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
      return "roundedRect(\(numbers(rect))) \(curve) "
        + list.map { number(CGFloat($0)) }.joined(separator: " ")
    case .path(let path): return "path(\(words(for: path)))"
    }
  }

  private static func words(for path: Path) -> String {
    path.elements.map { element in
      switch element {
      case .move(let point): "M\(numbers(point.x, point.y))"
      case .line(let point): "L\(numbers(point.x, point.y))"
      case .quadCurve(let control, let end):
        "Q\(numbers(control.x, control.y, end.x, end.y))"
      case .curve(let control1, let control2, let end):
        "C\(numbers(control1.x, control1.y, control2.x, control2.y, end.x, end.y))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }

  private static func words(for paint: Paint) -> String {
    switch paint {
    case .color(let color): return words(for: color)
    case .linearGradient(let gradient):
      let stops = gradient.stops.map { "\(number(CGFloat($0.offset))) \(words(for: $0.color))" }
      let line = numbers(gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y)
      return "gradient(\(line): \(stops.joined(separator: ", ")))"
    }
  }

  private static func words(for color: Color) -> String {
    let digits = Array("0123456789ABCDEF")
    let (red, green, blue, _) = color.bytes
    let hex = [red, green, blue].flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    let alpha = color.alpha < 1 ? " \(number(CGFloat((color.alpha * 100)).rounded()))%" : ""
    return "#" + String(hex) + alpha
  }

  private static func quoted(_ text: String) -> String { text.debugDescription }

  private static func numbers(_ rect: CGRect) -> String {
    numbers(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
  }

  private static func numbers(_ values: CGFloat...) -> String {
    values.map(number).joined(separator: " ")
  }

  private static func number(_ value: CGFloat) -> String {
    var bytes: [UInt8] = []
    bytes.append(decimal: Double(value))
    return String(decoding: bytes, as: UTF8.self)
  }
}

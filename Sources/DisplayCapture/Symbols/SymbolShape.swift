import CoreGraphics
import DisplayList

/// The drawing of a symbol, on a grid of 24 by 24.
///
/// Shapes are written as short texts; see ``PathText``.
struct SymbolShape: Sendable {
  /// Closed figures: stroked, or filled in the symbol's `fill` variant.
  var outline: DisplayList.Path
  /// Lines, which are always stroked.
  var lines: DisplayList.Path
  /// Figures that are always filled.
  var solid: DisplayList.Path
  /// Lines that stand out against a filled outline, and are plain lines otherwise.
  var details: DisplayList.Path

  init(
    outline: String = "", lines: String = "", solid: String = "", details: String = ""
  ) {
    self.outline = PathText.path(outline)
    self.lines = PathText.path(lines)
    self.solid = PathText.path(solid)
    self.details = PathText.path(details)
  }

  /// The smallest rectangle around everything that is drawn with lines of the given width.
  func bounds(lineWidth: CGFloat) -> CGRect {
    let stroked = [outline, lines, details].map(\.bounds).filter { !$0.isNull }
      .map { $0.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2) }
    return (stroked + [solid.bounds].filter { !$0.isNull }).reduce(CGRect.null) { $0.union($1) }
  }
}

/// Paths as text: absolute coordinates, one letter a step.
///
///     M x y         move                     L x y       line
///     C x y x y x y cubic curve              Q x y x y   quadratic curve
///     Z             close                    O x y r     circle
///     A x y r a b   arc from angle a to b, in degrees, clockwise as seen, started by a move
///     R x y w h r   rectangle with round corners
enum PathText {
  /// The path that a text stands for; what cannot be read ends it.
  static func path(_ text: String) -> DisplayList.Path {
    var elements: [DisplayList.Path.Element] = []
    var tokens = text.split(separator: " ")[...]
    func number() -> CGFloat { CGFloat(tokens.popFirst().flatMap { Double($0) } ?? 0) }
    func point() -> CGPoint {
      let x = number()
      return CGPoint(x: x, y: number())
    }
    while let letter = tokens.popFirst() {
      switch letter {
      case "M": elements.append(.move(point()))
      case "L": elements.append(.line(point()))
      case "Q":
        let control = point()
        elements.append(.quadCurve(control: control, end: point()))
      case "C":
        let first = point()
        let second = point()
        elements.append(.curve(control1: first, control2: second, end: point()))
      case "Z": elements.append(.close)
      case "O":
        let center = point()
        let radius = number()
        elements += circle(center, radius)
      case "A":
        let center = point()
        let radius = number()
        let start = number()
        elements += arc(center, radius, from: start, to: number())
      case "R":
        let origin = point()
        let width = number()
        let rect = CGRect(origin: origin, size: CGSize(width: width, height: number()))
        elements += DisplayList.Shape.roundedRect(rect, radius: Double(number())).path.elements
      default: return DisplayList.Path(elements)
      }
    }
    return DisplayList.Path(elements)
  }

  private static func circle(_ center: CGPoint, _ radius: CGFloat) -> [DisplayList.Path.Element] {
    DisplayList.Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    ).elements
  }

  /// Cubics of at most 45 degrees each, whose controls lie 4/3 · tan(sweep/4) radii along the
  /// tangents.
  private static func arc(
    _ center: CGPoint, _ radius: CGFloat, from start: CGFloat, to end: CGFloat
  ) -> [DisplayList.Path.Element] {
    let count = max(1, Int((abs(end - start) / 45).rounded(.up)))
    let step = (end - start) / CGFloat(count) * .pi / 180
    let reach = 4 / 3 * tan(Double(step) / 4)
    func place(_ angle: Double, along tangent: Double = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * CGFloat(cos(angle) - tangent * sin(angle)),
        y: center.y + radius * CGFloat(sin(angle) + tangent * cos(angle)))
    }
    var angle = Double(start) * .pi / 180
    var elements: [DisplayList.Path.Element] = [.move(place(angle))]
    for _ in 0..<count {
      let next = angle + Double(step)
      elements.append(
        .curve(
          control1: place(angle, along: reach), control2: place(next, along: -reach),
          end: place(next)))
      angle = next
    }
    return elements
  }
}

extension DisplayList.Path {
  /// The path scaled and then moved.
  func placed(scale: CGFloat, offset: CGPoint) -> DisplayList.Path {
    func at(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x * scale + offset.x, y: point.y * scale + offset.y)
    }
    return DisplayList.Path(
      elements.map { element in
        switch element {
        case .move(let end): .move(at(end))
        case .line(let end): .line(at(end))
        case .quadCurve(let control, let end): .quadCurve(control: at(control), end: at(end))
        case .curve(let control1, let control2, let end):
          .curve(control1: at(control1), control2: at(control2), end: at(end))
        case .close: .close
        }
      })
  }
}

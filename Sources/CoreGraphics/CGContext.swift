/// Where drawing goes.
///
/// Ours holds no pixels: it keeps what is drawn, for pictures to show. Only UIKit makes one.
public final class CGContext: Hashable {
  /// What was drawn so far.
  package private(set) var recording = GraphicsRecording()

  private struct State {
    var transform = CGAffineTransform.identity
    var clips: [GraphicsRecording.Clip] = []
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var stroke = GraphicsRecording.StrokeStyle()
    var alpha: CGFloat = 1
  }

  private var state = State()
  private var saved: [State] = []
  /// The path being built, in the coordinates of the whole drawing.
  private var building = CGMutablePath()

  package init() {}

  public static func == (left: CGContext, right: CGContext) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  // MARK: State

  public func saveGState() { saved.append(state) }

  /// Takes back the state saved last; nothing where none is.
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  public var ctm: CGAffineTransform { state.transform }
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
  public func setFillColor(_ color: CGColor) { state.fillColor = color }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.dash = lengths
    state.stroke.dashPhase = phase
  }

  package func setStroke(_ style: GraphicsRecording.StrokeStyle) { state.stroke = style }

  // MARK: The path

  public func beginPath() { building = CGMutablePath() }
  public func closePath() { building.closeSubpath() }
  public func move(to point: CGPoint) { building.move(to: point, transform: ctm) }
  public func addLine(to point: CGPoint) { building.addLine(to: point, transform: ctm) }
  public func addLines(between points: [CGPoint]) {
    building.addLines(between: points, transform: ctm)
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    building.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    building.addQuadCurve(to: end, control: control, transform: ctm)
  }
  public func addRect(_ rect: CGRect) { building.addRect(rect, transform: ctm) }
  public func addRects(_ rects: [CGRect]) { building.addRects(rects, transform: ctm) }
  public func addEllipse(in rect: CGRect) { building.addEllipse(in: rect, transform: ctm) }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    building.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: ctm)
  }
  public func addPath(_ path: CGPath) { building.addPath(path, transform: ctm) }

  /// The path being built, in the present coordinates; nil where there is none.
  public var path: CGPath? { building.isEmpty ? nil : userPath }
  public var isPathEmpty: Bool { building.isEmpty }
  public var currentPointOfPath: CGPoint { building.currentPoint.applying(ctm.inverted()) }
  public var boundingBoxOfPath: CGRect { userPath.boundingBox }

  private var userPath: CGPath {
    var back = ctm.inverted()
    return building.copy(using: &back) ?? building
  }

  // MARK: Drawing

  /// Fills the path and lets go of it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    add(.fill(.init(userPath), state.fillColor, rule))
    beginPath()
  }

  /// Draws along the path and lets go of it.
  public func strokePath() {
    add(.stroke(.init(userPath), state.strokeColor, state.stroke))
    beginPath()
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    let path = userPath
    beginPath()
    if mode != .stroke {
      let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
      add(.fill(.init(path), state.fillColor, isEvenOdd ? .evenOdd : .winding))
    }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke {
      add(.stroke(.init(path), state.strokeColor, state.stroke))
    }
  }

  /// Draws a gradient over everything between two points, and beyond them where the options say so.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    // Beyond its ends the gradient of pictures goes on; without the options the context's does not.
    saveGState()
    clipBetween(startPoint, endPoint, options)
    add(.linearGradient(gradient, from: startPoint, to: endPoint))
    restoreGState()
  }

  /// Confines drawing to the strip across the line from one point to the other.
  private func clipBetween(
    _ start: CGPoint, _ end: CGPoint, _ options: CGGradientDrawingOptions
  ) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0, options != [.drawsBeforeStartLocation, .drawsAfterEndLocation] else { return }
    // Far enough to cover any drawing.
    let far: CGFloat = 100_000
    let before = options.contains(.drawsBeforeStartLocation) ? far : 0
    let after = options.contains(.drawsAfterEndLocation) ? far : 0
    let along = CGAffineTransform(
      a: dx / length, b: dy / length, c: -dy / length, d: dx / length, tx: start.x, ty: start.y)
    let strip = CGMutablePath()
    strip.addRect(
      CGRect(x: -before, y: -far, width: length + before + after, height: 2 * far),
      transform: along)
    clip(to: strip, rule: .winding)
  }

  private func add(_ mark: GraphicsRecording.Mark) {
    recording.steps.append(
      GraphicsRecording.Step(
        mark: mark, transform: ctm, clips: state.clips, alpha: state.alpha))
  }

  // MARK: Clipping

  /// Confines what is drawn from now on to the path, and lets go of it.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(.init(figure: .init(building), rule: rule))
    beginPath()
  }

  public func clip(to rect: CGRect) { clip(to: [rect]) }

  public func clip(to rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects)
    clip(to: path, rule: .winding)
  }

  package func clip(to path: CGPath, rule: CGPathFillRule) {
    let mapped = CGPath(segments: path.mapped(ctm))
    state.clips.append(.init(figure: .init(mapped), rule: rule))
  }

  // MARK: Figures

  /// Fills a figure without touching the path being built.
  package func fill(_ path: CGPath, rule: CGPathFillRule) {
    add(.fill(.init(path), state.fillColor, rule))
  }

  /// Draws a picture into a rectangle.
  package func draw(picture: AnyObject, in rect: CGRect) {
    add(.picture(GraphicsRecording.Picture(object: picture), rect))
  }

  /// Draws along a figure without touching the path being built.
  package func stroke(_ path: CGPath, style: GraphicsRecording.StrokeStyle) {
    add(.stroke(.init(path), state.strokeColor, style))
  }
}

/// What is drawn of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4
}

extension CGMutablePath {
  /// How far a control point stands from a quarter circle's end, as a share of the radius: 4/3 ·
  /// tan(90°/4). The curve is then within 0.03 % of the circle.
  private static let quarterCircle: CGFloat = 0.552_284_749_830_793_6

  /// Adds an ellipse as a subpath of its own, from its rightmost point towards larger y.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let unit = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: center.x, ty: center.y)
    move(to: CGPoint(x: 1, y: 0), transform: unit.concatenating(transform))
    addUnitArc(from: 0, by: 2 * .pi, transform: unit.concatenating(transform))
    closeSubpath()
  }

  /// Adds an arc of a circle, and a line to its start where there is a current point.
  ///
  /// As with Apple's, `clockwise` is meant for y pointing up: false goes to larger angles, which is
  /// clockwise to the eye where y points down. More than a full turn is drawn as one turn and the
  /// rest.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = clockwise ? startAngle - endAngle : endAngle - startAngle
    guard sweep.isFinite else { return }
    if sweep < 0 || sweep > turn {
      // Into one turn, and two turns at most for what was more than one.
      let rest = sweep.truncatingRemainder(dividingBy: turn)
      sweep = sweep < 0 ? rest + turn : rest + turn
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: clockwise ? -sweep : sweep, transform: transform)
  }

  /// Adds an arc of a circle by its extent, and a line to its start where there is a current point.
  ///
  /// - Parameter delta: In radians; positive goes to larger angles.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.isFinite, delta.isFinite, radius.isFinite else { return }
    let limit = 4 * CGFloat.pi
    let unit = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
      .concatenating(transform)
    let start = CGPoint(onUnitCircleAt: startAngle)
    if segments.isEmpty {
      move(to: start, transform: unit)
    } else {
      addLine(to: start, transform: unit)
    }
    addUnitArc(from: startAngle, by: max(-limit, min(limit, delta)), transform: unit)
  }

  /// Adds the arc of a circle that touches the lines from the current point to `tangent1End` and
  /// from there to `tangent2End`, with a line to where it begins.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let current = currentPoint.applying(transform.inverted())
    let corner = tangent1End
    let first = CGVector(from: corner, to: current).normalized
    let second = CGVector(from: corner, to: tangent2End).normalized
    let cosine = first.dx * second.dx + first.dy * second.dy
    let cross = first.dx * second.dy - first.dy * second.dx
    // Without two directions there is no corner to round.
    guard abs(cross) > 1e-9, radius > 0, radius.isFinite else {
      addLine(to: corner, transform: transform)
      return
    }
    // Half the angle between the lines: tan(θ/2) = sin θ / (1 + cos θ).
    let distance = radius * (1 + cosine) / abs(cross)
    let bisector = CGVector(dx: first.dx + second.dx, dy: first.dy + second.dy).normalized
    let reach = (radius * radius + distance * distance).squareRoot()
    let center = CGPoint(x: corner.x + bisector.dx * reach, y: corner.y + bisector.dy * reach)
    let start = CGPoint(x: corner.x + first.dx * distance, y: corner.y + first.dy * distance)
    let end = CGPoint(x: corner.x + second.dx * distance, y: corner.y + second.dy * distance)
    addArc(
      center: center, radius: radius,
      startAngle: CGVector(from: center, to: start).angle,
      endAngle: CGVector(from: center, to: end).angle,
      clockwise: cross > 0, transform: transform)
  }

  /// Adds a rectangle with elliptical corners as a subpath of its own.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let width = max(0, min(cornerWidth, rect.width / 2))
    let height = max(0, min(cornerHeight, rect.height / 2))
    guard width > 0, height > 0 else {
      addRect(rect, transform: transform)
      return
    }
    let corners: [(center: CGPoint, angle: CGFloat)] = [
      (CGPoint(x: rect.maxX - width, y: rect.minY + height), -.pi / 2),
      (CGPoint(x: rect.maxX - width, y: rect.maxY - height), 0),
      (CGPoint(x: rect.minX + width, y: rect.maxY - height), .pi / 2),
      (CGPoint(x: rect.minX + width, y: rect.minY + height), .pi),
    ]
    for (index, corner) in corners.enumerated() {
      let unit = CGAffineTransform(
        a: width, b: 0, c: 0, d: height, tx: corner.center.x, ty: corner.center.y
      ).concatenating(transform)
      let start = CGPoint(onUnitCircleAt: corner.angle)
      if index == 0 {
        move(to: start, transform: unit)
      } else {
        addLine(to: start, transform: unit)
      }
      addUnitArc(from: corner.angle, by: .pi / 2, transform: unit)
    }
    closeSubpath()
  }

  /// Adds an arc of the unit circle from the current point, in pieces of a quarter turn at most.
  private func addUnitArc(from start: CGFloat, by sweep: CGFloat, transform: CGAffineTransform) {
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let isQuarter = abs(abs(step) - .pi / 2) < 1e-9
    let reach =
      isQuarter
      ? (step < 0 ? -Self.quarterCircle : Self.quarterCircle)
      : CGFloat(tan(Double(step) / 4)) * 4 / 3
    for index in 0..<count {
      let from = CGPoint(onUnitCircleAt: start + step * CGFloat(index))
      let to = CGPoint(onUnitCircleAt: start + step * CGFloat(index + 1))
      addCurve(
        to: to,
        control1: CGPoint(x: from.x - from.y * reach, y: from.y + from.x * reach),
        control2: CGPoint(x: to.x + to.y * reach, y: to.y - to.x * reach),
        transform: transform)
    }
  }
}

extension CGPoint {
  /// A point of the unit circle, exact at whole quarter turns so that upright figures have upright
  /// sides.
  fileprivate init(onUnitCircleAt angle: CGFloat) {
    let quarters = angle / (.pi / 2)
    if abs(quarters - quarters.rounded()) < 1e-12, abs(quarters) < 1e6 {
      let axes = [(1, 0), (0, 1), (-1, 0), (0, -1)]
      let axis = axes[((Int(quarters.rounded()) % 4) + 4) % 4]
      self.init(x: axis.0, y: axis.1)
    } else {
      self.init(x: cos(Double(angle)), y: sin(Double(angle)))
    }
  }
}

extension CGVector {
  fileprivate init(from start: CGPoint, to end: CGPoint) {
    self.init(dx: end.x - start.x, dy: end.y - start.y)
  }

  fileprivate var angle: CGFloat { CGFloat(atan2(Double(dy), Double(dx))) }

  /// The vector with length one, or zero where it has no direction.
  fileprivate var normalized: CGVector {
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 && length.isFinite ? CGVector(dx: dx / length, dy: dy / length) : .zero
  }
}

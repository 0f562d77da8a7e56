extension CGMutablePath {
  /// Adds a rectangle of which some corners are quarters of an ellipse.
  ///
  /// Radii that do not fit are cut to half the side, as Core Animation does.
  func addRoundedRect(in rect: CGRect, corners: UIRectCorner, radii: CGSize) {
    let width = min(max(0, radii.width), rect.width / 2)
    let height = min(max(0, radii.height), rect.height / 2)
    guard width > 0, height > 0, corners != [] else { return addRect(rect) }
    func radius(_ corner: UIRectCorner) -> CGSize {
      corners.contains(corner) ? CGSize(width: width, height: height) : .zero
    }
    let topLeft = radius(.topLeft)
    let topRight = radius(.topRight)
    let bottomRight = radius(.bottomRight)
    let bottomLeft = radius(.bottomLeft)
    move(to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - topRight.width, y: rect.minY))
    addCorner(
      CGPoint(x: rect.maxX, y: rect.minY),
      to: CGPoint(x: rect.maxX, y: rect.minY + topRight.height))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight.height))
    addCorner(
      CGPoint(x: rect.maxX, y: rect.maxY),
      to: CGPoint(x: rect.maxX - bottomRight.width, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX + bottomLeft.width, y: rect.maxY))
    addCorner(
      CGPoint(x: rect.minX, y: rect.maxY),
      to: CGPoint(x: rect.minX, y: rect.maxY - bottomLeft.height))
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + topLeft.height))
    addCorner(
      CGPoint(x: rect.minX, y: rect.minY),
      to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY))
    closeSubpath()
  }

  /// A quarter of an ellipse from the current point to `end`, tangent to both sides of a corner.
  private func addCorner(_ corner: CGPoint, to end: CGPoint) {
    let start = currentPoint
    if start == end { return }
    // 4/3·(√2 − 1) of the way to the corner: the cubic that touches the circle at 45°.
    let share: CGFloat = 0.552_284_749_8
    func control(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (corner.x - point.x) * share, y: point.y + (corner.y - point.y) * share)
    }
    addCurve(to: end, control1: control(start), control2: control(end))
  }
}

extension CGPath {
  /// The same figure drawn backwards: subpaths in reverse order, each from its end to its start.
  func reversed() -> CGMutablePath {
    let result = CGMutablePath()
    for subpath in subpaths().reversed() {
      result.move(to: subpath.points.last ?? .zero)
      var index = subpath.points.count - 1
      for step in subpath.steps.reversed() {
        let points = subpath.points
        switch step {
        case .addQuadCurveToPoint:
          result.addQuadCurve(to: points[index - 2], control: points[index - 1])
          index -= 2
        case .addCurveToPoint:
          result.addCurve(
            to: points[index - 3], control1: points[index - 1], control2: points[index - 2])
          index -= 3
        default:
          result.addLine(to: points[index - 1])
          index -= 1
        }
      }
      if subpath.isClosed { result.closeSubpath() }
    }
    return result
  }

  /// One stretch without lifting the pen: all its points in order, and how each step uses them.
  private struct Subpath {
    var points: [CGPoint]
    var steps: [CGPathElementType] = []
    var isClosed = false
  }

  private func subpaths() -> [Subpath] {
    var found: [Subpath] = []
    applyWithBlock { pointer in
      let element = pointer.pointee
      switch element.type {
      case .moveToPoint: found.append(Subpath(points: [element.points[0]]))
      case .closeSubpath:
        if !found.isEmpty { found[found.count - 1].isClosed = true }
      case .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint:
        let count =
          element.type == .addCurveToPoint ? 3 : element.type == .addQuadCurveToPoint ? 2 : 1
        // After closing, the pen goes on from where the subpath began.
        if let last = found.last, last.isClosed { found.append(Subpath(points: [last.points[0]])) }
        guard !found.isEmpty else { return }
        found[found.count - 1].points += (0..<count).map { element.points[$0] }
        found[found.count - 1].steps.append(element.type)
      }
    }
    return found
  }
}

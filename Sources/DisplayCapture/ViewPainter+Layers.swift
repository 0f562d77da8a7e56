import CoreGraphics
import DisplayList
import UIKit

extension ViewPainter {
  // MARK: Corners, shadow and border

  /// The shape of a layer with its rounded corners.
  func outline(_ style: LayerStyle, _ bounds: CGRect) -> DisplayList.Shape {
    shape(bounds, style, radius: style.cornerRadius)
  }

  private func shape(
    _ rect: CGRect, _ style: LayerStyle, radius: CGFloat
  ) -> DisplayList.Shape {
    guard radius > 0 else { return .rect(rect) }
    func rounded(_ corner: CACornerMask) -> Double {
      style.roundedCorners.contains(corner) ? Double(radius) : 0
    }
    return .roundedRect(
      rect,
      DisplayList.CornerRadii(
        topLeft: rounded(.layerMinXMinYCorner), topRight: rounded(.layerMaxXMinYCorner),
        bottomRight: rounded(.layerMaxXMaxYCorner), bottomLeft: rounded(.layerMinXMaxYCorner)),
      style.cornerCurve == .continuous ? .continuous : .circular)
  }

  func paintShadow(_ style: LayerStyle, _ bounds: CGRect, path: CGPath?, origin: CGPoint) {
    guard style.shadowOpacity > 0, path != nil || !bounds.isEmpty else { return }
    let color = style.shadowColor.map(palette.color) ?? .black
    list.draw(
      DisplayList.Shadow(
        shape: path.map { .path(moved($0, by: origin)) } ?? outline(style, bounds),
        color: color.multiplyingAlpha(by: Double(min(1, style.shadowOpacity))),
        offset: CGVector(dx: style.shadowOffset.width, dy: style.shadowOffset.height),
        radius: Double(style.shadowRadius)))
  }

  func paintBorder(_ style: LayerStyle, _ bounds: CGRect) {
    let width = style.borderWidth
    guard width > 0, !bounds.isEmpty else { return }
    let inset = bounds.insetBy(dx: width / 2, dy: width / 2)
    guard !inset.isNull else { return }
    let color = style.borderColor.map(palette.color) ?? .black
    list.stroke(
      shape(inset, style, radius: max(0, style.cornerRadius - width / 2)), with: .color(color),
      style: DisplayList.StrokeStyle(width: Double(width)))
  }

  // MARK: Layers that no view has

  /// Paints the layers that lie between two subviews of a view.
  func paintFreeSublayers(of view: UIView, above index: Int) {
    guard let layer = view.storedLayer, !layer.freeSublayers.isEmpty else { return }
    let origin = Self.contentOrigin(of: view)
    for entry in layer.freeSublayers(above: index) { paint(entry.layer, origin: origin) }
  }

  /// Paints a layer into one whose bounds begin at `origin`.
  private func paint(_ layer: CALayer, origin: CGPoint) {
    let bounds = layer.bounds
    let place = layer.toSuperlayer.concatenating(
      CGAffineTransform(translationX: -origin.x, y: -origin.y))
    guard !layer.isHidden, layer.opacity > 0.01, place.isFinite, bounds.isFiniteAndPositive else {
      return
    }
    let map = CGAffineTransform(translationX: bounds.minX, y: bounds.minY).concatenating(place)
    let box = CGRect(origin: .zero, size: bounds.size)
    inGroup(
      DisplayList.Group(
        transform: map, clip: maskShape(of: layer, origin: bounds.origin),
        opacity: Double(layer.opacity))
    ) {
      paintShadow(layer.style, box, path: layer.shadowPath, origin: bounds.origin)
      inGroup(DisplayList.Group(clip: layer.masksToBounds ? outline(layer.style, box) : nil)) {
        if let color = layer.backgroundColor, !box.isEmpty {
          list.fill(outline(layer.style, box), with: DisplayList.Color(color))
        }
        paintContents(of: layer, box)
        for entry in layer.freeSublayers { paint(entry.layer, origin: bounds.origin) }
      }
      paintBorder(layer.style, box)
    }
  }

  /// Paints what the layer's class shows, into a box of its size.
  func paintContents(of layer: CALayer, _ box: CGRect) {
    switch layer {
    case let gradient as CAGradientLayer: paint(gradient, box)
    case let shape as CAShapeLayer: paint(shape)
    default: break
    }
  }

  private func paint(_ layer: CAGradientLayer, _ box: CGRect) {
    let stops = layer.stops.map {
      DisplayList.LinearGradient.Stop(offset: Double($0.offset), color: .init($0.color))
    }
    guard layer.type == .axial, !stops.isEmpty, !box.isEmpty else { return }
    func point(_ share: CGPoint) -> CGPoint {
      CGPoint(x: share.x * box.width, y: share.y * box.height)
    }
    list.fill(
      outline(layer.style, box),
      with: .linearGradient(
        .init(from: point(layer.startPoint), to: point(layer.endPoint), stops: stops)))
  }

  private func paint(_ layer: CAShapeLayer) {
    guard let path = layer.path else { return }
    let shape = DisplayList.Shape.path(moved(path, by: layer.bounds.origin))
    if let color = layer.fillColor {
      list.fill(
        shape, with: .color(.init(color)), rule: layer.fillRule == .evenOdd ? .evenOdd : .winding)
    }
    guard let color = layer.strokeColor, layer.strokeStart < layer.strokeEnd else { return }
    list.stroke(shape, with: .color(.init(color)), style: layer.lineStyle)
  }

  // MARK: Masks

  /// What of a view is shown.
  func maskShape(of view: UIView) -> DisplayList.Shape? {
    view.storedLayer.flatMap { maskShape(of: $0, origin: Self.contentOrigin(of: view)) }
  }

  private func maskShape(of layer: CALayer, origin: CGPoint) -> DisplayList.Shape? {
    guard let mask = layer.mask as? CAShapeLayer, let path = mask.path else { return nil }
    var map = mask.toSuperlayer.concatenating(
      CGAffineTransform(translationX: -origin.x, y: -origin.y))
    return path.copy(using: &map).map { .path(.init($0)) }
  }

  private func moved(_ path: CGPath, by origin: CGPoint) -> DisplayList.Path {
    var map = CGAffineTransform(translationX: -origin.x, y: -origin.y)
    return DisplayList.Path(path.copy(using: &map) ?? path)
  }
}

extension CAShapeLayer {
  fileprivate var lineStyle: DisplayList.StrokeStyle {
    DisplayList.StrokeStyle(
      width: Double(lineWidth),
      cap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
      join: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
      miterLimit: Double(miterLimit), dash: lineDashPattern?.map(\.doubleValue) ?? [],
      dashPhase: Double(lineDashPhase))
  }
}

extension CGAffineTransform {
  fileprivate var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}

extension CGRect {
  fileprivate var isFiniteAndPositive: Bool {
    [minX, minY, width, height].allSatisfy(\.isFinite) && width >= 0 && height >= 0
  }
}

import CCairo
import CoreGraphics
import DisplayList

extension CairoPainter {
  /// Paints a shadow: the shape as a mask of pixels, blurred, and then the colour through the mask.
  func paint(_ shadow: DisplayList.Shadow) {
    if case .line = shadow.shape { return }
    let transform = CGAffineTransform(translationX: shadow.offset.dx, y: shadow.offset.dy)
      .concatenating(group.transform)
    guard transform.isPaintable(within: 4e6) else { return }
    if shadow.radius == 0 {
      withMatrix(transform) {
        var path = path
        path.add(shadow.shape)
        setSource(shadow.color)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
        cairo_fill(context)
      }
      return
    }
    // The map may turn and stretch; one radius has to do for both directions.
    let determinant = Double(transform.a * transform.d - transform.b * transform.c)
    let radius = min(shadow.radius * abs(determinant).squareRoot(), 1000)
    guard let area = maskArea(of: shadow.shape.bounds.applying(transform), radius: radius),
      let mask = try? ImageSurface(
        format: .alpha, width: Int(area.width), height: Int(area.height))
    else { return }
    drawSilhouette(
      of: shadow.shape, on: mask,
      through: transform.concatenating(
        CGAffineTransform(translationX: -area.minX, y: -area.minY)))
    GaussianBlur(radius: radius).apply(to: mask)
    withMatrix(.identity) {
      setSource(shadow.color)
      cairo_mask_surface(context, mask.pointer, Double(area.minX), Double(area.minY))
    }
  }

  /// The whole pixels that the shadow can reach, but none so far outside the picture that they
  /// cannot matter; nil where that is nothing.
  private func maskArea(of bounds: CGRect, radius: Double) -> CGRect? {
    let margin = CGFloat((3 * radius).rounded(.up)) + 1
    let canvas = CGRect(x: 0, y: 0, width: surface.width, height: surface.height)
      .insetBy(dx: -margin, dy: -margin)
    let area = bounds.insetBy(dx: -margin, dy: -margin).intersection(canvas)
    if area.isNull || area.isEmpty || !area.width.isFinite || !area.height.isFinite { return nil }
    return area.integral
  }

  private func drawSilhouette(
    of shape: DisplayList.Shape, on mask: ImageSurface, through transform: CGAffineTransform
  ) {
    let context = cairo_create(mask.pointer)!
    defer { cairo_destroy(context) }
    var matrix = cairo_matrix_t(transform)
    cairo_set_matrix(context, &matrix)
    var path = CairoPath(context: context, limit: coordinateLimit)
    path.add(shape)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    cairo_fill(context)
  }

  private func withMatrix(_ transform: CGAffineTransform, _ body: () -> Void) {
    cairo_save(context)
    var matrix = cairo_matrix_t(transform)
    cairo_set_matrix(context, &matrix)
    body()
    cairo_restore(context)
  }
}

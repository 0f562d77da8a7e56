import CCairo
import CoreGraphics
import DisplayList

extension CairoPainter {
  func paint(_ fill: DisplayList.Fill) {
    // A line has no inside.
    if case .line = fill.shape { return }
    var path = path
    path.add(fill.shape)
    setSource(fill.paint)
    cairo_set_fill_rule(
      context, fill.rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
  }

  func paint(_ stroke: DisplayList.Stroke) {
    var path = path
    path.add(stroke.shape)
    setSource(stroke.paint)
    let style = stroke.style
    cairo_set_line_width(context, min(style.width, coordinateLimit))
    cairo_set_line_cap(context, style.cap.cairo)
    cairo_set_line_join(context, style.join.cairo)
    cairo_set_miter_limit(context, style.miterLimit.isFinite ? max(style.miterLimit, 1) : 10)
    setDash(style, around: stroke.shape.bounds)
    cairo_stroke(context)
  }

  /// Sets the dashes, unless they are too many to be seen: the line is solid then.
  private func setDash(_ style: DisplayList.StrokeStyle, around bounds: CGRect) {
    var dash = style.usableDash
    let length = min(Double(bounds.width + bounds.height), coordinateLimit) * 2
    if dash.reduce(0, +) * 20_000 < length { dash = [] }
    cairo_set_dash(context, dash, Int32(dash.count), dash.isEmpty ? 0 : style.dashPhase)
  }

  /// Paints the glyphs of a line. The glyphs of a run are one path, so that a translucent colour is
  /// not denser where they overlap.
  func paint(_ line: DisplayList.TextLine) {
    for run in line.runs {
      guard run.pointSize > 0, run.pointSize <= coordinateLimit, !run.color.isClear else {
        continue
      }
      var path = path
      for glyph in run.glyphs {
        guard let outline = list.outlines[glyph.outline] else { continue }
        path.add(outline, scale: CGFloat(run.pointSize / 1000), origin: glyph.origin)
      }
      setSource(run.color)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      cairo_fill(context)
    }
  }

  mutating func paint(_ image: DisplayList.Image) {
    let rect = image.rect.standardized
    let limit = CGFloat(coordinateLimit)
    guard rect.width > 0, rect.height > 0, rect.width <= limit, rect.height <= limit,
      abs(rect.minX) <= limit, abs(rect.minY) <= limit, let bitmap = bitmap(image.id)
    else { return }
    let width = Double(bitmap.width)
    let height = Double(bitmap.height)
    let transform = CGAffineTransform(
      a: rect.width / CGFloat(width), b: 0, c: 0, d: rect.height / CGFloat(height),
      tx: rect.minX, ty: rect.minY
    ).concatenating(group.transform)
    guard transform.isPaintable(within: 1e9) else { return }

    cairo_save(context)
    defer { cairo_restore(context) }
    var matrix = cairo_matrix_t(transform)
    cairo_set_matrix(context, &matrix)
    cairo_rectangle(context, 0, 0, width, height)
    cairo_clip(context)
    if let tint = image.tint {
      setSource(tint)
      let mask = cairo_pattern_create_for_surface(bitmap.pointer)
      defer { cairo_pattern_destroy(mask) }
      cairo_pattern_set_extend(mask, CAIRO_EXTEND_PAD)
      cairo_mask(context, mask)
    } else {
      cairo_set_source_surface(context, bitmap.pointer, 0, 0)
      // Without this the outermost pixels fade into what is clear around the bitmap.
      cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
      cairo_paint_with_alpha(context, group.itemOpacity)
    }
  }

  private func setSource(_ paint: DisplayList.Paint) {
    switch paint.simplified {
    case .color(let color): setSource(color)
    case .linearGradient(let gradient):
      let limit = CGFloat(coordinateLimit)
      func clipped(_ value: CGFloat) -> Double { Double(min(max(value, -limit), limit)) }
      let pattern = cairo_pattern_create_linear(
        clipped(gradient.start.x), clipped(gradient.start.y), clipped(gradient.end.x),
        clipped(gradient.end.y))
      for stop in gradient.stops {
        cairo_pattern_add_color_stop_rgba(
          pattern, stop.offset, stop.color.red, stop.color.green, stop.color.blue,
          stop.color.alpha * group.itemOpacity)
      }
      cairo_set_source(context, pattern)
      cairo_pattern_destroy(pattern)
    }
  }

  func setSource(_ color: DisplayList.Color) {
    cairo_set_source_rgba(
      context, color.red, color.green, color.blue, color.alpha * group.itemOpacity)
  }
}

extension DisplayList.LineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension DisplayList.LineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

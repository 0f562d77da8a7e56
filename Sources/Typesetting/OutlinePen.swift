import CTextLibraries

/// Collects what HarfBuzz draws.
final class OutlinePen {
  private(set) var commands: [GlyphOutline.Command] = []
  private let unitsPerEm: Double
  private let slant: Double

  init(unitsPerEm: Double, slant: Double) {
    self.unitsPerEm = unitsPerEm
    self.slant = slant
  }

  private func point(_ x: Float, _ y: Float) -> (x: Double, y: Double) {
    let height = Double(y) / unitsPerEm
    return (Double(x) / unitsPerEm + slant * height, -height)
  }

  private func move(_ x: Float, _ y: Float) {
    let end = point(x, y)
    commands.append(.move(x: end.x, y: end.y))
  }

  private func line(_ x: Float, _ y: Float) {
    let end = point(x, y)
    commands.append(.line(x: end.x, y: end.y))
  }

  private func quad(_ controlX: Float, _ controlY: Float, _ x: Float, _ y: Float) {
    let (control, end) = (point(controlX, controlY), point(x, y))
    commands.append(.quad(controlX: control.x, controlY: control.y, x: end.x, y: end.y))
  }

  private func cubic(_ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float, _ x: Float, _ y: Float) {
    let (control1, control2, end) = (point(x1, y1), point(x2, y2), point(x, y))
    commands.append(
      .cubic(
        control1X: control1.x, control1Y: control1.y, control2X: control2.x, control2Y: control2.y,
        x: end.x, y: end.y))
  }

  private static func pen(_ data: UnsafeMutableRawPointer?) -> OutlinePen {
    Unmanaged.fromOpaque(data!).takeUnretainedValue()
  }

  /// Immutable once made, so any thread may draw with it.
  nonisolated(unsafe) static let functions: OpaquePointer? = {
    let functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions, { _, data, _, x, y, _ in OutlinePen.pen(data).move(x, y) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, data, _, x, y, _ in OutlinePen.pen(data).line(x, y) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions, { _, data, _, x1, y1, x, y, _ in OutlinePen.pen(data).quad(x1, y1, x, y) }, nil,
      nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, x1, y1, x2, y2, x, y, _ in OutlinePen.pen(data).cubic(x1, y1, x2, y2, x, y) },
      nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, data, _, _ in OutlinePen.pen(data).commands.append(.close) }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return functions
  }()
}

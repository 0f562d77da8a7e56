import CoreGraphics
import DisplayList
import UIKit

extension ViewPainter {
  /// Draws a system symbol as large as a rectangle allows.
  ///
  /// A symbol that is not among ours is a round-cornered outline; its name is the accessible text
  /// of its view.
  func drawSymbol(
    _ name: String, in rect: CGRect, color: DisplayList.Color, weight: CGFloat = 1
  ) {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
    guard let symbol = SymbolCatalog.symbol(named: name) else {
      drawUnknownSymbol(in: rect, color: color)
      return
    }
    switch symbol.enclosure {
    case .none: draw(symbol.shape, in: rect, isFilled: symbol.isFilled, color, weight: weight)
    case .circle, .square: drawEnclosed(symbol, in: rect, color, weight: weight)
    }
    if symbol.isCrossedOut { crossOut(rect, color) }
  }

  private func drawEnclosed(
    _ symbol: SymbolCatalog.Symbol, in rect: CGRect, _ color: DisplayList.Color, weight: CGFloat
  ) {
    let side = min(rect.width, rect.height)
    let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    let width = side / 24 * 1.9 * weight
    let frame = square.insetBy(
      dx: symbol.isFilled ? 0 : width / 2, dy: symbol.isFilled ? 0 : width / 2)
    let shape: DisplayList.Shape =
      symbol.enclosure == .circle
      ? .ellipse(frame) : .roundedRect(frame, radius: Double(side) * 0.2)
    let inside = square.insetBy(dx: side * 0.27, dy: side * 0.27)
    if symbol.isFilled {
      list.fill(shape, with: color)
      draw(
        symbol.shape, in: inside, isFilled: true, palette.background, weight: weight,
        lineWidth: width * 1.1)
    } else {
      list.stroke(shape, with: .color(color), style: DisplayList.StrokeStyle(width: Double(width)))
      draw(symbol.shape, in: inside, isFilled: false, color, weight: weight, lineWidth: width)
    }
  }

  /// - Parameter lineWidth: In points; nil for the grid's own.
  private func draw(
    _ shape: SymbolShape, in rect: CGRect, isFilled: Bool, _ color: DisplayList.Color,
    weight: CGFloat, lineWidth: CGFloat? = nil
  ) {
    let gridWidth = 1.9 * weight
    let bounds = shape.bounds(lineWidth: gridWidth)
    guard !bounds.isNull, bounds.width > 0, bounds.height > 0 else { return }
    let factor = min(rect.width / bounds.width, rect.height / bounds.height)
    let offset = CGPoint(
      x: rect.midX - bounds.midX * factor, y: rect.midY - bounds.midY * factor)
    let style = DisplayList.StrokeStyle(
      width: Double(lineWidth ?? gridWidth * factor), cap: .round, join: .round)
    func stroke(_ path: DisplayList.Path, _ color: DisplayList.Color) {
      if path.isEmpty { return }
      list.stroke(
        .path(path.placed(scale: factor, offset: offset)), with: .color(color), style: style)
    }
    if isFilled, !shape.outline.isEmpty {
      list.fill(.path(shape.outline.placed(scale: factor, offset: offset)), with: color)
    }
    stroke(shape.outline, color)
    stroke(shape.lines, color)
    stroke(shape.details, isFilled && !shape.outline.isEmpty ? palette.background : color)
    if !shape.solid.isEmpty {
      list.fill(.path(shape.solid.placed(scale: factor, offset: offset)), with: color)
    }
  }

  private func crossOut(_ rect: CGRect, _ color: DisplayList.Color) {
    let side = min(rect.width, rect.height)
    let inset = side * 0.06
    let start = CGPoint(x: rect.midX - side / 2 + inset, y: rect.midY - side / 2 + inset)
    let end = CGPoint(x: rect.midX + side / 2 - inset, y: rect.midY + side / 2 - inset)
    list.stroke(
      .line(start, end), with: .color(color),
      style: DisplayList.StrokeStyle(width: Double(side) * 0.08, cap: .round))
  }

  private func drawUnknownSymbol(in rect: CGRect, color: DisplayList.Color) {
    let width = max(1, min(rect.width, rect.height) * 0.08)
    let frame = rect.insetBy(dx: rect.width * 0.06 + width / 2, dy: rect.height * 0.06 + width / 2)
    guard !frame.isNull else { return }
    list.stroke(
      .roundedRect(
        frame, radius: Double(min(frame.width, frame.height)) * 0.28, curve: .continuous),
      with: .color(color), style: DisplayList.StrokeStyle(width: Double(width)))
    list.fill(
      .ellipse(
        CGRect(
          x: rect.midX - 1.2 * width, y: rect.midY - 1.2 * width, width: 2.4 * width,
          height: 2.4 * width)),
      with: color)
  }
}

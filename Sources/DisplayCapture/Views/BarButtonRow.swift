import CoreGraphics
import DisplayList
import Typesetting
import UIKit

/// Draws the buttons of a bar.
///
/// Since iOS 26 each stands on a floating surface of its own, 44 points high; before, it is a word
/// or a symbol in the tint colour.
@MainActor
struct BarButtonRow {
  let painter: ViewPainter
  let row: CGRect
  let tint: DisplayList.Color
  private let metrics: BarButtonMetrics

  /// - Parameter looks: What the bar's appearance says of words.
  init(
    painter: ViewPainter, row: CGRect, tint: DisplayList.Color, looks: BarButtonLooks
  ) {
    self.painter = painter
    self.row = row
    self.tint = tint
    metrics = BarButtonMetrics(rowHeight: row.height, looks: looks)
  }

  private var looks: BarButtonLooks { metrics.looks }

  /// The room that an item takes.
  func width(of item: BarItem) -> CGFloat { metrics.width(of: item) }

  /// Draws buttons one after the other from an edge inwards and returns where they end.
  func draw(_ items: [BarItem], from edge: CGFloat, isFromLeft: Bool, isRight: Bool) -> CGFloat {
    var x = edge
    for item in items {
      let width = width(of: item)
      draw(item, at: isFromLeft ? x : x - width, isRight: isRight)
      x += isFromLeft ? width + metrics.gap : -(width + metrics.gap)
    }
    return items.isEmpty ? edge : x
  }

  /// Draws one button with its left edge at a place.
  func draw(_ item: BarItem, at x: CGFloat, isRight: Bool) {
    let height = metrics.height
    let frame = CGRect(
      x: x, y: row.midY - height / 2, width: width(of: item), height: height)
    let own = item.tint.map(painter.palette.color)
    var color = own ?? tint
    let face = metrics.face(of: item)
    if case .space = face { return }
    painter.inGroup(
      DisplayList.Group(
        objectID: item.objectID, className: "UIBarButtonItem",
        accessibilityLabel: item.title ?? item.systemItem ?? item.image?.name)
    ) {
      if painter.isGlass {
        let isFilled = metrics.isProminent(item)
        painter.drawGlass(frame, radius: height / 2, fill: isFilled ? color : nil)
        color = isFilled ? .white : own ?? painter.palette.label
      }
      if !item.isEnabled { color = painter.palette.tertiaryLabel }
      if let background = metrics.kind(of: item).background {
        painter.draw(
          background, in: frame, mode: .scaleToFill, tint: color, covered: { [frame] })
      }
      draw(face, of: item, in: frame, color: color, isRight: isRight)
    }
  }

  private func draw(
    _ face: BarButtonMetrics.Face, of item: BarItem, in frame: CGRect, color: DisplayList.Color,
    isRight: Bool
  ) {
    switch face {
    case .space: break
    case .symbol(let name):
      let frame = frame.inset(by: item.imageInsets)
      let isPlainMark = ["checkmark", "xmark", "plus"].contains(name)
      let side: CGFloat = item.position == .back || isPlainMark ? 18 : 21
      var symbol = name
      if isRight, item.position == .back { symbol = "chevron.right" }
      painter.drawSymbol(
        symbol,
        in: CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side),
        color: color, weight: item.position == .back ? 1.15 : 1)
    case .picture(let image):
      let room = frame.insetBy(dx: min(8, frame.width / 5), dy: 8).inset(by: item.imageInsets)
      painter.draw(image, in: room, tint: color, isTemplate: true)
    case .words(let text):
      var words = frame
      if item.position == .back {
        let x = isRight ? frame.maxX - 12 : frame.minX
        let arrow = CGRect(x: x, y: frame.midY - 10, width: 12, height: 20)
        if let indicator = looks.backIndicator {
          painter.draw(indicator, in: arrow, tint: color, isTemplate: true)
        } else {
          painter.drawSymbol(
            isRight ? "chevron.right" : "chevron.left", in: arrow, color: color, weight: 1.3)
        }
        words.size.width -= 17
        if !isRight { words.origin.x += 17 }
      }
      painter.draw(
        TextContent(text, font: metrics.font(of: item)), in: words,
        TextSetting(
          color: metrics.text(of: item).color.map(painter.palette.color) ?? color,
          alignment: .center))
    }
  }
}

extension ViewPainter {
  /// A floating surface of iOS 26.
  func drawGlass(_ frame: CGRect, radius: CGFloat, fill: DisplayList.Color? = nil) {
    let shape = DisplayList.Shape.roundedRect(frame, radius: Double(radius))
    list.draw(
      DisplayList.Shadow(
        shape: shape, color: DisplayList.Color(white: 0, alpha: palette.isDark ? 0.35 : 0.09),
        offset: CGVector(dx: 0, dy: 3), radius: 8))
    list.fill(shape, with: fill ?? palette.glass)
    list.stroke(
      .roundedRect(frame.insetBy(dx: 0.5, dy: 0.5), radius: Double(max(0, radius - 0.5))),
      with: .color(fill == nil ? palette.glassEdge : DisplayList.Color(white: 1, alpha: 0.2)),
      style: DisplayList.StrokeStyle(width: 1))
  }
}

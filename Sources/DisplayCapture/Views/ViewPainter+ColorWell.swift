import CoreGraphics
import DisplayList
import UIKit

extension ViewPainter {
  /// A ring of all hues around the chosen colour, or around nothing; its width is an estimate.
  func paint(colorWell well: UIColorWell, _ bounds: CGRect) {
    let side = min(28, bounds.width, bounds.height)
    let ring = Self.place(size: CGSize(width: side, height: side), in: bounds, mode: .center)
    let width = side / 9
    let middle = CGPoint(x: ring.midX, y: ring.midY)
    let radius = (side - width) / 2
    let parts = 24
    for part in 0..<parts {
      let hue = CGFloat(part) / CGFloat(parts)
      func point(_ turn: CGFloat) -> CGPoint {
        let angle = Double(turn) * 2 * .pi
        return CGPoint(
          x: middle.x + radius * CGFloat(cos(angle)), y: middle.y - radius * CGFloat(sin(angle)))
      }
      list.stroke(
        .line(point(hue - 0.5 / CGFloat(parts)), point(hue + 0.5 / CGFloat(parts))),
        with: .color(
          palette.color(UIColor(hue: hue, saturation: 0.85, brightness: 1, alpha: 1))),
        style: DisplayList.StrokeStyle(width: Double(width), cap: .round))
    }
    guard let color = well.selectedColor else { return }
    list.fill(.ellipse(ring.insetBy(dx: width * 1.6, dy: width * 1.6)), with: palette.color(color))
  }
}

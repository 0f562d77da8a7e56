import CoreGraphics
import DisplayList
import UIKit

extension ViewPainter {
  func paint(effectView view: UIVisualEffectView, _ bounds: CGRect) {
    list.fill(.rect(bounds), with: material(view.blurStyle))
  }

  /// The colour that a blur leaves over an average background.
  private func material(_ style: String?) -> DisplayList.Color {
    let isDark: Bool =
      switch style {
      case "dark": true
      case "light", "extraLight": false
      case let name? where name.hasSuffix("Dark"): true
      case let name? where name.hasSuffix("Light"): false
      default: palette.isDark
      }
    let alpha: Double =
      switch style.map({ $0.lowercased() }) {
      case let name? where name.contains("ultrathin"): 0.45
      case let name? where name.contains("thin"): 0.6
      case let name? where name.contains("thick") || name.contains("chrome"): 0.88
      default: 0.76
      }
    return isDark
      ? DisplayList.Color(hex: 0x252525, alpha: alpha)
      : DisplayList.Color(hex: 0xF6F6F6, alpha: alpha)
  }

  // MARK: Bars

  /// Which edge of a bar shows a hairline.
  enum BarEdge { case top, bottom }

  /// The surface of a bar that reaches from side to side. Since iOS 26 a bar has none of its own.
  func paintSurface(_ bounds: CGRect, tint: UIColor?, hasOwn: Bool = false, edge: BarEdge) {
    var surface = BarSurface()
    surface.color = tint
    paint(surface, bounds, hasOwn: hasOwn, edge: edge)
  }

  /// - Parameter hasOwn: Whether the bar's view is filled already.
  func paint(_ surface: BarSurface, _ bounds: CGRect, hasOwn: Bool, edge: BarEdge) {
    let isStandard =
      surface.color == nil && surface.image == nil && surface.blurStyle == nil && !surface.isBlack
    if isGlass, isStandard { return }
    if !hasOwn, !surface.isTransparent {
      list.fill(.rect(bounds), with: surfaceColor(surface))
    }
    if let image = surface.image {
      draw(image, in: bounds, mode: surface.imageMode, tint: palette.label)
    }
    paint(surface.shadow, bounds, edge: edge)
  }

  private func surfaceColor(_ surface: BarSurface) -> DisplayList.Color {
    if let color = surface.color { return palette.color(color) }
    if let style = surface.blurStyle { return material(style) }
    let color = surface.isBlack ? Palette(style: .dark).bar : palette.bar
    return surface.isOpaque
      ? DisplayList.Color(red: color.red, green: color.green, blue: color.blue) : color
  }

  private func paint(_ shadow: BarSurface.Shadow, _ bounds: CGRect, edge: BarEdge) {
    let y = edge == .top ? bounds.minY : bounds.maxY - hairline
    let line = CGRect(x: bounds.minX, y: y, width: bounds.width, height: hairline)
    switch shadow {
    case .none: break
    case .standard: list.fill(.rect(line), with: palette.separator)
    case .color(let color): list.fill(.rect(line), with: palette.color(color))
    case .image(let image, let tint):
      // Beyond the bar, as high as the picture.
      let height = image.size.height
      let place = CGRect(
        x: bounds.minX, y: edge == .top ? bounds.minY - height : bounds.maxY, width: bounds.width,
        height: height)
      draw(
        image, in: place, mode: .scaleToFill, tint: tint.map(palette.color) ?? palette.separator,
        isTemplate: tint != nil)
    }
  }
}

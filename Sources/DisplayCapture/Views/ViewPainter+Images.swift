import CoreGraphics
import DisplayList
import UIKit

extension ViewPainter {
  func paint(imageView view: UIImageView, _ bounds: CGRect) {
    guard let image = view.shownImage, !view.isDrawnBySuperview else { return }
    draw(
      image, in: bounds, mode: view.contentMode, tint: palette.color(view.tintColor),
      covered: { view.coveredParts })
  }

  /// Draws a picture into a rectangle as a content mode places it.
  ///
  /// - Parameters:
  ///   - isTemplate: Whether it is drawn in the tint whatever its catalogue says.
  ///   - covered: What lies in front, of which the name of a missing picture keeps clear.
  func draw(
    _ image: UIImage, in rect: CGRect, mode: UIView.ContentMode = .scaleAspectFit,
    tint: DisplayList.Color, isTemplate: Bool = false, covered: () -> [CGRect] = { [] }
  ) {
    if let drawing = image.drawing { return draw(drawing, size: image.size, in: rect, mode: mode) }
    guard let name = image.name, rect.width > 0, rect.height > 0 else { return }
    if image.isSystemSymbol {
      draw(symbol: name, size: image.size, in: rect, mode: mode, tint: tint)
      return
    }
    switch assets?.picture(named: name, scale: scale, style: palette.style) {
    case .bitmap(let bitmap):
      let place = Self.place(size: bitmap.size, in: rect, mode: mode)
      let item = DisplayList.Image(
        list.addImage(bitmap.data), in: place,
        tint: isTemplate || bitmap.isTemplate ? tint : nil)
      if rect.insetBy(dx: -0.01, dy: -0.01).contains(place) {
        list.draw(item)
      } else {
        list.withGroup(DisplayList.Group(clip: .rect(rect))) { $0.draw(item) }
      }
    case .undrawable(let kind):
      drawPlaceholder(
        "\(name) (\(kind))", in: Self.placeholderPlace(image.size, rect, mode), covered: covered())
    case nil:
      drawPlaceholder(
        name, in: Self.placeholderPlace(image.size, rect, mode), covered: covered())
    }
  }

  /// Draws a picture that code drew.
  private func draw(
    _ drawing: GraphicsRecording, size: CGSize, in rect: CGRect, mode: UIView.ContentMode
  ) {
    guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return }
    let place = Self.place(size: size, in: rect, mode: mode)
    let map = CGAffineTransform(scaleX: place.width / size.width, y: place.height / size.height)
      .concatenating(CGAffineTransform(translationX: place.minX, y: place.minY))
    inGroup(DisplayList.Group(clip: .rect(rect))) {
      inGroup(DisplayList.Group(transform: map)) {
        paint(drawing, origin: .zero, confinedTo: CGRect(origin: .zero, size: size))
      }
    }
  }

  private func draw(
    symbol name: String, size: CGSize, in rect: CGRect, mode: UIView.ContentMode,
    tint: DisplayList.Color
  ) {
    if SymbolCatalog.symbol(named: name) == nil { gaps.symbols.insert(name) }
    let natural = size.width > 0 && size.height > 0 ? size : CGSize(width: 20, height: 20)
    var place = Self.place(size: natural, in: rect, mode: mode)
    // A symbol keeps its proportions, and ours are not those of the system's.
    if mode == .scaleToFill || mode == .redraw {
      place = Self.place(size: natural, in: rect, mode: .scaleAspectFit)
    }
    drawSymbol(name, in: place, color: tint)
  }

  /// Where a picture goes whose own size is not known or whose file is not there.
  private static func placeholderPlace(
    _ size: CGSize, _ rect: CGRect, _ mode: UIView.ContentMode
  ) -> CGRect {
    guard size.width > 0, size.height > 0 else { return rect }
    let place = place(size: size, in: rect, mode: mode).intersection(rect)
    return place.isNull ? rect : place
  }

  /// Where a picture of a size goes.
  static func place(size: CGSize, in rect: CGRect, mode: UIView.ContentMode) -> CGRect {
    guard size.width > 0, size.height > 0 else { return rect }
    func placed(_ size: CGSize, _ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(
        x: rect.minX + (rect.width - size.width) * x,
        y: rect.minY + (rect.height - size.height) * y,
        width: size.width, height: size.height)
    }
    func scaled(_ factor: CGFloat) -> CGRect {
      placed(CGSize(width: size.width * factor, height: size.height * factor), 0.5, 0.5)
    }
    let (horizontal, vertical) = (rect.width / size.width, rect.height / size.height)
    switch mode {
    case .scaleToFill, .redraw: return rect
    case .scaleAspectFit: return scaled(min(horizontal, vertical))
    case .scaleAspectFill: return scaled(max(horizontal, vertical))
    case .center: return placed(size, 0.5, 0.5)
    case .top: return placed(size, 0.5, 0)
    case .bottom: return placed(size, 0.5, 1)
    case .left: return placed(size, 0, 0.5)
    case .right: return placed(size, 1, 0.5)
    case .topLeft: return placed(size, 0, 0)
    case .topRight: return placed(size, 1, 0)
    case .bottomLeft: return placed(size, 0, 1)
    case .bottomRight: return placed(size, 1, 1)
    }
  }
}

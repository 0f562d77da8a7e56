import CoreGraphics
import DisplayList
import Typesetting
import UIKit

extension ViewPainter {
  func paint(button: UIButton, _ bounds: CGRect) {
    if let style = button.style {
      paint(style, of: button, bounds)
      return
    }
    let tint = palette.color(button.tintColor)
    switch button.buttonType {
    case .detailDisclosure, .infoLight, .infoDark: paint(symbol: "info.circle", bounds, tint)
    case .contactAdd: paint(symbol: "plus.circle", bounds, tint)
    case .close: paintClose(bounds)
    case .custom, .system: paintClassic(button, bounds, tint)
    }
  }

  private func paint(symbol: String, _ bounds: CGRect, _ tint: DisplayList.Color) {
    let side = min(22, bounds.width, bounds.height)
    drawSymbol(
      symbol,
      in: CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side),
      color: tint)
  }

  private func paintClose(_ bounds: CGRect) {
    let side = min(30, bounds.width, bounds.height)
    let circle = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    list.fill(.ellipse(circle), with: palette.fill)
    drawSymbol(
      "xmark", in: circle.insetBy(dx: side * 0.32, dy: side * 0.32), color: palette.secondaryLabel,
      weight: 1.5)
  }

  // MARK: Buttons without a configuration

  private func paintClassic(_ button: UIButton, _ bounds: CGRect, _ tint: DisplayList.Color) {
    if let background = button.backgroundImage {
      draw(background, in: bounds, mode: .scaleToFill, tint: tint)
    }
    let isSystem = button.buttonType == .system
    let title = button.effectiveTitle
    var color = button.titleColor.map(palette.color) ?? (isSystem ? tint : .white)
    if !button.isEnabled { color = button.titleColor == nil ? palette.tertiaryLabel : color }
    let room = bounds.inset(by: button.contentEdgeInsets)
    let imageSize = button.image.map { fitting($0.size, room) } ?? .zero
    let titleSize = title.map { measure($0) } ?? .zero
    let isRight = isRightToLeft(button)
    let width = min(room.width, imageSize.width + titleSize.width)
    let x = start(of: width, in: room, button.contentHorizontalAlignment, isRight: isRight)
    let first = isRight ? x + width - imageSize.width : x
    if let image = button.image {
      let y = position(imageSize.height, in: room, button.contentVerticalAlignment)
      let place = CGRect(x: first, y: y, width: imageSize.width, height: imageSize.height)
        .inset(by: button.imageEdgeInsets.shiftOnly)
      draw(image, in: place, of: button, tint)
    }
    guard let title else { return }
    let titleWidth = max(0, width - imageSize.width)
    let y = position(titleSize.height, in: room, button.contentVerticalAlignment)
    let place = CGRect(
      x: isRight ? x : x + imageSize.width, y: y, width: titleWidth, height: titleSize.height
    ).inset(by: button.titleEdgeInsets.shiftOnly)
    let setting = TextSetting(
      color: color, alignment: button.image == nil ? .center : .natural,
      numberOfLines: button.titleLineBreakMode == .byWordWrapping ? 0 : 1,
      lineBreakMode: button.titleLineBreakMode, isRightToLeft: isRight)
    if let (shade, offset) = button.titleShadow {
      var shadow = setting
      shadow.color = palette.color(shade)
      draw(title, in: place.offsetBy(dx: offset.width, dy: offset.height), shadow)
    }
    draw(title, in: place, setting)
  }

  private func draw(
    _ image: UIImage, in place: CGRect, of button: UIButton, _ tint: DisplayList.Color
  ) {
    let isTemplate = button.buttonType == .system
    guard button.drawsImageFainter else {
      return draw(image, in: place, tint: tint, isTemplate: isTemplate)
    }
    // How much fainter is an estimate.
    inGroup(DisplayList.Group(opacity: 0.5)) {
      draw(image, in: place, tint: tint, isTemplate: isTemplate)
    }
  }

  private func fitting(_ size: CGSize, _ room: CGRect) -> CGSize {
    CGSize(
      width: min(size.width, max(0, room.width)), height: min(size.height, max(0, room.height)))
  }

  private func measure(_ content: TextContent, numberOfLines: Int = 0) -> CGSize {
    let layout = content.layout(
      width: .infinity, numberOfLines: numberOfLines, lineBreakMode: .byWordWrapping)
    return CGSize(width: PixelGrid.ceil(layout.width, scale: scale), height: CGFloat(layout.height))
  }

  private func start(
    of width: CGFloat, in room: CGRect, _ alignment: UIControl.ContentHorizontalAlignment,
    isRight: Bool
  ) -> CGFloat {
    switch alignment {
    case .center, .fill: room.midX - width / 2
    case .left: room.minX
    case .right: room.maxX - width
    case .leading: isRight ? room.maxX - width : room.minX
    case .trailing: isRight ? room.minX : room.maxX - width
    }
  }

  private func position(
    _ height: CGFloat, in room: CGRect, _ alignment: UIControl.ContentVerticalAlignment
  ) -> CGFloat {
    switch alignment {
    case .center, .fill: room.midY - height / 2
    case .top: room.minY
    case .bottom: room.maxY - height
    }
  }

  // MARK: Configurations

  private func paint(
    _ style: UIButton.ConfigurationStyle, of button: UIButton, _ bounds: CGRect
  ) {
    let tint = palette.color(button.tintColor)
    let base = style.baseBackgroundColor.map(palette.color)
    var foreground = style.baseForegroundColor.map(palette.color)
    let shape = DisplayList.Shape.roundedRect(
      bounds, radius: Double(cornerRadius(of: style, bounds)), curve: .continuous)
    switch style.background {
    case .plain: if let base { list.fill(shape, with: base) }
    case .gray: list.fill(shape, with: base ?? palette.strongFill)
    case .tinted:
      list.fill(shape, with: (base ?? tint).multiplyingAlpha(by: palette.isDark ? 0.26 : 0.18))
    case .filled:
      list.fill(shape, with: button.isEnabled ? base ?? tint : palette.fill)
      if foreground == nil { foreground = .white }
    }
    if !button.isEnabled { foreground = palette.tertiaryLabel }
    paintContent(of: style, in: bounds, color: foreground ?? tint, isRight: isRightToLeft(button))
  }

  private func cornerRadius(of style: UIButton.ConfigurationStyle, _ bounds: CGRect) -> CGFloat {
    let half = min(bounds.width, bounds.height) / 2
    switch style.cornerStyle {
    case "capsule": return half
    case "small": return min(half, 5)
    case "medium": return min(half, 7)
    case "large": return min(half, 9)
    case "fixed": return min(half, style.cornerRadius ?? 6)
    default: return isGlass ? half : min(half, bounds.height >= 44 ? 8 : 6)
    }
  }

  private func paintContent(
    of style: UIButton.ConfigurationStyle, in bounds: CGRect, color: DisplayList.Color,
    isRight: Bool
  ) {
    let texts = style.texts
    let sizes = sizes(of: texts, of: style, in: bounds)
    let (picture, block) = places(of: sizes, of: style, in: bounds, isRight: isRight)
    if style.showsIndicator {
      paintSpokes(in: picture, color: color)
    } else if let image = style.image {
      draw(image, in: picture, tint: color, isTemplate: true)
    }
    var setting = TextSetting(
      color: color, alignment: titleAlignment(of: style, isRight: isRight), isRightToLeft: isRight)
    var y = block.minY
    for ((text, mode), size) in zip(texts, sizes) {
      setting.numberOfLines = mode.numberOfLines
      setting.lineBreakMode = mode
      draw(
        text, in: CGRect(x: block.minX, y: y, width: block.width, height: size.height), setting)
      y += size.height + style.titlePadding
    }
  }

  private func isVertical(_ style: UIButton.ConfigurationStyle) -> Bool {
    style.imagePlacement == .top || style.imagePlacement == .bottom
  }

  /// Between the picture and the texts; none where there is only one of them.
  private func gap(
    of style: UIButton.ConfigurationStyle, hasTexts: Bool
  ) -> CGFloat {
    hasTexts && style.pictureSize != nil ? style.imagePadding : 0
  }

  private func titleAlignment(
    of style: UIButton.ConfigurationStyle, isRight: Bool
  ) -> NSTextAlignment {
    switch style.titleAlignment {
    case .automatic: style.pictureSize == nil || isVertical(style) ? .center : .natural
    case .leading: .natural
    case .center: .center
    case .trailing: isRight ? .left : .right
    }
  }

  /// The sizes of the title and the subtitle, which break where they are wider than the room.
  private func sizes(
    of texts: [(content: TextContent, lineBreakMode: NSLineBreakMode)],
    of style: UIButton.ConfigurationStyle, in bounds: CGRect
  ) -> [CGSize] {
    let room = bounds.insetBy(dx: min(4, bounds.width / 8), dy: 0)
    let beside =
      isVertical(style)
      ? 0 : (style.pictureSize?.width ?? 0) + gap(of: style, hasTexts: !texts.isEmpty)
    let most = max(0, room.width - beside)
    return texts.map { text, mode in
      let size = measure(text, numberOfLines: mode.numberOfLines)
      if size.width <= most { return size }
      let layout = text.layout(
        width: most, numberOfLines: mode.numberOfLines, lineBreakMode: mode)
      return CGSize(width: most, height: CGFloat(layout.height))
    }
  }

  /// Where the picture and the block of texts go, together in the middle.
  private func places(
    of sizes: [CGSize], of style: UIButton.ConfigurationStyle, in bounds: CGRect, isRight: Bool
  ) -> (picture: CGRect, block: CGRect) {
    let gap = gap(of: style, hasTexts: !sizes.isEmpty)
    var picture = CGRect(origin: .zero, size: style.pictureSize ?? .zero)
    var block = CGRect(
      x: 0, y: 0, width: sizes.map(\.width).max() ?? 0,
      height: sizes.map(\.height).reduce(0, +) + (sizes.count > 1 ? style.titlePadding : 0))
    if isVertical(style) {
      let top = bounds.midY - (picture.height + gap + block.height) / 2
      let imageFirst = style.imagePlacement == .top
      picture.origin = CGPoint(
        x: bounds.midX - picture.width / 2, y: imageFirst ? top : top + block.height + gap)
      block.origin = CGPoint(
        x: bounds.midX - block.width / 2, y: imageFirst ? top + picture.height + gap : top)
    } else {
      let left = bounds.midX - (picture.width + gap + block.width) / 2
      let imageFirst = (style.imagePlacement == .leading) != isRight
      picture.origin = CGPoint(
        x: imageFirst ? left : left + block.width + gap, y: bounds.midY - picture.height / 2)
      block.origin = CGPoint(
        x: imageFirst ? left + picture.width + gap : left, y: bounds.midY - block.height / 2)
    }
    return (picture, block)
  }
}

extension UIEdgeInsets {
  /// How far insets of opposite edges move a rectangle that keeps its size, as a button's title and
  /// image do.
  fileprivate var shiftOnly: UIEdgeInsets {
    let x = (left - right) / 2
    let y = (top - bottom) / 2
    return UIEdgeInsets(top: y, left: x, bottom: -y, right: -x)
  }
}

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
      draw(
        background, in: bounds, mode: .scaleToFill, tint: tint,
        covered: { contentParts(of: button) })
    }
    let isSystem = button.buttonType == .system
    let title = button.effectiveTitle
    var color = button.titleColor.map(palette.color) ?? (isSystem ? tint : .white)
    if !button.isEnabled { color = button.titleColor == nil ? palette.tertiaryLabel : color }
    let content = button.contentRect(forBounds: bounds)
    if let image = button.image {
      draw(image, in: button.imageRect(forContentRect: content), of: button, tint)
    }
    guard let title else { return }
    let place = button.titleRect(forContentRect: content)
    var setting = TextSetting(
      color: color, alignment: button.image == nil ? .center : .natural,
      numberOfLines: button.titleNumberOfLines, lineBreakMode: button.titleLineBreakMode,
      isRightToLeft: isRightToLeft(button))
    // The label of the title draws it, into a layer of its own.
    setting.clip = place
    if let (shade, offset) = button.titleShadow {
      var shadow = setting
      shadow.color = palette.color(shade)
      shadow.clip = nil
      draw(title, in: place.offsetBy(dx: offset.width, dy: offset.height), shadow)
    }
    draw(title, in: place, setting)
  }

  /// Where a button's title and picture are.
  private func contentParts(of button: UIButton) -> [CGRect] {
    let content = button.contentRect(forBounds: CGRect(origin: .zero, size: button.bounds.size))
    var parts: [CGRect] = []
    if button.effectiveTitle != nil { parts.append(button.titleRect(forContentRect: content)) }
    if button.image != nil { parts.append(button.imageRect(forContentRect: content)) }
    return parts
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
    paintContent(
      of: style, of: button, in: button.contentRect(forBounds: bounds), color: foreground ?? tint)
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
    of style: UIButton.ConfigurationStyle, of button: UIButton, in room: CGRect,
    color: DisplayList.Color
  ) {
    let (block, picture) = button.parts(in: room)
    if style.showsIndicator {
      paintSpokes(in: picture, color: color)
    } else if let image = style.image {
      draw(image, in: picture, tint: color, isTemplate: true)
    }
    var setting = TextSetting(
      color: color, alignment: titleAlignment(of: style, of: button),
      isRightToLeft: isRightToLeft(button))
    var y = block.minY
    for ((text, mode), height) in zip(style.texts, button.textHeights(of: style, in: room)) {
      setting.numberOfLines = mode.numberOfLines
      setting.lineBreakMode = mode
      draw(text, in: CGRect(x: block.minX, y: y, width: block.width, height: height), setting)
      y += height + style.titlePadding
    }
  }

  private func titleAlignment(
    of style: UIButton.ConfigurationStyle, of button: UIButton
  ) -> NSTextAlignment {
    switch style.titleAlignment {
    case .automatic: automaticAlignment(of: style, of: button)
    case .leading: .natural
    case .center: .center
    case .trailing: isRightToLeft(button) ? .left : .right
    }
  }

  /// Beside a picture lines begin below each other; else they stand as the button's content does.
  private func automaticAlignment(
    of style: UIButton.ConfigurationStyle, of button: UIButton
  ) -> NSTextAlignment {
    let isVertical = style.imagePlacement == .top || style.imagePlacement == .bottom
    if style.pictureSize != nil, !isVertical { return .natural }
    return switch button.effectiveContentHorizontalAlignment {
    case .left: .left
    case .right: .right
    default: .center
    }
  }
}

import CoreGraphics
import DisplayList
import UIKit

extension ViewPainter {
  /// The shadow under a thumb.
  private func drawThumb(_ shape: DisplayList.Shape, color: DisplayList.Color) {
    list.draw(
      DisplayList.Shadow(
        shape: shape, color: DisplayList.Color(white: 0, alpha: 0.16),
        offset: CGVector(dx: 0, dy: 2), radius: 3))
    list.fill(shape, with: color)
    list.stroke(
      shape, with: .color(DisplayList.Color(white: 0, alpha: 0.04)),
      style: DisplayList.StrokeStyle(width: 0.5))
  }

  func paint(switch control: UISwitch, _ bounds: CGRect) {
    let size = isGlass ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
    let track = Self.place(size: size, in: bounds, mode: .center)
    let on = control.onTintColor.map(palette.color) ?? palette.green
    let off = palette.either(
      light: DisplayList.Color(hex: 0x787880, alpha: 0.16),
      dark: DisplayList.Color(hex: 0x787880, alpha: 0.32))
    list.fill(
      .roundedRect(track, radius: Double(size.height / 2)), with: control.isOn ? on : off)
    let thumb = isGlass ? CGSize(width: 39, height: 24) : CGSize(width: 27, height: 27)
    let inset: CGFloat = 2
    let atRight = control.isOn != isRightToLeft(control)
    let frame = CGRect(
      x: atRight ? track.maxX - inset - thumb.width : track.minX + inset, y: track.minY + inset,
      width: thumb.width, height: thumb.height)
    let color = control.thumbTintColor.map(palette.color) ?? .white
    drawThumb(.roundedRect(frame, radius: Double(thumb.height / 2)), color: color)
  }

  func paint(slider: UISlider, _ bounds: CGRect) {
    let height: CGFloat = isGlass ? 6 : 4
    let thumb = isGlass ? CGSize(width: 38, height: 24) : CGSize(width: 28, height: 28)
    let track = CGRect(
      x: 2, y: bounds.midY - height / 2, width: max(0, bounds.width - 4), height: height)
    let span = slider.maximumValue - slider.minimumValue
    var share = span > 0 ? CGFloat((slider.value - slider.minimumValue) / span) : 0
    share = min(1, max(0, share.isFinite ? share : 0))
    let isRight = isRightToLeft(slider)
    let place = isRight ? 1 - share : share
    let x = bounds.minX + (bounds.width - thumb.width) * place
    let middle = x + thumb.width / 2
    let radius = Double(height / 2)
    let rest = slider.maximumTrackTintColor.map(palette.color) ?? palette.system("systemFillColor")
    list.fill(.roundedRect(track, radius: radius), with: rest)
    let filled =
      isRight
      ? CGRect(x: middle, y: track.minY, width: max(0, track.maxX - middle), height: height)
      : CGRect(x: track.minX, y: track.minY, width: max(0, middle - track.minX), height: height)
    let tint = slider.minimumTrackTintColor.map(palette.color) ?? palette.color(slider.tintColor)
    list.fill(.roundedRect(filled, radius: radius), with: tint)
    let frame = CGRect(
      x: x, y: bounds.midY - thumb.height / 2, width: thumb.width, height: thumb.height)
    drawThumb(
      .roundedRect(frame, radius: Double(thumb.height / 2)),
      color: slider.thumbTintColor.map(palette.color) ?? .white)
  }

  func paint(stepper: UIStepper, _ bounds: CGRect) {
    let box = Self.place(
      size: CGSize(width: min(94, bounds.width), height: min(32, bounds.height)), in: bounds,
      mode: .center)
    list.fill(
      .roundedRect(box, radius: isGlass ? Double(box.height / 2) : 8, curve: .continuous),
      with: palette.fill)
    let line = CGRect(x: box.midX - 0.5, y: box.minY + 7, width: 1, height: box.height - 14)
    list.fill(.rect(line), with: palette.separator)
    let symbols = isRightToLeft(stepper) ? ["plus", "minus"] : ["minus", "plus"]
    for (index, symbol) in symbols.enumerated() {
      let isAtEnd =
        symbol == "minus"
        ? stepper.value <= stepper.minimumValue : stepper.value >= stepper.maximumValue
      let x = box.minX + box.width * (index == 0 ? 0.25 : 0.75)
      drawSymbol(
        symbol, in: CGRect(x: x - 7.5, y: box.midY - 7.5, width: 15, height: 15),
        color: isAtEnd ? palette.tertiaryLabel : palette.label)
    }
  }

  func paint(progressView view: UIProgressView, _ bounds: CGRect) {
    let height = min(bounds.height, isGlass ? 6 : 4)
    let track = CGRect(x: 0, y: bounds.midY - height / 2, width: bounds.width, height: height)
    let radius = view.progressViewStyle == .bar ? 0 : Double(height / 2)
    let rest = view.trackTintColor.map(palette.color) ?? palette.system("systemFillColor")
    list.fill(.roundedRect(track, radius: radius), with: rest)
    let share = view.progress.isFinite ? CGFloat(min(1, max(0, view.progress))) : 0
    guard share > 0 else { return }
    let width = max(height, bounds.width * share)
    let x = isRightToLeft(view) ? bounds.width - width : 0
    let tint = view.progressTintColor.map(palette.color) ?? palette.color(view.tintColor)
    list.fill(
      .roundedRect(CGRect(x: x, y: track.minY, width: width, height: height), radius: radius),
      with: tint)
  }

  /// Eight spokes that fade one after the other.
  func paint(indicator view: UIActivityIndicatorView, _ bounds: CGRect) {
    guard view.isAnimating || !view.hidesWhenStopped else { return }
    let isLarge = view.style == .large || view.style == .whiteLarge
    let side: CGFloat = isLarge ? 37 : 20
    let isWhite = view.style == .white || view.style == .whiteLarge
    let color = view.color.map(palette.color) ?? (isWhite ? .white : palette.gray)
    paintSpokes(
      in: CGRect(
        x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side),
      color: color, isTurning: view.isAnimating)
  }

  /// Draws the spokes of an indicator into a square.
  func paintSpokes(in bounds: CGRect, color: DisplayList.Color, isTurning: Bool = true) {
    let side = bounds.width
    let style = DisplayList.StrokeStyle(width: Double(side) * 0.1, cap: .round)
    for spoke in 0..<8 {
      let angle = Double(spoke) * .pi / 4 - .pi / 2
      let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
      let start = CGPoint(x: bounds.midX + x * side * 0.24, y: bounds.midY + y * side * 0.24)
      let end = CGPoint(x: bounds.midX + x * side * 0.43, y: bounds.midY + y * side * 0.43)
      let fade = isTurning ? 0.3 + 0.7 * Double(spoke) / 7 : 0.55
      list.stroke(.line(start, end), with: .color(color.multiplyingAlpha(by: fade)), style: style)
    }
  }

  /// A wheel, and below it the words; where they are is an estimate.
  func paint(refreshControl control: UIRefreshControl, _ bounds: CGRect) {
    let side: CGFloat = 27
    let title = control.title
    let middle = title == nil ? bounds.midY : bounds.midY - 9
    paintSpokes(
      in: CGRect(x: bounds.midX - side / 2, y: middle - side / 2, width: side, height: side),
      color: palette.color(control.wheelColor), isTurning: control.isRefreshing)
    guard let title else { return }
    draw(
      title, in: CGRect(x: 0, y: bounds.maxY - 22, width: bounds.width, height: 18),
      TextSetting(color: palette.label, alignment: .center))
  }

  func paint(pageControl control: UIPageControl, _ bounds: CGRect) {
    let pages = min(max(0, control.numberOfPages), 30)
    guard pages > (control.hidesForSinglePage ? 1 : 0) else { return }
    let pitch: CGFloat = min(16, bounds.width / CGFloat(pages))
    let start = bounds.midX - pitch * CGFloat(pages - 1) / 2
    let other =
      control.pageIndicatorTintColor.map(palette.color)
      ?? palette.label.multiplyingAlpha(by: 0.25)
    let current =
      control.currentPageIndicatorTintColor.map(palette.color)
      ?? palette.label.multiplyingAlpha(by: 0.75)
    let shown = isRightToLeft(control) ? pages - 1 - control.currentPage : control.currentPage
    for page in 0..<pages {
      let x = start + pitch * CGFloat(page)
      list.fill(
        .ellipse(CGRect(x: x - 3.5, y: bounds.midY - 3.5, width: 7, height: 7)),
        with: page == shown ? current : other)
    }
  }

  // MARK: Segments

  func paint(segments control: UISegmentedControl, _ bounds: CGRect) {
    let box = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height > 4 ? bounds.height - 1 : bounds.height
    )
    let radius = isGlass ? Double(box.height / 2) : 8.5
    let background = control.backgroundColor == nil ? palette.fill : .clear
    list.fill(.roundedRect(box, radius: radius, curve: .continuous), with: background)
    let frames = segmentFrames(of: control, in: box)
    let chosen = control.selectedSegmentIndex
    for (index, frame) in frames.enumerated() {
      let isChosen = index == chosen
      if isChosen { paintChosenSegment(control, frame, radius: radius) }
      if index > 0, !isChosen, index - 1 != chosen {
        let isRight = isRightToLeft(control)
        let x = isRight ? frame.maxX : frame.minX
        list.fill(
          .roundedRect(
            CGRect(x: x - 0.5, y: box.midY - 8, width: 1, height: 16), radius: 0.5),
          with: palette.separator)
      }
      paint(control.segments[index], of: control, in: frame, isChosen: isChosen)
    }
  }

  private func paint(
    _ segment: UISegmentedControl.Segment, of control: UISegmentedControl, in frame: CGRect,
    isChosen: Bool
  ) {
    let isEnabled = control.isEnabled && segment.isEnabled
    let color = isEnabled ? palette.label : palette.tertiaryLabel
    let (x, y) = (segment.contentOffset.width, segment.contentOffset.height)
    if let image = segment.image {
      let place = frame.insetBy(dx: 4, dy: 4).offsetBy(dx: x, dy: y)
      return draw(image, in: place, mode: .center, tint: color, isTemplate: true)
    }
    let look = control.titleLook(isChosen: isChosen, isEnabled: isEnabled)
    let font = look.font ?? .systemFont(ofSize: 13, weight: isChosen ? .semibold : .medium)
    let place = frame.insetBy(dx: min(4, frame.width / 4), dy: 0).offsetBy(dx: x, dy: y)
    draw(
      TextContent(segment.title ?? "", font: font), in: place,
      TextSetting(color: look.color.map(palette.color) ?? color, alignment: .center))
  }

  private func paintChosenSegment(
    _ control: UISegmentedControl, _ frame: CGRect, radius: Double
  ) {
    let pill = frame.insetBy(dx: 2, dy: 2)
    guard !pill.isNull else { return }
    let shape = DisplayList.Shape.roundedRect(pill, radius: max(0, radius - 2), curve: .continuous)
    list.draw(
      DisplayList.Shadow(
        shape: shape, color: DisplayList.Color(white: 0, alpha: 0.1),
        offset: CGVector(dx: 0, dy: 2), radius: 3))
    let standard = palette.either(light: .white, dark: DisplayList.Color(hex: 0x636366))
    list.fill(shape, with: control.selectedSegmentTintColor.map(palette.color) ?? standard)
  }

  /// Segments share the width equally, but for those with widths of their own.
  private func segmentFrames(of control: UISegmentedControl, in box: CGRect) -> [CGRect] {
    let segments = control.segments
    guard !segments.isEmpty else { return [] }
    var widths = segments.map { max(0, $0.width) }
    if control.apportionsSegmentWidthsByContent {
      for (index, segment) in segments.enumerated() where widths[index] == 0 {
        widths[index] = width(of: segment.title ?? "", size: 13, weight: .medium) + 18
      }
      let sum = max(1, widths.reduce(0, +))
      widths = widths.map { $0 * box.width / sum }
    }
    let open = widths.filter { $0 == 0 }.count
    let share = open > 0 ? max(0, box.width - widths.reduce(0, +)) / CGFloat(open) : 0
    let isRight = isRightToLeft(control)
    var x = isRight ? box.maxX : box.minX
    return widths.map { given in
      let width = given > 0 ? given : share
      defer { x += isRight ? -width : width }
      return CGRect(x: isRight ? x - width : x, y: box.minY, width: width, height: box.height)
    }
  }
}

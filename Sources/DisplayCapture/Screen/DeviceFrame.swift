import CoreGraphics
import DeviceCatalog
import DisplayList

/// The outline of a device around a window.
@MainActor
struct DeviceFrame {
  let environment: WindowEnvironment
  /// The device; nil for a size that no device has.
  let device: Device?
  /// Width of the border around the display.
  private let border: Insets
  /// Whether only the window is outlined: a window can be larger than a phone's display.
  private let isBare: Bool

  /// Room around the device, for its buttons and its shadow.
  private static let margin: CGFloat = 6

  init(_ environment: WindowEnvironment) {
    self.environment = environment
    let found =
      DeviceCatalog.standard.all.first { $0.name == environment.deviceName }
      ?? DeviceCatalog.standard.device(named: environment.deviceName)
    device = found
    if case .free = environment.window, environment.idiom == .phone {
      isBare = true
    } else {
      isBare = found == nil
    }
    border =
      isBare ? Insets(top: 1, left: 1, bottom: 1, right: 1) : Self.border(of: found, environment)
  }

  private static func border(of device: Device?, _ environment: WindowEnvironment) -> Insets {
    let hasButton = device.map(hasHomeButton) ?? false
    let isPad = environment.idiom == .pad
    let side: Double = hasButton ? (isPad ? 30 : 13) : (isPad ? 24 : 10)
    let ends: Double = hasButton ? (isPad ? 58 : 76) : side
    return environment.orientation == .portrait
      ? Insets(top: ends, left: side, bottom: ends, right: side)
      : Insets(top: side, left: ends, bottom: side, right: ends)
  }

  private var hasHomeButton: Bool { !isBare && device.map(Self.hasHomeButton) ?? false }

  /// A display with square corners has a button below it; a foldable's has neither.
  private static func hasHomeButton(_ device: Device) -> Bool {
    !device.hasHomeIndicator && device.cornerRadii(in: .portrait) == CornerRadii(0)
  }

  // MARK: Places

  /// The size of the drawing.
  var size: CGSize {
    CGSize(
      width: display.width + CGFloat(border.left + border.right) + 2 * Self.margin,
      height: display.height + CGFloat(border.top + border.bottom) + 2 * Self.margin)
  }

  /// The display, or the window where that is all there is.
  private var display: CGRect {
    let size = isBare ? environment.size : environment.displaySize
    return CGRect(
      x: Self.margin + CGFloat(border.left), y: Self.margin + CGFloat(border.top),
      width: size.width, height: size.height)
  }

  /// Where the window lies: apps side by side share the display.
  var windowFrame: CGRect {
    let display = display
    let size = CGSize(width: environment.size.width, height: environment.size.height)
    var origin = display.origin
    switch environment.window {
    case .fullScreen, .splitTwoThirds, .splitHalf: break
    case .splitOneThird: origin.x = display.maxX - size.width
    case .slideOver:
      origin = CGPoint(x: display.maxX - size.width - 10, y: display.midY - size.height / 2)
    case .free:
      origin = CGPoint(
        x: display.midX - size.width / 2, y: display.midY - size.height / 2)
    }
    return CGRect(origin: origin, size: size)
  }

  private var corners: DisplayList.CornerRadii {
    guard !isBare, let device else { return DisplayList.CornerRadii(12) }
    let radii = device.cornerRadii(in: environment.orientation)
    return DisplayList.CornerRadii(
      topLeft: radii.topLeft, topRight: radii.topRight, bottomRight: radii.bottomRight,
      bottomLeft: radii.bottomLeft)
  }

  // MARK: Painting

  /// Draws the device and, inside, the window.
  func paint(on painter: ViewPainter, status: ScreenChrome, window paintWindow: () -> Void) {
    let display = display
    if isBare {
      paintBare(on: painter, paintWindow)
      return
    }
    paintBody(on: painter, display)
    let screen = DisplayList.Shape.roundedRect(display, corners, .continuous)
    painter.inGroup(DisplayList.Group(clip: screen)) {
      if environment.window == .fullScreen {
        place(windowFrame.origin, painter, paintWindow)
      } else {
        paintDesktop(&painter.list, display)
        paintShared(on: painter, paintWindow)
      }
    }
    paintCutout(on: painter, display)
  }

  private func place(_ origin: CGPoint, _ painter: ViewPainter, _ paintWindow: () -> Void) {
    painter.list.beginGroup(
      DisplayList.Group(transform: CGAffineTransform(translationX: origin.x, y: origin.y)))
    paintWindow()
    painter.list.endGroup()
  }

  private func paintBare(on painter: ViewPainter, _ paintWindow: () -> Void) {
    let frame = windowFrame
    let shape = DisplayList.Shape.roundedRect(frame, radius: 12, curve: .continuous)
    painter.list.beginGroup(DisplayList.Group(clip: shape))
    place(frame.origin, painter, paintWindow)
    painter.list.endGroup()
    painter.list.stroke(
      shape, with: .color(DisplayList.Color(white: 0.5, alpha: 0.7)),
      style: DisplayList.StrokeStyle(width: 1))
  }

  /// What lies behind a window that does not fill the display.
  private func paintDesktop(_ list: inout DisplayList, _ display: CGRect) {
    list.fill(
      .rect(display),
      with: .linearGradient(
        DisplayList.LinearGradient(
          from: display.origin, to: CGPoint(x: display.maxX, y: display.maxY),
          colors: [DisplayList.Color(hex: 0x5B6472), DisplayList.Color(hex: 0x343A45)])))
  }

  /// Draws the window beside, over or in front of the other app.
  private func paintShared(on painter: ViewPainter, _ paintWindow: () -> Void) {
    let frame = windowFrame
    let radius: Double
    switch environment.window {
    case .slideOver, .free: radius = 14
    default: radius = 10
    }
    let shape = DisplayList.Shape.roundedRect(frame, radius: radius, curve: .continuous)
    painter.list.draw(
      DisplayList.Shadow(
        shape: shape, color: DisplayList.Color(white: 0, alpha: 0.4),
        offset: CGVector(dx: 0, dy: 6), radius: 18))
    painter.list.beginGroup(DisplayList.Group(clip: shape))
    place(frame.origin, painter, paintWindow)
    painter.list.endGroup()
  }

  // MARK: The body

  private func paintBody(on painter: ViewPainter, _ display: CGRect) {
    let body = display.inset(
      top: border.top, left: border.left, bottom: border.bottom, right: border.right)
    let radii = bodyRadii
    paintButtons(on: painter, body)
    painter.list.fill(
      .roundedRect(body, radii, .continuous), with: DisplayList.Color(hex: 0x0B0B0C))
    painter.list.stroke(
      .roundedRect(body.insetBy(dx: 1, dy: 1), radii.grown(by: -1), .continuous),
      with: .color(DisplayList.Color(hex: 0x8E8E93)), style: DisplayList.StrokeStyle(width: 2))
    if hasHomeButton { paintHomeButton(on: painter, body, display) }
  }

  /// The corners of the body: those of the display and the border around it.
  private var bodyRadii: DisplayList.CornerRadii {
    if hasHomeButton { return DisplayList.CornerRadii(environment.idiom == .pad ? 34 : 52) }
    guard device != nil else { return DisplayList.CornerRadii(20) }
    return corners.grown(by: min(border.left, border.top))
  }

  private func paintHomeButton(on painter: ViewPainter, _ body: CGRect, _ display: CGRect) {
    let isPortrait = environment.orientation == .portrait
    let side: CGFloat = environment.idiom == .pad ? 36 : 48
    let middle =
      isPortrait
      ? CGPoint(x: body.midX, y: (display.maxY + body.maxY) / 2)
      : CGPoint(x: (display.maxX + body.maxX) / 2, y: body.midY)
    painter.list.stroke(
      .ellipse(
        CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)),
      with: .color(DisplayList.Color(hex: 0x48484A)), style: DisplayList.StrokeStyle(width: 2))
    guard environment.idiom == .phone else { return }
    let speaker =
      isPortrait
      ? CGRect(x: body.midX - 26, y: (display.minY + body.minY) / 2 - 3, width: 52, height: 6)
      : CGRect(x: (display.minX + body.minX) / 2 - 3, y: body.midY - 26, width: 6, height: 52)
    painter.list.fill(.roundedRect(speaker, radius: 3), with: DisplayList.Color(hex: 0x2C2C2E))
  }

  /// The buttons at the sides of a phone; a turned device has its right side up.
  private func paintButtons(on painter: ViewPainter, _ body: CGRect) {
    guard environment.idiom == .phone else { return }
    let color = DisplayList.Color(hex: 0x6E6E73)
    // Start and length along the long side, and whether on the right side.
    let buttons: [(CGFloat, CGFloat, Bool)] = [
      (0.17, 0.04, false), (0.24, 0.075, false), (0.33, 0.075, false), (0.26, 0.12, true),
    ]
    for (start, length, isRight) in buttons {
      let frame: CGRect
      if environment.orientation == .portrait {
        frame = CGRect(
          x: isRight ? body.maxX - 2 : body.minX - 2.5, y: body.minY + body.height * start,
          width: 4.5, height: body.height * length)
      } else {
        frame = CGRect(
          x: body.minX + body.width * start, y: isRight ? body.minY - 2.5 : body.maxY - 2,
          width: body.width * length, height: 4.5)
      }
      painter.list.fill(.roundedRect(frame, radius: 1.5), with: color)
    }
  }

  private func paintCutout(on painter: ViewPainter, _ display: CGRect) {
    guard let device, let cutout = device.cutoutFrame(in: environment.orientation) else { return }
    let frame = CGRect(
      x: display.minX + cutout.x, y: display.minY + cutout.y, width: cutout.width,
      height: cutout.height)
    let black = DisplayList.Color(hex: 0x0B0B0C)
    let shorter = Double(min(frame.width, frame.height))
    switch device.display.cutout.value.kind {
    case .island: painter.list.fill(.roundedRect(frame, radius: shorter / 2), with: black)
    case .corner: painter.list.fill(.ellipse(frame), with: black)
    case .notch:
      let radius = shorter * 0.62
      let isPortrait = environment.orientation == .portrait
      let radii =
        isPortrait
        ? DisplayList.CornerRadii(bottomRight: radius, bottomLeft: radius)
        : DisplayList.CornerRadii(topRight: radius, bottomRight: radius)
      painter.list.fill(.roundedRect(frame, radii, .circular), with: black)
    case .none, .underDisplay: break
    }
  }
}

extension CGRect {
  /// The rectangle made larger by distances at each edge.
  fileprivate func inset(top: Double, left: Double, bottom: Double, right: Double) -> CGRect {
    CGRect(
      x: minX - CGFloat(left), y: minY - CGFloat(top), width: width + CGFloat(left + right),
      height: height + CGFloat(top + bottom))
  }
}

extension DisplayList.CornerRadii {
  /// Every radius larger by the same amount.
  fileprivate func grown(by amount: Double) -> DisplayList.CornerRadii {
    DisplayList.CornerRadii(
      topLeft: topLeft + amount, topRight: topRight + amount, bottomRight: bottomRight + amount,
      bottomLeft: bottomLeft + amount)
  }
}

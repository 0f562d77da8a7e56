import CoreGraphics
import DeviceCatalog
import DisplayList
import UIKit

/// Time, signal and battery at the top of a window.
@MainActor
struct StatusBar {
  let environment: WindowEnvironment
  let device: Device?

  func paint(on painter: ViewPainter) {
    let height = CGFloat(environment.statusBarHeight)
    guard height > 0 else { return }
    let width = CGFloat(environment.size.width)
    let color = painter.palette.label
    // Bars of 20 and 24 points are those of devices with square or nearly square corners.
    if height <= 32 {
      paintNarrow(on: painter, width: width, height: height, color)
      return
    }
    let cutout = cutout
    let middle: CGFloat =
      switch device?.display.cutout.value.kind {
      case .island: cutout?.midY ?? height / 2
      case .notch: height * 0.54
      default: height / 2
      }
    let ear = cutout.map { max(60, $0.minX) } ?? width / 3
    var time = CGRect(x: 0, y: middle - 11, width: ear, height: 22)
    // A hole in the corner pushes the time aside.
    if let cutout, cutout.minX < 60 {
      time = CGRect(x: cutout.maxX + 8, y: time.minY, width: 60, height: 22)
    }
    painter.draw("9:41", in: time, size: 17, weight: .semibold, color: color)
    let right = cutout.map { min(width - 60, $0.maxX) } ?? width * 2 / 3
    let isAtRight = (cutout?.minX ?? 0) > width / 2 && (cutout?.maxX ?? 0) > width - 60
    let end = isAtRight ? (cutout?.minX ?? width) - 8 : width
    let start = isAtRight ? end - 110 : right
    let signs = CGRect(x: (start + end) / 2 - 39, y: middle - 6.5, width: 78, height: 13)
    paintSigns(on: painter, signs, color)
  }

  private var cutout: CGRect? {
    device?.cutoutFrame(in: environment.orientation).map {
      CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
    }
  }

  private func paintNarrow(
    on painter: ViewPainter, width: CGFloat, height: CGFloat, _ color: DisplayList.Color
  ) {
    let isPad = environment.idiom == .pad
    let row = CGRect(x: 0, y: 0, width: width, height: height)
    if isPad {
      painter.draw(
        "9:41", in: row.insetBy(dx: 20, dy: 0), size: 12, weight: .semibold, color: color,
        alignment: .left)
    } else {
      painter.draw("9:41", in: row, size: 12, weight: .semibold, color: color)
    }
    let scale: CGFloat = 0.8
    let size = CGSize(width: 78 * scale, height: 13 * scale)
    let x = isPad ? width - 18 - size.width : width - 6 - size.width
    paintSigns(
      on: painter,
      CGRect(x: x, y: height / 2 - size.height / 2, width: size.width, height: size.height),
      color, hasBars: !isPad)
  }

  /// Signal, wireless network and battery, in a box of 78 by 13 or of its proportions.
  private func paintSigns(
    on painter: ViewPainter, _ box: CGRect, _ color: DisplayList.Color, hasBars: Bool = true
  ) {
    let unit = box.height / 13
    func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(
        x: box.minX + x * unit, y: box.minY + y * unit, width: width * unit, height: height * unit)
    }
    if hasBars {
      for bar in 0..<4 {
        let height = 4.5 + CGFloat(bar) * 2.6
        painter.list.fill(
          .roundedRect(rect(CGFloat(bar) * 5, 12.5 - height, 3.4, height), radius: Double(unit)),
          with: color)
      }
    }
    painter.drawSymbol("wifi", in: rect(25.5, 0.5, 17, 12), color: color, weight: 1.5)
    painter.list.stroke(
      .roundedRect(rect(50, 0.5, 24, 12), radius: Double(3.8 * unit), curve: .continuous),
      with: .color(color.multiplyingAlpha(by: 0.4)),
      style: DisplayList.StrokeStyle(width: Double(unit)))
    painter.list.fill(
      .roundedRect(rect(52, 2.5, 20, 8), radius: Double(2.4 * unit), curve: .continuous),
      with: color)
    painter.list.fill(
      .roundedRect(rect(75.4, 4.5, 1.5, 4), radius: Double(0.7 * unit)),
      with: color.multiplyingAlpha(by: 0.45))
  }
}

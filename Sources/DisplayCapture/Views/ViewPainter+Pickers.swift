import CoreGraphics
import DisplayList
import UIKit

extension ViewPainter {
  /// Wheels show the rows that Interface Builder's own canvas has.
  func paint(picker: UIPickerView, _ bounds: CGRect) {
    if picker.numberOfComponents > 0 {
      let count = picker.numberOfComponents
      paintWheels(
        (0..<count).map {
          (picker.titlesAroundSelection(inComponent: $0), 1 / CGFloat(count), .center)
        }, bounds)
      return
    }
    let cities = ["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]
    paintWheels([(cities, 1, .center)], bounds)
  }

  func paint(datePicker picker: UIDatePicker, _ bounds: CGRect) {
    switch picker.styleName {
    case "compact": paintCompact(picker, bounds)
    case "inline": paintInline(picker, bounds)
    default:
      paintWheels(wheels(of: picker.datePickerMode), bounds)
    }
  }

  // MARK: Wheels

  /// Rows of a wheel, its share of the width, and how its words are aligned.
  private typealias Wheel = (rows: [String], share: CGFloat, alignment: NSTextAlignment)

  /// The day shown is a Tuesday, 9 June 2026, at 9:41.
  private func wheels(of mode: UIDatePicker.Mode) -> [Wheel] {
    let hours: Wheel = (["7", "8", "9", "10", "11"], 0.2, .center)
    let minutes: Wheel = (["39", "40", "41", "42", "43"], 0.2, .center)
    let halves: Wheel = (["", "", "AM", "PM", ""], 0.2, .center)
    switch mode {
    case .time: return [hours, minutes, halves]
    case .date:
      return [
        (["April", "May", "June", "July", "August"], 0.45, .left),
        (["7", "8", "9", "10", "11"], 0.2, .center),
        (["2024", "2025", "2026", "2027", "2028"], 0.35, .center),
      ]
    case .countDownTimer:
      return [
        (["", "", "0 hours", "1", "2"], 0.5, .center), (["", "", "1 min", "2", "3"], 0.5, .center),
      ]
    case .yearAndMonth:
      return [
        (["April", "May", "June", "July", "August"], 0.6, .left),
        (["2024", "2025", "2026", "2027", "2028"], 0.4, .center),
      ]
    case .dateAndTime:
      let days = ["Sun Jun 7", "Mon Jun 8", "Tue Jun 9", "Wed Jun 10", "Thu Jun 11"]
      return [
        (days, 0.46, .right), (hours.rows, 0.16, .center), (minutes.rows, 0.18, .center),
        (halves.rows, 0.2, .center),
      ]
    }
  }

  private func paintWheels(_ wheels: [Wheel], _ bounds: CGRect) {
    let band = CGRect(x: 9, y: bounds.midY - 17, width: max(0, bounds.width - 18), height: 34)
    list.fill(.roundedRect(band, radius: isGlass ? 17 : 8, curve: .continuous), with: palette.fill)
    let width = min(bounds.width - 36, 360)
    let total = max(0.01, wheels.map(\.share).reduce(0, +))
    var x = bounds.midX - width / 2
    for wheel in wheels {
      let column = CGRect(x: x, y: 0, width: width * wheel.share / total, height: bounds.height)
      for (index, row) in wheel.rows.enumerated() {
        paint(row: row, distance: index - 2, in: column, wheel.alignment)
      }
      x += column.width
    }
  }

  /// A row of a wheel, which stands the flatter and the fainter the farther it is from the middle.
  private func paint(
    row: String, distance: Int, in column: CGRect, _ alignment: NSTextAlignment
  ) {
    guard !row.isEmpty else { return }
    let steps = CGFloat(abs(distance))
    let places: [CGFloat] = [0, 32, 59, 80]
    let y = column.midY + (distance < 0 ? -1 : 1) * places[min(3, abs(distance))]
    guard y > column.minY + 8, y < column.maxY - 8 else { return }
    let size = distance == 0 ? 22 : 21 - steps * 1.5
    let color =
      distance == 0
      ? palette.label : palette.secondaryLabel.multiplyingAlpha(by: 1 - 0.28 * Double(steps))
    draw(
      row, in: CGRect(x: column.minX + 4, y: y - 14, width: max(0, column.width - 8), height: 28),
      size: size, color: color, alignment: alignment)
  }

  // MARK: Compact and inline

  private func paintCompact(_ picker: UIDatePicker, _ bounds: CGRect) {
    var parts: [String] = []
    if picker.datePickerMode != .time { parts.append("Jun 9, 2026") }
    if picker.datePickerMode != .date { parts.append("9:41 AM") }
    let height = min(34.5, bounds.height)
    let gap: CGFloat = 6
    let widths = parts.map { width(of: $0, size: 17) + 22 }
    let total = widths.reduce(0, +) + gap * CGFloat(parts.count - 1)
    let factor = min(1, bounds.width / max(1, total))
    var x = isRightToLeft(picker) ? bounds.maxX - total * factor : bounds.minX
    for (text, width) in zip(parts, widths) {
      let box = CGRect(
        x: x, y: bounds.midY - height / 2, width: width * factor, height: height)
      list.fill(
        .roundedRect(box, radius: isGlass ? Double(height / 2) : 6, curve: .continuous),
        with: palette.fill)
      draw(
        text, in: box.insetBy(dx: 4, dy: 0), size: 17 * min(1, factor + 0.05), color: palette.label)
      x += (width + gap) * factor
    }
  }

  /// June 2026, which begins on a Monday.
  private func paintInline(_ picker: UIDatePicker, _ bounds: CGRect) {
    let tint = palette.color(picker.tintColor)
    draw(
      "June 2026", in: CGRect(x: 16, y: 8, width: bounds.width - 120, height: 36), size: 17,
      weight: .semibold, color: palette.label, alignment: .left)
    for (index, symbol) in ["chevron.left", "chevron.right"].enumerated() {
      drawSymbol(
        symbol, in: CGRect(x: bounds.maxX - 72 + CGFloat(index) * 40, y: 17, width: 12, height: 18),
        color: tint, weight: 1.2)
    }
    let column = (bounds.width - 24) / 7
    for (index, day) in ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"].enumerated() {
      draw(
        day, in: CGRect(x: 12 + CGFloat(index) * column, y: 50, width: column, height: 18),
        size: 13,
        weight: .semibold, color: palette.tertiaryLabel)
    }
    let hasTime = picker.datePickerMode == .dateAndTime
    let rowHeight = max(20, (bounds.height - 76 - (hasTime ? 50 : 0)) / 5)
    for day in 1...30 {
      let (row, place) = ((day) / 7, (day) % 7)
      let cell = CGRect(
        x: 12 + CGFloat(place) * column, y: 74 + CGFloat(row) * rowHeight, width: column,
        height: rowHeight)
      let isChosen = day == 9
      if isChosen {
        let side = min(44, min(column, rowHeight))
        list.fill(
          .ellipse(
            CGRect(x: cell.midX - side / 2, y: cell.midY - side / 2, width: side, height: side)),
          with: tint.multiplyingAlpha(by: 0.16))
      }
      draw(
        "\(day)", in: cell, size: 20, weight: isChosen ? .semibold : .regular,
        color: isChosen ? tint : palette.label)
    }
    guard hasTime else { return }
    let y = bounds.maxY - 44
    draw(
      "Time", in: CGRect(x: 16, y: y, width: 80, height: 34), size: 17, color: palette.label,
      alignment: .left)
    let box = CGRect(x: bounds.maxX - 104, y: y, width: 92, height: 34)
    list.fill(.roundedRect(box, radius: 8, curve: .continuous), with: palette.fill)
    draw("9:41 AM", in: box, size: 17, color: palette.label)
  }
}

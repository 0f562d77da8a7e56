import CoreGraphics
import DisplayList
import Foundation
import UIKit

extension ViewPainter {
  /// Wheels show the rows that Interface Builder's own canvas has.
  func paint(picker: UIPickerView, _ bounds: CGRect) {
    if picker.numberOfComponents > 0 {
      let count = picker.numberOfComponents
      let wheels = (0..<count).map { component in
        wheel(picker.titlesAroundSelection(inComponent: component), share: 1 / CGFloat(count))
      }
      return paintWheels(wheels, bounds)
    }
    let cities = ["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]
    paintWheels([wheel(cities, share: 1)], bounds)
  }

  private func wheel(_ titles: [String], share: CGFloat) -> DatePickerFace.Wheel {
    DatePickerFace.Wheel(rows: titles.map { DatePickerFace.Row(text: $0) }, share: share)
  }

  func paint(datePicker picker: UIDatePicker, _ bounds: CGRect) {
    let face = DatePickerFace(picker)
    switch picker.datePickerStyle {
    case .compact: paintCompact(picker, bounds)
    // Without a day there is no calendar.
    case .inline where picker.datePickerMode == .date || picker.datePickerMode == .dateAndTime:
      paintInline(picker, face, bounds)
    default: paintWheels(face.wheels, bounds)
    }
  }

  // MARK: Wheels

  private func paintWheels(_ wheels: [DatePickerFace.Wheel], _ bounds: CGRect) {
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
    row: DatePickerFace.Row, distance: Int, in column: CGRect, _ alignment: NSTextAlignment
  ) {
    guard !row.text.isEmpty else { return }
    let steps = CGFloat(abs(distance))
    let places: [CGFloat] = [0, 32, 59, 80]
    let y = column.midY + (distance < 0 ? -1 : 1) * places[min(3, abs(distance))]
    guard y > column.minY + 8, y < column.maxY - 8 else { return }
    let size = distance == 0 ? 22 : 21 - steps * 1.5
    let near = row.isOutside ? palette.tertiaryLabel : palette.label
    let far = row.isOutside ? palette.tertiaryLabel : palette.secondaryLabel
    let color = distance == 0 ? near : far.multiplyingAlpha(by: 1 - 0.28 * Double(steps))
    draw(
      row.text,
      in: CGRect(x: column.minX + 4, y: y - 14, width: max(0, column.width - 8), height: 28),
      size: size, color: color, alignment: alignment)
  }

  // MARK: Compact

  private func paintCompact(_ picker: UIDatePicker, _ bounds: CGRect) {
    let parts = picker.fields
    let size = picker.compactSize
    let height = min(size.height, bounds.height)
    let gap = UIDatePicker.fieldGap
    let widths = picker.fieldWidths
    let total = size.width
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

  // MARK: Inline

  /// The month of the date, with the date in a circle, and below it the time.
  private func paintInline(_ picker: UIDatePicker, _ face: DatePickerFace, _ bounds: CGRect) {
    let tint = palette.color(picker.tintColor)
    let isRight = isRightToLeft(picker)
    paintMonthTitle(face, bounds, tint, isRight: isRight)
    let hasTime = picker.datePickerMode == .dateAndTime
    let column = (bounds.width - 24) / 7
    func cell(_ place: Int, y: CGFloat, height: CGFloat) -> CGRect {
      let shown = isRight ? 6 - place : place
      return CGRect(x: 12 + CGFloat(shown) * column, y: y, width: column, height: height)
    }
    for (index, day) in face.weekdays.enumerated() {
      draw(
        day, in: cell(index, y: 50, height: 18), size: 13, weight: .semibold,
        color: palette.tertiaryLabel)
    }
    let (days, before) = face.month
    let weeks = max(1, (before + days.count + 6) / 7)
    let height = max(20, (bounds.height - 76 - (hasTime ? 50 : 0)) / CGFloat(weeks))
    for (index, day) in days.enumerated() {
      let (row, place) = ((index + before) / 7, (index + before) % 7)
      paint(
        day: day, of: face, in: cell(place, y: 74 + CGFloat(row) * height, height: height), tint)
    }
    if hasTime { paintTime(picker, bounds, isRight: isRight) }
  }

  private func paintMonthTitle(
    _ face: DatePickerFace, _ bounds: CGRect, _ tint: DisplayList.Color, isRight: Bool
  ) {
    let width = bounds.width - 120
    draw(
      face.words("yMMMM", of: face.date),
      in: CGRect(x: isRight ? bounds.maxX - 16 - width : 16, y: 8, width: width, height: 36),
      size: 17, weight: .semibold, color: palette.label, alignment: .natural,
      isRightToLeft: isRight)
    let start = isRight ? 20 : bounds.maxX - 72
    for (index, symbol) in ["chevron.left", "chevron.right"].enumerated() {
      drawSymbol(
        symbol, in: CGRect(x: start + CGFloat(index) * 40, y: 17, width: 12, height: 18),
        color: tint, weight: 1.2)
    }
  }

  private func paint(
    day: Date, of face: DatePickerFace, in cell: CGRect, _ tint: DisplayList.Color
  ) {
    let isChosen = face.calendar.isDate(day, inSameDayAs: face.date)
    if isChosen {
      let side = min(44, min(cell.width, cell.height))
      list.fill(
        .ellipse(
          CGRect(x: cell.midX - side / 2, y: cell.midY - side / 2, width: side, height: side)),
        with: tint.multiplyingAlpha(by: 0.16))
    }
    let rest = face.isOutside(day, .day) ? palette.tertiaryLabel : palette.label
    draw(
      "\(face.calendar.component(.day, from: day))", in: cell, size: 20,
      weight: isChosen ? .semibold : .regular, color: isChosen ? tint : rest)
  }

  private func paintTime(_ picker: UIDatePicker, _ bounds: CGRect, isRight: Bool) {
    let y = bounds.maxY - 44
    draw(
      "Time", in: CGRect(x: isRight ? bounds.maxX - 96 : 16, y: y, width: 80, height: 34), size: 17,
      color: palette.label, alignment: .natural, isRightToLeft: isRight)
    let box = CGRect(x: isRight ? 12 : bounds.maxX - 104, y: y, width: 92, height: 34)
    list.fill(.roundedRect(box, radius: 8, curve: .continuous), with: palette.fill)
    draw(picker.shownTime, in: box, size: 17, color: palette.label)
  }
}

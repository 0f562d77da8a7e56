import Foundation
import Typesetting

extension UIDatePicker {
  // MARK: Words

  /// What formats dates as they are shown.
  package var formatter: DateFormatter {
    let calendar = shownCalendar
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = calendar.locale
    formatter.timeZone = calendar.timeZone
    return formatter
  }

  /// What the fields of the compact style say.
  package var fields: [String] {
    switch datePickerMode {
    case .time, .countDownTimer: return [shownTime]
    case .date: return [mediumDate]
    case .yearAndMonth:
      let formatter = formatter
      formatter.setLocalizedDateFormatFromTemplate("yMMMM")
      return [Self.plain(formatter.string(from: shownDate))]
    case .dateAndTime: return [mediumDate, shownTime]
    }
  }

  package var shownTime: String {
    let formatter = formatter
    formatter.dateStyle = .none
    formatter.timeStyle = .short
    return Self.plain(formatter.string(from: shownDate))
  }

  private var mediumDate: String {
    let formatter = formatter
    formatter.dateStyle = .medium
    formatter.timeStyle = .none
    return Self.plain(formatter.string(from: shownDate))
  }

  /// Formatters put a narrow space before AM and PM, which few fonts have.
  package static func plain(_ text: String) -> String {
    text.replacingOccurrences(of: "\u{202F}", with: " ")
  }

  // MARK: Compact

  /// Font of the fields, at every text size; whether they follow it is not known.
  private static let fieldFont = UIFont.systemFont(ofSize: 17)
  /// Room beside the words, and the space between two fields. Estimates: the only document that shows the width of
  /// such a picker has both fields, at a date unknown, in 199 points by 36.
  private static let fieldPadding: CGFloat = 22
  package static let fieldGap: CGFloat = 6

  /// Widths of the fields of the compact style.
  package var fieldWidths: [CGFloat] {
    let face = Self.fieldFont.face
    return fields.map { text in
      let width = CGFloat(MeasuringTypesetter.current.width(of: text, in: face))
      return PixelGrid.ceil(width, scale: traitCollection.displayScale) + Self.fieldPadding
    }
  }

  package var compactSize: CGSize {
    let widths = fieldWidths
    return CGSize(
      width: widths.reduce(CGFloat(widths.count - 1) * Self.fieldGap, +), height: fieldHeight)
  }

  /// Until iOS 18 that of a line and 7 above and below it, 34.5 at two pixels a point in a document of Xcode 14
  /// (sedatbarlin/CountDown); the document of 36, whose Xcode is not known, is taken to be a later one.
  private var fieldHeight: CGFloat {
    guard UIKitRelease.current.iOS < 26 else { return 36 }
    return PixelGrid.ceil(Self.fieldFont.lineHeight + 14, scale: traitCollection.displayScale)
  }
}

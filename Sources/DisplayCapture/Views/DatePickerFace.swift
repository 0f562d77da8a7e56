import CoreGraphics
import Foundation
import UIKit

/// What a date picker says: the words of its wheels, its fields and its calendar.
@MainActor
struct DatePickerFace {
  /// A row of a wheel.
  struct Row {
    var text: String
    /// Whether the picker's limits keep it from being chosen.
    var isOutside = false
  }

  /// Rows of a wheel, two above and two below the chosen one, its share of the width, and how its
  /// words are aligned.
  struct Wheel {
    var rows: [Row]
    var share: CGFloat
    var alignment = NSTextAlignment.center
  }

  let picker: UIDatePicker
  let date: Date
  let calendar: Calendar
  private let locale: Locale

  init(_ picker: UIDatePicker) {
    self.picker = picker
    date = picker.shownDate
    calendar = picker.shownCalendar
    locale = calendar.locale ?? Locale(identifier: "en_US")
  }

  // MARK: Words

  /// A date in the words of a template, in the order that the language has.
  func words(_ template: String, of date: Date) -> String {
    let formatter = picker.formatter
    formatter.setLocalizedDateFormatFromTemplate(template)
    return UIDatePicker.plain(formatter.string(from: date))
  }

  // MARK: Wheels

  var wheels: [Wheel] {
    switch picker.datePickerMode {
    case .time: return timeWheels(shares: (0.2, 0.2, 0.2))
    case .date: return dateWheels("yMMMMd", shares: ["M": 0.45, "d": 0.2, "y": 0.35])
    case .yearAndMonth: return dateWheels("yMMMM", shares: ["M": 0.6, "y": 0.4])
    case .countDownTimer: return countDownWheels
    case .dateAndTime:
      let days = rows(.day) { words("EEEMMMd", of: $0).replacingOccurrences(of: ",", with: "") }
      return [Wheel(rows: days, share: 0.46, alignment: .right)]
        + timeWheels(shares: (0.16, 0.18, 0.2))
    }
  }

  /// Rows at dates around the chosen one, some units apart.
  private func rows(
    _ unit: Calendar.Component, step: Int = 1, _ text: (Date) -> String
  ) -> [Row] {
    (-2...2).map { index in
      guard let day = calendar.date(byAdding: unit, value: index * step, to: date) else {
        return Row(text: "")
      }
      return Row(text: text(day), isOutside: isOutside(day, unit))
    }
  }

  /// Whether all of a unit, such as a day, is before or after what can be chosen.
  func isOutside(_ date: Date, _ unit: Calendar.Component) -> Bool {
    if let least = picker.minimumDate,
      calendar.compare(date, to: least, toGranularity: unit) == .orderedAscending
    {
      return true
    }
    guard let most = picker.maximumDate else { return false }
    return calendar.compare(date, to: most, toGranularity: unit) == .orderedDescending
  }

  private func format(of template: String) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
  }

  private func timeWheels(shares: (CGFloat, CGFloat, CGFloat)) -> [Wheel] {
    let format = format(of: "jmm")
    let isHalved = format.contains("a") || format.contains("h") || format.contains("K")
    let isPadded = format.contains("HH") || format.contains("hh")
    let hours = rows(.hour) { hour in
      let number = calendar.component(.hour, from: hour)
      let shown = isHalved ? (number + 11) % 12 + 1 : number
      return isPadded && shown < 10 ? "0\(shown)" : "\(shown)"
    }
    let minutes = rows(.minute, step: picker.shownMinuteInterval) { minute in
      let number = calendar.component(.minute, from: minute)
      return number < 10 ? "0\(number)" : "\(number)"
    }
    let wheels = [Wheel(rows: hours, share: shares.0), Wheel(rows: minutes, share: shares.1)]
    guard isHalved else { return wheels }
    let isMorning = calendar.component(.hour, from: date) < 12
    let halves =
      isMorning
      ? ["", "", calendar.amSymbol, calendar.pmSymbol, ""]
      : ["", calendar.amSymbol, calendar.pmSymbol, "", ""]
    return wheels + [Wheel(rows: halves.map { Row(text: $0) }, share: shares.2)]
  }

  /// Wheels of months, days and years, in the order in which the language has them.
  private func dateWheels(_ template: String, shares: [Character: CGFloat]) -> [Wheel] {
    var seen: [Character] = []
    for letter in format(of: template).map({ $0 == "L" ? "M" : $0 }) {
      if shares[letter] != nil, !seen.contains(letter) { seen.append(letter) }
    }
    return seen.map { letter in
      let share = shares[letter] ?? 0
      switch letter {
      case "M":
        let months = rows(.month) { words("MMMM", of: $0) }
        return Wheel(rows: months, share: share, alignment: .left)
      case "d":
        return Wheel(rows: rows(.day) { "\(calendar.component(.day, from: $0))" }, share: share)
      default:
        return Wheel(rows: rows(.year) { "\(calendar.component(.year, from: $0))" }, share: share)
      }
    }
  }

  /// A timer runs for at least a minute.
  private var countDownWheels: [Wheel] {
    let interval = picker.shownMinuteInterval
    let minutes = max(interval, Int(picker.countDownDuration) / 60)
    func rows(_ chosen: Int, step: Int, count: Int, _ unit: String) -> [Row] {
      (-2...2).map { index in
        let number = chosen + index * step
        guard (0..<count).contains(number) else { return Row(text: "") }
        return Row(text: index == 0 ? "\(number) \(unit)" : "\(number)")
      }
    }
    let (hour, minute) = (minutes / 60, minutes % 60 / interval * interval)
    return [
      Wheel(rows: rows(hour, step: 1, count: 24, hour == 1 ? "hour" : "hours"), share: 0.5),
      Wheel(rows: rows(minute, step: interval, count: 60, "min"), share: 0.5),
    ]
  }

  // MARK: Calendar

  /// The days of the month from the first on, and how many days of its week precede it.
  var month: (days: [Date], before: Int) {
    guard let range = calendar.range(of: .day, in: .month, for: date),
      let first = calendar.dateInterval(of: .month, for: date)?.start
    else { return ([], 0) }
    let days = range.indices.compactMap { index in
      calendar.date(
        byAdding: .day, value: range.distance(from: range.startIndex, to: index), to: first)
    }
    let weekday = calendar.component(.weekday, from: first)
    return (days, (weekday - calendar.firstWeekday + 7) % 7)
  }

  /// The days of the week in capitals, the first one first.
  var weekdays: [String] {
    let names = picker.formatter.shortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return names.indices.map { names[($0 + first) % names.count].uppercased(with: locale) }
  }
}

import CoreGraphics
import DisplayList
import Foundation
import Testing
import UIKit

@testable import DisplayCapture

@Suite("Painting of date pickers")
@MainActor
struct DatePickerPaintingTests {
  /// 24 March 2025, a Monday, 15:07 in Greenwich.
  private let afternoon = Date(timeIntervalSince1970: 1_742_828_820)

  private func picker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, locale: String? = nil
  ) -> UIDatePicker {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 340))
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.locale = locale.map { Locale(identifier: $0) }
    picker.date = afternoon
    return picker
  }

  @Test("A picker that was told no date shows 9 June 2026, 9:41")
  func sample() {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    picker.preferredDatePickerStyle = .compact
    #expect(Painted(picker).texts == ["Jun 9, 2026", "9:41 AM"])
  }

  @Test("The fields say date and time in the language and the time zone of the picker")
  func fields() {
    let picker = picker(.dateAndTime, .compact)
    #expect(Painted(picker).texts == ["Mar 24, 2025", "3:07 PM"])
    // Tokyo is nine hours ahead: seven minutes past midnight on the next day.
    picker.timeZone = TimeZone(identifier: "Asia/Tokyo")
    #expect(Painted(picker).texts == ["Mar 25, 2025", "12:07 AM"])
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.locale = Locale(identifier: "de_DE")
    #expect(Painted(picker).texts == ["24.03.2025", "15:07"])
  }

  @Test("Without a time zone of its own a picker takes that of its calendar")
  func calendarZone() {
    let picker = picker(.time, .compact, locale: "en_GB")
    picker.timeZone = nil
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 3600) ?? .current
    picker.calendar = calendar
    #expect(Painted(picker).texts == ["16:07"])
  }

  private func wheels(_ picker: UIDatePicker) -> [[String]] {
    DatePickerFace(picker).wheels.map { $0.rows.map(\.text) }
  }

  @Test("Wheels follow the hour cycle of the language")
  func timeWheels() {
    let minutes = ["05", "06", "07", "08", "09"]
    // 15:07 is 3:07 in the afternoon.
    #expect(
      wheels(picker(.time, .wheels, locale: "en_US"))
        == [["1", "2", "3", "4", "5"], minutes, ["", "AM", "PM", "", ""]])
    #expect(
      wheels(picker(.time, .wheels, locale: "de_DE"))
        == [["13", "14", "15", "16", "17"], minutes])
  }

  @Test("Wheels of a date stand in the order of the language")
  func dateWheels() {
    let days = ["22", "23", "24", "25", "26"]
    let years = ["2023", "2024", "2025", "2026", "2027"]
    #expect(
      wheels(picker(.date, .wheels, locale: "en_US"))
        == [["January", "February", "March", "April", "May"], days, years])
    #expect(
      wheels(picker(.date, .wheels, locale: "de_DE"))
        == [days, ["Januar", "Februar", "März", "April", "Mai"], years])
  }

  @Test("Minutes stand an interval apart, and the date is that of a row")
  func minuteInterval() {
    let picker = picker(.time, .wheels, locale: "de_DE")
    picker.minuteInterval = 15
    #expect(wheels(picker)[1] == ["30", "45", "00", "15", "30"])
    // 15:00, seven minutes earlier.
    #expect(picker.date == afternoon.addingTimeInterval(-420))
    picker.roundsToMinuteInterval = false
    #expect(picker.date == afternoon)
    // An hour is no multiple of seven minutes: such an interval does not count.
    picker.minuteInterval = 7
    #expect(wheels(picker)[1] == ["05", "06", "07", "08", "09"])
  }

  @Test("What the limits exclude is drawn faint")
  func limits() throws {
    let picker = picker(.date, .inline)
    picker.minimumDate = afternoon.addingTimeInterval(-86_400)
    let painted = Painted(picker)
    let faint = Palette(style: .light).tertiaryLabel
    #expect(painted.color(of: "22") == faint)
    #expect(painted.color(of: "23") == Palette(style: .light).label)
    #expect(
      DatePickerFace(picker).wheels[1].rows.map(\.isOutside) == [true, false, false, false, false])
    // A limit moves the date itself.
    picker.maximumDate = afternoon.addingTimeInterval(-3600)
    #expect(picker.date == afternoon.addingTimeInterval(-3600))
  }

  @Test("A month begins with the language's first day of the week")
  func month() throws {
    // March 2025 began on a Saturday: the seventh place from Sunday on, the sixth from Monday on.
    #expect(DatePickerFace(picker(.date, .inline, locale: "en_US")).month.before == 6)
    #expect(DatePickerFace(picker(.date, .inline, locale: "de_DE")).month.before == 5)
    let painted = Painted(picker(.date, .inline, locale: "de_DE"))
    #expect(painted.line("März 2025") != nil)
    #expect(painted.line("31") != nil)
    #expect(painted.line("32") == nil)
  }

  @Test("A timer shows its hours and minutes")
  func countDown() {
    let picker = picker(.countDownTimer, .wheels)
    picker.countDownDuration = 2 * 3600 + 5 * 60
    #expect(wheels(picker) == [["0", "1", "2 hours", "3", "4"], ["3", "4", "5 min", "6", "7"]])
    picker.countDownDuration = 100_000
    #expect(picker.countDownDuration == 86_399)
  }
}

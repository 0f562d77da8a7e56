/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// Picks dates and times.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
    case yearAndMonth = 4
  }

  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The style shown: `automatic` is compact, and wheels for a timer and until iOS 13. So it is on Interface
  /// Builder's canvas in the one document since Xcode 12 that tells (sedatbarlin/CountDown).
  open var datePickerStyle: UIDatePickerStyle {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    let isOld = UIKitRelease.current.iOS < 14
    return isOld || datePickerMode == .countDownTimer ? .wheels : .compact
  }

  /// The date, which stays between ``minimumDate`` and ``maximumDate``.
  ///
  /// Pictures of a picker whose date was never set show 9:41 on 9 June 2026, so that they are the
  /// same on every day.
  open var date: Date {
    get { roundsToMinuteInterval ? atInterval(chosen) : chosen }
    set {
      isStated = true
      chosen = limited(newValue)
    }
  }
  private var chosen = Date() { didSet { wordsDidChange() } }
  /// Whether somebody chose the date.
  private var isStated = false
  open var minimumDate: Date? { didSet { chosen = limited(chosen) } }
  open var maximumDate: Date? { didSet { chosen = limited(chosen) } }
  /// Seconds of a timer, less than a day.
  open var countDownDuration: TimeInterval {
    get { countDown }
    set { countDown = max(0, min(newValue, 86_399)) }
  }
  private var countDown: TimeInterval = 0
  /// Minutes between the rows of the minutes' wheel; 1 where 60 is no multiple of it.
  open var minuteInterval = 1 { didSet { wordsDidChange() } }
  /// The language and the customs of what is shown; nil: those of the United States.
  open var locale: Locale? { didSet { wordsDidChange() } }
  open var calendar: Calendar! = .current { didSet { wordsDidChange() } }
  /// The time zone of what is shown; nil: that of ``calendar``.
  open var timeZone: TimeZone? { didSet { wordsDidChange() } }
  /// Whether ``date`` has the minutes of a row, those at or before it.
  open var roundsToMinuteInterval = true

  /// The calendar that dates are shown by, with its language and time zone.
  package var shownCalendar: Calendar {
    var shown = calendar ?? .current
    shown.locale = locale ?? Locale(identifier: "en_US")
    if let timeZone { shown.timeZone = timeZone }
    return shown
  }

  /// Minutes from one row to the next.
  package var shownMinuteInterval: Int {
    (1...30).contains(minuteInterval) && 60 % minuteInterval == 0 ? minuteInterval : 1
  }

  /// The date as it is drawn.
  package var shownDate: Date {
    if isStated { return atInterval(chosen) }
    var day = Calendar(identifier: .gregorian)
    day.timeZone = shownCalendar.timeZone
    let sample = DateComponents(year: 2026, month: 6, day: 9, hour: 9, minute: 41)
    return atInterval(limited(day.date(from: sample) ?? chosen))
  }

  private func atInterval(_ date: Date) -> Date {
    guard shownMinuteInterval > 1 else { return date }
    let minute = shownCalendar.component(.minute, from: date)
    return date.addingTimeInterval(-60 * Double(minute % shownMinuteInterval))
  }

  /// A compact picker is as wide as its words.
  private func wordsDidChange() {
    if datePickerStyle == .compact { invalidateIntrinsicContentSize() }
  }

  /// Sets the date; nothing moves here.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// Limits that contradict each other do not count, as in UIKit.
  private func limited(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    var date = date
    if let minimumDate { date = max(date, minimumDate) }
    if let maximumDate { date = min(date, maximumDate) }
    return date
  }

  /// Wheels as documents show them; the inline style is an estimate.
  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .compact: compactSize
    case .inline: CGSize(width: 320, height: datePickerMode == .date ? 330 : 380)
    case .wheels, .automatic: CGSize(width: 320, height: wheelsHeight)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

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
  /// The style shown: `automatic` is wheels here, as Interface Builder's canvas has it, and compact
  /// on a device.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .wheels : preferredDatePickerStyle
  }

  /// The date, which stays between ``minimumDate`` and ``maximumDate``.
  open var date: Date {
    get { chosen }
    set { chosen = limited(newValue) }
  }
  private var chosen = Date()
  open var minimumDate: Date? { didSet { chosen = limited(chosen) } }
  open var maximumDate: Date? { didSet { chosen = limited(chosen) } }
  open var countDownDuration: TimeInterval = 0
  open var minuteInterval = 1
  open var locale: Locale?
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  open var roundsToMinuteInterval = true

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

  /// The style by its name in documents.
  package var styleName: String {
    get {
      switch preferredDatePickerStyle {
      case .automatic: "automatic"
      case .wheels: "wheels"
      case .compact: "compact"
      case .inline: "inline"
      }
    }
    set {
      let styles: [String: UIDatePickerStyle] = [
        "wheels": .wheels, "compact": .compact, "inline": .inline,
      ]
      preferredDatePickerStyle = styles[newValue] ?? .automatic
    }
  }

  /// Wheels as documents show them; the compact and the inline style are estimates.
  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .compact: CGSize(width: datePickerMode == .dateAndTime ? 192 : 122, height: 34.5)
    case .inline: CGSize(width: 320, height: datePickerMode == .date ? 330 : 380)
    case .wheels, .automatic: CGSize(width: 320, height: wheelsHeight)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// Picks dates and times.
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
    case yearAndMonth = 4
  }

  open var datePickerMode = Mode.dateAndTime
  /// The style by its document name: wheels, compact, inline, automatic.
  package var styleName = "automatic"

  /// Wheels as documents show them; the compact and the inline style are estimates.
  open override var intrinsicContentSize: CGSize {
    switch styleName {
    case "compact": CGSize(width: datePickerMode == .dateAndTime ? 192 : 122, height: 34.5)
    case "inline": CGSize(width: 320, height: datePickerMode == .date ? 330 : 380)
    default: CGSize(width: 320, height: 216)
    }
  }
}

import Typesetting

/// An on/off switch.
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  /// The shape that Xcode 26's canvas shows: 63 × 28, and 51 × 31 before.
  private var isWide: Bool { UIKitRelease.current.iOS >= 26 }

  open override var intrinsicContentSize: CGSize {
    isWide ? CGSize(width: 61, height: 28) : CGSize(width: 49, height: 31)
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  package override var defaultContentPriorities:
    (horizontal: ContentPriorities, vertical: ContentPriorities)
  { (.firm, .firm) }
}

/// A track with a thumb.
open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 30)
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  package override var defaultContentPriorities:
    (horizontal: ContentPriorities, vertical: ContentPriorities)
  { (ContentPriorities(), .firm) }
}

/// A minus and a plus.
open class UIStepper: UIControl {
  open var value = 0.0
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0

  open override var intrinsicContentSize: CGSize {
    CGSize(width: 94, height: UIKitRelease.current.iOS >= 13 ? 32 : 29)
  }

  package override var defaultContentPriorities:
    (horizontal: ContentPriorities, vertical: ContentPriorities)
  { (.firm, .firm) }
}

/// A spinning wheel.
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101
  }

  open var style = Style.medium
  open var hidesWhenStopped = true
  open var color: UIColor?
  package var isAnimating = false

  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }

  package override var defaultContentPriorities:
    (horizontal: ContentPriorities, vertical: ContentPriorities)
  { (.firm, .firm) }
}

/// A bar that fills.
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  open var progressViewStyle = Style.default
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?

  open override var intrinsicContentSize: CGSize {
    let height: CGFloat =
      switch (progressViewStyle, UIKitRelease.current.iOS) {
      case (.bar, 14...): 2.5
      case (.default, 13...): 4
      default: 2
      }
    return CGSize(width: Self.noIntrinsicMetric, height: height)
  }

  package override var defaultContentPriorities:
    (horizontal: ContentPriorities, vertical: ContentPriorities)
  { (ContentPriorities(), .firm) }
}

/// A row of dots.
open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?

  open override var intrinsicContentSize: CGSize {
    let pages = CGFloat(max(1, numberOfPages))
    // Dots of 7 points, 9 apart, until iOS 13. Since then one document alone tells, 154.67 for
    // three pages; how the width grows with the pages is an estimate.
    guard UIKitRelease.current.iOS >= 14 else {
      return CGSize(width: pages * 16 - 9, height: 37)
    }
    return CGSize(width: pages * 17.67 + 101.67, height: 26)
  }
}

/// Wheels to pick from.
open class UIPickerView: UIView {
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

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

extension ContentPriorities {
  /// Of controls that come in one size, along the axes on which they do.
  static let firm = ContentPriorities(
    hugging: .defaultHigh, compressionResistance: .defaultHigh)
}

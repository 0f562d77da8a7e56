/// A minus and a plus.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The value, which stays between ``minimumValue`` and ``maximumValue``.
  open var value: Double {
    get { position }
    set { position = max(minimumValue, min(maximumValue, newValue)) }
  }
  private var position = 0.0
  open var minimumValue = 0.0 { didSet { value = position } }
  open var maximumValue = 100.0 { didSet { value = position } }
  open var stepValue = 1.0
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false

  open override var intrinsicContentSize: CGSize {
    CGSize(width: 94, height: UIKitRelease.current.iOS >= 13 ? 32 : 29)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override var defaultContentPriorities:
    (horizontal: ContentPriorities, vertical: ContentPriorities)
  { (.firm, .firm) }
}

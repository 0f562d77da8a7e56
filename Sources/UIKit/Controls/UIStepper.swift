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

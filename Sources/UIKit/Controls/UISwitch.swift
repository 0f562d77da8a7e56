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

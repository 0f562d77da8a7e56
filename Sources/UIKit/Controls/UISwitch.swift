/// An on/off switch.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }

  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  /// Kept; only a Mac shows it.
  open var title: String?
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }

  /// Sets the switch; nothing moves here, and no action is sent, as in UIKit.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The shape that Xcode 26's canvas shows: 63 × 28, and 51 × 31 before.
  private var isWide: Bool { UIKitRelease.current.iOS >= 26 }

  open override var intrinsicContentSize: CGSize {
    isWide ? CGSize(width: 61, height: 28) : CGSize(width: 49, height: 31)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: intrinsicContentSize.width + 2, height: intrinsicContentSize.height)
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  package override var defaultContentPriorities:
    (horizontal: ContentPriorities, vertical: ContentPriorities)
  { (.firm, .firm) }
}

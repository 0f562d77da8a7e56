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

/// A spinning wheel, which stands still here.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101
  }

  open var style = Style.medium {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var hidesWhenStopped = true { didSet { hideIfStopped() } }
  open var color: UIColor!
  open package(set) var isAnimating = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    hideIfStopped()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    hideIfStopped()
  }

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    frame.size = intrinsicContentSize
    hideIfStopped()
  }

  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  open func stopAnimating() {
    isAnimating = false
    hideIfStopped()
  }

  /// A wheel that hides when stopped is hidden, and takes its room: only a stack view gives it up.
  private func hideIfStopped() {
    if !isAnimating { isHidden = hidesWhenStopped }
  }

  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override var defaultContentPriorities:
    (horizontal: ContentPriorities, vertical: ContentPriorities)
  { (.firm, .firm) }
}

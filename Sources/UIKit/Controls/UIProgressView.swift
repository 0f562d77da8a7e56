/// A bar that fills.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  open var progressViewStyle = Style.default {
    didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The share that is filled, 0 to 1.
  open var progress: Float {
    get { share }
    set { share = max(0, min(1, newValue)) }
  }
  private var share: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size = CGSize(width: 150, height: naturalHeight)
  }

  /// Sets the share; nothing moves here.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: naturalHeight - alignmentRectInsets.bottom)
  }

  private var naturalHeight: CGFloat {
    switch (progressViewStyle, UIKitRelease.current.iOS) {
    case (.bar, 14...): 2.5
    case (.default, 14...): 4
    default: 2
    }
  }

  /// A bar without a border has a point below what constraints mean: of 10 points it is 11 high and of 5 points 6
  /// (Mweh/Quizzler-iOS13 and AtalayOkun/EggTimer, Xcode 13 and 16). Other releases are taken to be alike, and a bar of
  /// its own height to be no higher for it.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: progressViewStyle == .bar ? 1 : 0, right: 0)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: naturalHeight)
  }

  package override var defaultContentPriorities:
    (horizontal: ContentPriorities, vertical: ContentPriorities)
  { (ContentPriorities(), .firm) }
}

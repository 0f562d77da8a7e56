/// Shows a part of content that may be larger than itself.
open class UIScrollView: UIView {
  open var contentSize = CGSize.zero
  open var contentOffset = CGPoint.zero
  open var contentInset = UIEdgeInsets.zero
  open var isPagingEnabled = false
  open var isScrollEnabled = true
  open var bounces = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true

  public var contentLayoutGuide: UILayoutGuide { specialGuide(.scrollContent) }
  public var frameLayoutGuide: UILayoutGuide { specialGuide(.scrollFrame) }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

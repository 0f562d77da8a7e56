/// Shows a colour, which nobody can choose here.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  open var title: String?
  /// Whether the colours to choose from, which nobody sees here, have an opacity.
  open var supportsAlpha = true
  open var selectedColor: UIColor?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

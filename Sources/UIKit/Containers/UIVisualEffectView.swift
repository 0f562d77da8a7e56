/// A blurred or vibrant surface.
open class UIVisualEffectView: UIView {
  /// Style of the blur by its document name, such as `regular` or `systemMaterial`.
  package var blurStyle: String?
  public private(set) var contentView = UIView(frame: .zero)

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Takes another view as the content view, without adding it.
  func replaceContentView(_ view: UIView) { contentView = view }
}

/// A blurred or vibrant surface.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  open private(set) var contentView = UIView(frame: .zero)
  /// Style of the blur as a document names it.
  private var documentStyle: String?

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Style of the blur by its document name, such as `regular` or `systemMaterial`.
  package var blurStyle: String? {
    get { (effect as? UIBlurEffect).map { String(describing: $0.style) } ?? documentStyle }
    set { documentStyle = newValue }
  }

  /// Takes another view as the content view, without adding it.
  func replaceContentView(_ view: UIView) { contentView = view }
}

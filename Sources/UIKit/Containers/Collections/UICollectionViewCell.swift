/// A cell of a collection.
open class UICollectionViewCell: UICollectionReusableView {
  open private(set) var contentView: UIView

  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }

  /// Shown behind the content while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      replaceBackground(oldValue, by: selectedBackgroundView)
      showSelection()
    }
  }

  open var isSelected = false {
    didSet { showSelection() }
  }
  open var isHighlighted = false {
    didSet { showSelection() }
  }

  /// Whether the item's size was found for the content as it is.
  var isFreshlyMeasured = false

  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addContentView()
  }

  public required init?(coder: NSCoder) {
    contentView = UIView()
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Constraints act on the content view; it is what is measured.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    fitBackgrounds()
    if isFreshlyMeasured {
      isFreshlyMeasured = false
    } else {
      (superview as? UICollectionView)?.refit(self)
    }
  }

  /// Takes another view as the content view, without adding it.
  func replaceContentView(_ view: UIView) { contentView = view }

  /// Gives the content view and the backgrounds the cell's size.
  func fitContentView() {
    let room = CGRect(origin: .zero, size: bounds.size)
    if contentView.frame != room { contentView.frame = room }
    fitBackgrounds()
  }

  private func fitBackgrounds() {
    let room = CGRect(origin: .zero, size: bounds.size)
    for view in [backgroundView, selectedBackgroundView] {
      if let view, view.superview === self, view.frame != room { view.frame = room }
    }
  }

  private func replaceBackground(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    guard let new else { return }
    insertSubview(new, at: new === backgroundView ? 0 : (backgroundView == nil ? 0 : 1))
    fitBackgrounds()
  }

  private func showSelection() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }
}

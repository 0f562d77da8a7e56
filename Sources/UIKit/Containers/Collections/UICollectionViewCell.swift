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
    didSet { stateDidChange(isSelected != oldValue) }
  }
  open var isHighlighted = false {
    didSet { stateDidChange(isHighlighted != oldValue) }
  }

  // MARK: Configurations

  final let configurations = CellConfigurations()

  /// What the content view shows; setting one puts another view in its place.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      showContent(newValue)
      scheduleConfigurationUpdate()
    }
  }
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }
  /// What stands behind everything; ``backgroundView`` stands before it.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      showBackground(newValue)
      scheduleConfigurationUpdate()
    }
  }
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  @available(iOS 16, *)
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  open var configurationState: UICellConfigurationState { presentState }

  open func setNeedsUpdateConfiguration() { scheduleConfigurationUpdate() }

  /// Called before the layout after the state has changed, or a trait or an observable property
  /// that it read.
  open func updateConfiguration(using state: UICellConfigurationState) {
    followState(state)
    configurationUpdateHandler?(self, state)
  }

  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void
  @available(iOS 15, *)
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { updateHandler }
    set {
      updateHandler = newValue
      scheduleConfigurationUpdate()
    }
  }
  private var updateHandler: ConfigurationUpdateHandler?

  var presentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = (superview as? UICollectionView)?.isEditing ?? false
    state.isDisabled = !isUserInteractionEnabled
    return state
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
    updateConfigurationsIfNeeded()
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  open override func layoutSubviews() {
    updateConfigurationsIfNeeded()
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

  /// Margins of the rows of lists in it.
  var marginsAroundContent: NSDirectionalEdgeInsets { .zero }

  /// Where the content view stands.
  var contentRoom: CGRect { CGRect(origin: .zero, size: bounds.size) }

  /// Gives the content view and the backgrounds the cell's size.
  func fitContentView() {
    let room = contentRoom
    if contentView.frame != room { contentView.frame = room }
    fitBackgrounds()
  }

  private func fitBackgrounds() {
    let room = CGRect(origin: .zero, size: bounds.size)
    for view in [backgroundView, selectedBackgroundView] {
      if let view, view.superview === self, view.frame != room { view.frame = room }
    }
    configurations.backgroundView?.place(in: self)
  }

  private func replaceBackground(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    guard let new else { return }
    let first = configurations.backgroundView == nil ? 0 : 1
    insertSubview(new, at: new === backgroundView || backgroundView == nil ? first : first + 1)
    fitBackgrounds()
  }

  final func stateDidChange(_ changes: Bool) {
    showSelection()
    if changes { scheduleConfigurationUpdate() }
  }

  private func showSelection() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }
}

extension UICollectionViewCell: ContentHost {
  func updateConfigurations() { updateConfiguration(using: configurationState) }
}

/// The header or footer of a table's section.
open class UITableViewHeaderFooterView: UIView {
  open private(set) var reuseIdentifier: String?
  open private(set) var contentView: UIView
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      guard let backgroundView else { return }
      backgroundView.frame = CGRect(origin: .zero, size: bounds.size)
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }

  /// A label for the title; made when it is first asked for.
  open var textLabel: UILabel? {
    if let label { return label }
    let label = UILabel(frame: .zero)
    contentView.addSubview(label)
    self.label = label
    setNeedsLayout()
    return label
  }
  private var label: UILabel?

  /// The table that shows the view.
  weak var table: UITableView?
  var isFooter = false
  /// What the label shows, where that is a data source's title.
  private(set) var title: SectionTitle?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    contentView = UIView()
    super.init(frame: .zero)
    addContentView()
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    contentView = UIView()
    super.init(coder: coder)
    addContentView()
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

  /// A configuration with the look of the table's headers or footers.
  open func defaultContentConfiguration() -> UIListContentConfiguration { styleConfiguration }

  @available(iOS 16, *)
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    table?.style ?? .plain == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  open var configurationState: UIViewConfigurationState { presentState }

  open func setNeedsUpdateConfiguration() { scheduleConfigurationUpdate() }

  /// Called before the layout after the state has changed, or a trait or an observable property
  /// that it read.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    followState(state)
    configurationUpdateHandler?(self, state)
  }

  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
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

  /// Takes another view as the content view, without adding it.
  func replaceContentView(_ view: UIView) { contentView = view }

  /// Called before the view is shown for another section.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    updateConfigurationsIfNeeded()
    super.layoutSubviews()
    configurations.backgroundView?.place(in: self)
    guard let label else { return }
    let span = table?.titleSpan ?? (x: 16, width: max(0, bounds.width - 32))
    let size = label.sizeThatFits(CGSize(width: span.width, height: .greatestFiniteMagnitude))
    let isPlain = table?.style ?? .plain == .plain
    // In a plain table the title is centred in its band, in a grouped one it stands by the rows.
    let room = bounds.height - size.height
    let distance = title?.distanceToRows ?? Self.distanceToRows
    let y = isPlain ? room / 2 : (isFooter ? distance : room - distance)
    let width = min(size.width, span.width)
    let isRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    label.frame = CGRect(
      x: isRight ? span.x + span.width - width : span.x,
      y: PixelGrid.round(y, scale: traitCollection.displayScale), width: width,
      height: size.height)
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

  private static let distanceToRows: CGFloat = 7

  private func addContentView() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Height that the content asks for; 0 where it asks for none.
  func fittedHeight(width: CGFloat) -> CGFloat {
    updateConfigurationsIfNeeded()
    guard !contentView.constraints.isEmpty || configurations.content != nil else { return 0 }
    return systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Shows a data source's title as tables do.
  func show(_ title: SectionTitle) {
    guard let textLabel else { return }
    self.title = title
    textLabel.numberOfLines = title.numberOfLines
    textLabel.text = title.shownText
    textLabel.font = title.font
    textLabel.textColor = .system(
      named: title.usesLabelColor ? "labelColor" : "secondaryLabelColor")
  }
}

/// One row of a table.
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  open package(set) var reuseIdentifier: String?
  open private(set) var contentView: UIView

  // MARK: Content

  /// The label of a cell's style; made when a cell made in code is first asked for it.
  open package(set) var textLabel: UILabel? {
    get { styleLabel(\.text) }
    set { parts.text = newValue }
  }
  /// The second label; nil in the default style.
  open package(set) var detailTextLabel: UILabel? {
    get { cellStyle == .default ? parts.detail : styleLabel(\.detail) }
    set { parts.detail = newValue }
  }
  open package(set) var imageView: UIImageView? {
    get { stylePicture() }
    set { parts.image = newValue }
  }

  /// What of a built-in style there is.
  package struct StyleParts {
    package var text: UILabel?
    package var detail: UILabel?
    package var image: UIImageView?
  }
  /// The labels and the picture that were made so far.
  package internal(set) var parts = StyleParts()

  // MARK: Ends

  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { setNeedsLayout() } }
  }
  /// Stands at the trailing end in place of what ``accessoryType`` says.
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      if let accessoryView, accessoryView.superview !== self { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  /// What ``accessoryType`` says, while the table is edited.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { setNeedsLayout() } }
  }
  /// The accessory that is seen now.
  package var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }
  /// Ends of the line below the cell; from the table where it is not set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? table?.separatorInset ?? Self.standardSeparatorInset }
    set { ownSeparatorInset = newValue }
  }
  package private(set) var ownSeparatorInset: UIEdgeInsets?
  private static let standardSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }
  open var indentationWidth: CGFloat = 10

  // MARK: State

  open var selectionStyle = SelectionStyle.default
  open var isSelected = false {
    didSet { stateDidChange(isSelected != oldValue) }
  }
  open var isHighlighted = false {
    didSet { stateDidChange(isHighlighted != oldValue) }
  }
  open var isEditing = false {
    didSet {
      stateDidChange(isEditing != oldValue)
      if isEditing != oldValue, accessoryType != editingAccessoryType { setNeedsLayout() }
    }
  }
  /// What the row's button would do while the table is edited.
  open var editingStyle: EditingStyle {
    guard let table, let path = table.indexPath(for: self) else { return .none }
    return table.delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
  }
  open var showingDeleteConfirmation: Bool { false }

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

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

  /// A configuration with the look of the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration { styleConfiguration }

  @available(iOS 16, *)
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { listBackground }

  open var configurationState: UICellConfigurationState { presentState }

  open func setNeedsUpdateConfiguration() { scheduleConfigurationUpdate() }

  /// Called before the layout after the state has changed, or a trait or an observable property
  /// that it read.
  open func updateConfiguration(using state: UICellConfigurationState) {
    followState(state)
    configurationUpdateHandler?(self, state)
  }

  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
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

  /// Called before the cell is shown for another row.
  open func prepareForReuse() {}

  // MARK: As documents state it

  /// Style of the labels; nil for a document's custom cell.
  package var cellStyle: CellStyle?
  package var hasCustomRowHeight = false
  /// Frame that the document gives the row in its table.
  package var givenFrame: CGRect?
  /// Room that accessory and separator take from the content view in the document.
  package var contentGap: CGSize?
  /// Distance from the row's leading end to the content view in the document.
  package var contentStart: CGFloat = 0
  /// Frames that the document gives the labels and the picture of a built-in style.
  var givenStyleFrames: [ObjectIdentifier: CGRect] = [:]
  /// Whether the accessory view is as large as its content, rather than as the document says.
  var sizesAccessory = false
  /// Whether an automatic height is worked out anew instead of taken from the document.
  package var followsContentHeight = false

  // MARK: In a table

  /// The table that shows the cell, or is about to.
  package var table: UITableView? { superview as? UITableView ?? enteredTable }
  private weak var enteredTable: UITableView?
  /// Whether the row is the first and the last of its section.
  package internal(set) var sectionPlace: (isFirst: Bool, isLast: Bool)?
  /// Parts of the leading and the trailing end that a cutout covers.
  private var coveredStart: CGFloat = 0
  private var coveredEnd: CGFloat = 0
  /// Whether the row's height was found for the content as it is.
  var isFreshlyMeasured = false
  /// Margins that the content view has by itself.
  var standardMargins: NSDirectionalEdgeInsets?

  public init(style: CellStyle, reuseIdentifier: String?) {
    contentView = UIView()
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.minimumHeight))
    contentView.frame = CGRect(origin: .zero, size: frame.size)
    addSubview(contentView)
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
    contentView.frame = CGRect(origin: .zero, size: frame.size)
  }

  public required init?(coder: NSCoder) {
    contentView = UIView()
    super.init(coder: coder)
    addSubview(contentView)
  }

  open override func layoutSubviews() {
    updateConfigurationsIfNeeded()
    super.layoutSubviews()
    sizeContentView()
    layoutStyle()
    placeAccessory()
    fitBackgrounds()
    if isFreshlyMeasured { isFreshlyMeasured = false } else { table?.refit(self) }
  }

  /// Constraints act on the content view; it is what is measured.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeContentView()
    let gap = contentRoom.map { CGSize(width: $0.start + $0.end, height: $0.below) } ?? .zero
    let size = contentView.systemLayoutSizeFitting(
      CGSize(
        width: max(0, targetSize.width - gap.width), height: max(0, targetSize.height - gap.height)),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: size.width + gap.width, height: size.height + gap.height)
  }

  /// Takes another view as the content view, without adding it.
  func replaceContentView(_ view: UIView) { contentView = view }

  /// Least height of a row whose height follows from its content.
  static let minimumHeight: CGFloat = 44

  /// Height that a document's content asks for at the present width.
  package var fittingHeight: CGFloat {
    if contentGap == nil { contentView.frame.size.width = frame.width }
    sizeContentView()
    if let styleHeight { return styleHeight }
    let width = contentView.frame.width
    guard !contentView.constraints.isEmpty else { return max(Self.minimumHeight, frame.height) }
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // UIKit takes a collapse for unintended, and gives the row its standard height.
    guard size.height >= 1 else { return max(Self.minimumHeight, frame.height) }
    return size.height + (contentRoom?.below ?? 0)
  }

  /// Keeps the content view off the parts at the sides that a cutout covers.
  package func keepContent(within safeArea: UIEdgeInsets) {
    let (start, end) =
      isRightToLeft ? (safeArea.right, safeArea.left) : (safeArea.left, safeArea.right)
    guard start != coveredStart || end != coveredEnd else { return }
    coveredStart = start
    coveredEnd = end
    setNeedsLayout()
  }

  /// Notes which table shows the cell.
  func enter(_ table: UITableView) { enteredTable = table }

  /// What stands beside and below the content view; nil where the document does not say and the
  /// content view stays as it is.
  private var contentRoom: (start: CGFloat, end: CGFloat, below: CGFloat)? {
    if let gap = contentGap {
      guard followsContentHeight else { return (contentStart, gap.width, gap.height) }
      let end = hasAccessory ? accessoryRoom : gap.width
      return (contentStart + coveredStart, end + coveredEnd, min(gap.height, separatorRoom))
    }
    guard nibElementName == nil else { return nil }
    return (coveredStart, coveredEnd + accessoryRoom, separatorRoom)
  }

  /// Sizes the content view; the engine of the cell reads it as a given frame. The accessory stands
  /// at the trailing end, which is the left one in right-to-left.
  package func sizeContentView() {
    guard let room = contentRoom else { return }
    var frame = contentView.frame
    frame.origin.x = isRightToLeft ? room.end : room.start
    frame.size = CGSize(
      width: max(0, bounds.width - room.start - room.end),
      height: max(0, bounds.height - frame.minY - room.below))
    if contentView.frame != frame { contentView.frame = frame }
    if nibElementName == nil { keepStandardMargins() }
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Backgrounds

  private func replaceBackground(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    guard let new else { return }
    let first = configurations.backgroundView == nil ? 0 : 1
    insertSubview(new, at: new === backgroundView || backgroundView == nil ? first : first + 1)
    fitBackgrounds()
  }

  private func fitBackgrounds() {
    let room = CGRect(origin: .zero, size: bounds.size)
    for view in [backgroundView, selectedBackgroundView] {
      if let view, view.superview === self, view.frame != room { view.frame = room }
    }
    configurations.backgroundView?.place(in: self)
  }

  private func stateDidChange(_ changes: Bool) {
    showSelection()
    if changes { scheduleConfigurationUpdate() }
  }

  private func showSelection() {
    let isOn = (isSelected || isHighlighted) && selectionStyle != .none
    selectedBackgroundView?.isHidden = !isOn
  }
}

/// A list of rows, in sections.
///
/// Only the rows in the bounds have cells; cells that leave are used again. Changes take effect at
/// once, without animation.
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  /// Stands for a height that follows from the content.
  public class var automaticDimension: CGFloat { -1 }

  public let style: Style

  open weak var dataSource: UITableViewDataSource? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  open weak var delegate: UITableViewDelegate? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue { heightsChanged() }
    }
  }

  // MARK: Heights

  open var rowHeight = automaticDimension {
    didSet { if rowHeight != oldValue { heightsChanged() } }
  }
  /// Height that a row counts with until it was seen; automatic: 44.
  open var estimatedRowHeight = automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsChanged() } }
  }
  open var sectionHeaderHeight = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { forgetFittedHeights() } }
  }
  open var sectionFooterHeight = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { forgetFittedHeights() } }
  }
  /// Kept as it is set: headers are measured from the start.
  open var estimatedSectionHeaderHeight = automaticDimension
  /// Kept as it is set: footers are measured from the start.
  open var estimatedSectionFooterHeight = automaticDimension
  /// Room above the header of a section; automatic: 22 in a plain table, where there is a header.
  open var sectionHeaderTopPadding = automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsChanged() } }
  }

  // MARK: Looks

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether the content of rows is kept clear of cutouts at the sides.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { setNeedsLayout() } }
  }

  /// Stands above the first section, with the height of its frame.
  open var tableHeaderView: UIView? {
    didSet { replaceEdgeView(oldValue, by: tableHeaderView) }
  }
  /// Stands below the last section, with the height of its frame.
  open var tableFooterView: UIView? {
    didSet { replaceEdgeView(oldValue, by: tableFooterView) }
  }
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  // MARK: Behaviour

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  /// Kept, and passed on to the cells; no controls appear.
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingChanged() } }
  }

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
  /// Whether rows ask for another height by themselves when their content changes.
  @available(iOS 16, *)
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { sizingInvalidation }
    set { sizingInvalidation = newValue }
  }
  final var sizingInvalidation = SelfSizingInvalidation.enabled

  /// Whether the text of rows keeps clear of the sides of a wide table, as readable content does.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet {
      if cellLayoutMarginsFollowReadableWidth != oldValue { forgetFittedHeights() }
    }
  }

  /// Scrolls to the selected row that is nearest to a place; nothing is done without one.
  open func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    let middle = bounds.midY
    let nearest = (indexPathsForSelectedRows ?? []).min {
      abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle)
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  /// Cells in use and waiting, counts, heights and selection.
  let state = TableState()

  // MARK: As documents state it

  /// Rows that a document states: the static ones, or one of each prototype.
  package var sections: [StaticSection] = []
  /// Distance from the last row to the footer in the document.
  var footerGap: CGFloat?
  /// What the titles of sections take on the document's canvas.
  package var canvasTitleHeights: [TitleHeights]?
  /// Whether the rows are prototypes, of which an app makes its own.
  package var showsPrototypes = false

  package override var isLayoutBoundary: Bool { true }

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    enterListEnvironment()
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
    enterListEnvironment()
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if followsDocument { return layOutDocument() }
    layOutRows()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = previousTraitCollection?.preferredContentSizeCategory
    if category != traitCollection.preferredContentSizeCategory { forgetFittedHeights() }
  }

  // MARK: Views

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    state.cells.register(cellClass, for: identifier)
  }

  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    state.headers.register(aClass, for: identifier)
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    state.cell(for: identifier)
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let (path, cell) = state.reconfigured, path == indexPath, cell.reuseIdentifier == identifier
    {
      return cell
    }
    guard let cell = state.cell(for: identifier) else {
      preconditionFailure(
        """
        Unable to dequeue a cell with identifier \(identifier): a class must be registered for the \
        identifier.
        """)
    }
    return cell
  }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { state.header(for: identifier) }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { state.shown[indexPath] }

  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { state.shown[$0] }
  }

  open var indexPathsForVisibleRows: [IndexPath]? { state.shown.keys.sorted() }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    state.shown.first { $0.value === cell }?.key
  }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    state.shownHeaders[section] as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    state.shownFooters[section] as? UITableViewHeaderFooterView
  }

  // MARK: Data

  open func reloadData() { forgetData() }

  open var numberOfSections: Int { loadedCounts().count }

  open func numberOfRows(inSection section: Int) -> Int {
    let counts = loadedCounts()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Runs changes as one and follows the rows through them; `completion` is called at once.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    runBatch(updates)
    completion?(true)
  }

  open func beginUpdates() { openBatch() }

  open func endUpdates() { closeBatch() }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    runBatch { self.state.batch?.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    runBatch { self.state.batch?.deletedSections.formUnion(sections) }
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    runBatch { self.state.batch?.reloadedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    runBatch { self.state.batch?.movedSections[section] = newSection }
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    runBatch { self.state.batch?.insertedItems.formUnion(indexPaths) }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    runBatch { self.state.batch?.deletedItems.formUnion(indexPaths) }
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    runBatch { self.state.batch?.reloadedItems.formUnion(indexPaths) }
  }

  open func reconfigureRows(at indexPaths: [IndexPath]) {
    runBatch { self.state.batch?.reconfiguredItems.formUnion(indexPaths) }
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    runBatch { self.state.batch?.movedItems[indexPath] = newIndexPath }
  }

  // MARK: Geometry

  open func rect(forSection section: Int) -> CGRect { geometry().rect(ofSection: section) }

  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    let (x, width) = rowSpan
    return geometry().rect(ofRow: indexPath, x: x, width: width)
  }

  open func rectForHeader(inSection section: Int) -> CGRect {
    geometry().rect(ofHeader: section, width: bounds.width)
  }

  open func rectForFooter(inSection section: Int) -> CGRect {
    geometry().rect(ofFooter: section, width: bounds.width)
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    geometry().row(at: point.y)
  }

  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    geometry().rows(from: rect.minY, to: rect.maxY)
  }

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Selection

  open var indexPathForSelectedRow: IndexPath? { state.selected.min() }

  open var indexPathsForSelectedRows: [IndexPath]? {
    state.selected.isEmpty ? nil : state.selected.sorted()
  }

  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in state.selected where path != indexPath { setSelected(false, at: path) }
    }
    guard let indexPath else { return }
    setSelected(true, at: indexPath)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, at: indexPath)
  }
}

extension UITableView {
  /// What a change looks like; ours are not animated.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// Where in the view a row is to be seen.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
}

/// A collection of cells, arranged by a layout.
///
/// Only what stands in the bounds has a view; views that leave are used again. Changes take effect
/// at once, without animation.
open class UICollectionView: UIScrollView {
  open weak var delegate: UICollectionViewDelegate? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue { collectionViewLayout.invalidateLayout() }
    }
  }

  open weak var dataSource: UICollectionViewDataSource? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Stands behind the cells and fills the view.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for cell in visibleCells { cell.stateDidChange(true) }
    }
  }
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
  /// Whether cells ask for another size by themselves when their content changes.
  @available(iOS 16, *)
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { sizingInvalidation }
    set { sizingInvalidation = newValue }
  }
  final var sizingInvalidation = SelfSizingInvalidation.enabled

  var currentLayout: UICollectionViewLayout
  /// The colour that a list puts over that of the view.
  package final var listBackground: UIColor? {
    (currentLayout as? UICollectionViewCompositionalLayout)?.listBackground
  }
  /// Views in use and waiting, counts and selection.
  let state = CollectionState()

  // MARK: As documents state it

  /// Header and footer of the first section, and the items, as a document states them.
  package var sectionHeader: UICollectionReusableView?
  package var sectionFooter: UICollectionReusableView?
  package var items: [UICollectionViewCell] = []
  /// Whether the items are arranged anew instead of being left where the document has them.
  package var arrangesItems = false

  package override var isLayoutBoundary: Bool { true }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    currentLayout.collectionView = self
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if followsDocument { return layOutDocument() }
    layOutElements()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = previousTraitCollection?.preferredContentSizeCategory
    guard category != traitCollection.preferredContentSizeCategory, !followsDocument else { return }
    // Text of another size makes other sizes.
    for key in state.shown.keys { state.shown[key]?.fittedSize = nil }
    currentLayout.forgetFittedSizes()
    currentLayout.invalidateLayout()
  }

  // The layout is asked about new bounds while the view still has the old ones.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      boundsWillChange(to: newValue)
      super.bounds = newValue
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      boundsWillChange(to: CGRect(origin: super.bounds.origin, size: newValue.size))
      super.frame = newValue
    }
  }

  // MARK: Views

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    state.cells.register(cellClass, for: identifier)
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    state.supplementaries.register(viewClass, for: "\(elementKind)\n\(identifier)")
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let (path, cell) = state.reconfigured, path == indexPath, cell.reuseIdentifier == identifier
    {
      return cell
    }
    let attributes = layoutAttributesForItem(at: indexPath)
    let view = state.cells.view(
      for: identifier, named: identifier, kind: "UICollectionElementKindCell",
      frame: attributes?.frame ?? .zero)
    (view as? UICollectionViewListCell)?.take(attributes?.listRow)
    guard let cell = view as? UICollectionViewCell else {
      preconditionFailure("The class registered for \(identifier) must be a UICollectionViewCell.")
    }
    return cell
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let attributes = layoutAttributesForSupplementaryElement(ofKind: elementKind, at: indexPath)
    let view = state.supplementaries.view(
      for: "\(elementKind)\n\(identifier)", named: identifier, kind: elementKind,
      frame: attributes?.frame ?? .zero)
    (view as? UICollectionViewListCell)?.take(attributes?.listRow)
    return view
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    state.shown[.cell(indexPath)]?.view as? UICollectionViewCell
  }

  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// Ours are sorted.
  open var indexPathsForVisibleItems: [IndexPath] {
    state.shown.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    state.shown.first { $0.value.view === cell }?.key.indexPath
  }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    state.shown[.supplementary(elementKind, indexPath)]?.view
  }

  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    state.shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.indexPath).sorted()
  }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }

  // MARK: Data

  open func reloadData() { forgetData() }

  open var numberOfSections: Int { loadedCounts().count }

  open func numberOfItems(inSection section: Int) -> Int {
    let counts = loadedCounts()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Runs changes as one and follows the items through them; `completion` is called at once.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    runBatch(updates)
    completion?(true)
  }

  open func insertSections(_ sections: IndexSet) {
    runBatch { self.state.batch?.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet) {
    runBatch { self.state.batch?.deletedSections.formUnion(sections) }
  }

  open func reloadSections(_ sections: IndexSet) {
    runBatch { self.state.batch?.reloadedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    runBatch { self.state.batch?.movedSections[section] = newSection }
  }

  open func insertItems(at indexPaths: [IndexPath]) {
    runBatch { self.state.batch?.insertedItems.formUnion(indexPaths) }
  }

  open func deleteItems(at indexPaths: [IndexPath]) {
    runBatch { self.state.batch?.deletedItems.formUnion(indexPaths) }
  }

  open func reloadItems(at indexPaths: [IndexPath]) {
    runBatch { self.state.batch?.reloadedItems.formUnion(indexPaths) }
  }

  open func reconfigureItems(at indexPaths: [IndexPath]) {
    runBatch { self.state.batch?.reconfiguredItems.formUnion(indexPaths) }
  }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    runBatch { self.state.batch?.movedItems[indexPath] = newIndexPath }
  }

  // MARK: Layout

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return turned(currentLayout.layoutAttributesForItem(at: indexPath))
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return turned(currentLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath))
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    attributes(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
      .last { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  /// Changes the layout at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    changeLayout(to: layout)
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    setCollectionViewLayout(layout, animated: animated)
    completion?(true)
  }

  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    scroll(to: frame, scrollPosition, animated: animated)
  }

  // MARK: Selection

  open var indexPathsForSelectedItems: [IndexPath]? { state.selected.sorted() }

  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    guard allowsSelection else { return }
    if !allowsMultipleSelection || indexPath == nil {
      for path in state.selected where path != indexPath { setSelected(false, at: path) }
    }
    guard let indexPath else { return }
    setSelected(true, at: indexPath)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, at: indexPath)
  }
}

import UIKit

/// A grid whose columns and items follow from the room that the collection view has.
///
///     let layout = AdaptiveGridLayout(
///       AdaptiveGrid(columns: .minimumWidth(160), itemHeight: .aspectRatio(3 / 4)),
///       variations: [GridVariation(when: .width(900...)) { $0.columns = .count(5) }])
///
/// It asks neither the screen nor the idiom, only the collection view's bounds and traits. When the
/// size changes, the item at the top stays there. It scrolls vertically, and turns round in
/// right-to-left.
open class AdaptiveGridLayout: UICollectionViewLayout {
  open var grid: AdaptiveGrid {
    didSet {
      endObservation()
      invalidateLayout()
    }
  }
  /// What is different under which conditions.
  open var variations: [GridVariation] {
    didSet {
      endObservation()
      invalidateLayout()
    }
  }

  /// The columns at present.
  public var columnCount: Int { measure.columns }
  /// The size of an item at present. Where the room does not divide into whole pixels, some gaps are
  /// a pixel wider, so that a row fills it; without gaps, the items of some columns.
  public var itemSize: CGSize { measure.itemSize }

  private var measure = GridMeasure()
  private var current: AdaptiveGrid
  private var sections: [(count: Int, top: CGFloat, bottom: CGFloat)] = []
  private var contentSize = CGSize.zero
  /// The item at the top before the size changed, and how much of it was scrolled away.
  private var anchor: (indexPath: IndexPath, hiddenPart: CGFloat)?
  /// The collection view whose traits are watched.
  private weak var observed: UICollectionView?
  /// The rules by which it is.
  private var observation: Int?

  public init(_ grid: AdaptiveGrid, variations: [GridVariation] = []) {
    self.grid = grid
    self.variations = variations
    current = grid
    super.init()
  }

  /// A grid is made in code: this one has items at least 100 wide.
  public required init?(coder: NSCoder) {
    grid = AdaptiveGrid(columns: .minimumWidth(100))
    variations = []
    current = grid
    super.init(coder: coder)
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    observeTraits(of: collectionView)
    let environment = AdaptiveEnvironment(of: collectionView)
    current = grid.varied(by: variations, in: environment)
    let obstructed = obstructedSides(of: collectionView)
    let isFlipped = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    // The collection view turns the layout round as a whole, so left is where it reads from.
    let left = isFlipped ? obstructed.right : obstructed.left
    let right = isFlipped ? obstructed.left : obstructed.right
    let width = contentWidth(of: collectionView)
    measure = GridMeasure(
      current, left: left + current.insets.leading,
      width: width - left - right - current.insets.leading - current.insets.trailing,
      isTurned: current.turnsItems.holds(in: environment),
      scale: collectionView.traitCollection.displayScale)
    placeSections(of: collectionView)
    contentSize = CGSize(width: width, height: sections.last?.bottom ?? 0)
  }

  private func placeSections(of collectionView: UICollectionView) {
    sections.removeAll(keepingCapacity: true)
    var top: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      let count = collectionView.numberOfItems(inSection: section)
      let rows = CGFloat((count + measure.columns - 1) / measure.columns)
      let gaps = max(rows - 1, 0) * current.rowSpacing
      let bottom =
        top + current.insets.top + rows * measure.itemSize.height + gaps + current.insets.bottom
      sections.append((count, top, bottom))
      top = bottom
    }
  }

  private func contentWidth(of collectionView: UICollectionView) -> CGFloat {
    let insets = collectionView.adjustedContentInset
    return max(collectionView.bounds.width - insets.left - insets.right, 0)
  }

  /// What of the safe area the content insets do not keep free already.
  private func obstructedSides(of collectionView: UICollectionView) -> UIEdgeInsets {
    let (safe, insets) = (collectionView.safeAreaInsets, collectionView.adjustedContentInset)
    return UIEdgeInsets(
      top: 0, left: max(safe.left - insets.left, 0), bottom: 0,
      right: max(safe.right - insets.right, 0))
  }

  /// Has the grid prepared again when conditions about traits change their answer.
  private func observeTraits(of collectionView: UICollectionView) {
    guard observed !== collectionView else { return }
    endObservation()
    observed = collectionView
    let here = DeclarationLocation(fileID: #fileID, line: #line)
    var asked = variations.map { ($0.condition, "grid variation", $0.location) }
    // By default items never turn, which is no mistake.
    if grid.turnsItems.isSatisfiable { asked.append((grid.turnsItems, "turned items", here)) }
    asked.removeAll { $0.0.node.conjuncts.isEmpty }
    guard !asked.isEmpty else { return }
    let rules = AdaptiveContent.collect {
      for (condition, name, location) in asked {
        When<UICollectionView>(condition, name, fileID: location.fileID, line: location.line) {
          Behavior(on: self, "grid") {
            $0.invalidateLayout()
          } otherwise: {
            $0.invalidateLayout()
          }
        }
      }
    }
    observation = collectionView.adaptation.add(rules, at: here)
  }

  private func endObservation() {
    if let observation { observed?.adaptation.removeRules(of: observation) }
    observation = nil
    observed = nil
  }

  // MARK: Answers

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var elements: [UICollectionViewLayoutAttributes] = []
    let step = measure.itemSize.height + current.rowSpacing
    for (index, section) in sections.enumerated() {
      guard section.count > 0, section.bottom >= rect.minY, section.top <= rect.maxY else {
        continue
      }
      let start = section.top + current.insets.top
      let rows = (section.count - 1) / measure.columns
      // A row may begin up to half a pixel beside its exact place.
      let first = step > 0 ? Int(max((rect.minY - start - 1) / step, 0).rounded(.down)) : 0
      let last = step > 0 ? Int(max((rect.maxY - start + 1) / step, 0).rounded(.down)) : rows
      guard first <= rows else { continue }
      let items =
        first * measure.columns..<min((min(last, rows) + 1) * measure.columns, section.count)
      for item in items {
        if let one = layoutAttributesForItem(at: IndexPath(item: item, section: index)) {
          if one.frame.maxY > rect.minY, one.frame.minY < rect.maxY { elements.append(one) }
        }
      }
    }
    return elements
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      (0..<sections[indexPath.section].count).contains(indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame(of: indexPath)
    return attributes
  }

  private func frame(of indexPath: IndexPath) -> CGRect {
    let row = CGFloat(indexPath.item / measure.columns)
    let top = sections[indexPath.section].top + current.insets.top
    let y = measure.onPixel(top + row * (measure.itemSize.height + current.rowSpacing))
    let (left, right) = measure.edges(ofColumn: indexPath.item % measure.columns)
    return CGRect(x: left, y: y, width: right - left, height: measure.itemSize.height)
  }

  // MARK: Changes of size

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView, newBounds.size != collectionView.bounds.size else { return false }
    rememberTop()
    return true
  }

  /// Has the grid prepared again alongside a transition; for a controller's method of that name.
  ///
  /// A change of size is noticed without it too, when the collection view gets its new bounds.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    rememberTop()
    coordinator.animate { [weak self] _ in self?.invalidateLayout() }
  }

  /// Remembers which item is at the top, for the time when the items are elsewhere.
  private func rememberTop() {
    guard anchor == nil, let collectionView, !sections.isEmpty else { return }
    let top = collectionView.bounds.minY + collectionView.adjustedContentInset.top
    // At the very top the insets stay in sight.
    guard top > 0 else { return }
    let visible = CGRect(x: 0, y: top, width: contentSize.width, height: contentSize.height)
    guard
      let first = layoutAttributesForElements(in: visible)?.first(where: { $0.frame.maxY > top })
    else { return }
    let height = max(first.frame.height, 1)
    anchor = (first.indexPath, min(max((top - first.frame.minY) / height, 0), 1))
  }

  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    let proposed = super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    guard let anchor, let collectionView else { return proposed }
    self.anchor = nil
    guard sections.indices.contains(anchor.indexPath.section),
      anchor.indexPath.item < sections[anchor.indexPath.section].count
    else { return proposed }
    let frame = frame(of: anchor.indexPath)
    let insets = collectionView.adjustedContentInset
    let wanted = frame.minY + anchor.hiddenPart * frame.height - insets.top
    let most = contentSize.height + insets.bottom - collectionView.bounds.height
    return CGPoint(x: proposed.x, y: min(wanted, max(most, -insets.top)))
  }
}

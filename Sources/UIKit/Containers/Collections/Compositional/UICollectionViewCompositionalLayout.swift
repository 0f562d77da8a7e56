public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Arranges items in groups, and groups in sections.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { if collectionView != nil { invalidateLayout() } }
  }

  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var sections: [FlowSection] = []
  private var pinned: Set<String> = []
  private var contentSize = CGSize.zero
  /// The colour behind a list: that of its first section.
  private(set) var listBackground: UIColor?
  private var preparedRoom: CompositionalRoom?
  /// Sizes that elements asked for.
  private var fittedItems: [IndexPath: CGSize] = [:]
  private var fittedViews: [CollectionElementKey: CGSize] = [:]

  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: .init())
  }

  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(sectionProvider: sectionProvider, configuration: .init())
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let common = CompositionalRoom(
      of: collectionView, reference: configuration.contentInsetsReference)
    preparedRoom = common
    sections = []
    pinned = []
    let isVertical = configuration.scrollDirection == .vertical
    var along: CGFloat = 0
    for index in 0..<collectionView.numberOfSections {
      if index > 0 { along += configuration.interSectionSpacing }
      let environment = CompositionalEnvironment(
        size: common.size, insets: common.insets, traits: collectionView.traitCollection)
      guard let section = provider(index, environment) else {
        preconditionFailure("The section provider must return a section for index \(index).")
      }
      if index == 0 { listBackground = section.list?.background }
      let room =
        section.contentInsetsReference == .automatic
        ? common
        : CompositionalRoom(of: collectionView, reference: section.contentInsetsReference)
      let arranged = arrange(
        section, index, at: along, room, count: collectionView.numberOfItems(inSection: index))
      sections.append(arranged)
      along = isVertical ? arranged.frame.maxY : arranged.frame.maxX
    }
    contentSize =
      isVertical
      ? CGSize(width: common.size.width, height: along)
      : CGSize(width: along, height: common.size.height)
  }

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    sections.flatMap { section in
      ([section.header, section.footer].compactMap { $0 }.map { inSight($0, section) }
        + section.items + section.decorations).filter { $0.frame.intersects(rect) }
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return sections[indexPath.section].items[indexPath.item]
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    let found = [section.header, section.footer].compactMap { $0 }
      .first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
    return found.map { inSight($0, section) }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    return sections[indexPath.section].decorations.first {
      $0.representedElementKind == elementKind && $0.indexPath == indexPath
    }
  }

  // MARK: Invalidation

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard pinned.isEmpty, let size = preparedRoom?.bounds else { return !pinned.isEmpty }
    return newBounds.size != size
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let axes = originalAttributes.contentAxes, !axes.isEmpty else { return false }
    let (old, new) = (originalAttributes.size, preferredAttributes.size)
    return abs(old.width - new.width) > 0.01 || abs(old.height - new.height) > 0.01
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    if originalAttributes.representedElementCategory == .cell {
      fittedItems[originalAttributes.indexPath] = preferredAttributes.size
    } else {
      fittedViews[originalAttributes.elementKey] = preferredAttributes.size
    }
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { forgetFittedSizes() }
    super.invalidateLayout(with: context)
  }

  override func forgetFittedSizes() {
    fittedItems = [:]
    fittedViews = [:]
  }

  override var isOutdated: Bool {
    guard let collectionView, let preparedRoom else { return false }
    return preparedRoom
      != CompositionalRoom(of: collectionView, reference: configuration.contentInsetsReference)
  }

  override var flipsByItself: Bool { true }

  // MARK: Arranging

  private func arrange(
    _ section: NSCollectionLayoutSection, _ index: Int, at start: CGFloat,
    _ room: CompositionalRoom, count: Int
  ) -> FlowSection {
    let isVertical = configuration.scrollDirection == .vertical
    let insets = section.contentInsets.adding(room.insets)
    let viewInsets = section.supplementariesFollowContentInsets ? insets : room.insets
    func boundary(_ isAtEnd: Bool, at along: CGFloat) -> UICollectionViewLayoutAttributes? {
      guard let item = section.boundarySupplementaryItems.first(where: { $0.isAtEnd == isAtEnd })
      else { return nil }
      let attributes = view(item, index, at: along, room, viewInsets)
      attributes.listRow = isAtEnd ? section.list?.footer() : section.list?.header()
      return attributes
    }
    let header = boundary(false, at: start + (section.list?.headerPadding ?? 0))
    var along = (isVertical ? header?.frame.maxY : header?.frame.maxX) ?? start
    along += isVertical ? insets.top : insets.leading
    let (places, length) = arrangeGroups(section, index, at: along, room, insets, count: count)
    along += length + (isVertical ? insets.bottom : insets.trailing)
    let footer = boundary(true, at: along)
    let end = (isVertical ? footer?.frame.maxY : footer?.frame.maxX) ?? along
    var arranged = FlowSection(
      frame: isVertical
        ? CGRect(x: 0, y: start, width: room.size.width, height: end - start)
        : CGRect(x: start, y: 0, width: end - start, height: room.size.height),
      header: header, footer: footer,
      items: places.enumerated().map { item, place in
        let path = IndexPath(item: item, section: index)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = place.frame
        attributes.contentAxes = place.axes
        attributes.listRow = section.list?.row(path, of: count)
        return attributes
      })
    arranged.decorations = section.decorationItems.map {
      decoration($0, index, behind: arranged.frame)
    }
    return arranged
  }

  /// Places the groups one after the other, or beside each other where the section scrolls across.
  ///
  /// - Returns: The items' places, and how long the groups are along the layout's direction.
  private func arrangeGroups(
    _ section: NSCollectionLayoutSection, _ index: Int, at start: CGFloat,
    _ room: CompositionalRoom, _ insets: NSDirectionalEdgeInsets, count: Int
  ) -> (places: [GroupArrangement.Place], length: CGFloat) {
    let scrollsAcross = section.orthogonalScrollingBehavior != .none
    let isVertical = configuration.scrollDirection == .vertical
    let runsDown = isVertical != scrollsAcross
    let inner = CGSize(
      width: max(0, room.size.width - insets.leading - insets.trailing),
      height: max(0, room.size.height - insets.top - insets.bottom))
    var arrangement = GroupArrangement(count: count) { [fittedItems] in
      fittedItems[IndexPath(item: $0, section: index)]
    }
    var origin =
      isVertical ? CGPoint(x: insets.leading, y: start) : CGPoint(x: start, y: insets.top)
    func advance(by size: CGSize) {
      if runsDown { origin.y += size.height } else { origin.x += size.width }
    }
    if section.orthogonalScrollingBehavior == .groupPagingCentered {
      // The first group stands in the middle.
      let group = section.group.layoutSize.size(in: inner)
      advance(
        by: CGSize(
          width: max(0, (inner.width - group.width) / 2),
          height: max(0, (inner.height - group.height) / 2)))
    }
    let first = origin
    let gap = CGSize(width: section.interGroupSpacing, height: section.interGroupSpacing)
    var across: CGFloat = 0
    while !arrangement.isDone {
      let before = arrangement.places.count
      if before > 0 { advance(by: gap) }
      let size = arrangement.fill(section.group, at: origin, in: inner)
      advance(by: size)
      across = max(across, runsDown ? size.width : size.height)
      if arrangement.places.count == before { break }
    }
    if scrollsAcross { return (arrangement.places, across) }
    return (arrangement.places, runsDown ? origin.y - first.y : origin.x - first.x)
  }

  private func decoration(
    _ item: NSCollectionLayoutDecorationItem, _ section: Int, behind frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section))
    let insets = item.contentInsets
    attributes.frame = CGRect(
      x: frame.minX + insets.leading, y: frame.minY + insets.top,
      width: max(0, frame.width - insets.leading - insets.trailing),
      height: max(0, frame.height - insets.top - insets.bottom))
    // Cells, which are at 0, stand before it.
    attributes.zIndex = item.zIndex == 0 ? -1 : item.zIndex
    return attributes
  }

  private func view(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ section: Int, at along: CGFloat,
    _ room: CompositionalRoom, _ insets: NSDirectionalEdgeInsets
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section))
    var size = item.layoutSize.size(
      in: CGSize(
        width: max(0, room.size.width - insets.leading - insets.trailing),
        height: max(0, room.size.height - insets.top - insets.bottom)))
    if let fitted = fittedViews[attributes.elementKey] {
      if item.layoutSize.widthDimension.isEstimated { size.width = fitted.width }
      if item.layoutSize.heightDimension.isEstimated { size.height = fitted.height }
    }
    let isVertical = configuration.scrollDirection == .vertical
    attributes.frame = CGRect(
      origin: isVertical
        ? CGPoint(x: insets.leading, y: along) : CGPoint(x: along, y: insets.top), size: size)
    attributes.contentAxes = item.layoutSize.contentAxes
    attributes.zIndex = item.zIndex
    if item.pinToVisibleBounds { pinned.insert(item.elementKind) }
    return attributes
  }

  /// A header or footer that stays in sight, moved there.
  private func inSight(
    _ view: UICollectionViewLayoutAttributes, _ section: FlowSection
  ) -> UICollectionViewLayoutAttributes {
    guard pinned.contains(view.representedElementKind ?? ""), let collectionView,
      configuration.scrollDirection == .vertical,
      let moved = view.copy() as? UICollectionViewLayoutAttributes
    else { return view }
    let seen = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    let height = view.frame.height
    let isHeader = section.header?.elementKey == view.elementKey
    let wanted =
      isHeader ? max(view.frame.minY, seen.minY) : min(view.frame.minY, seen.maxY - height)
    moved.frame.origin.y = max(section.frame.minY, min(wanted, section.frame.maxY - height))
    moved.zIndex = max(10, view.zIndex)
    return moved
  }
}

/// What of its collection a compositional layout depends on.
struct CompositionalRoom: Equatable {
  var bounds: CGSize
  /// The bounds without the content insets.
  var size: CGSize
  /// Insets that every section has.
  var insets: NSDirectionalEdgeInsets

  @MainActor
  init(of collectionView: UICollectionView, reference: UIContentInsetsReference) {
    bounds = collectionView.bounds.size
    let inset = collectionView.adjustedContentInset
    size = CGSize(
      width: max(0, bounds.width - inset.left - inset.right),
      height: max(0, bounds.height - inset.top - inset.bottom))
    let from: UIEdgeInsets =
      switch reference {
      case .automatic, .safeArea: collectionView.safeAreaInsets
      case .layoutMargins: collectionView.layoutMargins
      case .none: .zero
      }
    let (left, right) = (max(0, from.left - inset.left), max(0, from.right - inset.right))
    let isRight = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    insets = NSDirectionalEdgeInsets(
      top: 0, leading: isRight ? right : left, bottom: 0, trailing: isRight ? left : right)
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate func adding(_ other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
  }
}

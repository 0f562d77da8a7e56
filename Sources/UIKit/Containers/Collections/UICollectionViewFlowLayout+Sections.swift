/// One section of a flow layout, laid out.
struct FlowSection {
  /// All of the section: header, insets, items and footer.
  var frame: CGRect
  var header: UICollectionViewLayoutAttributes?
  var footer: UICollectionViewLayoutAttributes?
  var items: [UICollectionViewLayoutAttributes]
  /// Views behind everything else.
  var decorations: [UICollectionViewLayoutAttributes] = []
}

/// What of its collection a flow layout depends on.
struct FlowRoom: Equatable {
  var size: CGSize
  /// Insets around everything.
  var contentInset: UIEdgeInsets
  /// What the reference of the section insets adds to them.
  var referenceInset: UIEdgeInsets

  @MainActor
  init(of collectionView: UICollectionView, layout: UICollectionViewFlowLayout) {
    size = collectionView.bounds.size
    let inset = collectionView.adjustedContentInset
    contentInset = inset
    let reference: UIEdgeInsets =
      switch layout.sectionInsetReference {
      case .fromContentInset: inset
      case .fromSafeArea: collectionView.safeAreaInsets
      case .fromLayoutMargins: collectionView.layoutMargins
      }
    // Only what stands across the scrolling direction narrows a section.
    referenceInset =
      layout.scrollDirection == .vertical
      ? UIEdgeInsets(
        top: 0, left: max(0, reference.left - inset.left), bottom: 0,
        right: max(0, reference.right - inset.right))
      : UIEdgeInsets(
        top: max(0, reference.top - inset.top), left: 0,
        bottom: max(0, reference.bottom - inset.bottom), right: 0)
  }

  /// The room across the scrolling direction.
  func breadth(_ direction: UICollectionView.ScrollDirection) -> CGFloat {
    max(
      0,
      direction == .vertical
        ? size.width - contentInset.left - contentInset.right
        : size.height - contentInset.top - contentInset.bottom)
  }

  func differs(from other: FlowRoom, across direction: UICollectionView.ScrollDirection) -> Bool {
    breadth(direction) != other.breadth(direction) || referenceInset != other.referenceInset
  }
}

extension UICollectionViewFlowLayout {
  /// Every section with its elements, and the size of them all.
  func arrangedSections(
    of collectionView: UICollectionView, in room: FlowRoom
  ) -> ([FlowSection], CGSize) {
    let isVertical = scrollDirection == .vertical
    let breadth = room.breadth(scrollDirection)
    var along: CGFloat = 0
    var sections: [FlowSection] = []
    for index in 0..<collectionView.numberOfSections {
      let metrics = SectionMetrics(of: index, in: collectionView, layout: self)
      let section = arrange(index, metrics, at: along, breadth: breadth, room, collectionView)
      sections.append(section)
      along = isVertical ? section.frame.maxY : section.frame.maxX
    }
    let size =
      isVertical
      ? CGSize(width: breadth, height: along) : CGSize(width: along, height: breadth)
    return (sections, size)
  }

  private func arrange(
    _ index: Int, _ metrics: SectionMetrics, at start: CGFloat, breadth: CGFloat, _ room: FlowRoom,
    _ collectionView: UICollectionView
  ) -> FlowSection {
    let isVertical = scrollDirection == .vertical
    let inset = metrics.inset + room.referenceInset
    let lines = FlowLines(
      direction: scrollDirection, lineSpacing: metrics.lineSpacing,
      itemSpacing: metrics.itemSpacing)
    let header = isVertical ? metrics.header.height : metrics.header.width
    let footer = isVertical ? metrics.footer.height : metrics.footer.width
    let top = start + header
    let (frames, end) = lines.frames(
      of: sizes(ofSection: index, in: collectionView),
      start: top + (isVertical ? inset.top : inset.left),
      leading: isVertical ? inset.left : inset.top,
      breadth: max(
        0, breadth - (isVertical ? inset.left + inset.right : inset.top + inset.bottom)))
    let tail = end + (isVertical ? inset.bottom : inset.right)
    func strip(_ start: CGFloat, _ length: CGFloat) -> CGRect {
      isVertical
        ? CGRect(x: 0, y: start, width: breadth, height: length)
        : CGRect(x: start, y: 0, width: length, height: breadth)
    }
    let scale = collectionView.traitCollection.displayScale
    return FlowSection(
      frame: strip(start, tail + footer - start),
      header: supplementary(
        UICollectionView.elementKindSectionHeader, index, strip(start, header)),
      footer: supplementary(UICollectionView.elementKindSectionFooter, index, strip(tail, footer)),
      items: frames.enumerated().map { item($0, section: index, frame: $1, scale: scale) })
  }

  /// An item begins on a pixel and keeps its size, whatever that is.
  private func item(
    _ item: Int, section: Int, frame: CGRect, scale: CGFloat
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes()
    attributes.indexPath = IndexPath(item: item, section: section)
    attributes.frame = CGRect(
      x: PixelGrid.round(frame.origin.x, scale: scale),
      y: PixelGrid.round(frame.origin.y, scale: scale),
      width: frame.size.width, height: frame.size.height)
    attributes.contentAxes = ContentAxes(width: sizesItems, height: sizesItems)
    return attributes
  }

  private func supplementary(
    _ kind: String, _ section: Int, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes? {
    guard (scrollDirection == .vertical ? frame.height : frame.width) > 0 else { return nil }
    let attributes = makeAttributes()
    attributes.representedElementCategory = .supplementaryView
    attributes.representedElementKind = kind
    attributes.indexPath = IndexPath(item: 0, section: section)
    attributes.frame = frame
    attributes.contentAxes = ContentAxes(width: false, height: false)
    return attributes
  }

  private func makeAttributes() -> UICollectionViewLayoutAttributes {
    let attributesClass =
      type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    return .make(attributesClass ?? UICollectionViewLayoutAttributes.self)
  }

  // MARK: Sizes

  /// Size of an item that was not asked yet, where the estimate is automatic.
  private static let roughSize = CGSize(width: 50, height: 50)

  private func sizes(ofSection section: Int, in collectionView: UICollectionView) -> [CGSize] {
    let delegate = collectionView.delegate as? UICollectionViewDelegateFlowLayout
    let estimate =
      estimatedItemSize == Self.automaticSize || estimatedItemSize == .zero
      ? Self.roughSize : estimatedItemSize
    return (0..<collectionView.numberOfItems(inSection: section)).map { item in
      let path = IndexPath(item: item, section: section)
      if sizesItems { return fittedSizes[path] ?? estimate }
      return delegate?.collectionView(collectionView, layout: self, sizeForItemAt: path) ?? itemSize
    }
  }

  // MARK: Headers and footers that stay in sight

  func pinned(
    _ view: UICollectionViewLayoutAttributes, in section: FlowSection
  ) -> UICollectionViewLayoutAttributes? {
    let isHeader = view.representedElementKind == UICollectionView.elementKindSectionHeader
    guard isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds,
      let collectionView, let moved = view.copy() as? UICollectionViewLayoutAttributes
    else { return view }
    let seen = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    var frame = view.frame
    if scrollDirection == .vertical {
      let room = section.frame.minY...max(section.frame.minY, section.frame.maxY - frame.height)
      let wanted = isHeader ? max(frame.minY, seen.minY) : min(frame.minY, seen.maxY - frame.height)
      frame.origin.y = max(room.lowerBound, min(wanted, room.upperBound))
    } else {
      let room = section.frame.minX...max(section.frame.minX, section.frame.maxX - frame.width)
      let wanted = isHeader ? max(frame.minX, seen.minX) : min(frame.minX, seen.maxX - frame.width)
      frame.origin.x = max(room.lowerBound, min(wanted, room.upperBound))
    }
    moved.frame = frame
    // Above the items that scroll past below it.
    moved.zIndex = 10
    return moved
  }
}

/// What delegate and layout state for one section.
private struct SectionMetrics {
  var inset: UIEdgeInsets
  var lineSpacing: CGFloat
  var itemSpacing: CGFloat
  var header: CGSize
  var footer: CGSize

  @MainActor
  init(of section: Int, in view: UICollectionView, layout: UICollectionViewFlowLayout) {
    guard let delegate = view.delegate as? UICollectionViewDelegateFlowLayout else {
      inset = layout.sectionInset
      lineSpacing = layout.minimumLineSpacing
      itemSpacing = layout.minimumInteritemSpacing
      header = layout.headerReferenceSize
      footer = layout.footerReferenceSize
      return
    }
    inset = delegate.collectionView(view, layout: layout, insetForSectionAt: section)
    lineSpacing = delegate.collectionView(
      view, layout: layout, minimumLineSpacingForSectionAt: section)
    itemSpacing = delegate.collectionView(
      view, layout: layout, minimumInteritemSpacingForSectionAt: section)
    header = delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
    footer = delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
  }
}

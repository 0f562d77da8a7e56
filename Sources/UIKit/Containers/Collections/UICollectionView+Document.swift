extension UICollectionView {
  /// Whether the collection shows what a document states instead of what a data source says.
  var followsDocument: Bool { nibElementName != nil && dataSource == nil }

  /// Lays the items of a document out.
  func layOutDocument() {
    if arrangesItems, let layout = currentLayout as? UICollectionViewFlowLayout {
      arrange(by: layout)
    }
  }

  private func arrange(by layout: UICollectionViewFlowLayout) {
    let stated = items.map { item in
      layout.itemSize.width > 0 && layout.itemSize.height > 0 ? layout.itemSize : item.frame.size
    }
    place(stated, by: layout)
    // Only where they stand tells which of the safe area reaches them.
    if layout.sizesItems { place(zip(items, stated).map(fitted), by: layout) }
  }

  /// The size that an item's content asks for; the stated one where it asks for nothing.
  private func fitted(_ item: UICollectionViewCell, _ stated: CGSize) -> CGSize {
    let attributes = UICollectionViewLayoutAttributes()
    attributes.size = stated
    attributes.contentAxes = ContentAxes(width: true, height: true)
    item.resolveInsets()
    return item.preferredLayoutAttributesFitting(attributes).size
  }

  /// Gives items their places by their sizes, and header and footer theirs before and after.
  private func place(_ sizes: [CGSize], by layout: UICollectionViewFlowLayout) {
    let insets = insets(of: layout)
    let isVertical = layout.scrollDirection == .vertical
    let header = isVertical ? layout.headerReferenceSize.height : layout.headerReferenceSize.width
    let footer = isVertical ? layout.footerReferenceSize.height : layout.footerReferenceSize.width
    let start = header + (isVertical ? insets.top : insets.left)
    let breadth =
      isVertical
      ? frame.width - insets.left - insets.right : frame.height - insets.top - insets.bottom
    let (frames, end) = layout.frames(
      of: sizes, start: start, leading: isVertical ? insets.left : insets.top,
      breadth: max(0, breadth))
    for (item, given) in zip(items, frames) {
      var place = given
      if isVertical, effectiveUserInterfaceLayoutDirection == .rightToLeft {
        place.origin.x = frame.width - given.maxX
      }
      item.frame = place
      item.contentView.frame = CGRect(origin: .zero, size: place.size)
    }
    let tail = end + (isVertical ? insets.bottom : insets.right)
    place(sectionHeader, at: 0, length: header, isVertical: isVertical)
    place(sectionFooter, at: tail, length: footer, isVertical: isVertical)
    contentSize =
      isVertical
      ? CGSize(width: frame.width, height: tail + footer)
      : CGSize(width: tail + footer, height: frame.height)
  }

  private func insets(of layout: UICollectionViewFlowLayout) -> UIEdgeInsets {
    switch layout.sectionInsetReference {
    case .fromContentInset: layout.sectionInset
    case .fromSafeArea: layout.sectionInset + safeAreaInsets.horizontal
    case .fromLayoutMargins: layout.sectionInset + layoutMargins.horizontal
    }
  }

  private func place(
    _ view: UIView?, at start: CGFloat, length: CGFloat, isVertical: Bool
  ) {
    view?.frame =
      isVertical
      ? CGRect(x: 0, y: start, width: frame.width, height: length)
      : CGRect(x: start, y: 0, width: length, height: frame.height)
  }
}

extension UIEdgeInsets {
  fileprivate var horizontal: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
  }
}

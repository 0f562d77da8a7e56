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
    var insets = layout.sectionInset
    switch layout.sectionInsetReference {
    case .fromContentInset: break
    case .fromSafeArea: insets = insets + safeAreaInsets.horizontal
    case .fromLayoutMargins: insets = insets + layoutMargins.horizontal
    }
    let isVertical = layout.scrollDirection == .vertical
    let header = isVertical ? layout.headerReferenceSize.height : layout.headerReferenceSize.width
    let footer = isVertical ? layout.footerReferenceSize.height : layout.footerReferenceSize.width
    let sizes = items.map { item in
      layout.itemSize.width > 0 && layout.itemSize.height > 0 ? layout.itemSize : item.frame.size
    }
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

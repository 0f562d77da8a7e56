/// A collection of cells, arranged by a layout.
open class UICollectionView: UIScrollView {
  /// What arranges the items; nil leaves them where the document has them.
  package var collectionViewLayout: UICollectionViewFlowLayout?
  package var backgroundView: UIView?
  /// Header and footer of the first section, and the items, as a document states them.
  package var sectionHeader: UICollectionReusableView?
  package var sectionFooter: UICollectionReusableView?
  package var items: [UICollectionViewCell] = []
  /// Whether the items are arranged anew instead of being left where the document has them.
  package var arrangesItems = false

  package override var isLayoutBoundary: Bool { true }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if arrangesItems, let collectionViewLayout { arrange(by: collectionViewLayout) }
  }

  private func arrange(by layout: UICollectionViewFlowLayout) {
    var insets = layout.sectionInset
    switch layout.insetReference {
    case .contentInset: break
    case .safeArea: insets = insets + safeAreaInsets.horizontal
    case .layoutMargins: insets = insets + layoutMargins.horizontal
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

/// A view that a collection shows and uses again.
open class UICollectionReusableView: UIView {
  package var reuseIdentifier: String?
}

/// A cell of a collection.
open class UICollectionViewCell: UICollectionReusableView {
  public private(set) var contentView: UIView

  package init(contentView: UIView, frame: CGRect) {
    self.contentView = contentView
    super.init(frame: frame)
  }

  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    contentView = UIView()
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Takes another view as the content view, without adding it.
  func replaceContentView(_ view: UIView) { contentView = view }
}

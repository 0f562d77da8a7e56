/// Arranges the items of a collection in lines, as words in a paragraph.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What the section insets are measured from.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// As an estimated size: every item's size follows from its content.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { metricsChanged() } }
  }
  /// Least distance between lines.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { metricsChanged() } }
  }
  /// Least distance between the items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { metricsChanged() } }
  }
  /// Size of every item for which the delegate states none.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { metricsChanged() } }
  }
  /// Other than zero, items are asked for their size; those not yet seen count with this one.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      guard estimatedItemSize != oldValue else { return }
      fittedSizes = [:]
      metricsChanged()
    }
  }
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { metricsChanged() } }
  }
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { metricsChanged() } }
  }
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { metricsChanged() } }
  }
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { metricsChanged() } }
  }
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { metricsChanged() } }
  }
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { metricsChanged() } }
  }

  /// The sections as they were last prepared.
  var sections: [FlowSection] = []
  /// Sizes that items asked for.
  var fittedSizes: [IndexPath: CGSize] = [:]
  /// What the sections were prepared for.
  var preparedRoom: FlowRoom?
  private var contentSize = CGSize.zero

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let room = FlowRoom(of: collectionView, layout: self)
    preparedRoom = room
    (sections, contentSize) = arrangedSections(of: collectionView, in: room)
  }

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for section in sections {
      for view in [section.header, section.footer] {
        guard let view, let shown = pinned(view, in: section), shown.frame.intersects(rect) else {
          continue
        }
        found.append(shown)
      }
      guard section.frame.intersects(rect) else { continue }
      found += section.items.lazy.filter { $0.frame.intersects(rect) }
    }
    return found
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
    guard sections.indices.contains(indexPath.section), indexPath.item == 0 else { return nil }
    let section = sections[indexPath.section]
    switch elementKind {
    case UICollectionView.elementKindSectionHeader:
      return section.header.flatMap { pinned($0, in: section) }
    case UICollectionView.elementKindSectionFooter:
      return section.footer.flatMap { pinned($0, in: section) }
    default: return nil
    }
  }

  // MARK: Invalidation

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    guard let size = preparedRoom?.size else { return false }
    return scrollDirection == .vertical
      ? newBounds.width != size.width : newBounds.height != size.height
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard sizesItems, originalAttributes.representedElementCategory == .cell else { return false }
    let (old, new) = (originalAttributes.size, preferredAttributes.size)
    return abs(old.width - new.width) > 0.01 || abs(old.height - new.height) > 0.01
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    fittedSizes[originalAttributes.indexPath] = preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    // Other data are other sizes.
    if context.invalidateDataSourceCounts { fittedSizes = [:] }
    super.invalidateLayout(with: context)
  }

  // MARK: Inside

  override var isOutdated: Bool {
    guard let collectionView, let preparedRoom else { return false }
    return FlowRoom(of: collectionView, layout: self).differs(
      from: preparedRoom, across: scrollDirection)
  }

  override func forgetFittedSizes() { fittedSizes = [:] }

  /// Lines that follow each other downwards begin at the right where the interface reads so.
  override var flipsByItself: Bool { scrollDirection == .vertical }

  /// Whether items say how large they are.
  var sizesItems: Bool { estimatedItemSize != .zero || itemSize == Self.automaticSize }

  private func metricsChanged() {
    if collectionView != nil { invalidateLayout() }
  }

  /// The frames of items with the layout's own spacing, and where they end.
  package func frames(
    of sizes: [CGSize], start: CGFloat, leading: CGFloat, breadth: CGFloat
  ) -> (frames: [CGRect], end: CGFloat) {
    FlowLines(
      direction: scrollDirection, lineSpacing: minimumLineSpacing,
      itemSpacing: minimumInteritemSpacing
    ).frames(of: sizes, start: start, leading: leading, breadth: breadth)
  }
}

import IBDocument

extension NibLoader {
  func makeCollectionView(_ nib: NibElement, frame: CGRect) -> UIView {
    // Without a flow layout the items stay where the document has them.
    let flow = nib.base.child(named: "collectionViewFlowLayout", key: "collectionViewLayout")
    let collection = UICollectionView(
      frame: frame, collectionViewLayout: flow.map(flowLayout) ?? UICollectionViewLayout())
    return makeScrollView(collection, nib)
  }

  private func flowLayout(_ element: IBElement) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = element["scrollDirection"] == "horizontal" ? .horizontal : .vertical
    layout.minimumLineSpacing = CGFloat(element.double("minimumLineSpacing") ?? 10)
    layout.minimumInteritemSpacing = CGFloat(element.double("minimumInteritemSpacing") ?? 10)
    layout.itemSize = size("itemSize", of: element)
    if element.bool("automaticEstimatedItemSize") == true {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    } else {
      layout.estimatedItemSize = size("estimatedItemSize", of: element)
    }
    layout.headerReferenceSize = size("headerReferenceSize", of: element)
    layout.footerReferenceSize = size("footerReferenceSize", of: element)
    if let inset = element.inset(key: "sectionInset") { layout.sectionInset = UIEdgeInsets(inset) }
    layout.sectionInsetReference =
      switch element["sectionInsetReference"] {
      case "safeArea": .fromSafeArea
      case "layoutMargins": .fromLayoutMargins
      default: .fromContentInset
      }
    return layout
  }

  private func size(_ key: String, of element: IBElement) -> CGSize {
    guard let size = element.size(key: key) else { return .zero }
    return CGSize(width: size.width, height: size.height)
  }

  /// Tells a collection which of its subviews are items, header and footer.
  func finish(_ collection: UICollectionView, _ nib: NibElement) {
    func view(_ element: IBElement?) -> AnyObject? { element?.id.flatMap { objects[$0] } }
    let cells = nib.base.child(key: "cells") ?? nib.base.child(named: "cells")
    collection.items = (cells?.children ?? []).compactMap { view($0) as? UICollectionViewCell }
    collection.sectionHeader =
      view(nib.base.child(key: "sectionHeaderView")) as? UICollectionReusableView
    collection.sectionFooter =
      view(nib.base.child(key: "sectionFooterView")) as? UICollectionReusableView
    collection.backgroundView = view(nib.base.child(key: "backgroundView")) as? UIView
  }
}

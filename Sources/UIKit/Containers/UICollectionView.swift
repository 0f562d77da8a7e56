/// A collection of cells, arranged by a layout.
open class UICollectionView: UIScrollView {
  package override var isLayoutBoundary: Bool { true }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews { LayoutEngine(root: view).layout() }
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

  public convenience override init(frame: CGRect) {
    let content = UIView(frame: CGRect(origin: .zero, size: frame.size))
    self.init(contentView: content, frame: frame)
    addSubview(content)
  }

  /// Takes another view as the content view, without adding it.
  func replaceContentView(_ view: UIView) { contentView = view }
}

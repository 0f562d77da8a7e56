/// A view that a collection shows and uses again.
open class UICollectionReusableView: UIView {
  open package(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before the view is shown for another element.
  open func prepareForReuse() {}

  /// Called when the view gets its place; the collection sets what every view has by itself.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The attributes with the size that the content asks for, along the axes the layout leaves open.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes = layoutAttributes.contentAxes ?? ContentAxes(width: false, height: false)
    guard !axes.isEmpty, let fitted = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    let size = fittingSize(layoutAttributes.size, along: axes)
    if axes.width, size.width >= 1 { fitted.size.width = size.width }
    if axes.height, size.height >= 1 { fitted.size.height = size.height }
    return fitted
  }

  /// The size that the constraints ask for along some axes, the other being held.
  func fittingSize(_ size: CGSize, along axes: ContentAxes) -> CGSize {
    systemLayoutSizeFitting(
      CGSize(width: axes.width ? 0 : size.width, height: axes.height ? 0 : size.height),
      withHorizontalFittingPriority: axes.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.height ? .fittingSizeLevel : .required)
  }
}

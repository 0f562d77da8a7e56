/// Shows a picture; its content size is the picture's.
@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage? { didSet { contentDidChange(from: oldValue) } }
  open var highlightedImage: UIImage? { didSet { contentDidChange(from: oldValue) } }
  open var isHighlighted = false { didSet { contentDidChange(from: nil) } }
  /// The configuration in which symbols without one of their own are shown.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { contentDidChange(from: nil) }
  }
  /// Pictures shown one after the other; nothing moves here, so the first stands for all.
  open var animationImages: [UIImage]? {
    didSet {
      // Apple's stops with new pictures.
      isAnimating = false
      contentDidChange(from: nil)
    }
  }
  open var highlightedAnimationImages: [UIImage]? { didSet { contentDidChange(from: nil) } }
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false
  /// Whether the superview draws the picture itself.
  package var isDrawnBySuperview = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Shows the first of the moving pictures in the image's place.
  open func startAnimating() { isAnimating = frames?.isEmpty == false }
  open func stopAnimating() { isAnimating = false }

  private var frames: [UIImage]? {
    isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
  }

  /// The picture that shows: that of the state, in the view's configuration.
  package var shownImage: UIImage? {
    if isAnimating, let first = frames?.first { return first }
    return stillImage
  }

  private var stillImage: UIImage? {
    guard let image = isHighlighted ? highlightedImage ?? image : image else { return nil }
    guard image.isSymbolImage, let preferred = preferredSymbolConfiguration else { return image }
    let own = image.symbolConfiguration
    return image.withConfiguration(own.map { preferred.applying($0) } ?? preferred)
  }

  private func contentDidChange(from old: UIImage?) {
    let isAlike =
      old?.size == image?.size && old?.alignmentRectInsets == image?.alignmentRectInsets
      && old?.baselineOffsetFromBottom == image?.baselineOffsetFromBottom
    if old != nil, isAlike { return }
    invalidateIntrinsicContentSize()
  }

  /// Size of the picture's alignment rectangle.
  open override var intrinsicContentSize: CGSize {
    stillImage?.alignedSize(displayScale: traitCollection.displayScale)
      ?? super.intrinsicContentSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { stillImage?.size ?? .zero }

  /// The picture's own insets, as UIKit takes them.
  open override var alignmentRectInsets: UIEdgeInsets {
    stillImage?.alignmentInsets(displayScale: traitCollection.displayScale) ?? .zero
  }

  // MARK: Baselines

  /// The picture's baseline: Apple aligns symbols with text by "a first baseline constraint" and says
  /// that all of the system's have one. Pictures without one stand on their bottom.
  package override var firstBaselineOffset: CGFloat? {
    guard let image = stillImage, imageBaseline != nil else { return nil }
    let scale = traitCollection.displayScale
    return image.alignedSize(displayScale: scale).height - lastBaselineOffset
  }

  package override var lastBaselineOffset: CGFloat {
    guard let imageBaseline else { return 0 }
    return imageBaseline - alignmentRectInsets.bottom
  }

  /// In a higher view the picture is in the middle, unless it is held at an edge. One that is held at
  /// the bottom has only its last baseline right there.
  package override var centersBaselines: Bool {
    guard imageBaseline != nil else { return false }
    switch contentMode {
    case .top, .topLeft, .topRight, .bottom, .bottomLeft, .bottomRight: return false
    default: return true
    }
  }

  private var imageBaseline: CGFloat? {
    stillImage?.baselineOffset(displayScale: traitCollection.displayScale)
  }
}

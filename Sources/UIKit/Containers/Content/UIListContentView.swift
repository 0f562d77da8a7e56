/// Shows the picture and the texts of a row.
open class UIListContentView: UIView, UIContentView {
  /// A ``UIListContentConfiguration``; others stop the program, as on iOS.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        preconditionFailure("A UIListContentView shows a UIListContentConfiguration only.")
      }
      guard new != content else { return }
      content = new
      showContent()
    }
  }
  private var content: UIListContentConfiguration

  final var label: UILabel?
  final var secondaryLabel: UILabel?
  final var picture: UIImageView?

  /// Where the text, the second text and the picture are; nil: there is none.
  open var textLayoutGuide: UILayoutGuide? { label.map { guide(&textGuide, for: $0) } }
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    secondaryLabel.map { guide(&secondaryGuide, for: $0) }
  }
  open var imageLayoutGuide: UILayoutGuide? { picture.map { guide(&imageGuide, for: $0) } }
  private var textGuide: UILayoutGuide?
  private var secondaryGuide: UILayoutGuide?
  private var imageGuide: UILayoutGuide?

  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    showContent()
  }

  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
  }

  // MARK: Content

  private func showContent() {
    let image = content.image
    if let image {
      let view = picture ?? UIImageView(frame: .zero)
      view.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
      view.image = image
      view.tintColor = content.imageProperties.tintColor
      view.contentMode = .scaleAspectFit
      view.layer.cornerRadius = content.imageProperties.cornerRadius
      view.clipsToBounds = content.imageProperties.cornerRadius > 0
      adopt(&picture, view)
    } else {
      adopt(&picture, nil)
    }
    show(content.text, content.attributedText, content.textProperties, in: &label)
    show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      in: &secondaryLabel)
    alpha = content.alpha
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: inout UILabel?
  ) {
    guard text != nil || attributed != nil else { return adopt(&label, nil) }
    let view = label ?? UILabel(frame: .zero)
    properties.apply(to: view)
    if let attributed {
      view.attributedText = attributed
    } else {
      view.text = text.map(properties.apply)
    }
    adopt(&label, view)
  }

  private func adopt<View: UIView>(_ slot: inout View?, _ view: View?) {
    guard slot !== view else { return }
    slot?.removeFromSuperview()
    slot = view
    if let view { addSubview(view) }
  }

  private func guide(_ slot: inout UILayoutGuide?, for view: UIView) -> UILayoutGuide {
    if let slot, slot.owningView === self { return slot }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    // The guides follow the frames that the rows' own arrangement finds.
    view.translatesAutoresizingMaskIntoConstraints = true
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: view.leftAnchor),
      guide.rightAnchor.constraint(equalTo: view.rightAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    slot = guide
    return guide
  }

  // MARK: Layout

  /// The margins: those of the configuration, and of what the view is in.
  private var margins: NSDirectionalEdgeInsets {
    var own = content.directionalLayoutMargins
    if UIKitRelease.current.iOS >= 26, own.top == 11, own.bottom == 11 {
      (own.top, own.bottom) = (15, 15)
    }
    let outer = outerMargins
    if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      own.leading = max(own.leading, outer.leading)
      own.trailing = max(own.trailing, outer.trailing)
    }
    if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      own.top = max(own.top, outer.top)
      own.bottom = max(own.bottom, outer.bottom)
    }
    return own
  }

  private var outerMargins: NSDirectionalEdgeInsets {
    if let cell = superview as? any ContentHost { return cell.marginsAroundContent }
    return superview?.directionalLayoutMargins ?? .zero
  }

  private var arrangement: ListRowArrangement {
    ListRowArrangement(
      content: content, margins: margins, label: label, secondaryLabel: secondaryLabel,
      picture: picture, scale: traitCollection.displayScale)
  }

  /// Distance from the leading edge to the text.
  final var textStart: CGFloat { arrangement.textStart }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = arrangement.places(in: bounds.size)
    let isRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, frame) in [
      (label as UIView?, places.text), (secondaryLabel, places.secondary), (picture, places.image),
    ] {
      guard let view, var frame else { continue }
      if isRight { frame.origin.x = bounds.width - frame.maxX }
      if view.frame != frame { view.frame = frame }
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    arrangement.size(forWidth: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  /// The size that the texts take on one line each.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// A width that is required is kept, and the texts are broken in it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let keepsWidth = horizontalFittingPriority == .required
    var size = sizeThatFits(CGSize(width: keepsWidth ? targetSize.width : 0, height: 0))
    if keepsWidth { size.width = targetSize.width }
    if verticalFittingPriority == .required { size.height = targetSize.height }
    return size
  }
}

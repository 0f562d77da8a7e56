import Typesetting

extension UIButton {
  /// Title in the normal state.
  package var title: String? {
    get { title(for: .normal) }
    set { setTitle(newValue, for: .normal) }
  }
  /// Colour of the title in the present state, where one was set.
  package var titleColor: UIColor? {
    get { titleColor(for: state) }
    set { setTitleColor(newValue, for: .normal) }
  }
  /// Image in the present state.
  package var image: UIImage? {
    get { currentImage }
    set { setImage(newValue, for: .normal) }
  }
  /// Background image in the present state.
  package var backgroundImage: UIImage? {
    get { currentBackgroundImage }
    set { setBackgroundImage(newValue, for: .normal) }
  }

  // MARK: Buttons without a configuration

  /// Size of the info and add buttons: 22 points a side until iOS 13; since its symbols an estimate.
  static func symbolSize(release: UIKitRelease) -> CGSize {
    release.iOS >= 13 ? CGSize(width: 25, height: 24) : CGSize(width: 22, height: 22)
  }

  /// Room above and below the title of a button without insets, and its least width. Over a background
  /// image it is taken to be none: one 22 high under a title of 17 makes a button of 22 in the only
  /// document that tells (monal-im/Monal), so it is less than 5.
  private static let titlePadding: CGFloat = 12
  private static let minimumSide: CGFloat = 30

  var classicSize: CGSize {
    let insets = contentEdgeInsets
    let hasInsets = insets != .zero
    let background = backgroundImage?.alignedSize(displayScale: traitCollection.displayScale)
    let padding = hasInsets || background != nil ? 0 : Self.titlePadding
    let image = currentImage
    let titleSize = effectiveTitle.map { measure($0) }
    // A background alone is not kept from being smaller than a button without anything: a hidden one is 22 by 15
    // in a document of Xcode 12 (multinetinventiv/MultiPay-iOS-Sdk).
    if let background, image == nil, titleSize == nil, !hasInsets { return background }
    var size = CGSize.zero
    if let titleSize {
      size = CGSize(width: titleSize.width, height: titleSize.height + padding)
    }
    if let image {
      size.width += image.size.width
      // Without a title, too, a button is as high as a line of one: documents of Xcode 11 to 26 have
      // five custom buttons with lower pictures at 22, their 18 points' 21.48, and one of 19 points at
      // 23.
      size.height = max(titleSize?.height ?? titleLineHeight, image.size.height)
    } else if titleSize == nil {
      size.height = titleLineHeight + padding
    }
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    if !hasInsets, image == nil { size.width = max(size.width, Self.minimumSide) }
    if let background {
      size.width = max(size.width, background.width)
      size.height = max(size.height, background.height)
    }
    return size
  }

  private var titleLineHeight: CGFloat { measure(TextContent(" ", font: titleFont)).height }

  /// Size of a title in a width, rounded up to whole points as button titles are.
  func measure(_ content: TextContent, width: CGFloat = .infinity) -> CGSize {
    let layout = content.layout(
      width: width, numberOfLines: titleNumberOfLines, lineBreakMode: titleLineBreakMode)
    return CGSize(
      width: PixelGrid.ceil(layout.width, scale: 1), height: PixelGrid.ceil(layout.height, scale: 1)
    )
  }

  // MARK: Configurations

  /// Whether a configuration's title or subtitle takes the lines that its width asks for.
  var wraps: Bool { style?.texts.contains { $0.lineBreakMode.numberOfLines != 1 } ?? false }

  func size(of style: ConfigurationStyle) -> CGSize {
    let image = style.alignedPictureSize(displayScale: traitCollection.displayScale)
    let insets = insets(of: style)
    // As where it is drawn, insets that leave no width give way, and a width that was rounded to pixels
    // does not break a title that it was made for.
    let width = wrappingWidth ?? .infinity
    let sides = insets.leading + insets.trailing
    let room = width > sides ? width - sides : width
    let text = textSize(of: style, in: room + Self.rounding)
    var size = text ?? .zero
    if let image {
      let padding = text == nil ? 0 : style.imagePadding
      switch style.imagePlacement {
      case .leading, .trailing:
        size = CGSize(
          width: size.width + padding + image.width, height: max(size.height, image.height))
      case .top, .bottom:
        size = CGSize(
          width: max(size.width, image.width), height: size.height + padding + image.height)
      }
    }
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  func insets(of style: ConfigurationStyle) -> NSDirectionalEdgeInsets {
    style.contentInsets ?? Self.standardInsets(ofSize: style.buttonSize)
  }

  /// Insets of a configuration by button size; medium is measured on documents, the others are
  /// quoted.
  nonisolated static func standardInsets(ofSize size: String) -> NSDirectionalEdgeInsets {
    switch size {
    case "mini", "small":
      NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case "large": NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    default: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }
  }
}

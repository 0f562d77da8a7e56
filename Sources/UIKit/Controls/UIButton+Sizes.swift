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

  /// Room above and below the title of a button without insets, and its least width.
  private static let titlePadding: CGFloat = 12
  private static let minimumSide: CGFloat = 30

  var classicSize: CGSize {
    let insets = contentEdgeInsets
    let hasInsets = insets != .zero
    let image = currentImage
    let titleSize = effectiveTitle.map(measure)
    var size = CGSize.zero
    if let titleSize {
      size = CGSize(
        width: titleSize.width, height: titleSize.height + (hasInsets ? 0 : Self.titlePadding))
    }
    if let image {
      size.width += image.size.width
      // Without a title, too, a button is as high as a line of one: documents of Xcode 11 to 26 have
      // five custom buttons with lower pictures at 22, their 18 points' 21.48, and one of 19 points at
      // 23.
      size.height = max(titleSize?.height ?? titleLineHeight, image.size.height)
    } else if titleSize == nil {
      size.height = titleLineHeight + (hasInsets ? 0 : Self.titlePadding)
    }
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    if !hasInsets, image == nil { size.width = max(size.width, Self.minimumSide) }
    if let background = backgroundImage?.alignedSize(displayScale: traitCollection.displayScale) {
      size.width = max(size.width, background.width)
      size.height = max(size.height, background.height)
    }
    return size
  }

  private var titleLineHeight: CGFloat { measure(TextContent(" ", font: titleFont)).height }

  /// Size of a title, rounded up to whole points as button titles are.
  private func measure(_ content: TextContent) -> CGSize {
    let layout = content.layout(
      width: .infinity, numberOfLines: 0, lineBreakMode: titleLineBreakMode)
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
    let room = (wrappingWidth ?? .infinity) - insets.leading - insets.trailing
    let text = textSize(of: style, in: room)
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

  /// Size of title and subtitle where they and the picture have room of some width; nil where there is
  /// neither.
  private func textSize(of style: ConfigurationStyle, in room: CGFloat) -> CGSize? {
    let width = textWidth(of: style, in: room)
    let parts = style.texts.map { size(of: $0, in: width) }
    guard !parts.isEmpty else { return nil }
    let padding = parts.count > 1 ? style.titlePadding : 0
    return CGSize(
      width: parts.map(\.width).max() ?? 0, height: parts.map(\.height).reduce(padding, +))
  }

  /// What a picture at the side leaves of some room.
  private func textWidth(of style: ConfigurationStyle, in room: CGFloat) -> CGFloat {
    guard let picture = style.pictureSize, [.leading, .trailing].contains(style.imagePlacement)
    else { return room }
    return room - picture.width - style.imagePadding
  }

  /// Size of a title or a subtitle where it has room of some width.
  private func size(
    of text: (content: TextContent, lineBreakMode: NSLineBreakMode), in width: CGFloat
  ) -> CGSize {
    let mode = text.lineBreakMode
    let layout = text.content.layout(
      width: Double(max(0, width)), numberOfLines: mode.numberOfLines, lineBreakMode: mode)
    let scale = traitCollection.displayScale
    return CGSize(
      width: PixelGrid.ceil(layout.width, scale: scale),
      height: PixelGrid.ceil(layout.height, scale: scale))
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

  // MARK: Baselines

  /// Distances of the title's first baseline from the top and of its last one from the bottom, at the
  /// button's own height; nil without a title.
  var titleBaselines: (first: CGFloat, last: CGFloat)? {
    guard let title = style?.title ?? effectiveTitle, let face = title.runs.first?.attributes.face
    else { return nil }
    // Width decides where the lines of a title break, and nothing else here.
    let size = CGSize(
      width: wrappingWidth ?? .greatestFiniteMagnitude, height: intrinsicContentSize.height)
    let content = contentRect(forBounds: CGRect(origin: .zero, size: size))
    let metrics = MeasuringTypesetter.current.metrics(of: face)
    let first = PixelGrid.round(
      parts(in: content).title.minY + metrics.ascender, scale: traitCollection.displayScale)
    let height: CGFloat
    if let style, let text = style.texts.first {
      height = self.size(of: text, in: textWidth(of: style, in: content.width)).height
    } else {
      height = measure(title).height
    }
    let lines = max(1, (height / metrics.lineHeight).rounded(.down))
    return (first, size.height - first - (lines - 1) * metrics.lineHeight)
  }

  // MARK: Parts

  /// Where title and image go in the room that the insets leave.
  func parts(in room: CGRect) -> (title: CGRect, image: CGRect) {
    let style = style
    let image = (style == nil ? currentImage?.size : style?.pictureSize) ?? .zero
    let text: CGSize
    if let style {
      text = textSize(of: style, in: room.width) ?? .zero
    } else {
      text = effectiveTitle.map(measure) ?? .zero
    }
    let padding = image == .zero || text == .zero ? 0 : style?.imagePadding ?? 0
    let placement = style?.imagePlacement ?? .leading
    guard placement == .leading || placement == .trailing else {
      return stacked(image, text, padding: padding, imageFirst: placement == .top, in: room)
    }
    let isRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let imageFirst = (placement == .leading) != isRight
    let imageWidth = min(image.width, room.width)
    let textWidth = min(text.width, max(0, room.width - imageWidth - padding))
    let total = imageWidth + padding + textWidth
    let x = start(of: total, in: room)
    let imageX = imageFirst ? x : x + textWidth + padding
    let textX = imageFirst ? x + imageWidth + padding : x
    func placed(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      let height = min(height, room.height)
      return CGRect(x: x, y: top(of: height, in: room), width: width, height: height)
    }
    return (
      shifted(placed(textX, textWidth, text.height), by: titleEdgeInsets, if: style == nil),
      shifted(placed(imageX, imageWidth, image.height), by: imageEdgeInsets, if: style == nil)
    )
  }

  private func stacked(
    _ image: CGSize, _ text: CGSize, padding: CGFloat, imageFirst: Bool, in room: CGRect
  ) -> (title: CGRect, image: CGRect) {
    let y = top(of: image.height + padding + text.height, in: room)
    let width = min(text.width, room.width)
    return (
      CGRect(
        x: room.midX - width / 2, y: imageFirst ? y + image.height + padding : y, width: width,
        height: text.height),
      CGRect(
        x: room.midX - image.width / 2, y: imageFirst ? y : y + text.height + padding,
        width: image.width, height: image.height)
    )
  }

  private func start(of width: CGFloat, in room: CGRect) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left: room.minX
    case .right: room.maxX - width
    default: room.midX - width / 2
    }
  }

  private func top(of height: CGFloat, in room: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top: room.minY
    case .bottom: room.maxY - height
    default: room.midY - height / 2
    }
  }

  /// Insets of title and image move them by half of what opposite edges differ by.
  private func shifted(_ rect: CGRect, by insets: UIEdgeInsets, if moves: Bool) -> CGRect {
    guard moves else { return rect }
    return rect.offsetBy(
      dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}

import Typesetting

// Where title and image go in a button.

extension UIButton {
  /// What the insets of a configuration leave of the button. They give way where they leave no width.
  func contentRect(of style: ConfigurationStyle, in bounds: CGRect) -> CGRect {
    let insets = insets(of: style)
    let isRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let hasRoom = bounds.width > insets.leading + insets.trailing
    return bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: !hasRoom ? 0 : isRight ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: !hasRoom ? 0 : isRight ? insets.leading : insets.trailing))
  }

  /// How much narrower a button may have become when its edges were rounded to pixels: that must not
  /// break or cut a title that it was made for.
  static var rounding: CGFloat { 0.5 }

  /// Where title and image go in the room that the insets leave, as the control's content alignment
  /// says.
  package func parts(in room: CGRect) -> (title: CGRect, image: CGRect) {
    guard let style else { return classicParts(in: room) }
    let image = style.pictureSize ?? .zero
    let text = textSize(of: style, in: room.width + Self.rounding) ?? .zero
    let padding = image == .zero || text == .zero ? 0 : style.imagePadding
    switch style.imagePlacement {
    case .leading, .trailing:
      return beside(
        image, text, padding: padding, imageFirst: style.imagePlacement == .leading, in: room)
    case .top, .bottom:
      return stacked(
        image, text, padding: padding, imageFirst: style.imagePlacement == .top, in: room)
    }
  }

  private func classicParts(in room: CGRect) -> (title: CGRect, image: CGRect) {
    let whole = currentImage?.size ?? .zero
    let image = CGSize(
      width: min(whole.width, max(0, room.width)), height: min(whole.height, max(0, room.height)))
    let textRoom = max(0, room.width - image.width)
    // A title that is cut is as wide as its room.
    let most = titleNumberOfLines == 1 ? .infinity : textRoom + Self.rounding
    let text = effectiveTitle.map { measure($0, width: most) } ?? .zero
    let parts = beside(
      image, CGSize(width: min(text.width, textRoom), height: text.height), padding: 0,
      imageFirst: true, in: room)
    return (
      parts.title.offsetBy(titleEdgeInsets), parts.image.offsetBy(imageEdgeInsets)
    )
  }

  private func beside(
    _ image: CGSize, _ text: CGSize, padding: CGFloat, imageFirst: Bool, in room: CGRect
  ) -> (title: CGRect, image: CGRect) {
    let isRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = start(of: image.width + padding + text.width, in: room)
    let isImageLeft = imageFirst != isRight
    func placed(_ size: CGSize, _ x: CGFloat) -> CGRect {
      CGRect(x: x, y: top(of: size.height, in: room), width: size.width, height: size.height)
    }
    return (
      placed(text, isImageLeft ? x + image.width + padding : x),
      placed(image, isImageLeft ? x : x + text.width + padding)
    )
  }

  private func stacked(
    _ image: CGSize, _ text: CGSize, padding: CGFloat, imageFirst: Bool, in room: CGRect
  ) -> (title: CGRect, image: CGRect) {
    let y = top(of: image.height + padding + text.height, in: room)
    func placed(_ size: CGSize, _ y: CGFloat) -> CGRect {
      CGRect(x: start(of: size.width, in: room), y: y, width: size.width, height: size.height)
    }
    return (
      placed(text, imageFirst ? y + image.height + padding : y),
      placed(image, imageFirst ? y : y + text.height + padding)
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

  // MARK: Baselines

  /// Distances of the title's first baseline from the top and of its last one from the bottom, at the
  /// button's own height; nil where there is neither title nor picture, or no title in a configuration.
  ///
  /// Of a picture alone the baseline is where the title's would be, which then has no height: of buttons of 64 and 22 with
  /// one baseline the smaller ones stand in the middle beside the other (semihozsoy/MusicApp).
  var titleBaselines: (first: CGFloat, last: CGFloat)? {
    guard let title = style?.title ?? effectiveTitle, !title.runs.isEmpty else {
      guard standsByPicture else { return nil }
      let height = intrinsicContentSize.height
      let content = contentRect(
        forBounds: CGRect(x: 0, y: 0, width: intrinsicContentSize.width, height: height))
      let middle = parts(in: content).title.midY
      return (middle, height - middle)
    }
    // Width decides where the lines of a title break, and nothing else here.
    let height = intrinsicContentSize.height
    let content = contentRect(
      forBounds: CGRect(
        x: 0, y: 0, width: wrappingWidth ?? .greatestFiniteMagnitude, height: height))
    let mode = style?.texts.first?.lineBreakMode ?? titleLineBreakMode
    let width = style.map { textWidth(of: $0, in: content.width + Self.rounding) }
    let layout = title.layout(
      width: width ?? .infinity,
      numberOfLines: style == nil ? titleNumberOfLines : mode.numberOfLines, lineBreakMode: mode)
    let first = PixelGrid.round(
      parts(in: content).title.minY + layout.firstBaseline, scale: traitCollection.displayScale)
    return (first, height - first - (layout.lastBaseline - layout.firstBaseline))
  }

  /// Whether there is a picture and no title, without a configuration.
  var standsByPicture: Bool { style == nil && effectiveTitle == nil && currentImage != nil }

  // MARK: Texts of configurations

  /// What a picture at the side leaves of some room.
  private func textWidth(of style: ConfigurationStyle, in room: CGFloat) -> CGFloat {
    guard let picture = style.pictureSize, [.leading, .trailing].contains(style.imagePlacement)
    else { return max(0, room) }
    return max(0, room - picture.width - style.imagePadding)
  }

  /// Sizes of title and subtitle, as far as there is one, where they and the picture have room of
  /// some width.
  private func textSizes(of style: ConfigurationStyle, in room: CGFloat) -> [CGSize] {
    let scale = traitCollection.displayScale
    let width = textWidth(of: style, in: room)
    return style.texts.map { text, mode in
      let layout = text.layout(
        width: width, numberOfLines: mode.numberOfLines, lineBreakMode: mode)
      let emoji = layout.lines.count == 1 ? text.runs.compactMap(\.emojiLineHeight).max() ?? 0 : 0
      return CGSize(
        width: PixelGrid.ceil(layout.width, scale: scale),
        height: PixelGrid.ceil(max(layout.height, CGFloat(emoji)), scale: scale))
    }
  }

  /// Size of title and subtitle together; nil where there is neither.
  func textSize(of style: ConfigurationStyle, in room: CGFloat) -> CGSize? {
    let parts = textSizes(of: style, in: room)
    guard !parts.isEmpty else { return nil }
    let padding = parts.count > 1 ? style.titlePadding : 0
    return CGSize(
      width: parts.map(\.width).max() ?? 0, height: parts.map(\.height).reduce(padding, +))
  }

  /// The heights of title and subtitle in the content's rectangle.
  package func textHeights(of style: ConfigurationStyle, in room: CGRect) -> [CGFloat] {
    textSizes(of: style, in: room.width + Self.rounding).map(\.height)
  }
}

extension CGRect {
  /// Insets of title and image move them by half of what opposite edges differ by.
  fileprivate func offsetBy(_ insets: UIEdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}

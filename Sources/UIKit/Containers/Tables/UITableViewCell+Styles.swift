/// Frames of the labels that a cell of a built-in style makes itself.
///
/// Heights and positions as documents show them: text keeps its line height and is centred, two
/// lines are centred together, details stand at the trailing end. The distances to the content
/// view's sides are those of the document; in right-to-left everything is mirrored.
extension UITableViewCell {
  /// Places text, detail and picture of a built-in style; nothing for a custom cell.
  func layoutStyle() {
    guard let cellStyle, let text = parts.text else { return placePictureAlone() }
    rememberStyleFrames()
    let size = contentView.frame.size
    switch cellStyle {
    case .default:
      let start = givenStart(of: text)
      let end = givenEnd(of: text)
      set(text, x: start, y: 0, width: size.width - start - end, height: size.height)
    case .value1 where stacksDetail: layoutSubtitle(text, in: size)
    case .value1: layoutValue1(text, in: size)
    case .value2: layoutValue2(text, in: size)
    case .subtitle: layoutSubtitle(text, in: size)
    }
    if let imageView = parts.image {
      let side = pictureSize(imageView)
      set(
        imageView, x: givenStart(of: imageView), y: centred(side.height, in: size.height),
        width: side.width, height: side.height)
    }
  }

  /// Height that the labels of a built-in style ask for, at the present text size.
  var styleHeight: CGFloat? {
    guard let cellStyle, let text = parts.text else { return nil }
    let first = text.intrinsicContentSize.height
    let second = parts.detail?.intrinsicContentSize.height ?? 0
    let isStacked = cellStyle == .subtitle || stacksDetail
    let lines = isStacked ? first + second : max(first, second)
    return max(Self.minimumHeight, lines + Self.verticalPadding)
  }

  /// Whether the detail goes below the text, as it does at the text sizes for accessibility.
  private var stacksDetail: Bool {
    cellStyle == .value1 && traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Least space between text and detail on one line.
  private static let detailSpacing: CGFloat = 6

  /// Room above and below the text of a cell that sizes itself.
  private static let verticalPadding: CGFloat = 20

  // MARK: Styles

  private func layoutValue1(_ text: UILabel, in size: CGSize) {
    let own = text.intrinsicContentSize
    set(
      text, x: givenStart(of: text), y: centred(own.height, in: size.height), width: own.width,
      height: own.height)
    guard let detail = parts.detail else { return }
    let end = size.width - givenEnd(of: detail)
    let other = detail.intrinsicContentSize
    let width = max(
      0, min(other.width, end - text.frame.width - givenStart(of: text) - Self.detailSpacing))
    set(
      detail, x: end - width, y: centred(other.height, in: size.height), width: width,
      height: other.height)
  }

  private func layoutValue2(_ text: UILabel, in size: CGSize) {
    let height = text.intrinsicContentSize.height
    set(
      text, x: givenStart(of: text), y: centred(height, in: size.height),
      width: givenWidth(of: text), height: height)
    guard let detail = parts.detail else { return }
    let start = givenStart(of: detail)
    let other = detail.intrinsicContentSize.height
    set(
      detail, x: start, y: centred(other, in: size.height),
      width: size.width - start - givenEnd(of: detail), height: other)
  }

  private func layoutSubtitle(_ text: UILabel, in size: CGSize) {
    let first = text.intrinsicContentSize
    let second = parts.detail?.intrinsicContentSize ?? .zero
    let top = centred(first.height + second.height, in: size.height)
    set(text, x: givenStart(of: text), y: top, width: first.width, height: first.height)
    guard let detail = parts.detail else { return }
    set(
      detail, x: givenStart(of: stacksDetail ? text : detail), y: top + first.height,
      width: second.width,
      height: second.height)
  }

  // MARK: Distances

  private func centred(_ length: CGFloat, in room: CGFloat) -> CGFloat {
    PixelGrid.ceil((room - length) / 2, scale: traitCollection.displayScale)
  }

  private func rememberStyleFrames() {
    guard givenStyleFrames.isEmpty, nibElementName != nil else { return }
    for view in [parts.text, parts.detail, parts.image].compactMap({ $0 as UIView? }) {
      givenStyleFrames[ObjectIdentifier(view)] = view.frame
    }
  }

  private func givenStart(of view: UIView) -> CGFloat {
    if nibElementName == nil { return ownStart(of: view) }
    return givenStyleFrames[ObjectIdentifier(view)]?.minX ?? view.frame.minX
  }

  private func givenWidth(of view: UIView) -> CGFloat {
    if nibElementName == nil { return Self.sideLabelWidth }
    return givenStyleFrames[ObjectIdentifier(view)]?.width ?? view.frame.width
  }

  /// Distance from the view's end to the content view's in the document, at least 8 points.
  private func givenEnd(of view: UIView) -> CGFloat {
    if nibElementName == nil { return contentView.layoutMargins(at: .trailing) }
    let frame = givenStyleFrames[ObjectIdentifier(view)] ?? view.frame
    let width = (givenFrame ?? self.frame).width - (contentGap?.width ?? 0)
    return max(8, width - frame.maxX)
  }

  // MARK: Cells made in code

  /// Width of the label at the side, of the style that has one.
  private static let sideLabelWidth: CGFloat = 91
  /// Distance between that label and the detail, and between a picture and the text.
  private static let sideLabelSpacing: CGFloat = 6
  private static let pictureSpacing: CGFloat = 16

  private func ownStart(of view: UIView) -> CGFloat {
    let margin =
      contentView.layoutMargins(at: .leading)
      + CGFloat(indentationLevel) * indentationWidth
    if view === parts.image { return margin }
    if cellStyle == .value2, view === parts.detail {
      return margin + Self.sideLabelWidth + Self.sideLabelSpacing
    }
    guard let picture = parts.image, picture.image != nil else { return margin }
    return margin + pictureSize(picture).width + Self.pictureSpacing
  }

  private func pictureSize(_ view: UIImageView) -> CGSize {
    nibElementName == nil ? view.image?.size ?? .zero : view.frame.size
  }

  private func placePictureAlone() {
    guard nibElementName == nil, let picture = parts.image else { return }
    let size = pictureSize(picture)
    set(
      picture, x: givenStart(of: picture), y: centred(size.height, in: contentView.frame.height),
      width: size.width, height: size.height)
  }

  private func set(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    let room = contentView.frame.width
    let length = max(0, min(width, room - x))
    view.frame = CGRect(
      x: isRightToLeft ? room - x - length : x, y: y, width: length, height: height)
  }
}

extension UIView {
  /// The margin at the end where lines begin or end.
  fileprivate func layoutMargins(at edge: NSLayoutConstraint.Attribute) -> CGFloat {
    let margins = directionalLayoutMargins
    return edge == .leading ? margins.leading : margins.trailing
  }
}

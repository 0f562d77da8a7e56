/// Frames of the labels that a cell of a built-in style makes itself.
///
/// Heights and positions as documents show them: text keeps its line height and is centred, two
/// lines are centred together, details stand at the trailing end. On the canvas the distances to
/// the content view's sides are those of the document, elsewhere its margins; in right-to-left
/// everything is mirrored.
extension UITableViewCell {
  /// Places text, detail and picture of a built-in style; nothing for a custom cell.
  func layoutStyle() {
    guard let cellStyle, let text = parts.text else { return placePictureAlone() }
    rememberStyleFrames()
    let size = contentView.frame.size
    switch cellStyle {
    case .default:
      set(text, x: start(of: text), y: 0, width: room(for: text), height: size.height)
    case .value1 where stacksDetail: layoutSubtitle(text, in: size)
    case .value1: layoutValue1(text, in: size)
    case .value2: layoutValue2(text, in: size)
    case .subtitle: layoutSubtitle(text, in: size)
    }
    if let imageView = parts.image {
      let side = pictureSize(imageView)
      set(
        imageView, x: start(of: imageView), y: centred(side.height, in: size.height),
        width: side.width, height: side.height)
    }
  }

  /// Height that the labels of a built-in style ask for, at the present width and text size.
  var styleHeight: CGFloat? {
    guard let cellStyle, let text = parts.text else { return nil }
    rememberStyleFrames()
    let first = fitted(text).height
    let second = parts.detail.map { fitted($0).height } ?? 0
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

  /// A detail of one line stands on the text's baseline, both at whole points: in 58 cells of public
  /// documents of Xcode 9 to 15, 12 of them with details of another size or font. Apps are taken to lay
  /// their cells out alike. Text without words has a baseline, too.
  private func layoutValue1(_ text: UILabel, in size: CGSize) {
    let own = text.intrinsicContentSize
    let start = self.start(of: text)
    set(
      text, x: start, y: wholePoints((size.height - own.height) / 2), width: own.width,
      height: own.height)
    guard let detail = parts.detail else { return }
    let end = size.width - self.end(of: detail)
    let other = detail.intrinsicContentSize
    let width = max(0, min(other.width, end - text.frame.width - start - Self.detailSpacing))
    let line = max(
      own.height, PixelGrid.ceil(text.font.lineHeight, scale: traitCollection.displayScale))
    let baseline = (size.height - line) / 2 + text.firstLineAscender
    let isOneLine =
      max(own.height, other.height) < 2 * min(text.font.lineHeight, detail.font.lineHeight)
    let top =
      isOneLine
      ? wholePoints(baseline - detail.firstLineAscender) : centred(other.height, in: size.height)
    set(detail, x: end - width, y: top, width: width, height: other.height)
  }

  private func wholePoints(_ y: CGFloat) -> CGFloat { PixelGrid.ceil(y, scale: 1) }

  private func layoutValue2(_ text: UILabel, in size: CGSize) {
    let height = text.intrinsicContentSize.height
    set(
      text, x: start(of: text), y: centred(height, in: size.height), width: sideWidth(of: text),
      height: height)
    guard let detail = parts.detail else { return }
    let other = detail.intrinsicContentSize.height
    set(
      detail, x: start(of: detail), y: centred(other, in: size.height), width: room(for: detail),
      height: other)
  }

  /// Up to iOS 12 the text begins at a whole point: 15 cells of eight public documents. Since iOS 13 it lies
  /// higher than here where there is room, by up to 3 points, by a rule that is not known.
  private func layoutSubtitle(_ text: UILabel, in size: CGSize) {
    let first = fitted(text)
    let second = parts.detail.map { fitted($0) } ?? .zero
    let lines = first.height + second.height
    let top =
      UIKitRelease.current.iOS < 13
      ? wholePoints((size.height - lines) / 2) : centred(lines, in: size.height)
    set(text, x: start(of: text), y: top, width: first.width, height: first.height)
    guard let detail = parts.detail else { return }
    set(
      detail, x: start(of: stacksDetail ? text : detail), y: top + first.height,
      width: second.width, height: second.height)
  }

  // MARK: Distances

  private func centred(_ length: CGFloat, in room: CGFloat) -> CGFloat {
    PixelGrid.ceil((room - length) / 2, scale: traitCollection.displayScale)
  }

  /// Size of a label's text, in as many lines as it may have.
  private func fitted(_ label: UILabel) -> CGSize {
    guard label.numberOfLines != 1, cellStyle == .default || cellStyle == .subtitle else {
      let size = label.intrinsicContentSize
      return keepsGivenFrames
        ? size : CGSize(width: min(size.width, room(for: label)), height: size.height)
    }
    return label.sizeThatFits(CGSize(width: room(for: label), height: .greatestFiniteMagnitude))
  }

  /// Width from where a label starts to where its text has to end.
  private func room(for label: UILabel) -> CGFloat {
    max(0, contentView.frame.width - start(of: label) - end(of: label))
  }

  /// Whether the frames of the document count, as on its canvas.
  private var keepsGivenFrames: Bool { nibElementName != nil && !followsContentHeight }

  private func start(of view: UIView) -> CGFloat {
    if keepsGivenFrames { return givenFrame(of: view).minX }
    if view === parts.image { return startMargin + pictureInset }
    let isBesideLabel = cellStyle == .value2 && view === parts.detail
    return startMargin + pictureRoom
      + (isBesideLabel ? Self.sideLabelWidth + Self.sideLabelSpacing : 0)
  }

  /// Distance from a view's end to the content view's.
  private func end(of view: UIView) -> CGFloat {
    keepsGivenFrames ? givenEnd(of: view) : contentView.directionalLayoutMargins.trailing
  }

  private var startMargin: CGFloat {
    contentView.directionalLayoutMargins.leading + CGFloat(indentationLevel) * indentationWidth
  }

  private func pictureSize(_ view: UIImageView) -> CGSize {
    nibElementName == nil ? view.image?.size ?? .zero : view.frame.size
  }

  private func placePictureAlone() {
    guard nibElementName == nil, let picture = parts.image else { return }
    let size = pictureSize(picture)
    set(
      picture, x: start(of: picture), y: centred(size.height, in: contentView.frame.height),
      width: size.width, height: size.height)
  }

  private func set(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    let room = contentView.frame.width
    let length = max(0, min(width, room - x))
    view.frame = CGRect(
      x: isRightToLeft ? room - x - length : x, y: y, width: length, height: height)
  }

  /// Width of the label at the side, of the style that has one.
  private static let sideLabelWidth: CGFloat = 91
  /// Distance between that label and the detail.
  private static let sideLabelSpacing: CGFloat = 6
  /// Distance between a picture and the text: 27 cells have it, in documents of Xcode 8 and 16.
  private static let pictureSpacing: CGFloat = 15

  private func sideWidth(of label: UILabel) -> CGFloat {
    keepsGivenFrames ? givenFrame(of: label).width : Self.sideLabelWidth
  }

  /// What a picture takes before the text, the distance between them included.
  private var pictureRoom: CGFloat {
    if nibElementName != nil { return givenPicture.map { $0.room } ?? 0 }
    guard let picture = parts.image, picture.image != nil else { return 0 }
    return pictureSize(picture).width + Self.pictureSpacing
  }

  private var pictureInset: CGFloat { nibElementName != nil ? givenPicture?.inset ?? 0 : 0 }

  // MARK: Cells of documents

  /// What a document's picture takes before the text, and where it stands in there.
  ///
  /// Symbols are centred in a column that is wider than most of them: what is between a picture's
  /// middle and the column's end is on its other side, too.
  private var givenPicture: (room: CGFloat, inset: CGFloat)? {
    guard let text = parts.text, let picture = parts.image.map({ givenFrame(of: $0) }),
      picture.width > 0
    else { return nil }
    let end = givenFrame(of: text).minX - Self.pictureSpacing
    let width = max(picture.width, 2 * (end - picture.midX))
    return (width + Self.pictureSpacing, (width - picture.width) / 2)
  }

  private func rememberStyleFrames() {
    guard givenStyleFrames.isEmpty, nibElementName != nil else { return }
    for view in [parts.text, parts.detail, parts.image].compactMap({ $0 as UIView? }) {
      givenStyleFrames[ObjectIdentifier(view)] = view.frame
    }
  }

  private func givenFrame(of view: UIView) -> CGRect {
    givenStyleFrames[ObjectIdentifier(view)] ?? view.frame
  }

  /// Distance from the view's end to the content view's in the document, at least 8 points since iOS 13.
  ///
  /// Until iOS 12 text beside an accessory ends 1 or 2 points before the content view, or with it: in
  /// 14 cells of four repositories. Since iOS 13 it is 8 points, in 15 repositories.
  private func givenEnd(of view: UIView) -> CGFloat {
    let width = (givenFrame ?? frame).width - (contentGap?.width ?? 0)
    let least: CGFloat = UIKitRelease.current.iOS < 13 && hasAccessory ? 0 : 8
    return max(least, width - givenFrame(of: view).maxX)
  }
}

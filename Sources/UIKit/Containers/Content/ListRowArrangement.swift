/// Where the picture and the texts of a row stand, in left-to-right coordinates.
///
/// The picture stands at the leading margin, the texts beside it: the second below the first, or at
/// the trailing margin where that is preferred and both have room on one line. Everything is centred
/// vertically.
@MainActor
struct ListRowArrangement {
  struct Places {
    var text: CGRect?
    var secondary: CGRect?
    var image: CGRect?
  }

  let content: UIListContentConfiguration
  let margins: NSDirectionalEdgeInsets
  let label: UILabel?
  let secondaryLabel: UILabel?
  let picture: UIImageView?
  let scale: CGFloat

  /// The picture's size, made to fit what it may take up.
  private var imageSize: CGSize {
    guard let size = picture?.intrinsicContentSize, size.width > 0, size.height > 0 else {
      return .zero
    }
    let limit = content.imageProperties.maximumSize
    let share = min(
      1, limit.width > 0 ? limit.width / size.width : 1,
      limit.height > 0 ? limit.height / size.height : 1)
    return CGSize(width: size.width * share, height: size.height * share)
  }

  private var imageRoom: CGSize {
    guard picture != nil else { return .zero }
    let reserved = content.imageProperties.reservedLayoutSize
    return CGSize(
      width: reserved.width > 0 ? reserved.width : imageSize.width,
      height: max(reserved.height, imageSize.height))
  }

  /// Distance from the leading edge to the texts.
  var textStart: CGFloat {
    margins.leading + (picture == nil ? 0 : imageRoom.width + content.imageToTextPadding)
  }

  private func size(of label: UILabel?, width: CGFloat) -> CGSize? {
    label.map {
      let size = $0.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      return CGSize(width: min(size.width, width), height: size.height)
    }
  }

  private struct Texts {
    var first: CGSize?
    var second: CGSize?
    var isSideBySide: Bool
    var size: CGSize
  }

  private func texts(width: CGFloat) -> Texts {
    let whole = CGFloat.greatestFiniteMagnitude
    if content.prefersSideBySideTextAndSecondaryText,
      let first = size(of: label, width: whole), let second = size(of: secondaryLabel, width: whole)
    {
      let length = first.width + content.textToSecondaryTextHorizontalPadding + second.width
      if length <= width {
        return Texts(
          first: first, second: second, isSideBySide: true,
          size: CGSize(width: length, height: max(first.height, second.height)))
      }
    }
    let (first, second) = (size(of: label, width: width), size(of: secondaryLabel, width: width))
    let gap = first != nil && second != nil ? content.textToSecondaryTextVerticalPadding : 0
    return Texts(
      first: first, second: second, isSideBySide: false,
      size: CGSize(
        width: max(first?.width ?? 0, second?.width ?? 0),
        height: (first?.height ?? 0) + gap + (second?.height ?? 0)))
  }

  func size(forWidth width: CGFloat) -> CGSize {
    let isOpen = width >= CGFloat.greatestFiniteMagnitude
    let room = isOpen ? width : max(0, width - textStart - margins.trailing)
    let texts = texts(width: room)
    return CGSize(
      width: textStart + texts.size.width + margins.trailing,
      height: margins.top + max(texts.size.height, imageRoom.height) + margins.bottom)
  }

  func places(in size: CGSize) -> Places {
    let room = max(0, size.width - textStart - margins.trailing)
    let texts = texts(width: room)
    let middle = margins.top + (size.height - margins.top - margins.bottom) / 2
    func top(_ height: CGFloat) -> CGFloat { PixelGrid.round(middle - height / 2, scale: scale) }
    var places = Places()
    if picture != nil {
      places.image = CGRect(
        x: margins.leading + (imageRoom.width - imageSize.width) / 2, y: top(imageSize.height),
        width: imageSize.width, height: imageSize.height)
    }
    // Aligned and justified texts need the whole width.
    let isNatural = content.textProperties.alignment == .natural
    if let first = texts.first {
      places.text = CGRect(
        x: textStart, y: top(texts.isSideBySide ? first.height : texts.size.height),
        width: texts.isSideBySide || isNatural ? first.width : room, height: first.height)
    }
    if let second = texts.second {
      let below =
        top(texts.size.height) + (texts.first?.height ?? 0)
        + (texts.first == nil ? 0 : content.textToSecondaryTextVerticalPadding)
      let isNatural = content.secondaryTextProperties.alignment == .natural
      places.secondary =
        texts.isSideBySide
        ? CGRect(
          x: size.width - margins.trailing - second.width, y: top(second.height),
          width: second.width, height: second.height)
        : CGRect(
          x: textStart, y: below, width: isNatural ? second.width : room, height: second.height)
    }
    return places
  }
}

/// Sizes of labels and buttons on Interface Builder's canvas, which come from its library.
extension LayoutEngine {
  /// Height of a label from Interface Builder's library: its font's 20.29 in whole points.
  private static let libraryLabelHeight = 21.0
  /// Height of a configured button from there: its title's 20.29 and 14, in whole points.
  private static let libraryButtonHeight = 35.0

  /// A view's content size, as Interface Builder's canvas has it.
  ///
  /// Labels come from the library 42 × 21. Interface Builder takes over the height that the text
  /// asks for once that is a point off, and until then lays out with the 21 points, though the font
  /// asks for 20½ or 20⅓. Of the corpus' single-line labels in the system font of 17 points 246 are
  /// 21 high and 63 as their font asks, in 29 of 32 repositories most; on canvases of three pixels a
  /// point it is 63 and 6. With 12 or 16 points there, which are more than a point off, 0 and 5;
  /// inside stack views, whose contents UIKit arranges on the canvas, 0 and 45; where several lines
  /// are allowed 1 and 22, but up to Xcode 8 eight and 0. Of text styles the headline is so in documents
  /// of Xcode 8 to 12, 10 labels of five repositories and one not, and the body up to Xcode 9, two; later
  /// ones are found both ways. Labels of a class with attributes in the inspector are left out, 0 and 3 in
  /// two repositories (OmnieCommerce, MarqueeLabel).
  ///
  /// Their widths are in whole points, too: of those 21 high whose text asks for a fraction, 67 are a
  /// whole number wide and 27 are not. This is followed on canvases of three pixels a point (26 and
  /// 7), where a fraction may be ⅔ off; on those of two it is half a point, which the tables of
  /// advances do not tell apart. Labels in large sizes of the regular font are a whole number wide there,
  /// too, in documents of three repositories (googleads' examples, tensorflow, AppPeterPan), but for
  /// “Game Started” in one. Inside cells most are as the text asks: ten labels of two repositories, nine of
  /// them Kingfisher's, and five of three are whole.
  func contentSize(of view: UIView) -> CGSize {
    let size = view.effectiveIntrinsicSize
    guard view.isOnCanvas else { return size }
    if let label = view as? UILabel { return contentSize(of: label, size) }
    if let button = view as? UIButton, size.height != size.height.rounded(),
      keepsWholeHeight(of: button, size)
    {
      return CGSize(width: size.width, height: size.height.rounded(.up))
    }
    return size
  }

  private func contentSize(of label: UILabel, _ natural: CGSize) -> CGSize {
    var size = natural
    guard label.numberOfLines == 1 || UIKitRelease.current.iOS < 11,
      label.designableSize == nil, !label.isInspectable, label.shadowRoom == 0,
      !isInsideStack(label)
    else { return size }
    let isOnThirds = label.traitCollection.displayScale > 2
    if keepsLibraryHeight(label.font), size.height.rounded(.up) == Self.libraryLabelHeight {
      size.height = Self.libraryLabelHeight
      if isOnThirds, !isInsideCell(label) { size.width = size.width.rounded(.up) }
    } else if label.numberOfLines == 1, keepsWholeHeight(label.font) {
      size.height = size.height.rounded(.up)
      if isOnThirds, label.font.pointSize >= 20 { size.width = size.width.rounded(.up) }
    } else if label.numberOfLines == 1, isOnThirds, keepsWholeHeightInController(label) {
      size.height = size.height.rounded(.up)
    }
    return size
  }

  private func keepsLibraryHeight(_ font: UIFont) -> Bool {
    let release = UIKitRelease.current.iOS
    return switch font.scaling?.style {
    case nil: true
    case .headline: (10...14).contains(release)
    case .body: (10...11).contains(release)
    default: false
    }
  }

  /// Since Xcode 8 labels in large sizes of the regular system font are whole points high, too, and in Xcode
  /// 8 and 9 those of any size. Of those from 20 points on 25 are in documents and 4 are not; since Xcode 11 inside
  /// other views than a controller's four of two repositories are and one is not, in a cell's content view one is not.
  /// Of smaller ones of Xcode 9 13 of seven repositories and 3 of two, of Xcode 8 seven of six and none. Others are
  /// found both ways.
  private func keepsWholeHeight(_ font: UIFont) -> Bool {
    guard font.scaling == nil, font.face.family == .system, font.face.weight == .regular,
      !font.face.isItalic
    else { return false }
    let release = UIKitRelease.current.iOS
    return (10...11).contains(release) || release > 11 && font.pointSize >= 20
  }

  /// On canvases of three pixels a point labels right in a controller's view are whole points high in any size,
  /// medium ones, too: of those below 20 points eight are in documents of three repositories and one is not
  /// (Cocoanetics/DTCoreText), of medium ones four of two. Their widths are found both ways. Bold ones (two) are
  /// not so, and elsewhere 9 regular ones are and 17 are not.
  private func keepsWholeHeightInController(_ label: UILabel) -> Bool {
    let face = label.font.face
    return label.superview?.isControllersView == true && label.font.scaling == nil
      && face.family == .system && !face.isItalic && [.regular, .medium].contains(face.weight)
  }

  /// Up to Xcode 14.3 buttons with a configuration that nothing else makes as high as they are, and whose title
  /// asks for a fraction, are whole points high on canvases of three pixels a point: twelve of seven documents
  /// are, three of three authors of one course are not. Later six are not (four documents) and five are (two); inside
  /// stack views 13 are not. Their widths are fractions in four documents (as in RomaOkorosso/fefu-ios-base-repo), and of
  /// those with whole ones none tells. On canvases of two pixels half a point is all that it would be.
  ///
  /// Those that are held in width, which a new title does not make wider, keep the library's height later, too (two
  /// documents of two repositories, plug-ins 22685 and 23506); with a title that asks for 39⅓ they have it (two of
  /// one, plug-in 22685).
  private func keepsWholeHeight(of button: UIButton, _ size: CGSize) -> Bool {
    guard button.style != nil, button.traitCollection.displayScale > 2,
      button.statedLength(along: .vertical) == nil, !isInsideStack(button)
    else { return false }
    return UIKitRelease.current < Self.firstReleaseWithFractionalButtons
      || size.height.rounded(.up) == Self.libraryButtonHeight && isHeldInWidth(button)
  }

  /// Whether a view states its width, or its sides stand at those of what contains it.
  private func isHeldInWidth(_ view: UIView) -> Bool {
    if view.statedLength(along: .horizontal) != nil { return true }
    let sides = sequence(first: view, next: \.superview).dropFirst().lazy
      .flatMap(\.ownConstraints).compactMap { self.side(of: view, thatContainerHolds: $0) }
    return Set(sides).count == 2
  }

  /// The side of a view that a constraint ties to one of a view around it.
  private func side(
    of view: UIView, thatContainerHolds constraint: NSLayoutConstraint
  ) -> NSLayoutConstraint.Attribute.Side? {
    guard constraint.relation == .equal, constraint.priority == .required, constraint.isActive,
      let first = NSLayoutConstraint.view(of: constraint.firstItem),
      let second = NSLayoutConstraint.view(of: constraint.secondItem)
    else { return nil }
    if constraint.firstItem === view, view !== second, view.isDescendant(of: second) {
      return constraint.firstAttribute.side
    }
    if constraint.secondItem === view, view !== first, view.isDescendant(of: first) {
      return constraint.secondAttribute.side
    }
    return nil
  }

  private static let firstReleaseWithFractionalButtons = UIKitRelease(iOS: 16, minor: 4)

  private func isInsideCell(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains {
      $0 is UITableViewCell || $0 is UICollectionViewCell
    }
  }

  private func isInsideStack(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains { $0 is UIStackView }
  }
}

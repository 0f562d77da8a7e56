/// Sizes of labels and buttons on Interface Builder's canvas, which come from its library.
extension LayoutEngine {
  /// Height of a label from Interface Builder's library: its font's 20.29 in whole points.
  private static let libraryLabelHeight = 21.0
  /// The text of a label from there, which is 42 points wide.
  private static let libraryText = "Label"
  /// Height of a configured button from there, in whole points: its title's 20.29 and insets of 14, in Xcode 13,
  /// where the title is smaller, 16.71 and 14.
  private static var libraryButtonHeight: CGFloat { UIKitRelease.current.iOS < 16 ? 31 : 35 }

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
  /// two repositories (OmnieCommerce, MarqueeLabel), and those of documents without size classes and without a
  /// device, 0 and 7 in three (RxSwift, googleads' examples, ETSMobile-iOS), and of canvases with settings of
  /// accessibility, 0 and 11 in one (hyun99999).
  ///
  /// Their widths are in whole points, too: of those 21 high whose text asks for a fraction, 67 are a
  /// whole number wide and 27 are not. This is followed on canvases of three pixels a point (26 and
  /// 7), where a fraction may be ⅔ off; on those of two it is half a point, which the tables of
  /// advances do not tell apart. Labels in large sizes of the regular font are a whole number wide there,
  /// too, in documents of three repositories (googleads' examples, tensorflow, AppPeterPan), but for
  /// “Game Started” in one. Inside cells most are as the text asks: ten labels of two repositories, nine of
  /// them Kingfisher's, and five of three are whole; but for those that still have the library's text, of which
  /// all 45 in documents that are 21 high are 42 wide, eight of them on thirds in a cell
  /// (islam12344/Month4).
  func contentSize(of view: UIView) -> CGSize {
    let size = view.effectiveIntrinsicSize
    guard view.isOnCanvas else { return size }
    if let label = view as? UILabel { return contentSize(of: label, size) }
    return (view as? UIButton).map { contentSize(of: $0, size) } ?? size
  }

  private func contentSize(of label: UILabel, _ natural: CGSize) -> CGSize {
    var size = natural
    guard label.numberOfLines == 1 || UIKitRelease.current.iOS < 11,
      label.designableSize == nil, !label.isMeasuredOnCanvas, label.shadowRoom == 0,
      !isInsideStack(label)
    else { return size }
    let isOnThirds = label.traitCollection.displayScale > 2
    if keepsLibraryHeight(label.font), size.height.rounded(.up) == Self.libraryLabelHeight {
      size.height = Self.libraryLabelHeight
      if isOnThirds, label.text == Self.libraryText || !isInsideCell(label) {
        size.width = size.width.rounded(.up)
      }
    } else if label.numberOfLines == 1, keepsWholeHeight(label.font) {
      size.height = size.height.rounded(.up)
      if isOnThirds, label.font.pointSize >= 20 { size.width = size.width.rounded(.up) }
    } else if label.numberOfLines == 1, isOnThirds, keepsWholeHeightInController(label) {
      size.height = size.height.rounded(.up)
    } else if label.numberOfLines == 1, isOnThirds, keepsWholeSizeOfStyle(label) {
      size = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
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

  /// So are ones in the styles Body, Headline and Large Title, and a whole number wide: 13 of four repositories
  /// (484geeyong/UpDownGame.swift, nss321/UpDownGame, ColdGrub1384/Pyto, Islajin/Login), and two of another not
  /// (Zeyneppsevgi/QuizApp). Those in Title 1 and 3 are not (tinode/ios).
  private func keepsWholeSizeOfStyle(_ label: UILabel) -> Bool {
    guard label.superview?.isControllersView == true, let style = label.font.scaling?.style else {
      return false
    }
    return [.body, .headline, .largeTitle].contains(style)
  }

  /// Buttons with a configuration that nothing else makes as high as they are come from the library, too, and keep
  /// its size as labels do: on canvases of three pixels a point those whose title has its height are whole points high,
  /// in documents of Xcode 13 to 26 of 16 repositories, and not in four (Kingfisher, HannaBohush/TrafficLight,
  /// playhong16/DiaryApp, hwangyeri/SeSAC), and of those that are as wide as their titles ask 23 are a whole
  /// number wide and two are not (ellomessenger, miracdogan/RandomPasswordGenerator). With other titles two
  /// documents are whole points high (Iterable/iterable-swift-sdk, yagom-academy), three as their titles ask
  /// (felippeandrade's HelloWorldAutoLayoutExercise and two of one course), and one is both
  /// (RomaOkorosso/fefu-ios-base-repo). Inside stack views 13 are as their titles ask. On canvases of two pixels
  /// half a point is all that it would be.
  private func contentSize(of button: UIButton, _ natural: CGSize) -> CGSize {
    guard button.style != nil, button.traitCollection.displayScale > 2,
      natural.height != natural.height.rounded(),
      button.statedLength(along: .vertical) == nil, !isInsideStack(button)
    else { return natural }
    let height = natural.height.rounded(.up)
    guard height == Self.libraryButtonHeight else { return natural }
    return CGSize(width: natural.width.rounded(.up), height: height)
  }

  private func isInsideCell(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains {
      $0 is UITableViewCell || $0 is UICollectionViewCell
    }
  }

  private func isInsideStack(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains { $0 is UIStackView }
  }
}

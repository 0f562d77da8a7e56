import Typesetting

extension UITextField {
  var effectiveFont: UIFont { font ?? .systemFont(ofSize: 17) }

  /// The text that shows, or else the placeholder, with its attributes.
  package var shownContent: (content: TextContent, isPlaceholder: Bool) {
    let isPlaceholder = (text ?? "").isEmpty
    if isPlaceholder, let attributedPlaceholder {
      return (content(of: attributedPlaceholder), true)
    }
    if isPlaceholder { return (TextContent(placeholder ?? "", font: effectiveFont), true) }
    if isSecureTextEntry {
      let dots = String(repeating: "•", count: min((text ?? "").count, 64))
      return (TextContent(dots, font: effectiveFont), false)
    }
    return (attributed.map(content) ?? TextContent(text ?? "", font: effectiveFont), false)
  }

  /// What shows in a line of a width: smaller where the field makes it fit.
  package func fittedContent(width: CGFloat) -> (content: TextContent, isPlaceholder: Bool) {
    let (content, isPlaceholder) = shownContent
    guard adjustsFontSizeToFitWidth, minimumFontSize < effectiveFont.pointSize else {
      return (content, isPlaceholder)
    }
    let least = max(0, minimumFontSize) / effectiveFont.pointSize
    return (content.shrunk(toFit: width, least: least), isPlaceholder)
  }

  private func content(of text: NSAttributedString) -> TextContent {
    TextContent(text, TextContent.Defaults(font: effectiveFont))
  }

  // MARK: Size

  /// Room for the text and the clear button's side of the bezel: three fields of documents since
  /// iOS 14 are 28 wider than their text, two of iOS 9 and 10 are 21 wider.
  private static var roundedWidthPadding: CGFloat { UIKitRelease.current.iOS >= 13 ? 28 : 21 }

  var contentWidth: CGFloat {
    let (content, isPlaceholder) = shownContent
    // Dots are not what decides the width of a secure field: its characters are.
    let measured =
      isSecureTextEntry && !isPlaceholder
      ? TextContent(text ?? "", font: effectiveFont) : content
    let layout = measured.layout(width: .infinity, numberOfLines: 1, lineBreakMode: .byClipping)
    let width = PixelGrid.ceil(layout.width, scale: traitCollection.displayScale)
    let sides =
      (shows(leftViewMode) ? leftView?.frame.width ?? 0 : 0)
      + (shows(rightViewMode) ? rightView?.frame.width ?? 0 : 0)
    switch borderStyle {
    case .none: return width + sides
    case .roundedRect: return (width > 0 ? width : emptyWidth) + sides + Self.roundedWidthPadding
    case .line, .bezel: return (width > 0 ? width : emptyWidth) + sides + 2 * borderPadding
    }
  }

  /// A field with a border and without text and placeholder keeps room for a space, in whole points:
  /// rounded ones are 25 wide in 14 points in iOS 12 (JasonGoodney/Contacts), since iOS 17 32 in
  /// 14 points and 33 in 17 (two projects). iOS 13 to 16 are taken to be so, too.
  private var emptyWidth: CGFloat {
    TextContent(" ", font: effectiveFont)
      .layout(width: .infinity, numberOfLines: 1, lineBreakMode: .byClipping).width.rounded(.up)
  }

  /// Height of a line of editable text over the system font's point size since iOS 16: fields of 14
  /// points are 18½ high and of 18 points 23⅓.
  private static let editingLineFactor: CGFloat = 1.29
  /// The same in iOS 14 and 15, in whole points: a document of Xcode 12.5 has 16 points at 21 and bold 22 points at 28,
  /// one of Xcode 13 30 points at 38 (mesutarikan), which allow 1.25 to 1.267.
  private static let earlyEditingLineFactor: CGFloat = 1.26
  /// What the line of another font has more, above its own height in whole points. An estimate: a
  /// document has Menlo of 38 points, 44.24 high, at 46, another one Pretendard of 14, 16.7 high, at 18
  /// and at 17.
  private static let editingLinePadding: CGFloat = 1

  /// What a border leaves above and below the line together. A rounded field of 30 points, 35.8 high, is 40
  /// in the only document that shows it (keith27staines/iOSApp, Xcode 10.2). From iOS 13 on, where the least
  /// height is four more, too, it is as much more: one of 24 points, 28.64 high, is 37 (alexpaul's
  /// DatePicker, Xcode 11.3). Fields of 14 points with a line around them are 21 high in iOS 11
  /// (matt-matt1/YumaApp_full_ios), 26½ in iOS 15 (KemOur/swift-Login-app), where this gives 26; bezels are
  /// taken to be as those.
  private static func roundedPadding(_ release: UIKitRelease) -> CGFloat {
    release.iOS >= 13 ? 8 : 4
  }

  /// The same around a line of the system font since iOS 16: fields of 30 points are 45⅔ or 45½ high, by the
  /// pixel, and of 25 points 39½, which leaves 6.75 to 6.80 (three repositories, Xcode 14 and 15). Secure
  /// fields and other fonts are not known.
  private static let roundedEditingPadding: CGFloat = 6.78

  var contentHeight: CGFloat {
    let release = UIKitRelease.current
    let line = lineHeight(release)
    let scale = traitCollection.displayScale
    let borderedHeight = PixelGrid.ceil(
      line + (hasEditingLine ? Self.roundedEditingPadding : Self.roundedPadding(release)),
      scale: scale)
    switch borderStyle {
    case .none:
      let height = PixelGrid.ceil(line, scale: scale)
      return clearButtonMode != .never && release.iOS < 14
        ? max(height, Self.clearButtonSide) : height
    case .roundedRect: return max(release.iOS >= 13 ? 34 : 30, borderedHeight)
    case .line, .bezel: return borderedHeight
    }
  }

  private var shownFont: UIFont {
    shownContent.content.runs.first.map { UIFont($0.attributes.face) } ?? effectiveFont
  }

  /// Whether the line is one of editable text in the system font since iOS 16.
  private var hasEditingLine: Bool {
    UIKitRelease.current.iOS >= 16 && !isSecureTextEntry && shownFont.face.family == .system
  }

  /// Height of the line of text, before it is rounded to pixels.
  private func lineHeight(_ release: UIKitRelease) -> CGFloat {
    let font = shownFont
    let natural = PixelGrid.ceil(font.lineHeight, scale: 1)
    // Dots are as high as the font: two secure fields of a document of iOS 18 in 18 points are 22
    // high, where their neighbours are 23⅓.
    guard release.iOS >= 14, !isSecureTextEntry else { return natural }
    if hasEditingLine { return font.pointSize * Self.editingLineFactor }
    return font.face.family == .system
      ? PixelGrid.ceil(font.pointSize * Self.earlyEditingLineFactor, scale: 1)
      : natural + Self.editingLinePadding
  }

  // MARK: Places

  /// Whether something with a mode shows at the moment.
  func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  package var showsClearButton: Bool { shows(clearButtonMode) && hasText }

  /// Space between a border and the text. A field with a line around it and without text is 12 wide in 14 points, where
  /// a space has 4 (matt-matt1/YumaApp_full_ios, iOS 11); bezels are taken to be as those.
  private var borderPadding: CGFloat {
    switch borderStyle {
    case .none: 0
    case .roundedRect: 7
    case .line, .bezel: 4
    }
  }
  /// Side of the clear button. Six borderless fields of 14 and 15 points that may show one are so high, two
  /// repositories of Xcode 7 to 10 (MiniKeePass/MiniKeePass, vector-im/element-ios); three that may not
  /// are 17 high. Taken to hold on devices and in iOS 13, too.
  private static let clearButtonSide: CGFloat = 19
  /// Its distance from the border; an estimate.
  private static let clearButtonMargin: CGFloat = 5

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func roomForText(in bounds: CGRect) -> CGRect {
    let padding = borderPadding
    var left = shows(leftViewMode) && leftView != nil ? leftViewRect(forBounds: bounds).width : 0
    var right =
      shows(rightViewMode) && rightView != nil ? rightViewRect(forBounds: bounds).width : 0
    // A clear button hides the view at its side.
    if showsClearButton {
      right = max(right, Self.clearButtonSide + Self.clearButtonMargin)
    }
    if isRightToLeft { swap(&left, &right) }
    let width = max(0, bounds.width - 2 * padding - left - right)
    return CGRect(
      x: bounds.minX + padding + left, y: bounds.minY, width: width, height: bounds.height)
  }

  func clearButtonPlace(in bounds: CGRect) -> CGRect {
    let side = Self.clearButtonSide
    let x =
      isRightToLeft
      ? bounds.minX + Self.clearButtonMargin : bounds.maxX - side - Self.clearButtonMargin
    return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
  }

  /// Where a side view goes: as large as it is, in the middle of its side.
  func sideViewPlace(_ view: UIView?, isLeft: Bool, in bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    var size = view.frame.size
    if size == .zero { size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    size.height = min(size.height, bounds.height)
    let isAtLeft = isLeft != isRightToLeft
    return CGRect(
      x: isAtLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }
}

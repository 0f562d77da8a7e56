/// What a cell made in code has in place of what a document states.
extension UITableViewCell {
  // MARK: Labels and picture

  /// A label of the style, made where the cell was made in code.
  func styleLabel(_ part: WritableKeyPath<StyleParts, UILabel?>) -> UILabel? {
    if let label = parts[keyPath: part] { return label }
    guard nibElementName == nil, let cellStyle else { return nil }
    let label = UILabel(frame: .zero)
    label.font = Self.font(of: cellStyle, isDetail: part == \.detail)
    parts[keyPath: part] = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  func stylePicture() -> UIImageView? {
    if let view = parts.image { return view }
    // The style with the label at the side has no picture.
    guard nibElementName == nil, let cellStyle, cellStyle != .value2 else { return nil }
    let view = UIImageView(frame: .zero)
    parts.image = view
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  /// Fonts of the styles as documents have them.
  private static func font(of style: CellStyle, isDetail: Bool) -> UIFont {
    switch (style, isDetail) {
    case (.subtitle, true): .systemFont(ofSize: 12)
    case (.value2, false): .systemFont(ofSize: 12)
    case (.value2, true): .systemFont(ofSize: 15)
    default: .systemFont(ofSize: 17)
    }
  }

  // MARK: Distances

  /// Distance from text and accessory to the sides.
  package var sideMargin: CGFloat {
    givenSideMargin ?? table?.sideMargin
      ?? (UIKitRelease.current.iOS >= 26 || bounds.width >= 414 ? 20 : 16)
  }

  /// That distance as the canvas or the device gives it to a document's cell, whose content view
  /// had plain margins of 8 points until iOS 10.
  var givenSideMargin: CGFloat? {
    guard nibElementName != nil, let environment = contentView.environment else { return nil }
    return max(15, environment.minimumMargins.left, environment.minimumMargins.right)
  }

  /// Room that the accessory takes from the content view, as Interface Builder's canvas has it.
  var accessoryRoom: CGFloat {
    if accessoryView != nil { return accessorySize.width + sideMargin }
    let width: CGFloat
    switch shownAccessoryType {
    case .none: return 0
    case .disclosureIndicator:
      // 10.33 points at 3x, 10½ at 2x.
      width = PixelGrid.ceil(31 / 3 - 0.001, scale: traitCollection.displayScale)
    case .checkmark: width = 24
    case .detailButton: width = 25
    case .detailDisclosureButton: width = 43
    }
    return width + sideMargin
  }

  /// What the table's separator takes of the row.
  var separatorRoom: CGFloat {
    table?.separatorStyle == .singleLine
      ? Self.separatorThickness(scale: traitCollection.displayScale) : 0
  }

  /// What a separator takes of a row: a pixel until iOS 13, nothing since.
  static func separatorThickness(scale: CGFloat) -> CGFloat {
    UIKitRelease.current.iOS < 14 ? 1 / max(1, scale) : 0
  }

  /// Size of the accessory view: its own, of constraints or of a switch what it asks for.
  private var accessorySize: CGSize {
    guard let accessoryView else { return .zero }
    if accessoryView is UISwitch { return accessoryView.sizeThatFits(.zero) }
    guard sizesAccessory else { return accessoryView.bounds.size }
    return accessoryView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  package var hasAccessory: Bool { accessoryView != nil || shownAccessoryType != .none }

  /// Gives the content view its margins, unless other ones were set.
  func keepStandardMargins() {
    if contentView is UIListContentView { return }
    let vertical: CGFloat = UIKitRelease.current.iOS >= 26 ? 15 : 11
    let margins = NSDirectionalEdgeInsets(
      top: vertical, leading: sideMargin, bottom: vertical,
      trailing: hasAccessory ? 8 : sideMargin)
    guard margins != standardMargins else { return }
    let isOurs = standardMargins.map { contentView.customMargins.isSet(to: $0) }
    guard isOurs ?? contentView.customMargins.isUnset else { return }
    standardMargins = margins
    contentView.directionalLayoutMargins = margins
  }

  func placeAccessory() {
    guard let accessoryView else { return }
    let size = accessorySize
    let safe = table.map { $0.style == .insetGrouped ? .zero : $0.safeAreaInsets } ?? .zero
    let frame = CGRect(
      x: isRightToLeft
        ? sideMargin + safe.left : bounds.width - sideMargin - safe.right - size.width,
      y: PixelGrid.round((bounds.height - size.height) / 2, scale: traitCollection.displayScale),
      width: size.width, height: size.height)
    if accessoryView.frame != frame { accessoryView.frame = frame }
  }

  // MARK: Height

  /// Height that the content asks for in a row of a width.
  func heightForContent(width: CGFloat) -> CGFloat {
    var frame = self.frame
    frame.size.width = width
    if self.frame != frame { self.frame = frame }
    sizeContentView()
    isFreshlyMeasured = true
    updateConfigurationsIfNeeded()
    if contentView.constraints.isEmpty, configurations.content == nil {
      return styleHeight ?? Self.minimumHeight
    }
    let height = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    if contentView is UIListContentView { return max(Self.minimumHeight, height) }
    // UIKit takes a collapse for unintended, and gives the row its standard height.
    return height >= 1 ? height : Self.minimumHeight
  }
}

extension CustomMargins {
  var isUnset: Bool {
    top == nil && leading == nil && bottom == nil && trailing == nil && left == nil && right == nil
  }

  func isSet(to margins: NSDirectionalEdgeInsets) -> Bool {
    top == margins.top && leading == margins.leading && bottom == margins.bottom
      && trailing == margins.trailing && left == nil && right == nil
  }
}

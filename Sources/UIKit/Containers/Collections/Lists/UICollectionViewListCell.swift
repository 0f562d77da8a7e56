/// A row of a list, or its header or footer.
open class UICollectionViewListCell: UICollectionViewCell {
  /// What stands at the ends; the content keeps clear of it.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }
  private var accessoryViews: [UIView] = []
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  /// Where the line below the row is.
  open var separatorLayoutGuide: UILayoutGuide {
    if let separatorGuide { return separatorGuide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 0),
    ])
    separatorGuide = guide
    return guide
  }
  private var separatorGuide: UILayoutGuide?

  /// What the list says about the row; nil outside lists.
  private var row: ListRow?
  private var separator: UIView?
  private var topSeparator: UIView?

  /// A configuration with the look of the list's rows, headers or footers.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    guard let row else { return .cell() }
    switch row.role {
    case .row: return .cell()
    case .header: return row.isGrouped ? .groupedHeader() : .plainHeader()
    case .footer: return row.isGrouped ? .groupedFooter() : .plainFooter()
    }
  }

  @available(iOS 16, *)
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    guard let row else { return .listPlainCell() }
    switch row.role {
    case .row: return row.isGrouped ? .listGroupedCell() : .listPlainCell()
    case .header, .footer:
      return row.isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
    }
  }

  // MARK: In a list

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    take(layoutAttributes.listRow)
  }

  /// Takes note of where in a list the cell is; before it is configured, too.
  final func take(_ new: ListRow?) {
    guard row != new else { return }
    if row?.appearance != new?.appearance { enter(new?.environment) }
    row = new
    if showsStandardBackground {
      showBackground(row == nil ? nil : defaultBackgroundConfiguration())
    }
    roundCorners()
    setNeedsLayout()
  }

  /// Whether nobody chose another background.
  private var showsStandardBackground = true
  open override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { super.backgroundConfiguration }
    set {
      showsStandardBackground = false
      super.backgroundConfiguration = newValue
    }
  }

  private var isEditingList: Bool { (superview as? UICollectionView)?.isEditing ?? false }

  /// Distance of the content from the ends of the row, as in tables.
  private var sideMargin: CGFloat {
    let width = superview?.bounds.width ?? bounds.width
    return UIKitRelease.current.iOS >= 26 || width >= 414 ? 20 : 16
  }

  override var marginsAroundContent: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: 0, leading: hasAccessories(leading: true) ? 8 : sideMargin, bottom: 0,
      trailing: hasAccessories(leading: false) ? 8 : sideMargin)
  }

  /// Rows of inset groups have round outer corners.
  private func roundCorners() {
    let isInset = row?.appearance == .insetGrouped && row?.role == .row
    var corners: CACornerMask = []
    if row?.isFirst == true { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if row?.isLast == true { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.cornerRadius = isInset ? (UIKitRelease.current.iOS >= 26 ? 22 : 10) : 0
    layer.maskedCorners = corners
    clipsToBounds = isInset && !corners.isEmpty
  }

  // MARK: Accessories

  private var shownAccessories: [(UICellAccessory, UIView)] {
    zip(accessories, accessoryViews).filter { $0.0.isShown(whileEditing: isEditingList) }
  }

  private func hasAccessories(leading: Bool) -> Bool {
    shownAccessories.contains { $0.0.isLeading == leading }
  }

  private func accessoriesDidChange() {
    for view in accessoryViews { view.removeFromSuperview() }
    accessoryViews = accessories.map(Self.view)
    for view in accessoryViews { addSubview(view) }
    setNeedsLayout()
    (superview as? UICollectionView)?.refit(self)
  }

  private static func view(of accessory: UICellAccessory) -> UIView {
    switch accessory.content {
    case .symbol(let name, _, let tint):
      let view = UIImageView(image: UIImage(systemName: name))
      view.contentMode = .center
      view.tintColor = tint
      view.isHidden = accessory.isHidden
      return view
    case .view(let configuration):
      configuration.customView.isHidden = accessory.isHidden
      if let tint = configuration.tintColor { configuration.customView.tintColor = tint }
      return configuration.customView
    }
  }

  private func width(of accessory: UICellAccessory, _ view: UIView) -> CGFloat {
    if case .custom(let width) = accessory.reserved { return width }
    switch accessory.content {
    case .symbol(_, let width, _): return width
    case .view: return view.barSize.width
    }
  }

  /// Between accessories.
  private static let accessorySpacing: CGFloat = 12

  private func room(leading: Bool) -> CGFloat {
    let shown = shownAccessories.filter { $0.0.isLeading == leading }
    guard !shown.isEmpty else { return 0 }
    return sideMargin + shown.reduce(0) { $0 + width(of: $1.0, $1.1) }
      + Self.accessorySpacing * CGFloat(shown.count - 1)
  }

  private var ends: (leading: CGFloat, trailing: CGFloat) {
    (
      room(leading: true) + CGFloat(indentationLevel) * indentationWidth, room(leading: false)
    )
  }

  override var contentRoom: CGRect {
    let (leading, trailing) = ends
    let isRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isRight ? trailing : leading, y: 0,
      width: max(0, bounds.width - leading - trailing), height: bounds.height)
  }

  private func placeAccessories() {
    let isRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for view in accessoryViews { view.alpha = 0 }
    for leading in [true, false] {
      var along = sideMargin
      let shown = shownAccessories.filter { $0.0.isLeading == leading }
      for (accessory, view) in leading ? shown : shown.reversed() {
        let room = width(of: accessory, view)
        let height: CGFloat
        if case .view = accessory.content { height = view.barSize.height } else { height = 22 }
        let x = leading ? along : bounds.width - along - room
        view.alpha = 1
        view.frame = CGRect(
          x: isRight ? bounds.width - x - room : x,
          y: PixelGrid.round((bounds.height - height) / 2, scale: traitCollection.displayScale),
          width: room, height: height)
        along += room + Self.accessorySpacing
      }
    }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    fitContentView()
    super.layoutSubviews()
    placeAccessories()
    separator = place(separator, row?.separator, row?.separator?.bottomSeparatorInsets)
    topSeparator = place(
      topSeparator, row?.topSeparator, row?.topSeparator?.topSeparatorInsets, isAtTop: true)
  }

  /// Places a line where a configuration has it; nil where there is none.
  private func place(
    _ old: UIView?, _ line: UIListSeparatorConfiguration?, _ insets: NSDirectionalEdgeInsets?,
    isAtTop: Bool = false
  ) -> UIView? {
    guard let line, let insets else {
      old?.removeFromSuperview()
      return nil
    }
    let view = old ?? UIView()
    if view.superview !== self { addSubview(view) }
    view.backgroundColor = line.color
    let height = 1 / max(1, traitCollection.displayScale)
    let isAutomatic = insets == UIListSeparatorConfiguration.automaticInsets
    let leading = isAutomatic ? separatorStart : insets.leading
    let trailing = isAutomatic ? 0 : insets.trailing
    let isRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = CGRect(
      x: isRight ? trailing : leading, y: isAtTop ? 0 : bounds.height - height,
      width: max(0, bounds.width - leading - trailing), height: height)
    return view
  }

  /// A line begins where the text does.
  private var separatorStart: CGFloat {
    guard let content = contentView as? UIListContentView else { return sideMargin }
    content.layoutIfNeeded()
    return ends.leading + content.textStart
  }

  /// The least height of rows is that of table rows.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let taken = ends.leading + ends.trailing
    var size = super.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - taken), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    size.width += taken
    if contentView is UIListContentView, row?.role ?? .row == .row {
      size.height = max(UITableViewCell.minimumHeight, size.height)
    }
    return size
  }
}

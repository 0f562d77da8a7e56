/// A list of rows, in sections.
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  /// Stands for a height that follows from the content.
  public static let automaticDimension: CGFloat = -1

  public let style: Style
  open var rowHeight = automaticDimension
  open var estimatedRowHeight = automaticDimension
  open var sectionHeaderHeight = automaticDimension
  open var sectionFooterHeight = automaticDimension
  open var separatorStyle = SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?

  /// Rows that a document states: the static ones, or one of each prototype.
  package var sections: [StaticSection] = []

  /// A section whose rows are known beforehand.
  package struct StaticSection {
    package var headerTitle: String?
    package var footerTitle: String?
    package var cells: [UITableViewCell]

    package init(headerTitle: String?, footerTitle: String?, cells: [UITableViewCell]) {
      self.headerTitle = headerTitle
      self.footerTitle = footerTitle
      self.cells = cells
    }
  }

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  package override var isLayoutBoundary: Bool { true }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var shift: CGFloat = 0
    let rows = sections.flatMap(\.cells)
    for view in subviews {
      guard let cell = view as? UITableViewCell, rows.contains(where: { $0 === cell }) else {
        stretch(view)
        LayoutEngine(root: view).layout()
        continue
      }
      place(cell, shift: &shift)
    }
    let end = rows.map(\.frame.maxY).max() ?? 0
    contentSize = CGSize(width: frame.width, height: max(end, tableFooterView?.frame.maxY ?? 0))
  }

  /// Gives a cell its width and height, and moves it by what the rows above grew.
  ///
  /// On Interface Builder's canvas a cell keeps the frame that the document gives it.
  private func place(_ cell: UITableViewCell, shift: inout CGFloat) {
    let given = cell.givenFrame ?? cell.frame
    cell.frame = given.offsetBy(dx: 0, dy: shift)
    if cell.followsContentHeight {
      // The rows of an inset grouped table keep clear of a cutout as a whole, others reach below it.
      let isInset = style == .insetGrouped
      let safe = isInset ? safeAreaInsets : .zero
      cell.frame.origin.x = safe.left + given.minX
      cell.frame.size.width = max(
        0, frame.width - cell.frame.minX - cell.givenTrailingGap - safe.right)
      cell.keepContent(within: isInset ? .zero : safeAreaInsets)
    }
    if hasAutomaticHeight(cell), cell.followsContentHeight {
      let height = cell.fittingHeight
      shift += height - given.height
      cell.frame.size.height = height
    }
    LayoutEngine(root: cell).layout()
  }

  private func hasAutomaticHeight(_ cell: UITableViewCell) -> Bool {
    !cell.hasCustomRowHeight && rowHeight == Self.automaticDimension
  }

  /// Headers and footers take the table's width.
  private func stretch(_ view: UIView) {
    guard view === tableHeaderView || view === tableFooterView else { return }
    view.frame.size.width = frame.width
  }
}

/// One row of a table.
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public private(set) var contentView: UIView
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var textLabel: UILabel?
  open var detailTextLabel: UILabel?
  open var imageView: UIImageView?

  /// Style in the document; nil for a custom cell.
  package var cellStyle: CellStyle?
  package var reuseIdentifier: String?
  package var hasCustomRowHeight = false
  /// Frame that the document gives the row in its table.
  package var givenFrame: CGRect?
  /// Distance that the document leaves between the row and the table's trailing edge.
  package var givenTrailingGap: CGFloat = 0
  /// Room that accessory and separator take from the content view in the document.
  package var contentGap: CGSize?
  /// ``contentGap`` before a cutout adds to it.
  private var givenContentGap: CGSize?
  /// Frames that the document gives the labels and the picture of a built-in style.
  var givenStyleFrames: [ObjectIdentifier: CGRect] = [:]
  /// Whether an automatic height is worked out anew instead of taken from the document.
  package var followsContentHeight = false

  package init(contentView: UIView, frame: CGRect) {
    self.contentView = contentView
    super.init(frame: frame)
  }

  public convenience override init(frame: CGRect) {
    let content = UIView(frame: CGRect(origin: .zero, size: frame.size))
    self.init(contentView: content, frame: frame)
    addSubview(content)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutStyle()
  }

  /// Takes another view as the content view, without adding it.
  func replaceContentView(_ view: UIView) { contentView = view }

  /// Least height of a row whose height follows from its content.
  static let minimumHeight: CGFloat = 44

  /// Height that the content asks for at the present width.
  package var fittingHeight: CGFloat {
    if let styleHeight { return styleHeight }
    let gap = contentGap ?? .zero
    let width = max(0, frame.width - contentView.frame.minX - gap.width)
    contentView.frame.size.width = width
    guard !contentView.constraints.isEmpty else { return max(Self.minimumHeight, frame.height) }
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height + gap.height
  }

  /// Keeps the content view off the parts at the sides that a cutout covers.
  fileprivate func keepContent(within safeArea: UIEdgeInsets) {
    let gap = givenContentGap ?? contentGap ?? .zero
    givenContentGap = gap
    // The accessory stands at the trailing end.
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    contentView.frame.origin.x = safeArea.left + (isReversed ? gap.width : 0)
    contentGap = CGSize(
      width: safeArea.right + (isReversed ? 0 : gap.width), height: gap.height)
  }

  /// Sizes the content view; the engine of the cell reads it as a given frame.
  package func sizeContentView() {
    guard let gap = contentGap else { return }
    contentView.frame.size = CGSize(
      width: max(0, frame.width - contentView.frame.minX - gap.width),
      height: max(0, frame.height - contentView.frame.minY - gap.height))
  }
}

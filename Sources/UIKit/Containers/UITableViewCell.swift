/// One row of a table.
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public private(set) var contentView: UIView
  open var accessoryType = AccessoryType.none
  package var accessoryView: UIView?
  open package(set) var textLabel: UILabel?
  open package(set) var detailTextLabel: UILabel?
  open package(set) var imageView: UIImageView?

  /// Style in the document; nil for a custom cell.
  package var cellStyle: CellStyle?
  package var reuseIdentifier: String?
  package var hasCustomRowHeight = false
  /// Frame that the document gives the row in its table.
  package var givenFrame: CGRect?
  /// Room that accessory and separator take from the content view in the document.
  package var contentGap: CGSize?
  /// Distance from the row's leading end to the content view in the document.
  package var contentStart: CGFloat = 0
  /// Parts of the leading and the trailing end that a cutout covers.
  private var coveredStart: CGFloat = 0
  private var coveredEnd: CGFloat = 0
  /// Frames that the document gives the labels and the picture of a built-in style.
  var givenStyleFrames: [ObjectIdentifier: CGRect] = [:]
  /// Whether an automatic height is worked out anew instead of taken from the document.
  package var followsContentHeight = false

  package init(contentView: UIView, frame: CGRect) {
    self.contentView = contentView
    super.init(frame: frame)
  }

  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    contentView = UIView()
    super.init(coder: coder)
    addSubview(contentView)
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
    if contentGap == nil { contentView.frame.size.width = frame.width }
    sizeContentView()
    let width = contentView.frame.width
    guard !contentView.constraints.isEmpty else { return max(Self.minimumHeight, frame.height) }
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // UIKit takes a collapse for unintended, and gives the row its standard height.
    guard size.height >= 1 else { return max(Self.minimumHeight, frame.height) }
    return size.height + gap.height
  }

  /// Keeps the content view off the parts at the sides that a cutout covers.
  func keepContent(within safeArea: UIEdgeInsets) {
    coveredStart = isRightToLeft ? safeArea.right : safeArea.left
    coveredEnd = isRightToLeft ? safeArea.left : safeArea.right
  }

  /// Sizes the content view; the engine of the cell reads it as a given frame. The accessory stands
  /// at the trailing end, which is the left one in right-to-left.
  package func sizeContentView() {
    guard let gap = contentGap else { return }
    let start = contentStart + coveredStart
    let end = gap.width + coveredEnd
    contentView.frame.origin.x = isRightToLeft ? end : start
    contentView.frame.size = CGSize(
      width: max(0, frame.width - start - end),
      height: max(0, frame.height - contentView.frame.minY - gap.height))
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

/// Shows two or three controllers beside each other where there is room, and one where there is not.
///
/// In a compact width the column on top fills the view: the compact one, else the one that the
/// delegate chooses, else the secondary. Where the automatic display mode keeps a column aside until
/// somebody pulls it in, it is hidden.
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  /// How a split view controller shows what is in it, as a trait of its children.
  public enum LayoutEnvironment: Int, Sendable {
    case none = 0
    case expanded = 1
    case collapsed = 2
  }

  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }

  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
  }

  public static let automaticDimension = CGFloat.leastNormalMagnitude

  open private(set) var style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// What was set for each column, and the navigation controller around it.
  final var columns: [Column: UIViewController] = [:]
  final var wrapped: [Column: UIViewController] = [:]
  /// The column that fills a collapsed view; nil: not decided yet.
  final var topColumn: Column?
  final var wasCollapsed: Bool?

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: Columns

  /// Primary and secondary; where columns were set one by one, what is in them.
  open var viewControllers: [UIViewController] {
    get { [.primary, .supplementary, .secondary].compactMap { wrapped[$0] } }
    set {
      setColumn(newValue.first, for: .primary)
      setColumn(newValue.dropFirst().last, for: .secondary)
    }
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// A controller that is no navigation controller gets one around it, except in the compact column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    precondition(style != .unspecified, "Columns need a style.")
    precondition(
      column != .supplementary || style == .tripleColumn,
      "Only a split view controller with three columns has a supplementary one.")
    setColumn(vc, for: column)
  }

  open func show(_ column: Column) {
    if isCollapsed {
      topColumn = column
    } else if !shownColumns.contains(column) {
      let isTriple = style == .tripleColumn
      preferredDisplayMode =
        isTriple && column == .primary ? .twoBesideSecondary : .oneBesideSecondary
    }
    arrange()
  }

  open func hide(_ column: Column) {
    if isCollapsed {
      topColumn =
        column == .secondary ? (style == .tripleColumn ? .supplementary : .primary) : .primary
    } else if column == .primary, style == .tripleColumn, shownColumns.contains(.primary) {
      preferredDisplayMode = .oneBesideSecondary
    } else if column != .secondary {
      preferredDisplayMode = .secondaryOnly
    }
    arrange()
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setColumn(vc, for: .secondary)
    if isCollapsed { topColumn = .secondary }
    arrange()
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    let target = wrapped[isCollapsed ? topColumn ?? .primary : .primary]
    guard let navigation = target as? UINavigationController else {
      return showDetailViewController(vc, sender: sender)
    }
    navigation.pushViewController(vc, animated: true)
  }

  /// Whether a column is seen: the one that fills a collapsed view, or one of those beside each other.
  @available(iOS 26, *)
  open func isShowing(_ column: Column) -> Bool { shownColumns.contains(column) }

  // MARK: Display

  /// Whether one column fills the view, as it does in a compact width.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  open var preferredDisplayMode = DisplayMode.automatic { didSet { arrange() } }
  open var displayMode: DisplayMode { currentDisplayMode }
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { arrange() } }
  /// Whether columns stand beside the secondary one, over it, or push it aside: what is preferred, or
  /// else what the preferred display mode asks for.
  open var splitBehavior: SplitBehavior { arrangement.behavior }
  /// Without effect: no finger swipes.
  open var presentsWithGesture = true
  open var primaryEdge = PrimaryEdge.leading { didSet { arrange() } }

  // MARK: Widths

  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { arrange() }
  }
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { arrange() }
  }
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { arrange() }
  }
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { arrange() }
  }
  open var primaryColumnWidth: CGFloat { width(of: .primary) }

  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { arrange() }
  }
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { arrange() }
  }
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { arrange() }
  }
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { arrange() }
  }
  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

  /// The least that other columns leave, in the automatic display mode, to stand beside this one.
  @available(iOS 26, *)
  open var minimumSecondaryColumnWidth: CGFloat {
    get { narrowestSecondary }
    set { narrowestSecondary = newValue }
  }
  final var narrowestSecondary = UISplitViewController.automaticDimension {
    didSet { arrange() }
  }

  // MARK: Layout

  open override func loadView() {
    loadContainerView()
    view.backgroundColor = UIColor.separator
  }

  override func installChildren() {
    guard isViewLoaded else { return }
    layOutContainer()
  }

  override func layOutContainer() { layOutColumns() }

  /// Whether it is going to be collapsed, while a transition is announced that says so.
  final var upcomingCollapse: Bool?

  /// Tells the columns of the traits that they have once it is collapsed or expanded.
  open override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    upcomingCollapse = newCollection.horizontalSizeClass != .regular
    super.willTransition(to: newCollection, with: coordinator)
  }

  open override func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    let set = super.overrideTraitCollection(forChild: childViewController)
    guard let own = columnTraits(of: childViewController) else { return set }
    return set.map { UITraitCollection(traitsFrom: [own, $0]) } ?? own
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    columnSize(of: container, in: parentSize)
  }
}

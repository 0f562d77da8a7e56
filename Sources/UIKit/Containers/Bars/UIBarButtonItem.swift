/// A button or a space in a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
    @available(iOS 26, *)
    public static var prominent: Style { .done }
  }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward
    case undo, redo
    case close = 24
  }

  open var style = Style.plain { didSet { itemDidChange() } }
  /// Width in points; zero for the content's.
  open var width: CGFloat = 0 { didSet { itemDidChange() } }
  /// Titles that the item has at times: it is as wide as the widest of them.
  open var possibleTitles: Set<String>? { didSet { itemDidChange() } }
  open var customView: UIView? { didSet { itemDidChange() } }
  open var tintColor: UIColor?
  /// Title and image of the action take the place of the item's own.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      title = primaryAction.title.isEmpty ? nil : primaryAction.title
      image = primaryAction.image
    }
  }
  open var menu: UIMenu?
  open var changesSelectionAsPrimaryAction = false
  @available(iOS 15, *)
  open var isSelected: Bool {
    get { isChosen }
    set { isChosen = newValue }
  }
  private var isChosen = false
  @available(iOS 16, *)
  open var isHidden: Bool {
    get { isLeftOut }
    set { isLeftOut = newValue }
  }
  private var isLeftOut = false { didSet { itemDidChange() } }
  open weak var target: AnyObject?
  /// What the item does: nobody taps it, and a test has `UIApplication` send it.
  open var action: Selector?
  /// The system's item, where this is one.
  private(set) var systemItem: SystemItem? { didSet { itemDidChange() } }

  public override init() { super.init() }

  /// Does not come from a coder: ours reads documents without them.
  public required init?(coder: NSCoder) { super.init() }

  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    self.target = target as AnyObject?
    self.action = action
  }

  /// An item as a document states it.
  ///
  /// - Parameter views: The document's views by object ID, of which the item takes its own.
  package convenience init(_ item: BarItem, views: [String: AnyObject]) {
    self.init()
    title = item.title
    image = item.image
    systemItem = item.systemItem.flatMap(SystemItem.init(documentName:))
    style = item.isProminent ? .done : .plain
    width = item.width
    isEnabled = item.isEnabled
    nibObjectID = item.objectID
    customView = item.customView.flatMap { views[$0] as? UIView }
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    // The system's item keeps its own look.
    title = nil
    image = nil
    self.menu = menu
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// A space of a width.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// A space that takes what the other items leave.
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// Makes an edit button say what it does next.
  final func showEditing(_ isEditing: Bool) {
    systemItem = isEditing ? .done : .edit
    style = isEditing ? .done : .plain
  }

  /// What the bar draws; nil for a hidden item.
  package var barItem: BarItem? {
    guard !isLeftOut else { return nil }
    if let customView {
      // The view draws itself; the item keeps its room.
      return BarItem(
        systemItem: "fixedSpace", width: customView.barSize.width, objectID: nibObjectID)
    }
    var item = BarItem(
      title: title, image: image, systemItem: systemItem?.documentName, width: width,
      isProminent: style == .done, objectID: nibObjectID)
    complete(&item)
    item.tint = tintColor
    item.possibleTitles = possibleTitles?.sorted() ?? []
    return item
  }
}

extension UIBarButtonItem.SystemItem {
  /// The name of the item in documents.
  var documentName: String { String(describing: self) }

  /// The item with a name in documents; nil for none of today's.
  init?(documentName: String) {
    let items = (0...Self.close.rawValue).compactMap(Self.init(rawValue:))
    guard let item = items.first(where: { $0.documentName == documentName }) else { return nil }
    self = item
  }
}

extension UIView {
  /// Size that a view of a bar's item takes: its frame's where it has one, or the least that its
  /// constraints allow.
  var barSize: CGSize {
    if translatesAutoresizingMaskIntoConstraints, frame.size != .zero { return frame.size }
    return LayoutEngine.measuringQuietly {
      systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
  }
}

/// What a screen shows in the navigation bar around it.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
    @available(iOS 17, *)
    case inline
  }

  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

  open var title: String? { didSet { itemDidChange() } }
  /// A view in the title's place.
  open var titleView: UIView? { didSet { itemDidChange() } }
  /// A line above the title.
  open var prompt: String? { didSet { itemDidChange() } }
  open var backBarButtonItem: UIBarButtonItem? { didSet { itemDidChange() } }
  open var backButtonTitle: String? { didSet { itemDidChange() } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { itemDidChange() } }
  open var hidesBackButton = false { didSet { itemDidChange() } }
  open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { itemDidChange() } }

  /// The items at the leading end, the outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
  /// The items at the trailing end, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open var standardAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// The bar that shows the item.
  weak var observer: BarItemObserver?

  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Does not come from a coder: ours reads documents without them.
  public required init?(coder: NSCoder) { super.init() }

  /// An item as a document states it.
  ///
  /// - Parameter views: The document's views by object ID, of which the item takes its own.
  package convenience init(_ item: NavigationItem, views: [String: AnyObject]) {
    self.init(title: "")
    title = item.title
    prompt = item.prompt
    backButtonTitle = item.backTitle
    leftBarButtonItems = item.leading.map { UIBarButtonItem($0, views: views) }
    rightBarButtonItems = item.trailing.map { UIBarButtonItem($0, views: views) }
    leftItemsSupplementBackButton = item.keepsBackButton
    largeTitleDisplayMode = item.keepsSmallTitle ? .never : .automatic
    titleView = item.titleView.flatMap { views[$0] as? UIView }
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  private func itemDidChange() {
    for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) { item.observer = self }
    observer?.barItemDidChange()
  }

  /// What the bar draws of the item.
  package var content: NavigationItem {
    var content = NavigationItem(
      title: title, prompt: prompt, backTitle: backButtonTitle ?? backBarButtonItem?.title,
      leading: (leftBarButtonItems ?? []).compactMap(\.barItem),
      trailing: (rightBarButtonItems ?? []).compactMap(\.barItem),
      hasTitleView: titleView != nil, keepsSmallTitle: largeTitleDisplayMode == .never)
    content.keepsBackButton = leftItemsSupplementBackButton
    return content
  }
}

extension UINavigationItem: BarItemObserver {
  func barItemDidChange() { observer?.barItemDidChange() }
}

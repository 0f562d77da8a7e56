/// A tab of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  open var selectedImage: UIImage? {
    get { ownSelectedImage ?? image }
    set { ownSelectedImage = newValue }
  }
  private var ownSelectedImage: UIImage?
  /// The text of the badge; nil: there is no badge.
  open var badgeValue: String?
  open var badgeColor: UIColor?
  open var standardAppearance: UITabBarAppearance?
  open var scrollEdgeAppearance: UITabBarAppearance?
  private(set) var systemItem: SystemItem?

  public override init() { super.init() }

  /// Does not come from a coder: ours reads documents without them.
  public required init?(coder: NSCoder) { super.init() }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    ownSelectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  /// What the bar draws.
  package var barItem: BarItem {
    var item = BarItem(
      title: title, image: image, systemItem: systemItem.map { String(describing: $0) })
    item.selectedImage = ownSelectedImage
    complete(&item)
    item.selectedText = BarTextLook(titleTextAttributes(for: .selected))
    item.badge = badgeValue.map { ($0, badgeColor) }
    return item
  }
}

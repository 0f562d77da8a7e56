/// What can stand in a bar: a button, a space or a tab.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var isEnabled = true
  open var title: String? { didSet { itemDidChange() } }
  open var image: UIImage? { didSet { itemDidChange() } }
  open var landscapeImagePhone: UIImage?
  open var imageInsets = UIEdgeInsets.zero
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  open var tag = 0
  /// Object ID of the item's element in its document.
  package final var nibObjectID: String?
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// The bar or navigation item that shows the item, which is told of changes.
  weak var observer: BarItemObserver?

  public override init() { super.init() }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    itemDidChange()
  }

  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }

  /// Gives what a bar draws what all its items have.
  final func complete(_ item: inout BarItem) {
    item.imageInsets = imageInsets
    item.lowImage = landscapeImagePhone
    item.lowImageInsets = landscapeImagePhoneInsets
    item.isEnabled = isEnabled
    let normal = BarTextLook(titleTextAttributes(for: .normal))
    item.text =
      isEnabled ? normal : BarTextLook(titleTextAttributes(for: .disabled)).over(normal)
  }

  final func itemDidChange() { observer?.barItemDidChange() }
}

/// Something that shows bar items.
@MainActor
protocol BarItemObserver: AnyObject {
  func barItemDidChange()
}

/// The bar at the top of a navigation stack.
open class UINavigationBar: UIView {
  open var prefersLargeTitles = false
  open var barTintColor: UIColor?
  open var isTranslucent = true
  /// Title and buttons of the item on top.
  package var items: [BarItem] = []
  package var title: String?
  /// The item on top, where a document states one.
  package var topNavigationItem: NavigationItem?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: UIKitRelease.current.iOS >= 26 ? 54 : 44)
  }
}

/// A bar with buttons, at the bottom.
open class UIToolbar: UIView {
  open var barTintColor: UIColor?
  open var isTranslucent = true
  package var items: [BarItem] = []
  /// Whether the bar stands at the lower end of the safe area, above a home indicator.
  private var standsAboveHomeIndicator = false

  /// 44 points, and 49 above a home indicator, where the bar is as high as a tab bar; seen on the
  /// canvases of Xcode 12 to 14.
  open override var intrinsicContentSize: CGSize {
    let isHigh = standsAboveHomeIndicator && UIKitRelease.current.iOS >= 13
    return CGSize(width: Self.noIntrinsicMetric, height: isHigh ? 49 : 44)
  }

  /// Takes note of where the layout put the bar; true when that changes its height.
  func noticePlace() -> Bool {
    guard let superview, superview.safeAreaInsets.bottom > 0 else { return false }
    let end = superview.frame.height - superview.safeAreaInsets.bottom
    let stands = abs(frame.maxY - end) < 1 || abs(frame.maxY - superview.frame.height) < 1
    defer { standsAboveHomeIndicator = stands }
    return stands != standsAboveHomeIndicator
  }
}

/// The bar that switches between sections.
open class UITabBar: UIView {
  open var barTintColor: UIColor?
  open var isTranslucent = true
  package var items: [BarItem] = []

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 49)
  }
}

/// A button, tab or space in a bar.
package struct BarItem: Sendable {
  package enum Position: Sendable { case leading, trailing, back, center }

  package var title: String?
  package var image: UIImage?
  /// Name of the system's item in a document: `done`, `flexibleSpace`, `more`.
  package var systemItem: String?
  package var position: Position
  package var width: CGFloat
  package var isProminent: Bool
  package var objectID: String?
  /// Name of the element in the item's place, such as `button`; nil for an item of the bar's own.
  package var customView: String?

  package init(
    title: String? = nil, image: UIImage? = nil, systemItem: String? = nil,
    position: Position = .center, width: CGFloat = 0, isProminent: Bool = false,
    objectID: String? = nil, customView: String? = nil
  ) {
    self.title = title
    self.image = image
    self.systemItem = systemItem
    self.position = position
    self.width = width
    self.isProminent = isProminent
    self.objectID = objectID
    self.customView = customView
  }
}

/// A field to search with.
open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
  open var prompt: String?
  open var barTintColor: UIColor?
  open var showsCancelButton = false
  open var showsScopeBar = false
  open var scopeButtonTitles: [String]?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: UIKitRelease.current.iOS >= 11 ? 56 : 44)
  }
}

/// A blurred or vibrant surface.
open class UIVisualEffectView: UIView {
  /// Style of the blur by its document name, such as `regular` or `systemMaterial`.
  package var blurStyle: String?
  public private(set) var contentView = UIView(frame: .zero)

  /// Takes another view as the content view, without adding it.
  func replaceContentView(_ view: UIView) { contentView = view }
}

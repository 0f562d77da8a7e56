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

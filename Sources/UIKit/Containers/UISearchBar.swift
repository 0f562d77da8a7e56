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

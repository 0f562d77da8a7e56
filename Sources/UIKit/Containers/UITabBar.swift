/// The bar that switches between sections.
open class UITabBar: UIView {
  open var barTintColor: UIColor?
  open var isTranslucent = true
  package var items: [BarItem] = []

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 49)
  }
}

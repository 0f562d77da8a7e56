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
    let height = superview.engineFrame.height
    let end = height - superview.safeAreaInsets.bottom
    let stands = abs(engineFrame.maxY - end) < 1 || abs(engineFrame.maxY - height) < 1
    defer { standsAboveHomeIndicator = stands }
    return stands != standsAboveHomeIndicator
  }
}

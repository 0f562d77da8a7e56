/// A row of dots.
open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?

  open override var intrinsicContentSize: CGSize {
    let pages = CGFloat(max(1, numberOfPages))
    // Dots of 7 points, 9 apart, until iOS 13. Since then one document alone tells, 154.67 for
    // three pages; how the width grows with the pages is an estimate.
    guard UIKitRelease.current.iOS >= 14 else {
      return CGSize(width: pages * 16 - 9, height: 37)
    }
    return CGSize(width: pages * 17.67 + 101.67, height: 26)
  }
}

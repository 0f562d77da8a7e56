/// A row of dots.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  open var numberOfPages = 0 {
    didSet {
      guard numberOfPages != oldValue else { return }
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      invalidateIntrinsicContentSize()
    }
  }
  /// The page shown, which is one of those there are.
  open var currentPage: Int {
    get { page }
    set { page = max(0, min(newValue, max(0, numberOfPages - 1))) }
  }
  private var page = 0
  /// Whether nothing is drawn where there is but one page.
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?

  /// Size of the control for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let pages = CGFloat(max(1, pageCount))
    // Dots of 7 points, 9 apart, until iOS 13.
    let release = UIKitRelease.current
    guard release.iOS >= 14 else { return CGSize(width: pages * 16 - 9, height: 37) }
    // Since then two documents have three pages at 154.67 and 155.5, one of Xcode 13.3, whose control of
    // a hundred pages is no wider than 202.5, at 115.5, and one of Xcode 15 at 116.5; one of Xcode 14.2
    // has four at 134.5. How the width grows is known of no other release, and estimated.
    let isNarrower = release >= UIKitRelease(iOS: 15, minor: 4)
    let ofThree: CGFloat = release.iOS >= 17 ? 116.5 : isNarrower ? 115.5 : 154.67
    let ofOneMore: CGFloat = isNarrower ? 19 : 17.67
    return CGSize(width: ofThree + min((pages - 3) * ofOneMore, 87), height: 26)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

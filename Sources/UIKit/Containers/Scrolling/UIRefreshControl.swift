/// Shows above a scroll view's content that it is being loaded anew.
///
/// Ours keeps its state; it stands above the content, is hidden until refreshing begins, and takes
/// no part in scrolling.
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  /// Words below the wheel.
  open var attributedTitle: NSAttributedString?

  /// The words as they are drawn; nil: there are none.
  package var title: TextContent? {
    guard let attributedTitle, attributedTitle.length > 0 else { return nil }
    return TextContent(attributedTitle, TextContent.Defaults(font: .systemFont(ofSize: 12)))
  }

  /// The colour of the wheel: grey without a tint of its own.
  package var wheelColor: UIColor { ownTintColor ?? .systemGray }

  private static let height: CGFloat = 60

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  open func beginRefreshing() {
    isRefreshing = true
    isHidden = false
  }

  open func endRefreshing() {
    isRefreshing = false
    isHidden = true
  }

  /// Stands right above the content.
  func place(in scroll: UIScrollView) {
    let place = CGRect(x: 0, y: -Self.height, width: scroll.bounds.width, height: Self.height)
    if frame != place { frame = place }
  }
}

/// Text of several lines, which may scroll.
open class UITextView: UIScrollView, WrappingContent {
  open var text: String! {
    didSet { content = nil }
  }
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  package var content: TextContent?
  package var wrappingWidth: CGFloat?

  /// Space at both ends of each line, inside the insets.
  private static let lineFragmentPadding: CGFloat = 5

  package var effectiveContent: TextContent {
    content ?? TextContent(text ?? "", font: font ?? .systemFont(ofSize: 12))
  }

  package var wraps: Bool { !isScrollEnabled }

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return sizeThatFits(CGSize(width: wrappingWidth ?? .infinity, height: .infinity))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = textContainerInset
    let padding = insets.left + insets.right + 2 * Self.lineFragmentPadding
    let content =
      effectiveContent.isEmpty
      ? TextContent(" ", font: font ?? .systemFont(ofSize: 12)) : effectiveContent
    let layout = content.layout(
      width: max(0, size.width - padding), numberOfLines: 0, lineBreakMode: .byWordWrapping)
    let scale = traitCollection.displayScale
    return CGSize(
      width: PixelGrid.ceil(layout.width, scale: scale) + padding,
      height: PixelGrid.ceil(layout.height, scale: scale) + insets.top + insets.bottom)
  }
}

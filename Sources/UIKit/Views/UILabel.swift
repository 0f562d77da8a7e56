import Typesetting

/// Shows text on one or several lines.
open class UILabel: UIView, WrappingContent {
  open var text: String? {
    didSet { content = nil }
  }
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor!
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumScaleFactor: CGFloat = 0
  /// Width at which lines break, in points; 0 takes the width that the layout gives.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// Attributed text, where there is one.
  package var content: TextContent?
  package var wrappingWidth: CGFloat?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package override var defaultContentPriorities:
    (horizontal: ContentPriorities, vertical: ContentPriorities)
  {
    let priorities = ContentPriorities(hugging: UILayoutPriority(251))
    return (priorities, priorities)
  }

  /// The text with its attributes, whichever way it was set.
  package var effectiveContent: TextContent {
    content ?? TextContent(text ?? "", font: font)
  }

  package var wraps: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  open override var intrinsicContentSize: CGSize {
    let content = effectiveContent
    guard !content.isEmpty else { return .zero }
    let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : wrappingWidth
    return size(of: content, width: numberOfLines == 1 ? .infinity : limit ?? .infinity)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = effectiveContent
    guard !content.isEmpty else { return .zero }
    return self.size(of: content, width: size.width > 0 ? size.width : .infinity)
  }

  private func size(of content: TextContent, width: CGFloat) -> CGSize {
    let layout = content.layout(
      width: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode)
    let scale = traitCollection.displayScale
    return CGSize(
      width: PixelGrid.ceil(layout.width, scale: scale),
      height: PixelGrid.ceil(layout.height, scale: scale))
  }

  package override var firstBaselineOffset: CGFloat? {
    let face = effectiveContent.runs.first?.attributes.face ?? font.face
    let ascender = MeasuringTypesetter.current.metrics(of: face).ascender
    return PixelGrid.round(ascender, scale: traitCollection.displayScale)
  }

  package override var lastBaselineOffset: CGFloat {
    let face = effectiveContent.runs.last?.attributes.face ?? font.face
    let metrics = MeasuringTypesetter.current.metrics(of: face)
    let scale = traitCollection.displayScale
    let height = PixelGrid.ceil(metrics.lineHeight, scale: scale)
    return height - PixelGrid.round(metrics.ascender, scale: scale)
  }
}

import Typesetting

/// Where the text of a label goes when it is made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}

/// Shows text on one or several lines.
@preconcurrency @MainActor
open class UILabel: UIView, WrappingContent, UIContentSizeCategoryAdjusting {
  override var layoutRole: LayoutRole { .wraps }

  open var text: String? {
    get { attributed?.string ?? plain ?? content?.string }
    set {
      plain = newValue
      attributed = nil
      content = nil
    }
  }
  /// Text without attributes of its own.
  private var plain: String? { didSet { textDidChange() } }
  private var attributed: NSAttributedString? { didSet { textDidChange() } }
  /// Text with attributes as a document states it, where it does.
  package var content: TextContent? { didSet { textDidChange() } }

  /// The text with its attributes; what it does not say is as the label's properties have it.
  open var attributedText: NSAttributedString? {
    get { attributed ?? text.map { NSAttributedString(string: $0, attributes: textAttributes) } }
    set {
      content = nil
      plain = nil
      attributed = newValue.flatMap { $0.copy() as? NSAttributedString }
      adoptAttributes()
    }
  }

  /// The font; with ``adjustsFontForContentSizeCategory``, at the text size of the traits.
  open var font: UIFont! {
    get { adjusted(ownFont) }
    set {
      ownFont = newValue ?? .systemFont(ofSize: 17)
      restyle { $0[.font] = ownFont }
    }
  }
  private var ownFont = UIFont.systemFont(ofSize: 17) { didSet { textDidChange() } }

  open var textColor: UIColor! {
    didSet { restyle { $0[.foregroundColor] = textColor } }
  }
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor? { didSet { textDidChange() } }
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { textDidChange() } }
  open var textAlignment = NSTextAlignment.natural {
    didSet { restyleParagraphs { $0.alignment = textAlignment } }
  }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { textDidChange() }
  }
  /// Where lines break. Ours knows `pushOut`, for text without a paragraph style of its own.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
    didSet { textDidChange() }
  }
  open var numberOfLines = 1 { didSet { textDidChange() } }
  open var isEnabled = true
  open var isHighlighted = false
  /// The colour of the text as it is now.
  package var shownTextColor: UIColor? {
    isHighlighted ? highlightedTextColor ?? textColor : textColor
  }
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false { didSet { textDidChange() } }
  open var minimumScaleFactor: CGFloat = 0
  /// Where a single line stands that ``adjustsFontSizeToFitWidth`` made smaller.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether letters move together before a single line is cut: by up to five hundredths of the
  /// line, which is the factor that Apple's documentation of paragraph styles states.
  open var allowsDefaultTighteningForTruncation = false
  /// The size on one line that the label's own class asked for in Interface Builder.
  package final var designableSize: CGSize?
  /// Whether Interface Builder's canvas measures the label, instead of keeping its library's size.
  package final var isMeasuredOnCanvas = false
  /// Width at which lines break, in points; 0 takes the width that the layout gives.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textDidChange() } }

  package var wrappingWidth: CGFloat?
  /// The rectangle that ``drawText(in:)`` was last asked to fill.
  private var drawnRect: CGRect?
  /// What ``effectiveContent`` was at a text size.
  private var known: (category: UIContentSizeCategory, content: TextContent)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  package override var defaultContentPriorities:
    (horizontal: ContentPriorities, vertical: ContentPriorities)
  {
    let priorities = ContentPriorities(hugging: UILayoutPriority(251))
    return (priorities, priorities)
  }

  // MARK: Text

  /// The text with its attributes, whichever way it was set.
  package var effectiveContent: TextContent {
    if let content { return content }
    guard let attributed else {
      var content = TextContent(plain ?? "", font: font)
      content.paragraph.pushesOutOrphans = pushesOutOrphans
      return content
    }
    let category = traitCollection.preferredContentSizeCategory
    if let known, known.category == category { return known.content }
    let found = TextContent(
      attributed,
      TextContent.Defaults(
        font: font, paragraph: paragraphStyle,
        category: adjustsFontForContentSizeCategory ? category.typesetting : nil))
    known = (category, found)
    return found
  }

  /// The text as it shows in a place: smaller, or as a line with its letters closer together.
  package func fittedContent(in size: CGSize) -> TextContent {
    let content = effectiveContent
    guard numberOfLines == 1 else {
      guard adjustsFontSizeToFitWidth else { return content }
      return content.shrunk(
        toFit: size, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode,
        least: minimumScaleFactor)
    }
    let width = size.width
    let tightens = allowsDefaultTighteningForTruncation || content.allowsTightening
    let fitted = tightens && lineBreakMode.truncates ? content.tightened(toFit: width) : content
    guard adjustsFontSizeToFitWidth else { return fitted }
    return fitted.shrunk(toFit: width, least: minimumScaleFactor)
  }

  private func adjusted(_ font: UIFont) -> UIFont {
    guard adjustsFontForContentSizeCategory, font.scaling != nil else { return font }
    return font.adjusted(to: UIFont.textSize(of: traitCollection))
  }

  private func textDidChange() {
    known = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Documents show it with iOS 13, 14 and later; earlier releases have no strategy in labels.
  private var pushesOutOrphans: Bool {
    lineBreakStrategy.contains(.pushOut) && UIKitRelease.current.iOS >= 13
  }

  private var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    style.lineBreakStrategy = pushesOutOrphans ? lineBreakStrategy : []
    return style
  }

  /// What the label's properties say of text.
  private var textAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: font as UIFont, .paragraphStyle: paragraphStyle,
    ]
    attributes[.foregroundColor] = textColor
    return attributes
  }

  /// Takes font, colour and alignment over from the beginning of attributed text, as UIKit does.
  private func adoptAttributes() {
    guard let text = attributed, text.length > 0 else { return }
    let first = text.attributes(at: 0, effectiveRange: nil)
    // Without going through the setters, which would restyle all of the text.
    attributed = nil
    if let font = first[.font] as? UIFont { ownFont = font }
    if let color = first[.foregroundColor] as? UIColor { textColor = color }
    if let style = first[.paragraphStyle] as? NSParagraphStyle {
      if style.alignment != .natural { textAlignment = style.alignment }
      if style.lineBreakMode != .byWordWrapping { lineBreakMode = style.lineBreakMode }
    }
    attributed = text
  }

  /// Gives all of the attributed text what a property was set to.
  private func restyle(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    guard let attributed else { return }
    var changes: [NSAttributedString.Key: Any] = [:]
    change(&changes)
    let text = NSMutableAttributedString(attributedString: attributed)
    text.addAttributes(changes, range: NSRange(location: 0, length: text.length))
    self.attributed = text
  }

  private func restyleParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    guard let attributed else { return }
    let text = NSMutableAttributedString(attributedString: attributed)
    let all = NSRange(location: 0, length: text.length)
    attributed.enumerateAttribute(.paragraphStyle, in: all, options: []) { value, range, _ in
      let style = NSMutableParagraphStyle()
      if let old = value as? NSParagraphStyle { style.setParagraphStyle(old) }
      change(style)
      text.addAttribute(.paragraphStyle, value: style, range: range)
    }
    self.attributed = text
  }

  // MARK: Size

  package var wraps: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  open override var intrinsicContentSize: CGSize {
    let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : wrappingWidth ?? 0
    if let designableSize { return wrapped(designableSize, width: limit) }
    // No width at all limits nothing: such a label is as high as one line, also where its text has two
    // (Esri/arcgis-runtime-samples-ios).
    if limit > 0, numberOfLines != 1 { return textSize(width: limit) }
    return textSize(width: .infinity, numberOfLines: wrappingWidth == nil ? numberOfLines : 1)
  }

  /// The size in a width of text that its class makes as large as this on one line: lines break as
  /// if the font were as much larger or smaller as that line is.
  private func wrapped(_ line: CGSize, width: CGFloat) -> CGSize {
    guard numberOfLines != 1, width > 0, width < line.width else { return line }
    let own = textSize(width: .infinity)
    guard own.width > 0, own.height > 0 else { return line }
    let size = textSize(width: width * own.width / line.width)
    let scale = traitCollection.displayScale
    return CGSize(
      width: min(width, size.width * line.width / own.width),
      height: (size.height * line.height / own.height * scale).rounded(.up) / scale)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: size.width > 0 ? size.width : .infinity)
  }

  /// Size of the text in a width, by way of ``textRect(forBounds:limitedToNumberOfLines:)``, which
  /// a subclass may have made larger; a shadow takes the height by which it is moved: a label of 17 points
  /// with the standard one is 21⅓ high where others of its document are 20⅓ (Patika-Vakifbank's NeworlD).
  private func textSize(width: CGFloat, numberOfLines: Int? = nil) -> CGSize {
    let room = CGRect(
      x: 0, y: 0, width: min(width, Self.unlimited), height: Self.unlimited)
    let lines = numberOfLines ?? self.numberOfLines
    var size = textRect(forBounds: room, limitedToNumberOfLines: lines).size
    size.height += shadowRoom
    return size
  }

  /// What a shadow adds to the height; to the width it may add, too, which no document tells.
  var shadowRoom: CGFloat {
    guard shadowColor != nil, !effectiveContent.isEmpty else { return 0 }
    return PixelGrid.ceil(abs(shadowOffset.height), scale: traitCollection.displayScale)
  }

  /// A length that stands for no limit, and that arithmetic on rectangles bears.
  private static let unlimited: CGFloat = 1e7

  /// The rectangle that the text takes, in the upper leading corner of the bounds.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let content = effectiveContent
    guard !content.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let layout = content.layout(
      width: bounds.width >= Self.unlimited / 2 ? .infinity : bounds.width,
      numberOfLines: numberOfLines, lineBreakMode: lineBreakMode,
      maximumHeight: bounds.height > 0 && bounds.height < Self.unlimited / 2
        ? bounds.height : .infinity)
    let scale = traitCollection.displayScale
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: PixelGrid.ceil(layout.width, scale: scale),
      height: PixelGrid.ceil(layout.height, scale: scale))
  }

  /// Notes where the text goes; a subclass that insets the rectangle moves the text.
  open func drawText(in rect: CGRect) { drawnRect = rect }

  /// Where the text is drawn in the label's bounds; nil where a subclass draws none.
  package func textRectForDrawing(in bounds: CGRect) -> CGRect? {
    drawnRect = nil
    drawText(in: bounds)
    return drawnRect
  }

  // MARK: Baselines

  package override var firstBaselineOffset: CGFloat? {
    PixelGrid.round(firstLineAscender, scale: traitCollection.displayScale)
  }

  /// From the top of the text to its first baseline, unrounded.
  package var firstLineAscender: CGFloat {
    let face = effectiveContent.runs.first?.attributes.face ?? font.face
    return MeasuringTypesetter.current.metrics(of: face).ascender
  }

  package override var lastBaselineOffset: CGFloat {
    let face = effectiveContent.runs.last?.attributes.face ?? font.face
    let metrics = MeasuringTypesetter.current.metrics(of: face)
    let scale = traitCollection.displayScale
    let height = PixelGrid.ceil(metrics.lineHeight, scale: scale)
    return height + shadowRoom - PixelGrid.round(metrics.ascender, scale: scale)
  }
}

/// Text that follows the text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  var adjustsFontForContentSizeCategory: Bool { get set }
}

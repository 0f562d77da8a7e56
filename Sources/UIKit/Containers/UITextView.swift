import Typesetting

/// Text of several lines, which may scroll.
@preconcurrency @MainActor
open class UITextView: UIScrollView, WrappingContent, UITextInputTraits, UIKeyInput,
  UIContentSizeCategoryAdjusting
{
  override var layoutRole: LayoutRole { [.scrolls, .wraps] }

  // MARK: Text

  open var text: String! {
    get { attributed?.string ?? plain ?? content?.string ?? "" }
    set {
      plain = newValue
      attributed = nil
      content = nil
    }
  }
  private var plain: String? { didSet { textDidChange() } }
  private var attributed: NSAttributedString? { didSet { textDidChange() } }
  /// Text with attributes as a document states it, where it does.
  package var content: TextContent? { didSet { textDidChange() } }

  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: text, attributes: typingAttributes) }
    set {
      plain = nil
      content = nil
      attributed = newValue.flatMap { $0.copy() as? NSAttributedString }
    }
  }

  /// The font; with ``adjustsFontForContentSizeCategory``, at the text size of the traits.
  open var font: UIFont? {
    get {
      guard adjustsFontForContentSizeCategory, ownFont?.scaling != nil else { return ownFont }
      return ownFont?.adjusted(to: UIFont.textSize(of: traitCollection))
    }
    set {
      ownFont = newValue
      guard let attributed, let newValue else { return }
      let text = NSMutableAttributedString(attributedString: attributed)
      text.addAttribute(
        .font, value: newValue, range: NSRange(location: 0, length: text.length))
      self.attributed = text
    }
  }
  private var ownFont: UIFont? { didSet { textDidChange() } }

  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var selectedRange = NSRange(location: 0, length: 0)
  open var adjustsFontForContentSizeCategory = false { didSet { textDidChange() } }
  /// What links look like, whatever attributes of their own they have; the tint colour at first.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkAttributes ?? [.foregroundColor: tintColor as UIColor] }
    set {
      ownLinkAttributes = newValue
      setNeedsDisplay()
    }
  }
  private var ownLinkAttributes: [NSAttributedString.Key: Any]?
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes = ownTypingAttributes
      if attributes[.font] == nil { attributes[.font] = effectiveFont }
      if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = textColor }
      return attributes
    }
    set { ownTypingAttributes = newValue }
  }
  private var ownTypingAttributes: [NSAttributedString.Key: Any] = [:]

  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textDidChange() } }
  }
  public let textContainer: NSTextContainer

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { textDidChange() } }
  }

  package var wrappingWidth: CGFloat?

  // MARK: Keyboard

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? Self.standardContainer()
    super.init(frame: frame)
    followContainer()
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public required init?(coder: NSCoder) {
    textContainer = Self.standardContainer()
    super.init(coder: coder)
    followContainer()
  }

  private static func standardContainer() -> NSTextContainer {
    let container = NSTextContainer()
    container.widthTracksTextView = true
    return container
  }

  private func followContainer() {
    textContainer.didChange = { [weak self] in
      MainActor.assumeIsolated { self?.textDidChange() }
    }
  }

  // MARK: Editing

  open weak var delegate: UITextViewDelegate? { didSet { scrollDelegate = delegate } }

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  open var hasText: Bool { !text.isEmpty }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    if isEditable { delegate?.textViewDidBeginEditing(self) }
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard !isEditable || delegate?.textViewShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    if isEditable { delegate?.textViewDidEndEditing(self) }
    return true
  }

  /// Types characters at the end of the text, as a keyboard does.
  open func insertText(_ text: String) {
    replace(NSRange(location: self.text.utf16.count, length: 0), with: text) { $0 + text }
  }

  /// Takes the last character away, as a keyboard does.
  open func deleteBackward() {
    guard let last = text.last else { return }
    let length = String(last).utf16.count
    let range = NSRange(location: text.utf16.count - length, length: length)
    replace(range, with: "") { String($0.dropLast()) }
  }

  private func replace(
    _ range: NSRange, with replacement: String, _ change: (String) -> String
  ) {
    let changes =
      delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
    guard changes else { return }
    text = change(text)
    delegate?.textViewDidChange(self)
  }

  private func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Size

  var effectiveFont: UIFont { font ?? .systemFont(ofSize: 12) }

  package var effectiveContent: TextContent {
    if let content { return content }
    guard let attributed else { return plainContent(plain ?? "") }
    return self.content(of: attributed)
  }

  private func content(of text: NSAttributedString) -> TextContent {
    let category = adjustsFontForContentSizeCategory ? UIFont.textSize(of: traitCollection) : nil
    return TextContent(
      text,
      TextContent.Defaults(
        font: effectiveFont, color: textColor, category: category, leading: .font))
  }

  private func plainContent(_ text: String) -> TextContent {
    TextContent(text, font: effectiveFont, leading: .font)
  }

  /// The text as it is drawn: its links with the attributes of links.
  package var shownContent: TextContent {
    guard let attributed, linkTextAttributes?.isEmpty == false else { return effectiveContent }
    let text = NSMutableAttributedString(attributedString: attributed)
    let all = NSRange(location: 0, length: text.length)
    attributed.enumerateAttribute(.link, in: all, options: []) { link, range, _ in
      guard link != nil else { return }
      text.addAttributes(linkTextAttributes, range: range)
    }
    return content(of: text)
  }

  package var wraps: Bool { !isScrollEnabled }

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return sizeThatFits(CGSize(width: wrappingWidth ?? .infinity, height: .infinity))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = textContainerInset
    let padding = insets.left + insets.right + 2 * textContainer.lineFragmentPadding
    let content =
      effectiveContent.isEmpty ? plainContent(" ") : effectiveContent
    let layout = content.layout(
      width: max(0, size.width - padding), numberOfLines: textContainer.maximumNumberOfLines,
      lineBreakMode: textContainer.lineBreakMode)
    let scale = traitCollection.displayScale
    // The last line, too, has its leading: one of Body is 38 high in a document, 8 +
    // 22 + 8, and two of Subhead 36.
    let leading = (content.blocks.last?.paragraph ?? content.paragraph).extraLeading
    return CGSize(
      width: PixelGrid.ceil(layout.width, scale: scale) + padding,
      height: PixelGrid.ceil(layout.height + leading, scale: scale) + insets.top + insets.bottom)
  }

  /// Gives the container the sides that follow the view; its height is otherwise no limit.
  private func sizeContainer() {
    let room = bounds.inset(by: textContainerInset)
    var size = textContainer.size
    if textContainer.widthTracksTextView { size = CGSize(width: max(0, room.width), height: 1e7) }
    if textContainer.heightTracksTextView { size.height = max(0, room.height) }
    guard size != textContainer.size else { return }
    let didChange = textContainer.didChange
    textContainer.didChange = nil
    textContainer.size = size
    textContainer.didChange = didChange
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    sizeContainer()
    guard isScrollEnabled else { return }
    // As wide as the view: only the text's height scrolls.
    let height = sizeThatFits(CGSize(width: bounds.width, height: .infinity)).height
    contentSize = CGSize(width: bounds.width, height: height)
  }
}

import Typesetting

/// A field for one line of text.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits, UIKeyInput, UIContentSizeCategoryAdjusting {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  // MARK: Text

  open var text: String? {
    get { attributed?.string ?? plain ?? "" }
    set {
      plain = newValue
      attributed = nil
    }
  }
  private var plain: String? { didSet { contentDidChange() } }
  /// The text as it was set with attributes.
  private(set) var attributed: NSAttributedString? { didSet { contentDidChange() } }

  open var attributedText: NSAttributedString? {
    get { attributed ?? NSAttributedString(string: text ?? "", attributes: defaultTextAttributes) }
    set {
      plain = nil
      attributed = newValue.flatMap { $0.copy() as? NSAttributedString }
    }
  }

  open var placeholder: String? {
    get { attributedPlaceholder?.string ?? plainPlaceholder }
    set {
      plainPlaceholder = newValue
      attributedPlaceholder = nil
    }
  }
  private var plainPlaceholder: String? { didSet { contentDidChange() } }
  open var attributedPlaceholder: NSAttributedString? { didSet { contentDidChange() } }

  /// The font; with ``adjustsFontForContentSizeCategory``, at the text size of the traits.
  open var font: UIFont? {
    get {
      guard adjustsFontForContentSizeCategory, ownFont?.scaling != nil else { return ownFont }
      return ownFont?.adjusted(to: UIFont.textSize(of: traitCollection))
    }
    set { ownFont = newValue }
  }
  private var ownFont: UIFont? = .systemFont(ofSize: 17) { didSet { contentDidChange() } }

  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      let style = NSMutableParagraphStyle()
      style.alignment = textAlignment
      var attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: style]
      attributes[.font] = font
      attributes[.foregroundColor] = textColor
      return attributes
    }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle {
        textAlignment = style.alignment
      }
    }
  }

  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none { didSet { contentDidChange() } }
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size that ``adjustsFontSizeToFitWidth`` leads to.
  open var minimumFontSize: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false { didSet { contentDidChange() } }
  open var background: UIImage?
  open var disabledBackground: UIImage?
  /// The background as it is now; a rounded border hides it.
  package var shownBackground: UIImage? {
    isEnabled ? background : disabledBackground ?? background
  }

  // MARK: Views beside the text

  open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
  open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
  open var leftViewMode = ViewMode.never { didSet { contentDidChange() } }
  open var rightViewMode = ViewMode.never { didSet { contentDidChange() } }
  open var clearButtonMode = ViewMode.never { didSet { contentDidChange() } }

  // MARK: Editing

  open weak var delegate: UITextFieldDelegate?
  open private(set) var isEditing = false
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var allowsEditingTextAttributes = false
  open var typingAttributes: [NSAttributedString.Key: Any]?

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

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isEditing { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    isEditing = true
    if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    contentDidChange()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    isEditing = false
    contentDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    return true
  }

  open var hasText: Bool { !(text ?? "").isEmpty }

  /// Types characters at the end of the text, as a keyboard does.
  open func insertText(_ text: String) {
    let old = self.text ?? ""
    let end = NSRange(location: old.utf16.count, length: 0)
    let changes =
      delegate?.textField(self, shouldChangeCharactersIn: end, replacementString: text) ?? true
    guard changes else { return }
    self.text = old + text
    sendActions(for: .editingChanged)
  }

  /// Takes the last character away, as a keyboard does.
  open func deleteBackward() {
    guard let old = text, let last = old.last else { return }
    let length = String(last).utf16.count
    let range = NSRange(location: old.utf16.count - length, length: length)
    let changes =
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: "") ?? true
    guard changes else { return }
    text = String(old.dropLast())
    sendActions(for: .editingChanged)
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    contentDidChange()
    if let new, shows(new === leftView ? leftViewMode : rightViewMode) { addSubview(new) }
  }

  // MARK: Rectangles

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// What border and side views leave.
  open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonPlace(in: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideViewPlace(leftView, isLeft: true, in: bounds)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideViewPlace(rightView, isLeft: false, in: bounds)
  }

  open func drawText(in rect: CGRect) {}
  open func drawPlaceholder(in rect: CGRect) {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    place(leftView, shows(leftViewMode), leftViewRect(forBounds: bounds))
    place(rightView, shows(rightViewMode), rightViewRect(forBounds: bounds))
  }

  private func place(_ view: UIView?, _ isShown: Bool, _ rect: CGRect) {
    guard let view else { return }
    if isShown, view.superview !== self { addSubview(view) }
    if !isShown, view.superview === self { view.removeFromSuperview() }
    if isShown { view.frame = rect }
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    CGSize(width: contentWidth, height: contentHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override var firstBaselineOffset: CGFloat? {
    let metrics = MeasuringTypesetter.current.metrics(of: effectiveFont.face)
    let top = (contentHeight - metrics.lineHeight) / 2
    let scale = traitCollection.displayScale
    guard UIKitRelease.current.iOS >= 14 else {
      // Fields and labels of equal baselines show it, in four documents of Xcode 9 to 11.1.
      return PixelGrid.floor(top, scale: scale) + PixelGrid.round(metrics.ascender, scale: scale)
    }
    return PixelGrid.round(top + metrics.ascender, scale: scale)
  }

  package override var lastBaselineOffset: CGFloat {
    firstBaselineOffset.map { contentHeight - $0 } ?? 0
  }

  package override var centersBaselines: Bool { contentVerticalAlignment == .center }
}

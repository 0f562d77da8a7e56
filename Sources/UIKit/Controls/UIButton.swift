import Typesetting

/// A button with a title, an image, or both.
@preconcurrency @MainActor
open class UIButton: UIControl, WrappingContent {
  override var layoutRole: LayoutRole { .wraps }

  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
    public static var roundedRect: ButtonType { .system }
  }

  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  open private(set) var buttonType = ButtonType.custom
  open var role = Role.normal { didSet { contentDidChange() } }
  /// The menu; nothing opens it here, but a pop-up button shows its chosen element.
  open var menu: UIMenu? { didSet { contentDidChange() } }
  /// With a menu as primary action: the title is that of the chosen element.
  open var changesSelectionAsPrimaryAction = false { didSet { contentDidChange() } }

  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether a highlighted button without an image of that state draws its own fainter.
  open var adjustsImageWhenHighlighted = true
  /// Whether a disabled button without an image of that state draws its own fainter.
  open var adjustsImageWhenDisabled = true
  open var isPointerInteractionEnabled = false

  /// What a state shows.
  struct StateContent {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
  }

  private var contents: [UInt: StateContent] = [:]
  /// The configuration of a document; ``configuration`` wins over it.
  private var documentStyle: ConfigurationStyle?
  /// The width that the last pass gave to a button whose configuration breaks its title into lines.
  package var wrappingWidth: CGFloat?
  private var ownTitleFont: UIFont?
  private var ownLineBreakMode = NSLineBreakMode.byTruncatingMiddle
  private var ownTitleLabel: ButtonTitleLabel?
  private var ownImageView: UIImageView?

  // MARK: Configuration

  /// The look of the button; with one, insets, font and colours of its own do not count.
  open var configuration: Configuration? { didSet { contentDidChange() } }
  /// Called before the configuration is shown in another state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var automaticallyUpdatesConfiguration = true
  private var needsConfigurationUpdate = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  package convenience init(type: ButtonType, frame: CGRect) {
    self.init(frame: frame)
    buttonType = type
  }

  /// A button that shows an action's title and image and runs it.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// A button of a type that shows an action's title and image and runs it.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// A button that looks as configured, runs an action, and shows that one's title and image where
  /// the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  /// A button of the system's type with an image, and a method that is called when it is tapped.
  open class func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> Self {
    guard let button = makeSystemButton() as? Self else {
      preconditionFailure("A class makes objects of its own.")
    }
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// Has the configuration looked at again before it is next shown.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Brings the configuration up to date with the state; called before it is shown.
  open func updateConfiguration() {}

  private func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration()
    configurationUpdateHandler?(self)
    // What the update itself changed is up to date.
    needsConfigurationUpdate = false
  }

  override func stateDidChange() {
    if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
    contentDidChange()
  }

  private func contentDidChange() {
    syncParts()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Content by state

  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
  }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleShadowColor = color }
  }
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    change(state) { $0.symbolConfiguration = configuration }
  }

  private func change(_ state: State, _ change: (inout StateContent) -> Void) {
    change(&contents[state.rawValue, default: StateContent()])
    contentDidChange()
  }

  open func title(for state: State) -> String? { value(\.title, for: state) }
  open func titleColor(for state: State) -> UIColor? { value(\.titleColor, for: state) }
  open func titleShadowColor(for state: State) -> UIColor? {
    value(\.titleShadowColor, for: state)
  }
  open func image(for state: State) -> UIImage? { value(\.image, for: state) }
  open func backgroundImage(for state: State) -> UIImage? { value(\.backgroundImage, for: state) }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    value(\.attributedTitle, for: state)
  }
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { value(\.symbolConfiguration, for: state) }

  /// A state without a value of its own has that of the normal state.
  private func value<Value>(_ path: KeyPath<StateContent, Value?>, for state: State) -> Value? {
    contents[state.rawValue]?[keyPath: path] ?? contents[State.normal.rawValue]?[keyPath: path]
  }

  open var currentTitle: String? { title(for: state) }
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (buttonType == .system ? tintColor : .white)
  }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentImage: UIImage? {
    let image = image(for: state)
    guard let image, let configuration = preferredSymbolConfigurationForImage(in: state) else {
      return image
    }
    return image.applyingSymbolConfiguration(configuration)
  }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  // MARK: Parts

  /// The label of the title, for its font and lines; its text is the button's affair.
  open var titleLabel: UILabel? {
    if let ownTitleLabel { return ownTitleLabel }
    let label = ButtonTitleLabel(frame: .zero)
    label.font = titleFont
    label.shadowOffset = .zero
    label.lineBreakMode = ownLineBreakMode
    ownTitleLabel = label
    addSubview(label)
    syncParts()
    label.button = self
    return label
  }

  /// The view of the image.
  open var imageView: UIImageView? {
    if let ownImageView { return ownImageView }
    let view = UIImageView(frame: .zero)
    view.isDrawnBySuperview = true
    ownImageView = view
    addSubview(view)
    syncParts()
    return view
  }

  /// Gives label and image view what the present state shows.
  private func syncParts() {
    if let label = ownTitleLabel {
      let button = label.button
      label.button = nil
      label.content = effectiveTitle
      label.textColor = currentTitleColor
      label.button = button
    }
    ownImageView?.image = style?.image ?? currentImage
  }

  /// Font of a title without one of its own.
  package var titleFont: UIFont {
    get {
      ownTitleLabel?.font ?? ownTitleFont ?? .systemFont(ofSize: buttonType == .custom ? 18 : 15)
    }
    set {
      ownTitleFont = newValue
      ownTitleLabel?.font = newValue
      contentDidChange()
    }
  }

  package var titleLineBreakMode: NSLineBreakMode {
    get { ownTitleLabel?.lineBreakMode ?? ownLineBreakMode }
    set {
      ownLineBreakMode = newValue
      ownTitleLabel?.lineBreakMode = newValue
    }
  }

  /// The most lines of the title, 0 for any number. The label of a title has one, unless the mode has
  /// it break: then it takes those that its width asks for.
  package var titleNumberOfLines: Int {
    let stated = ownTitleLabel?.numberOfLines ?? 1
    return stated == 1 ? titleLineBreakMode.numberOfLines : stated
  }

  /// Colour of the title's shadow and how far it is away; nil: there is none.
  package var titleShadow: (color: UIColor, offset: CGSize)? {
    guard let color = currentTitleShadowColor, let offset = ownTitleLabel?.shadowOffset,
      offset != .zero
    else { return nil }
    let isReversed = reversesTitleShadowWhenHighlighted && isHighlighted
    return (color, isReversed ? CGSize(width: -offset.width, height: -offset.height) : offset)
  }

  /// Whether the image is one of another state, drawn fainter for this one.
  package var drawsImageFainter: Bool {
    guard contents[state.rawValue]?.image == nil else { return false }
    return !isEnabled && adjustsImageWhenDisabled || isHighlighted && adjustsImageWhenHighlighted
  }

  /// The look that the configuration asks for; nil for a button without one.
  package var style: ConfigurationStyle? {
    get {
      updateConfigurationIfNeeded()
      return configuration.map { ConfigurationStyle($0, of: self) } ?? documentStyle
    }
    set {
      documentStyle = newValue
      contentDidChange()
    }
  }

  /// The title with its attributes; nil when there is none.
  package var effectiveTitle: TextContent? {
    if let title = currentAttributedTitle, title.length > 0 {
      return TextContent(title, TextContent.Defaults(font: titleFont))
    }
    guard let title = chosenTitle ?? currentTitle, !title.isEmpty else { return nil }
    return TextContent(title, font: titleFont)
  }

  /// Title of the chosen element of a pop-up button's menu, the first one where none is: in a public
  /// document of Xcode 13 such a button with another title, "Pop up button", is as wide as its menu's
  /// "Item 1" asks for.
  var chosenTitle: String? {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction else { return nil }
    return (menu?.selectedElements.first ?? menu?.firstAction)?.title
  }

  // MARK: Size and places

  open override var intrinsicContentSize: CGSize {
    if let style {
      return closeSize(of: style) ?? size(of: style)
    }
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd:
      return Self.symbolSize(release: UIKitRelease.current)
    case .close: return Self.closeSize
    case .custom, .system: return classicSize
    }
  }

  private static let closeSize = CGSize(width: 30, height: 30)

  /// That of a cross in a configuration which states neither content nor insets; nil for other buttons. A
  /// small one is 28 by 28 in a document of Xcode 15 (BLeeEZ/amperfy); of other sizes none tells, and they
  /// are taken to be as without a configuration.
  private func closeSize(of style: ConfigurationStyle) -> CGSize? {
    guard buttonType == .close, style.texts.isEmpty, style.image == nil, style.contentInsets == nil
    else { return nil }
    return style.buttonSize == "small" ? CGSize(width: 28, height: 28) : Self.closeSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Those of the background image: `location.circle.fill` behind a button of 40 by 40 makes it 39
  /// high in a public document, `magnifyingglass` 38.
  open override var alignmentRectInsets: UIEdgeInsets {
    guard style == nil, let backgroundImage else { return .zero }
    return backgroundImage.alignmentInsets(displayScale: traitCollection.displayScale)
  }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    style.map { contentRect(of: $0, in: bounds) } ?? bounds.inset(by: contentEdgeInsets)
  }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    parts(in: contentRect).title
  }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    parts(in: contentRect).image
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard ownTitleLabel != nil || ownImageView != nil else { return }
    let content = contentRect(forBounds: bounds)
    ownTitleLabel?.frame = titleRect(forContentRect: content)
    ownImageView?.frame = imageRect(forContentRect: content)
  }

  package override var firstBaselineOffset: CGFloat? { titleBaselines?.first }

  package override var lastBaselineOffset: CGFloat { titleBaselines?.last ?? 0 }

  package override var baselineHeight: CGFloat? { intrinsicContentSize.height }

  package override var centersBaselines: Bool {
    contentVerticalAlignment == .center
      && ((style?.title ?? effectiveTitle) != nil || standsByPicture)
  }
}

/// The label of a button's title, which tells the button when its font or lines change. The button
/// draws the words.
private final class ButtonTitleLabel: UILabel {
  weak var button: UIButton?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.invalidateIntrinsicContentSize()
  }

  override func drawText(in rect: CGRect) {}
}

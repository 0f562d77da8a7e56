/// What a menu consists of.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  public enum State: Int, Sendable { case off, on, mixed }

  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    @available(iOS 16, *)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Stored here, since actions may change what menus keep.
  fileprivate var storedTitle: String
  fileprivate var storedImage: UIImage?
  open var title: String { storedTitle }
  open var image: UIImage? { storedImage }
  open var subtitle: String?

  fileprivate init(title: String, subtitle: String?, image: UIImage?) {
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
    super.init()
  }
}

public typealias UIActionHandler = (_ action: UIAction) -> Void

/// A command that runs a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
  @available(iOS 17, *)
  open var selectedImage: UIImage? {
    get { storedSelectedImage }
    set { storedSelectedImage = newValue }
  }
  private var storedSelectedImage: UIImage?
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  /// What sent the action, while its closure runs.
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  /// An action with a closure; without an identifier it gets one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic." + UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    storedSelectedImage = selectedImage
    super.init(title: title, subtitle: subtitle, image: image)
  }

  func run(sender: Any?) {
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }

  /// Runs the action's closure.
  @available(iOS 16, *)
  open func performWithSender(_ sender: Any?, target: Any?) { run(sender: sender) }
}

/// A group of actions and menus.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
    @available(iOS 17, *)
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  @available(iOS 16, *)
  public enum ElementSize: Int, Sendable {
    case small, medium, large
    case automatic = -1
  }

  public let identifier: Identifier
  public let options: Options
  public let children: [UIMenuElement]
  private var elementSize: Int

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic." + UUID().uuidString)
    self.options = options
    self.children = children
    elementSize = preferredElementSize.rawValue
    super.init(title: title, subtitle: subtitle, image: image)
  }

  @available(iOS 16, *)
  open var preferredElementSize: ElementSize {
    get { ElementSize(rawValue: elementSize) ?? .automatic }
    set { elementSize = newValue.rawValue }
  }

  /// The chosen actions of the menu and of those that are displayed inline in it.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      switch child {
      case let action as UIAction: action.state == .on ? [action] : []
      case let menu as UIMenu where menu.options.contains(.displayInline): menu.selectedElements
      default: []
      }
    }
  }

  /// The first action of the menu and of those that are displayed inline in it.
  var firstAction: UIMenuElement? {
    for child in children {
      if child is UIAction { return child }
      if let menu = child as? UIMenu, menu.options.contains(.displayInline),
        let action = menu.firstAction
      {
        return action
      }
    }
    return nil
  }

  /// The same menu with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}

/// What stands at the ends of a row of a list.
public struct UICellAccessory: Sendable {
  public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }

  /// Room that an accessory gets.
  public enum LayoutDimension: Hashable, Sendable {
    case standard, actual
    case custom(CGFloat)
  }

  /// The side of the row at which a view of one's own stands.
  public enum Placement: Sendable {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }

  public struct DisclosureIndicatorOptions: Sendable {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  public struct CheckmarkOptions: Sendable {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// A view of one's own at an end of a row.
  public struct CustomViewConfiguration: @unchecked Sendable {
    public let customView: UIView
    public let placement: Placement
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var maintainsFixedSize: Bool

    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  enum Content: Sendable {
    case symbol(String, width: CGFloat, tint: UIColor?)
    case view(CustomViewConfiguration)
  }

  let content: Content
  let isLeading: Bool
  let displayed: DisplayedState
  let isHidden: Bool
  let reserved: LayoutDimension?

  /// As wide as in the cells of tables.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      content: .symbol("chevron.forward", width: 10.5, tint: options.tintColor ?? .tertiaryLabel),
      isLeading: false, displayed: displayed, isHidden: options.isHidden,
      reserved: options.reservedLayoutWidth)
  }

  /// As wide as in the cells of tables.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      content: .symbol("checkmark", width: 24, tint: options.tintColor), isLeading: false,
      displayed: displayed, isHidden: options.isHidden, reserved: options.reservedLayoutWidth)
  }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (isLeading, displayed) =
      switch configuration.placement {
      case .leading(let displayed): (true, displayed)
      case .trailing(let displayed): (false, displayed)
      }
    return UICellAccessory(
      content: .view(configuration), isLeading: isLeading, displayed: displayed,
      isHidden: configuration.isHidden, reserved: configuration.reservedLayoutWidth)
  }

  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}

/// What is behind a button's or a cell's content.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// Radius of the corners; nil: the system's.
  var radius: CGFloat?
  public var cornerRadius: CGFloat {
    get { radius ?? 0 }
    set { radius = newValue }
  }
  /// Nil: the tint.
  public var backgroundColor: UIColor?
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// Nil: the tint.
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// A view of one's own, in front of the colour.
  public var customView: UIView? {
    get { custom.view }
    set { custom = CustomView(view: newValue) }
  }
  private var custom = CustomView()

  /// A reference to a view, which only the main actor uses.
  private struct CustomView: Hashable, @unchecked Sendable {
    var view: UIView?
  }

  /// The background of a button's configuration before anything is set.
  init() {}

  private init(_ color: UIColor) { backgroundColor = color }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(radius)
    hasher.combine(backgroundColor)
    hasher.combine(strokeColor)
    hasher.combine(strokeWidth)
  }

  /// A background that shows nothing.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(UIColor.clear)
  }

  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.systemBackground)
  }
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemGroupedBackground)
  }
  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { clear() }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.systemBackground)
  }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

  /// The same: ours has no other colours for other states.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    backgroundColor ?? tintColor
  }

  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeColor ?? tintColor }
}

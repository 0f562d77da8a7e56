/// Directions in which a popover's arrow points.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// What a popover may point at.
@available(iOS 16, *)
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Where the bar that shows the button has it; nil while none does.
  final func place(in view: UIView) -> CGRect? {
    let bar = observer as? UIToolbar ?? (observer as? UINavigationItem)?.observer as? UIView
    guard let bar, bar.window != nil else { return nil }
    return BarItemPlacement(bar: bar).frame(of: self).map { bar.convert($0, to: view) }
  }
}

/// Presents a controller as a popover: a sheet where there is little width.
///
/// Ours has the size that the content prefers, below or above what it points at; the arrow itself
/// takes no room.
open class UIPopoverPresentationController: UIPresentationController {
  open weak var sourceView: UIView? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The part of ``sourceView`` that is pointed at; null: all of it.
  open var sourceRect = CGRect.null {
    didSet { containerView?.setNeedsLayout() }
  }
  /// Sides on which the popover may be: with an arrow that points up it is below.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { containerView?.setNeedsLayout() }
  }
  /// Where the arrow points, once the popover is at its place.
  open var arrowDirection: UIPopoverArrowDirection { placedDirection ?? .unknown }
  final var placedDirection: UIPopoverArrowDirection?
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  /// Distances to the safe area that the popover keeps.
  open var popoverLayoutMargins = UIPopoverPresentationController.margins {
    didSet { containerView?.setNeedsLayout() }
  }
  static let margins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Whether the popover covers what it points at rather than get smaller.
  open var canOverlapSourceViewRect = false {
    didSet { containerView?.setNeedsLayout() }
  }

  /// The sheet that the popover becomes where there is little width.
  @available(iOS 15, *)
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let adaptiveSheet { return adaptiveSheet }
    let sheet = UISheetPresentationController(
      presentedViewController: presentedController, presenting: presentingController)
    sheet.popover = self
    adaptiveSheet = sheet
    return sheet
  }
  private var adaptiveSheet: UISheetPresentationController?

  /// The view or the button of a bar that is pointed at; it wins over ``sourceView``.
  @available(iOS 16, *)
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { item }
    set {
      item = newValue
      containerView?.setNeedsLayout()
    }
  }
  private var item: (any UIPopoverPresentationControllerSourceItem)?
  /// The button of a bar that is pointed at.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }

  final func anchor(in container: UIView?) -> CGRect? {
    guard let container else { return nil }
    if let item {
      if let view = item as? UIView { return view.convert(view.bounds, to: container) }
      return (item as? UIBarButtonItem)?.place(in: container)
    }
    guard let sourceView else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }
}

/// Directions in which a popover's arrow points.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
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
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  open var canOverlapSourceViewRect = false

  final func anchor(in container: UIView?) -> CGRect? {
    guard let sourceView, let container else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }
}

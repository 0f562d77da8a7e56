/// A finger on the screen.
///
/// No finger touches a screen that is not there; the class is there for code that takes touches, and
/// one made by hand is at the origin.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

  open var timestamp: TimeInterval { 0 }
  open var phase: Phase { .began }
  open var tapCount: Int { 0 }
  open var type: TouchType { .direct }
  open var majorRadius: CGFloat { 0 }
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  open var view: UIView? { nil }
  open var window: UIWindow? { nil }
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }

  public override init() { super.init() }

  open func location(in view: UIView?) -> CGPoint { view?.convert(.zero, from: nil) ?? .zero }

  open func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

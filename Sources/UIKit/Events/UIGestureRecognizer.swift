/// Recognises a movement of fingers.
///
/// Ours is kept by its view and its values can be read; nothing is recognised by itself, since no
/// finger touches a screen that is not there. Code that sets ``state``, a subclass or a test, has the
/// targets called, at once.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?
  /// Set to anything but possible and failed, it calls the targets. It stays as it is: there is no
  /// run loop in whose next turn it would be possible again.
  open var state = State.possible { didSet { sendActions() } }
  open var isEnabled = true
  open var name: String?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var allowedTouchTypes: [NSNumber] = []
  open var allowedPressTypes: [NSNumber] = []
  open var requiresExclusiveTouchType = true

  private var targets: [(target: ActionTarget, action: Selector)] = []

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  public convenience init?(coder: NSCoder) { self.init() }

  // MARK: Targets

  /// Has a method of a target called, which is not kept alive.
  open func addTarget(_ target: Any, action: Selector) {
    let target = ActionTarget(target)
    guard !targets.contains(where: { $0 == (target, action) }) else { return }
    targets.append((target, action))
  }

  /// Ends calls of a method; nil means every target, or every method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      (object == nil || entry.target.object === object) && (action == nil || entry.action == action)
    }
  }

  private func sendActions() {
    guard isEnabled, state != .possible, state != .failed else { return }
    for (target, action) in targets {
      if let object = target.object { ActionTable.perform(action, on: object, with: [self]) }
    }
  }

  // MARK: Touches

  open var numberOfTouches: Int { 0 }

  open func location(in view: UIView?) -> CGPoint { view?.convert(.zero, from: nil) ?? .zero }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    preconditionFailure("A gesture without touches has no location of one.")
  }

  /// Nothing is recognised, so nothing has to wait.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  // MARK: Overridden by subclasses

  open func reset() {}
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

/// Decides which gestures are recognised.
///
/// Every method is optional in Apple's, and has its default answer here.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
}

extension UIView {
  /// Gives recognisers that are new here this view, and lets go of those that left.
  final func takeGestureRecognizers(from old: [UIGestureRecognizer]) {
    let new = gestureRecognizers ?? []
    for recognizer in old where !new.contains(where: { $0 === recognizer }) {
      if recognizer.view === self { recognizer.view = nil }
    }
    for recognizer in new { recognizer.view = self }
  }
}

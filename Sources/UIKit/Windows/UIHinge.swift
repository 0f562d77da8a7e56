/// How a hinge of the device stands.
@available(iOS 27.1, *)
@preconcurrency @MainActor
open class UIHinge: NSObject {
  public enum Status: Int, Sendable {
    case unknown, closed, partiallyOpen, fullyOpen
  }

  /// In radians: 0 where it is closed, π where the display lies flat.
  public let angle: CGFloat
  public let status: Status

  init(_ state: HingeState) {
    angle = state.angle
    status = state.status
    super.init()
  }
}

/// What a window knows of the device's hinge.
package struct HingeState: Hashable, Sendable {
  package var status: UIHinge.Status
  package var angle: CGFloat

  package init(status: UIHinge.Status, angle: CGFloat) {
    self.status = status
    self.angle = angle
  }
}

/// Tells how the hinge stands, and whenever it moves.
///
/// A device under test moves it from one pose to another without anything between. Before everything is
/// laid out for the new pose the handler is called; Apple does not say when.
@available(iOS 27.1, *)
@preconcurrency @MainActor
open class UIHingeInteraction: NSObject, UIInteraction {
  /// What is told; ``hinge`` is nil outside a window and on a device without a hinge.
  @preconcurrency @MainActor
  open class Update: NSObject {
    public let hinge: UIHinge?

    init(hinge: UIHinge?) {
      self.hinge = hinge
      super.init()
    }
  }

  open private(set) weak var view: UIView?
  private let updateHandler: (UIHingeInteraction, Update) -> Void
  /// What was told last; nil: nothing yet.
  private var told: HingeState??

  public init(updateHandler: @escaping (UIHingeInteraction, UIHingeInteraction.Update) -> Void) {
    self.updateHandler = updateHandler
    super.init()
  }

  /// While it is false nothing is told; the state of then comes once it is true again.
  open var isEnabled = true {
    didSet {
      guard isEnabled, !oldValue else { return }
      told = nil
      view?.tellHinge()
    }
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
    if let view { view.tellHinge() } else { take(nil, isInWindow: false) }
  }

  /// Tells a state unless it was told already; outside windows only that there is none any more.
  final func take(_ state: HingeState?, isInWindow: Bool) {
    guard isEnabled else { return }
    if let told, told == state { return }
    guard isInWindow || (told ?? nil) != nil else { return }
    told = .some(state)
    updateHandler(self, Update(hinge: state.map(UIHinge.init)))
  }
}

/// What a control does at events.
struct ControlHandler {
  enum Call {
    case action(UIAction)
    case target(ActionTarget, Selector)
  }

  var call: Call
  var events: UIControl.Event

  var action: UIAction? {
    if case .action(let action) = call { action } else { nil }
  }

  /// Whether there is nobody left to call.
  var isGone: Bool {
    if case .target(let target, _) = call { target.isGone } else { false }
  }

  func isCall(of selector: Selector, to target: ActionTarget) -> Bool {
    if case .target(let other, selector) = call { other == target } else { false }
  }
}

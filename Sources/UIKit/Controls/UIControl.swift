/// A view that the user operates.
///
/// Nobody touches it: a test calls ``sendActions(for:)``. How selectors come about is said at
/// ``Selector``.
@preconcurrency @MainActor
open class UIControl: UIView {
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet {
      // Baselines move with the content.
      if contentVerticalAlignment != oldValue { invalidateIntrinsicContentSize() }
      setNeedsLayout()
    }
  }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Kept; there is no pointer to open a menu with.
  open var isContextMenuInteractionEnabled = false
  /// Kept; there is no finger to open a menu with.
  open var showsMenuAsPrimaryAction = false

  private var handlers: [ControlHandler] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A control that runs an action when it is triggered.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether a touch is followed: never, since there are none.
  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }

  /// What a control does when ``state`` changed.
  func stateDidChange() {}

  /// The horizontal alignment with leading and trailing resolved.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  // MARK: Actions

  /// Adds an action to events; one of the same identifier gives way to it.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append(ControlHandler(call: .action(action), events: controlEvents))
  }

  /// Takes an action off events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Takes the action of an identifier off events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    remove(controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  /// Runs an action with this control as its sender.
  open func sendAction(_ action: UIAction) { action.run(sender: self) }

  /// Runs the actions and calls the targets of the events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      switch handler.call {
      case .action(let action): sendAction(action)
      case .target(let target, let action):
        if !target.isGone { sendAction(action, to: target.object, for: nil) }
      }
    }
  }

  /// Goes through the actions and targets and their events until told to stop.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for handler in handlers where !stop {
      switch handler.call {
      case .action(let action): iterator(action, nil, handler.events, &stop)
      case .target(let target, let action):
        if !target.isGone { iterator(nil, (target.object, action), handler.events, &stop) }
      }
    }
  }

  // MARK: Targets

  /// Has a method called at events: the target's, which is not kept alive, or without a target that
  /// of the first responder in the chain that has it.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let target = ActionTarget(target)
    if let index = handlers.firstIndex(where: { $0.isCall(of: action, to: target) }) {
      handlers[index].events.formUnion(controlEvents)
    } else {
      handlers.append(ControlHandler(call: .target(target, action), events: controlEvents))
    }
  }

  /// Ends calls of a method; nil means every target, or every method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    remove(controlEvents) { handler in
      guard case .target(let target, let other) = handler.call else { return false }
      return (object == nil || target.object === object) && (action == nil || other == action)
    }
  }

  private func remove(_ controlEvents: Event, where isMeant: (ControlHandler) -> Bool) {
    for index in handlers.indices where isMeant(handlers[index]) {
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty || $0.isGone }
  }

  /// Calls a method of a target, or of a responder where there is no target.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// All targets, and an `NSNull` if a method is called without one.
  open var allTargets: Set<AnyHashable> {
    var all: Set<AnyHashable> = []
    for case .target(let target, _) in handlers.map(\.call) where !target.isGone {
      all.insert(target.hashable)
    }
    return all
  }

  /// The names of a target's methods for an event; nil where there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let target = ActionTarget(target)
    let names = handlers.compactMap { handler -> String? in
      guard case .target(let other, let action) = handler.call, other == target,
        !handler.events.isDisjoint(with: controlEvent)
      else { return nil }
      return action.description
    }
    return names.isEmpty ? nil : names
  }

  /// All events that an action or a target is added to.
  open var allControlEvents: Event {
    handlers.filter { !$0.isGone }.reduce(into: Event()) { $0.formUnion($1.events) }
  }
}
